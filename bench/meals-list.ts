import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MealListQuery } from '#app/meals/meal-filter.server.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import type { App } from '#platform/app.ts'
import { raiseContentVersion } from '#platform/database/content-version.ts'
import type { BenchSite } from './bench-site.ts'
import { writeManyMeals } from './many-meals.ts'
import { printPlans } from './query-plans.ts'

const sizes = [1_000, 100_000]

/** Milliseconds of one kind of list: with its total kept, and counted anew. */
type Times = { warm: number; cold: number; total: number }

const firstPage = { page: 1, limit: 24 }

/** How often each list is measured; the middle time counts. */
const rounds = { warm: 41, cold: 9 }

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
    console.log(`${size} meals, written in ${seconds(performance.now() - start)}`)
    const queries = await queriesFor(app)
    results.push(await measureLists(app, queries))
    if (size === Math.max(...sizes)) {
      await measureEventLoop(app)
      if (plans) await printPlansOf(app, queries)
    }
    await close()
  }
  printResults(results)
}

type Queries = Record<string, MealListQuery>

async function measureLists(app: App, queries: Queries): Promise<Map<string, Times>> {
  const times = new Map<string, Times>()
  for (const [name, query] of Object.entries(queries)) {
    times.set(name, await measureList(app, query))
  }
  return times
}

async function printPlansOf(app: App, queries: Queries) {
  for (const [name, query] of Object.entries(queries)) {
    console.log(`  ${name}`)
    await raiseContentVersion(app.db)
    await printPlans(app, (app) => listMeals(app, null, query))
  }
}

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

async function measureList(app: App, query: MealListQuery): Promise<Times> {
  const { total } = await listMeals(app, null, query)
  const warm = await middleTime(rounds.warm, () => listMeals(app, null, query))
  const cold = await middleTime(
    rounds.cold,
    () => listMeals(app, null, query),
    () => raiseContentVersion(app.db),
  )
  return { warm, cold, total }
}

async function middleTime(
  count: number,
  work: () => Promise<unknown>,
  before?: () => Promise<void>,
) {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    await before?.()
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0
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

function printResults([small, large]: Map<string, Times>[]) {
  if (!small || !large) return
  const header = ['list', 'found', 'warm 1k', 'warm 100k', 'ratio', 'cold 1k', 'cold 100k', 'ratio']
  const rows = [...large].map(([name, times]) => {
    const before = small.get(name) ?? times
    return [
      name,
      String(times.total),
      ...[milliseconds(before.warm), milliseconds(times.warm), ratio(before.warm, times.warm)],
      ...[milliseconds(before.cold), milliseconds(times.cold), ratio(before.cold, times.cold)],
    ]
  })
  for (const row of [header, ...rows]) {
    console.log(row.map((cell, column) => (column ? cell.padStart(11) : cell.padEnd(28))).join(''))
  }
  for (const state of ['warm', 'cold'] as const) {
    const ratios = [...large].map(([name, times]) => ({
      name,
      factor: times[state] / (small.get(name)?.[state] ?? times[state]),
    }))
    const worst = ratios.toSorted((a, b) => b.factor - a.factor)[0]
    console.log(`Worst ratio, ${state}: ${worst?.factor.toFixed(1)} (${worst?.name})`)
  }
}

const milliseconds = (ms: number) => `${ms.toFixed(2)} ms`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const ratio = (before: number, after: number) => (after / before).toFixed(1)
