/** Attacks a site over HTTP from another process, while a visitor loads pages and a monitor asks how it is. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#platform/project-root.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'
import { heapFlags, mallocSettings, pinnedFlags } from '../scripts/heap-flags.mjs'
import { illustrateMeals } from './data/illustrated-meals.ts'
import { writeManyMeals } from './data/many-meals.ts'
import type { Attack } from './servers/attacker.ts'
import { openBenchSite } from './servers/bench-site.ts'

/** As on a machine of 1 GB, of which V8 gives its old generation a half, as it does in a container. */
const flags = [...heapFlags, ...pinnedFlags, '--max-old-space-size=512']

const meals = 480

/** How often (ms) the visitor loads a page and the monitor asks. */
const every = 100

/** What takes longer (ms) counts as no answer. */
const patience = 20_000

const slow: Attack = {
  name: 'slow readers',
  paths: ['/meals', '/api/meals?limit=100', '/estimate?text=2%20eggs'],
  connections: 400,
  pipelined: 16,
  seconds: 120,
  bytesEach: 256,
}

const pipelining = (connections: number): Attack => ({
  name: 'pipelining',
  paths: ['/api/meals?limit=100'],
  connections,
  pipelined: 1500,
  seconds: 20,
  bytesEach: 0,
})

const slowWriters: Attack = {
  name: 'slow writers',
  paths: ['/api/contact'],
  connections: 1500,
  pipelined: 0,
  seconds: 30,
  bytesEach: 0,
}

/** Prints how the site got through each attack. One that was killed is started again for the next. */
export async function benchAttack(): Promise<void> {
  const data = await openBenchSite()
  await writeManyMeals(data.app, meals)
  await illustrateMeals(data.app)
  const picture = await data.app.db.selectFrom('meals').select('image_url').executeTakeFirst()
  const start = () =>
    startSite({
      ...mallocSettings,
      DATA_DIR: data.app.config.dataDir,
      WORKERS: '0',
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: flags.join(' '),
    })
  let site = await start()
  const attacks = [
    ...[1, 40, 400].map(pipelining),
    { ...slow, paths: [...slow.paths, picture?.image_url ?? '/'] },
    slowWriters,
  ]
  await visit(site.url, '/meals')
  for (const attack of attacks) {
    await measure(site, attack)
    if (!isAlive(site)) site = await start()
  }
  await removeSite(site)
  await data.close()
}

async function measure(site: SiteProcess, attack: Attack): Promise<void> {
  forgetPeak(site)
  const before = peakOf(site)
  const attacker = fork(path.join(projectRoot(), 'bench/servers/attacker.ts'), { stdio: 'inherit' })
  attacker.send({ ...attack, port: Number(new URL(site.url).port) })
  const end = performance.now() + attack.seconds * 1000
  const [health, kept, made] = await Promise.all([
    ask(site, end, () => '/healthz'),
    ask(site, end, (turn) => ['/', '/meals', '/blogs', '/about'][turn % 4] ?? '/'),
    ask(site, end, (turn) => `/meals?search=${turn % 2 ? 'egg' : 'rice'}${turn}`),
  ])
  const tries = await endOf(attacker)
  const state = isAlive(site) ? `lived, peak ${before} to ${peakOf(site)} MB` : 'was KILLED'
  console.log(
    `  ${attack.name}, ${attack.connections} connections, ${attack.seconds} s, opened ${tries} times: ${state}`,
  )
  printTimes('/healthz', health)
  printTimes('kept pages', kept)
  printTimes('pages made anew', made)
}

async function endOf(attacker: ChildProcess): Promise<number> {
  const [tries] = await once(attacker, 'message')
  await once(attacker, 'exit')
  return Number(tries)
}

type Asked = { ms: number; status: number | 'no answer' }

/** Asks for one page after the other, until the end or until the site is gone. */
async function ask(site: SiteProcess, end: number, pathOf: (turn: number) => string) {
  const asked: Asked[] = []
  for (let turn = 0; performance.now() < end && isAlive(site); turn += 1) {
    const from = performance.now()
    const status = await visit(site.url, pathOf(turn))
    asked.push({ ms: performance.now() - from, status })
    await pause(Math.max(0, from + every - performance.now()))
  }
  return asked
}

async function visit(url: string, path: string): Promise<Asked['status']> {
  try {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(patience) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 'no answer'
  }
}

function printTimes(what: string, asked: Asked[]): void {
  const good = asked.filter(({ status }) => status === 200)
  const times = good.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
  const refused = asked.filter(({ status }) => status === 503).length
  console.log(
    `    ${what}: ${good.length} answered, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms; ` +
      `${refused} refused, ${asked.length - good.length - refused} without an answer`,
  )
}

const isAlive = ({ process: { exitCode, signalCode } }: SiteProcess) =>
  exitCode === null && signalCode === null

/** The most MB that the process held since that was last forgotten, by Linux. */
function peakOf({ process: { pid } }: SiteProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

function forgetPeak({ process: { pid } }: SiteProcess): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
