/**
 * Runs a site for a long time under mixed load, with a kill every minute, and restores the last archive
 * of that time on the other database.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findLosses } from '#tests/support/races/find-losses.ts'
import {
  copyLedger,
  type Editors,
  signIn,
  startEditors,
} from '#tests/support/races/mixed-writes.ts'
import type { RunningSite } from '#tests/support/sites/running-site.ts'
import { startVisitors, type Visitors } from '#tests/support/sites/visitors.ts'
import { runCommand } from './command-line.ts'
import type { BenchPostgres } from './servers/bench-site.ts'
import {
  killOne,
  type Outage,
  openChaosSite,
  type Processes,
  pace,
  printLosses,
  printVisits,
} from './servers/chaos-site.ts'

const minute = 60_000

/** A backup each so many minutes, under load; the last one right before the end. */
const backupEvery = 10

type Soak = {
  minutes: number
  postgres: BenchPostgres
  /** Runs it on PostgreSQL and restores on SQLite; else the other way round. */
  onPostgres: boolean
  processes?: Processes
}

/** Prints how it went, minute by minute, and what is missing at the end and in the restored site. */
export async function benchSoak({ minutes, postgres, onPostgres, processes }: Soak) {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-soak-'))
  const archive = path.join(folder, 'site.tar')
  const site = await openChaosSite({ postgres: onPostgres ? postgres : undefined, processes })
  const ask = await signIn(site.fetch)
  const editors = startEditors(ask, 2, 150)
  const visitors = startVisitors(site.fetch, 2, 100)
  const outages: Outage[] = []
  let saved = copyLedger(editors.ledger)
  for (let done = 1; done <= minutes; done += 1) {
    const end = performance.now() + minute
    await pause(Math.random() * minute * 0.5)
    outages.push(await killOne(site))
    if (done % backupEvery === 0 || done === minutes) {
      saved = copyLedger(editors.ledger)
      await backUp(site, archive)
    }
    await pause(Math.max(0, end - performance.now()))
    printMinute(done, site, editors, visitors)
  }
  await Promise.all([editors.stop(), visitors.stop()])
  console.log(`  ${outages.length} kills, all came back by themselves`)
  printLosses(await findLosses(site.fetch, ask, editors.ledger))
  printVisits(visitors.visits, outages)
  await site.remove()

  const other = await openChaosSite(onPostgres ? {} : { postgres })
  const took = await runCommand(other.settings, 'restore', '--yes', archive)
  const database = onPostgres ? 'SQLite' : 'PostgreSQL'
  console.log(`  the last archive was restored on ${database} in ${took.toFixed(1)} s`)
  printLosses(await findLosses(other.fetch, await signIn(other.fetch), saved))
  await other.remove()
  await rm(folder, { recursive: true, force: true })
}

async function backUp(site: RunningSite, archive: string): Promise<void> {
  const took = await runCommand(site.settings, 'backup', archive)
  const { size } = await stat(archive)
  console.log(`  backup: ${(size / 1e6).toFixed(1)} MB in ${took.toFixed(1)} s`)
}

function printMinute(done: number, site: RunningSite, editors: Editors, { visits }: Visitors) {
  const { meals, posts, messages, images } = editors.ledger
  const written = meals.size + posts.size + messages.size + images.size
  const since = performance.now() - minute
  const recent = visits.filter(({ from }) => from > since)
  console.log(
    `  minute ${done}: ${site.memory()} MB, ${pace(recent, minute)}, ${written} things written`,
  )
}
