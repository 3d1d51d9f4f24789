import { setTimeout as pause } from 'node:timers/promises'
import type { SiteFetch } from '../races/round-robin.ts'

/** One page request; times in ms of performance.now(). */
export type Visit = { from: number; to: number; status: number | 'no answer' }

export type Visitors = { visits: Visit[]; stop(): Promise<void> }

const pages = [
  '/',
  '/meals',
  '/meals?sort=title',
  '/meals?search=of',
  '/api/meals',
  '/blogs',
  '/about',
]

/** Starts `count` visitors who read one page after another, with pauses of `rest` ms. */
export function startVisitors(fetch: SiteFetch, count: number, rest: number): Visitors {
  const visits: Visit[] = []
  let reading = true
  const work = Array.from({ length: count }, async (_, index) => {
    for (let turn = index; reading; turn += 1) {
      const from = performance.now()
      const status = await statusOf(fetch, pages[turn % pages.length] ?? '/')
      visits.push({ from, to: performance.now(), status })
      await pause(rest)
    }
  })
  return {
    visits,
    async stop() {
      reading = false
      await Promise.all(work)
    },
  }
}

async function statusOf(fetch: SiteFetch, path: string): Promise<Visit['status']> {
  try {
    const response = await fetch(path)
    await response.arrayBuffer()
    return response.status
  } catch {
    return 'no answer'
  }
}
