import type { MealListQuery } from '#app/meals/catalogue/meal-filter.server.ts'
import { createMeal, updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { categoryUses } from '#app/meals/labels/meal-labels.server.ts'
import { countMeals, getMealBySlug, listMeals, mealAddresses } from '#app/meals/meals.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { newId } from '#platform/ids.ts'
import type { Lists } from './list-times.ts'

const paging = { page: 1, limit: 24 }

/** Addresses in a part of the sitemap that every site of the bench can fill. */
const sitemapPart = 900

type Queries = Record<string, Partial<MealListQuery> & { place?: Place }>

/** Where in a list of so many meals a page lies: the first is where nothing is said. */
type Place = (limit: number) => number

/** What visitors ask for. */
export async function visitorLists(app: App): Promise<Lists> {
  const rows = await app.db.selectFrom('categories').select(['id', 'name']).execute()
  const category = (name: string) => rows.find((row) => row.name === name)?.id
  const { total } = await listMeals(app, null, paging)
  const last: Place = (limit) => Math.ceil(total / limit)
  const middle: Place = (limit) => Math.ceil(total / limit / 2)
  const keto = category('Keto')
  return listsOf(null, {
    'first page': {},
    'last page': { place: last },
    'middle page': { place: middle },
    'search z, one letter': { search: 'z' },
    'search ri, two letters': { search: 'ri' },
    'search ric, three letters': { search: 'ric' },
    'search zucchini, eight': { search: 'zucchini' },
    'search saffron': { search: 'saffron' },
    'search keto': { search: 'keto' },
    'search keto saffron lunch': { search: 'keto saffron lunch' },
    'search for nothing': { search: 'zzzz' },
    'category of many': { category: keto },
    'category of one in 200': { category: category('Picnic') },
    'category of one in 2,000': { category: category('Saffron week') },
    'any of two categories': { categories: [keto ?? '', category('Picnic') ?? ''] },
    'meal type': { mealType: 'lunch' },
    diet: { diet: 'vegan' },
    'calories from, to': { minCalories: 300, maxCalories: 400 },
    'protein from': { minProtein: 60 },
    'category, type, calories': { category: keto, mealType: 'lunch', maxCalories: 300 },
    'by title': { sort: 'title' },
    'by title, middle': { sort: 'title', place: middle },
    'most protein of a diet': { sort: '-protein', diet: 'vegan' },
  })
}

/** What staff ask for. */
export async function staffLists(app: App): Promise<Lists> {
  const { total } = await listMeals(app, commandLine, paging)
  const lists = listsOf(commandLine, {
    'staff: first page': {},
    'staff: last page': { place: (limit) => Math.ceil(total / limit) },
    'staff: drafts': { status: 'draft' },
    'staff: drafts of a diet': { status: 'draft', diet: 'keto' },
    'staff: search saffron': { search: 'saffron' },
    'staff: diet': { diet: 'keto' },
  })
  return {
    ...lists,
    'staff: counts of categories': async (app) => ({
      total: (await categoryUses(app, commandLine)).length,
    }),
    'dashboard and sitemap counts': async (app) => ({ total: (await countMeals(app)).meals }),
  }
}

const listsOf = (user: typeof commandLine | null, queries: Queries): Lists =>
  Object.fromEntries(
    Object.entries(queries).map(([name, { place = () => 1, ...query }]) => [
      name,
      (app: App, limit = paging.limit) =>
        listMeals(app, user, { ...query, limit, page: place(limit) }),
    ]),
  )

/** What is done with one meal, or with one part of the sitemap. */
export async function works(app: App): Promise<Record<string, () => Promise<unknown>>> {
  const { total, meals } = await listMeals(app, null, { page: 1, limit: 1 })
  const [newest] = meals
  if (!newest) throw new Error('The site has no meal')
  const lastPart = Math.floor(total / sitemapPart)
  return {
    'detail by slug': () => getMealBySlug(app, null, newest.slug),
    'sitemap, first 900': () => mealAddresses(app, { part: 1, size: sitemapPart }),
    'sitemap, last 900': () => mealAddresses(app, { part: lastPart, size: sitemapPart }),
    'create a draft': () => createMeal(app, commandLine, { title: `Bench ${newId()}` }),
    toggle: () => toggle(app, newest._id),
    'staff list after a toggle': async () => {
      await toggle(app, newest._id)
      return await listMeals(app, commandLine, { page: 1, limit: 10 })
    },
  }
}

/** Publishes the meal, or takes it back. */
async function toggle(app: App, id: string) {
  const row = await app.db
    .selectFrom('meals')
    .select('is_published')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await updateMeal(app, commandLine, id, { isPublished: !row.is_published })
}
