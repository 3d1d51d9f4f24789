import type { App } from '#platform/app.ts'
import { bumpContentVersion } from '#platform/database/versions/content-version.ts'
import { printPlans } from './query-plans.ts'

/**
 * Milliseconds of one kind of list: asked for again; a page of it that nobody asked for yet, with its
 * total kept; and after a write, with nothing kept.
 */
export type Times = { warm: number; page?: number; cold?: number; total?: number }

/** The lists that are measured, by name; `limit` makes another page of the same list. */
export type Lists = Record<string, (app: App, limit?: number) => Promise<{ total: number }>>

/** How often each list is measured; the middle time counts. */
const rounds = { warm: 31, page: 11, cold: 3, work: 15 }

/** Measures each list in its three states. */
export async function measureLists(app: App, lists: Lists): Promise<Map<string, Times>> {
  const times = new Map<string, Times>()
  for (const [name, list] of Object.entries(lists)) times.set(name, await measureList(app, list))
  return times
}

async function measureList(app: App, list: Lists[string]): Promise<Times> {
  const { total } = await list(app)
  const warm = await middleTime(rounds.warm, () => list(app))
  let limit = 24
  const page = await middleTime(rounds.page, () => list(app, --limit))
  const raise = () => bumpContentVersion(app.db)
  const cold = await middleTime(rounds.cold, () => list(app), raise)
  return { warm, page, cold, total }
}

/** Measures what is no list. */
export async function measureWorks(
  works: Record<string, () => Promise<unknown>>,
): Promise<Map<string, Times>> {
  const times = new Map<string, Times>()
  for (const [name, work] of Object.entries(works)) {
    times.set(name, { warm: await middleTime(rounds.work, work) })
  }
  return times
}

/** The middle of `count` times (ms) of the work; `before` it, something else may be done each time. */
async function middleTime(
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
    await bumpContentVersion(app.db)
    await printPlans(app, list)
  }
}

/** The most memory that this process ever held: databases, lists and their writing together. */
export function printPeakMemory(): void {
  console.log(`Peak memory so far ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
}

const states = ['warm', 'page', 'cold'] as const

/** Prints the times on the smallest site, and on the larger ones as ratios to them. */
export function printListTimes(sizes: number[], [small, ...larger]: Map<string, Times>[]): void {
  if (!small) return
  const others = sizes.slice(1).map(short)
  const head = states.flatMap((state) => [`${state} ${short(sizes[0] ?? 0)}`, ...others])
  printRow(['list', 'found', ...head])
  for (const [name, before] of small) {
    const most = larger.at(-1)?.get(name)?.total
    const found = before.total === undefined ? '' : `${before.total} ${most ?? ''}`
    const cells = states.flatMap((state) => {
      const ratios = larger.map((times) => ratio(before[state], times.get(name)?.[state]))
      return [before[state] === undefined ? '' : milliseconds(before[state]), ...ratios]
    })
    printRow([name, found, ...cells])
  }
}

function printRow(cells: string[]) {
  console.log(
    cells.map((cell, at) => (at ? cell.padStart(at === 1 ? 15 : 10) : cell.padEnd(30))).join(''),
  )
}

const short = (size: number) => (size < 1e6 ? `${size / 1000}k` : `${size / 1e6}M`)

/** A time as it is printed. */
export const milliseconds = (ms: number) => `${ms.toFixed(2)} ms`

const ratio = (before?: number, after?: number) =>
  before === undefined || after === undefined ? '' : (after / before).toFixed(1)
