import { type Found, forgive, publishedTerms } from '#app/publishing/finding/forgive.server.ts'
import { searchTerms } from '#app/publishing/finding/search-terms.ts'
import type { App } from '#platform/app.ts'
import { totalOfList } from '#platform/database/lists/list-pages.ts'
import { searchKey, searchText } from '#platform/text/search-key.ts'
import { holdsTerm } from '#platform/text/search-terms.ts'
import { isId } from '#platform/text/slug.ts'
import { mealPublication } from '../meal.ts'
import { type MealNames, mealNames } from '../meal-names.server.ts'
import type { MealFilter, SoughtTerm } from './meal-conditions.db.server.ts'
import { listOfMeals } from './meal-lists.db.server.ts'
import type { MealQuery } from './meal-query.ts'

/** A query with its paging; fields that are missing or empty do not filter. */
export type MealListQuery = Partial<MealQuery> & Pick<MealQuery, 'page' | 'limit'>

/** The filter of a query; what was searched for instead, if the words of the search find nothing. */
export async function forgivingFilter(
  app: App,
  query: MealListQuery,
  drafts: boolean,
): Promise<Found<MealFilter>> {
  return await forgive(app, mealPublication, {
    search: query.search,
    exact: query.exact,
    read: (search) => readFilter(app, { ...query, search }, drafts),
    count: (filter) => totalOfList(app, listOfMeals(), filter),
  })
}

/** The query with ids in place of names; null when no meal can match, as with an unknown category. */
async function readFilter(
  app: App,
  query: MealListQuery,
  drafts: boolean,
): Promise<MealFilter | null> {
  const { minCalories, maxCalories, minProtein, minFiber, exclude } = query
  const published = sight(query.status, drafts)
  if (published === 'nothing') return null
  const names = await mealNames(app)
  const categories = chosenCategories(query, names)
  const mealType = chosenMealType(query.mealType, names)
  const impossible = categories.some((ids) => ids.length === 0) || mealType === 'unknown'
  if (impossible) return null
  const terms = soughtTerms(query, names)
  return {
    published,
    terms: published ? await publishedTerms(app, mealPublication, terms) : terms,
    categories,
    mealType,
    exclude: exclude && isId(exclude) ? exclude : undefined,
    minCalories,
    maxCalories,
    minProtein,
    minFiber,
    checked: query.checked && query.checked === 'true',
    picture: query.picture && query.picture === 'true',
  }
}

/** Visitors only ever see what is published. */
function sight(status: MealQuery['status'], drafts: boolean): boolean | undefined | 'nothing' {
  if (status === 'draft') return drafts ? false : 'nothing'
  return status === 'published' || !drafts ? true : undefined
}

/** One group of ids for each of the three parameters that name categories. */
function chosenCategories(query: MealListQuery, { categories }: MealNames): string[][] {
  const groups: ((category: MealNames['categories'][number]) => boolean)[] = []
  const { category, categories: anyOf, diet } = query
  if (category) groups.push(({ _id }) => _id === category)
  if (anyOf && anyOf.length > 0) groups.push(({ _id }) => anyOf.includes(_id))
  if (diet) groups.push(({ name_key }) => name_key === searchKey(diet))
  return groups.map((isChosen) => categories.filter(isChosen).map(({ _id }) => _id))
}

function chosenMealType(idOrSlug: string | undefined, { mealTypes }: MealNames) {
  if (!idOrSlug) return undefined
  const wanted = idOrSlug.toLowerCase()
  return mealTypes.find(({ _id, slug }) => _id === wanted || slug === wanted)?._id ?? 'unknown'
}

function soughtTerms({ search = '', exact }: MealListQuery, names: MealNames): SoughtTerm[] {
  return searchTerms(search, exact).map((term) => {
    const named = (list: { _id: string; name: string }[]) =>
      list.filter(({ name }) => holdsTerm(searchText([name]), term)).map(({ _id }) => _id)
    return { ...term, categories: named(names.categories), mealTypes: named(names.mealTypes) }
  })
}
