import { setTimeout as pause } from 'node:timers/promises'

/** The times (ms) of visits to pages that everybody opens, and to searches that nobody made before. */
export type Visits = { common: number[]; searches: number[] }

const commonPages = ['/', '/meals', '/blogs', '/meals?page=2', '/blogs?page=2']

/** Between two visits (ms). */
const between = 20

/** Visits a site while `work` runs. A search has words of its own, so that no cache has its page. */
export async function visitWhile(url: string, work: () => Promise<unknown>): Promise<Visits> {
  const visits: Visits = { common: [], searches: [] }
  let isOver = false
  const time = async (path: string) => {
    const started = performance.now()
    const answer = await fetch(url + path)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return performance.now() - started
  }
  const visiting = (async () => {
    for (let n = 0; !isOver; n += 1) {
      visits.common.push(await time(commonPages[n % commonPages.length] ?? '/'))
      await pause(between)
      if (n % 4 === 0) visits.searches.push(await time(`/meals?search=rice+${Date.now()}${n}`))
    }
  })()
  await work()
  isOver = true
  await visiting
  return visits
}

/** Prints median and p99 of each phase, and how many times as slow the middle one is as the idle ones around it. */
export function printVisits(phases: { before: Visits; meanwhile: Visits; after: Visits }): void {
  const { before, meanwhile, after } = phases
  for (const kind of ['common', 'searches'] as const) {
    const idle = [...before[kind], ...after[kind]]
    const [slow, usual] = [quantile(meanwhile[kind], 0.99), quantile(idle, 0.99)]
    console.log(
      `  ${kind}: idle ${summary(idle)}; meanwhile ${summary(meanwhile[kind])}; ${(slow / usual).toFixed(1)} times at p99`,
    )
  }
}

const summary = (times: number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms (${times.length})`

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
