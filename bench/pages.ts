import { get } from 'node:http'
import { availableParallelism } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { drawPortions, illustrateMeals } from './data/illustrated-meals.ts'
import { writeManyMeals } from './data/many-meals.ts'
import { type LoadResult, runLoad } from './load.ts'
import { benchPageBytes } from './page-bytes.ts'
import type { BareAnswer } from './servers/bare-server.ts'
import { type BenchSite, openBenchSite } from './servers/bench-site.ts'
import { type MeasuredServer, startMeasured } from './servers/measured-server.ts'
import type { SiteTask } from './servers/site-server.ts'

/** Measured in turns, so that what else the machine does disturbs all alike. */
const rounds = 5
const secondsEach = 1

/** Rounds before the first that counts, in which code is compiled: the pages get faster for some ten seconds. */
const warmUps = 10
const connections = 32
const meals = 480

type Subject = { name: string; path: string; encoding: string }

/** One round: answers a second by the clock, and by the processor time that the server used. */
type Round = LoadResult & { perSecond: number; perCore: number }

/**
 * Measures pages and a call of the API against node:http alone, and what a browser loads for them.
 * `a core` is what one core does in a second that it works for the site, all of its threads counted. The
 * plain page has 24 bare cards and nothing else: how often it comes tells how quick the machine is by then.
 */
export async function benchPages(): Promise<void> {
  const site = await openBenchSite()
  await writeManyMeals(site.app, meals)
  await illustrateMeals(site.app)
  const { slug } = await site.app.db
    .selectFrom('meals')
    .select('slug')
    .where('is_published', '=', true)
    .executeTakeFirstOrThrow()
  await drawPortions(site.app, slug)
  console.log(
    `${availableParallelism()} cores; ${rounds} rounds of ${secondsEach} s, ${connections} connections`,
  )
  printRow(['', '', 'a second', 'bare', 'ratio', 'spread', 'a core', 'bare', 'ratio', 'p50', 'p99'])
  const paths = ['/', '/meals', `/meals/${slug}`]
  // One after the other: a site's SQLite file belongs to one process.
  const cached = await startSite(site, { cachePages: true })
  for (const path of paths) await measure({ name: 'cached, br', path, encoding: 'br' }, cached)
  for (const path of ['/api/meals', '/api/categories', '/api/blogs']) {
    await measure({ name: 'API, br', path, encoding: 'br' }, cached)
  }
  await benchPageBytes(`http://127.0.0.1:${cached.port}`, paths)
  await cached.stop()
  const uncached = await startSite(site, { cachePages: false })
  for (const path of paths)
    await measure({ name: 'uncached', path, encoding: 'identity' }, uncached)
  await uncached.stop()
  await site.close()
  const plain = await startMeasured('plain-server.ts', {})
  await measure({ name: 'plain page', path: '/meals', encoding: 'identity' }, plain)
  await plain.stop()
}

function startSite({ app }: BenchSite, task: SiteTask): Promise<MeasuredServer> {
  const settings = { DATA_DIR: app.config.dataDir, PORT: '0', WORKERS: '0', SAMPLE_CONTENT: 'off' }
  return startMeasured('site-server.ts', task, { ...settings, ADMIN_PASSWORD: 'bench password' })
}

/** Compares the site with a server that sends the very same headers and bytes. */
async function measure({ name, path, encoding }: Subject, server: MeasuredServer): Promise<void> {
  const load = { path, headers: { 'Accept-Encoding': encoding }, connections, seconds: secondsEach }
  const bare = await startMeasured('bare-server.ts', await answerOf(server, path, encoding))
  const results: { site: Round; bare: Round }[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const site = await measureRound({ ...load, port: server.port }, server)
    const other = await measureRound({ ...load, port: bare.port }, bare)
    if (round >= warmUps) results.push({ site, bare: other })
  }
  await bare.stop()
  printResult(name, path, results)
}

async function measureRound(
  load: Parameters<typeof runLoad>[0],
  server: MeasuredServer,
): Promise<Round> {
  const before = await server.cpuSeconds()
  const result = await runLoad(load)
  const used = (await server.cpuSeconds()) - before
  const { requests, seconds } = result
  return { ...result, perSecond: requests / seconds, perCore: requests / used }
}

/** What the site answers, but for the headers that node:http writes by itself. */
function answerOf({ port }: MeasuredServer, path: string, encoding: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { 'Accept-Encoding': encoding } }, async (answer) => {
      const own = ['date', 'connection', 'keep-alive', 'transfer-encoding']
      const headers = answer.rawHeaders.flatMap((name, index, all) =>
        index % 2 || own.includes(name.toLowerCase()) ? [] : [name, all[index + 1] ?? ''],
      )
      resolve({ headers, body: await buffer(answer) })
    }).on('error', reject)
  })
}

function printResult(name: string, path: string, results: { site: Round; bare: Round }[]) {
  const middle = (of: (result: (typeof results)[number]) => number) =>
    results.map(of).toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ?? 0
  const ratios = results.map(({ site, bare }) => site.perSecond / bare.perSecond)
  printRow([
    name,
    path.length > 12 ? `${path.slice(0, 9)}...` : path,
    whole(middle(({ site }) => site.perSecond)),
    whole(middle(({ bare }) => bare.perSecond)),
    middle(({ site, bare }) => site.perSecond / bare.perSecond).toFixed(2),
    `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    whole(middle(({ site }) => site.perCore)),
    whole(middle(({ bare }) => bare.perCore)),
    middle(({ site, bare }) => site.perCore / bare.perCore).toFixed(2),
    `${middle(({ site }) => site.p50).toFixed(1)} ms`,
    `${middle(({ site }) => site.p99).toFixed(1)} ms`,
  ])
}

const whole = (number: number) => String(Math.round(number))

function printRow(cells: string[]) {
  console.log(
    cells.map((cell, column) => (column < 2 ? cell.padEnd(13) : cell.padStart(10))).join(''),
  )
}
