import { updateMeal } from '#app/meals/edit-meals.server.ts'
import type { MealListQuery } from '#app/meals/meal-filter.server.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { BenchSite } from './bench-site.ts'
import { middleTime, milliseconds } from './list-times.ts'
import { writeManyMeals } from './many-meals.ts'

const sizes = [1_000, 100_000]

/** How often each is done; the middle time counts. */
const rounds = 15

const firstPage = { page: 1, limit: 10 }

/** Measures what staff do on the list of all meals, with 1,000 meals and with 100,000. */
export async function benchAdminList(openSite: () => Promise<BenchSite>): Promise<void> {
  const results: Map<string, number>[] = []
  for (const size of sizes) {
    const { app, close } = await openSite()
    await writeManyMeals(app, size)
    results.push(await measure(app))
    await close()
  }
  const [small, large] = results
  for (const [name, time] of large ?? []) {
    const before = small?.get(name) ?? time
    const cells = [milliseconds(before), milliseconds(time), (time / before).toFixed(1)]
    console.log([name.padEnd(28), ...cells.map((cell) => cell.padStart(11))].join(''))
  }
}

async function measure(app: App): Promise<Map<string, number>> {
  const category = await app.db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Picnic')
    .executeTakeFirstOrThrow()
  const list = (query: Partial<MealListQuery>) => () =>
    listMeals(app, commandLine, { ...firstPage, ...query })
  const { totalPages } = await list({})()
  const works = {
    list: list({}),
    'last page': list({ page: totalPages }),
    search: list({ search: 'saffron' }),
    'status published': list({ status: 'published' }),
    'status draft': list({ status: 'draft' }),
    category: list({ category: category.id }),
    'meal type': list({ mealType: 'lunch' }),
    toggle: () => toggle(app),
    // The write has made every kept total old.
    'list after a toggle': async () => {
      await toggle(app)
      return await list({})()
    },
  }
  const times = new Map<string, number>()
  for (const [name, work] of Object.entries(works)) times.set(name, await middleTime(rounds, work))
  return times
}

/** Sends the whole newest meal with the flag turned, as the screen does. */
async function toggle(app: App) {
  const { meals } = await listMeals(app, commandLine, { page: 1, limit: 1 })
  const [meal] = meals
  if (!meal) throw new Error('There is no meal to publish')
  const { categories, mealType, ...fields } = meal
  await updateMeal(app, commandLine, meal._id, {
    ...fields,
    categories: categories.map(({ _id }) => _id),
    mealType: mealType?._id ?? null,
    isPublished: !meal.isPublished,
  })
}
