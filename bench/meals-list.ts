import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MealListQuery } from '#app/meals/meal-filter.server.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import type { App } from '#platform/app.ts'
import type { BenchSite } from './bench-site.ts'
import {
  type Lists,
  measureLists,
  milliseconds,
  printListPlans,
  printListTimes,
  type Times,
} from './list-times.ts'
import { writeManyMeals } from './many-meals.ts'

const sizes = [1_000, 100_000]

const firstPage = { page: 1, limit: 24 }

/** Measures lists of 1,000 and of 100,000 meals, and what the largest search does to the event loop. */
export async function benchMealLists(
  openSite: () => Promise<BenchSite>,
  { plans }: { plans: boolean },
): Promise<void> {
  const results: Map<string, Times>[] = []
  for (const size of sizes) {
    const { app, close } = await openSite()
    const start = performance.now()
    await writeManyMeals(app, size)
    console.log(`${size} meals, written in ${milliseconds(performance.now() - start)}`)
    const lists = listsOf(await queriesFor(app))
    results.push(await measureLists(app, lists))
    if (size === Math.max(...sizes)) {
      await measureEventLoop(app)
      if (plans) await printListPlans(app, lists)
    }
    await close()
  }
  printListTimes(results)
}

type Queries = Record<string, MealListQuery>

const listsOf = (queries: Queries): Lists =>
  Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [
      name,
      (app: App) => listMeals(app, null, query),
    ]),
  )

async function queriesFor(app: App): Promise<Queries> {
  const rows = await app.db.selectFrom('categories').select(['id', 'name']).execute()
  const category = (name: string) => rows.find((row) => row.name === name)?.id
  const { totalPages } = await listMeals(app, null, firstPage)
  return {
    'first page': firstPage,
    'last page': { ...firstPage, page: totalPages },
    'middle page': { ...firstPage, page: Math.ceil(totalPages / 2) },
    'search chicken': { ...firstPage, search: 'chicken' },
    'search saffron': { ...firstPage, search: 'saffron' },
    'search ri': { ...firstPage, search: 'ri' },
    'search keto': { ...firstPage, search: 'keto' },
    'search keto saffron lunch': { ...firstPage, search: 'keto saffron lunch' },
    'search for nothing': { ...firstPage, search: 'zzzz' },
    'category of a third': { ...firstPage, category: category('Keto') },
    'category of one in 200': { ...firstPage, category: category('Picnic') },
    'category of one in 2,000': { ...firstPage, category: category('Saffron week') },
    'meal type': { ...firstPage, mealType: 'lunch' },
    'category, type, calories': {
      ...firstPage,
      category: category('Keto'),
      mealType: 'lunch',
      maxCalories: 300,
    },
    'by title': { ...firstPage, sort: 'title' },
    'most protein of a category': { ...firstPage, sort: '-protein', category: category('Vegan') },
  }
}

/** Every search counts anew, as the calories differ: the worst that a visitor can ask for. */
async function measureEventLoop(app: App) {
  const resolution = 1
  const delay = monitorEventLoopDelay({ resolution })
  await listMeals(app, null, { ...firstPage, search: 'ri' })
  delay.enable()
  for (let minCalories = 0; minCalories < 60; minCalories += 1) {
    await listMeals(app, null, { ...firstPage, search: 'ri', minCalories })
    await listMeals(app, null, { ...firstPage, search: 'ri' })
  }
  delay.disable()
  const p99 = delay.percentile(99) / 1e6 - resolution
  const longest = delay.max / 1e6 - resolution
  console.log(
    `Event loop while search=ri runs: p99 ${milliseconds(p99)}, longest ${milliseconds(longest)}`,
  )
}
