import type { App } from '#platform/app.ts'
import { searchKey, searchText, searchWords } from '#platform/text/search-key.ts'
import { isId } from '#platform/text/slug.ts'
import { type MealNames, mealNames } from '../meal-names.server.ts'
import type { MealFilter, SoughtWord } from './meal-conditions.db.server.ts'
import type { MealQuery } from './meal-query.ts'

/** A query with its paging; fields that are missing or empty do not filter. */
export type MealListQuery = Partial<MealQuery> & Pick<MealQuery, 'page' | 'limit'>

/** The query with ids in place of names; null when no meal can match, as with an unknown category. */
export async function readFilter(
  app: App,
  query: MealListQuery,
  drafts: boolean,
): Promise<MealFilter | null> {
  const { minCalories, maxCalories, minProtein, exclude } = query
  const published = sight(query.status, drafts)
  if (published === 'nothing') return null
  const names = await mealNames(app)
  const categories = chosenCategories(query, names)
  const mealType = chosenMealType(query.mealType, names)
  const impossible = categories.some((ids) => ids.length === 0) || mealType === 'unknown'
  if (impossible) return null
  return {
    published,
    words: soughtWords(query.search ?? '', names),
    categories,
    mealType,
    exclude: exclude && isId(exclude) ? exclude : undefined,
    minCalories,
    maxCalories,
    minProtein,
    checked: query.checked && query.checked === 'true',
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

function soughtWords(search: string, { categories, mealTypes }: MealNames): SoughtWord[] {
  const words = new Set(searchKey(search).split(' ').filter(Boolean))
  return [...words].flatMap((word) => {
    const [needle] = searchWords(word)
    if (needle === undefined) return []
    const named = (list: { _id: string; name: string }[]) =>
      list.filter(({ name }) => searchText([name]).includes(needle)).map(({ _id }) => _id)
    return { word, categories: named(categories), mealTypes: named(mealTypes) }
  })
}
