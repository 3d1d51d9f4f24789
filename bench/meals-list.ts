import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listMeals } from '#app/meals/meals.server.ts'
import type { App } from '#platform/app.ts'
import { writeManyMeals } from './data/many-meals.ts'
import {
  measureLists,
  measureWorks,
  milliseconds,
  printListPlans,
  printListTimes,
  printPeakMemory,
  type Times,
} from './list-times.ts'
import { staffLists, visitorLists, works } from './meal-works.ts'
import type { OpenSized } from './servers/bench-site.ts'

/** Measures lists of meals on sites of these sizes, and what the largest search does to the event loop. */
export async function benchMealLists(
  openSite: OpenSized,
  { plans, sizes }: { plans: boolean; sizes: number[] },
): Promise<void> {
  const results: Map<string, Times>[] = []
  for (const size of sizes) {
    const { app, close } = await openSite(size)
    const start = performance.now()
    await writeManyMeals(app, size)
    console.log(`${size} meals, there after ${milliseconds(performance.now() - start)}`)
    const lists = { ...(await visitorLists(app)), ...(await staffLists(app)) }
    const times = await measureLists(app, lists)
    for (const [name, time] of await measureWorks(await works(app))) times.set(name, time)
    results.push(times)
    if (size === Math.max(...sizes)) {
      await measureEventLoop(app)
      if (plans) await printListPlans(app, lists)
    }
    await close()
    printPeakMemory()
  }
  printListTimes(sizes, results)
}

/** Every search counts again, as the calories differ: the worst that a visitor can ask for. */
async function measureEventLoop(app: App) {
  const resolution = 1
  const firstPage = { page: 1, limit: 24 }
  const delay = monitorEventLoopDelay({ resolution })
  await listMeals(app, null, { ...firstPage, search: 'ri' })
  delay.enable()
  for (let minCalories = 0; minCalories < 20; minCalories += 1) {
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
