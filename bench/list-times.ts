import type { App } from '#platform/app.ts'
import { raiseContentVersion } from '#platform/database/content-version.ts'
import { printPlans } from './query-plans.ts'

/** Milliseconds of one kind of list: with its total kept, and counted anew. */
export type Times = { warm: number; cold: number; total: number }

/** The lists that are measured, by name. */
export type Lists = Record<string, (app: App) => Promise<{ total: number }>>

/** How often each list is measured; the middle time counts. */
const rounds = { warm: 41, cold: 9 }

/** Measures each list with its total kept, and after a write that visitors see. */
export async function measureLists(app: App, lists: Lists): Promise<Map<string, Times>> {
  const times = new Map<string, Times>()
  for (const [name, list] of Object.entries(lists)) times.set(name, await measureList(app, list))
  return times
}

async function measureList(app: App, list: Lists[string]): Promise<Times> {
  const { total } = await list(app)
  const warm = await middleTime(rounds.warm, () => list(app))
  const raise = () => raiseContentVersion(app.db)
  const cold = await middleTime(rounds.cold, () => list(app), raise)
  return { warm, cold, total }
}

/** The middle of `count` times (ms) of the work; `before` it, something else may be done each time. */
export async function middleTime(
  count: number,
  work: () => Promise<unknown>,
  before?: () => Promise<void>,
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    await before?.()
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0
}

/** Prints each query of each list, with how the database answers it when nothing is kept. */
export async function printListPlans(app: App, lists: Lists): Promise<void> {
  for (const [name, list] of Object.entries(lists)) {
    console.log(`  ${name}`)
    await raiseContentVersion(app.db)
    await printPlans(app, list)
  }
}

/** Prints the times of a small site beside those of a large one, and the worst ratios. */
export function printListTimes([small, large]: Map<string, Times>[]): void {
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

/** A time as it is printed. */
export const milliseconds = (ms: number) => `${ms.toFixed(2)} ms`
const ratio = (before: number, after: number) => (after / before).toFixed(1)
