import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Losses } from '#tests/support/races/find-losses.ts'
import { openS3Server } from '#tests/support/servers/s3-server.ts'
import { type RunningSite, runLargeSite, runSmallSite } from '#tests/support/sites/running-site.ts'
import type { Visit } from '#tests/support/sites/visitors.ts'
import type { BenchPostgres } from './bench-site.ts'

/** How many processes a large site has. */
export type Processes = { webs: number; workers: number }

/** Which site is put under load: on a SQLite file without `postgres`; with `processes` a large one. */
export type ChaosPlace = { postgres?: BenchPostgres; processes?: Processes }

/** A new site, empty but for its administrator. */
export async function openChaosSite({ postgres, processes }: ChaosPlace): Promise<RunningSite> {
  // The small site stands behind a proxy too, for each message has a sender of its own.
  const settings: Record<string, string> = { LOG_LEVEL: 'error', TRUST_PROXY: 'on' }
  if (postgres) settings.DATABASE_URL = await postgres.newDatabase()
  if (!processes) return await runSmallSite(settings)
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-bucket-'))
  const bucket = await openS3Server(folder)
  const site = await runLargeSite({ ...settings, ...bucket.settings }, processes)
  return {
    ...site,
    async remove() {
      await site.remove()
      await bucket.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A time in which a process was down, in ms of performance.now(). */
export type Outage = { name: string; from: number; to: number }

/** Kills one of the processes; resolves once it is back, and rejects where it does not come back. */
export async function killOne(site: RunningSite): Promise<Outage> {
  const names = Object.keys(site.kills)
  const name = names[Math.floor(Math.random() * names.length)] ?? ''
  const from = performance.now()
  await site.kills[name]?.()
  return { name, from, to: performance.now() }
}

/** Prints how visits went before the first kill, while a process was down, and else. */
export function printVisits(visits: Visit[], outages: Outage[]): void {
  const first = outages[0]?.from ?? Number.POSITIVE_INFINITY
  const isDown = ({ from, to }: Visit) => outages.some((one) => from < one.to && to > one.from)
  const start = visits.reduce((first, { from }) => Math.min(first, from), Number.POSITIVE_INFINITY)
  const end = visits.reduce((last, { to }) => Math.max(last, to), 0)
  const down = outages.reduce((sum, { from, to }) => sum + to - from, 0)
  const before = visits.filter(({ to }) => to <= first)
  const during = visits.filter(isDown)
  const after = visits.filter((visit) => visit.to > first && !isDown(visit))
  console.log(`  before a kill: ${pace(before, Math.min(first, end) - start)}`)
  console.log(`  while a process is down: ${pace(during, down)}`)
  console.log(`  after it is back: ${pace(after, end - first - down)}`)
}

/** Answered pages a second, and the time within which 99 of 100 of them are read. */
export function pace(visits: Visit[], ms: number): string {
  const answered = visits.filter(({ status }) => status === 200)
  const times = answered.map(({ from, to }) => to - from).toSorted((a, b) => a - b)
  const p99 = Math.round(times[Math.floor(0.99 * (times.length - 1))] ?? 0)
  const rate = Math.round((1000 * answered.length) / ms)
  return `${rate} pages/s, p99 ${p99} ms, ${visits.length - answered.length} asked in vain`
}

/** Prints how many of each kind were found, and the first of them. */
export function printLosses(losses: Losses): void {
  const told = Object.entries(losses).map(([kind, found]) => {
    const [first] = found
    return `${kind} ${found.length}${first ? ` (${first} …)` : ''}`
  })
  console.log(`  of what was acknowledged: ${told.join(', ')}`)
}
