/** Imports a WordPress export with pictures while visitors read, kills it ten times on its way, and repeats it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { projectRoot } from '#platform/project-root.ts'
import { removeSite, startSite } from '#tests/support/sites/site-process.ts'
import { heapFlags, mallocSettings, pinnedFlags } from '../scripts/heap-flags.mjs'
import { writeExport } from './data/wordpress-export.ts'
import { printVisits, visitWhile } from './servers/visits.ts'

const kills = 10

/** How long (ms) the idle site is looked at, before the import and after it. */
const idleFor = 20_000

type Run = { seconds: number; megabytes: number; killed: boolean; output: string }

/** Prints seconds, the most memory, the slowest answers to visitors, and what is there twice. */
export async function benchWordpress(posts: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-wordpress-'))
  const file = path.join(folder, 'export.xml')
  const media = path.join(folder, 'uploads')
  await writeExport(file, media, posts)
  const megabytes = Math.round((await stat(file)).size / 1e6)
  console.log(`  ${posts} posts, ${posts * 2} pictures, ${megabytes} MB of XML`)
  const site = await startSite({ SAMPLE_CONTENT: 'off', WORKERS: '1' })
  await pause(idleFor)
  const idle = () => visitWhile(site.url, async () => await pause(idleFor))
  const before = await idle()
  const settings = { DATA_DIR: site.dataDir }
  const args = ['import', 'wordpress', file, '--media', media]
  const stored = countIn(site.dataDir)
  const runs: Run[] = []
  const meanwhile = await visitWhile(site.url, async () => {
    for (let n = 1; n <= kills; n += 1) {
      const isThere = () => stored().posts >= (posts * n) / (kills + 1)
      runs.push(await runImport(settings, args, isThere))
    }
    runs.push(await runImport(settings, args))
  })
  printRuns(runs)
  printVisits({ before, meanwhile, after: await idle() })
  const again = await runImport(settings, args)
  console.log(`  once more: ${again.seconds.toFixed(1)} s, ${again.megabytes} MB`)
  console.log(lastLines(again.output))
  const { posts: there, titles, images, unused } = stored()
  console.log(
    `  stored: ${there} posts with ${titles} titles, ${images} images, of which nothing uses ${unused}`,
  )
  await removeSite(site)
  await rm(folder, { recursive: true })
}

function printRuns(runs: Run[]): void {
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0)
  const most = Math.max(...runs.map((run) => run.megabytes))
  const killed = runs.filter((run) => run.killed).length
  const last = runs.at(-1)
  console.log(`  ${killed} of ${kills} runs killed in the middle, and one to the end`)
  console.log(`  ${seconds.toFixed(0)} s together, at most ${most} MB`)
  console.log(`  the last run: ${last?.seconds.toFixed(1)} s`)
  console.log(lastLines(last?.output ?? ''))
}

const lastLines = (output: string) =>
  output
    .trim()
    .split('\n')
    .slice(-3)
    .map((line) => `    ${line}`)
    .join('\n')

type Stored = { posts: number; titles: number; images: number; unused: number }

/** Counts what the database of a site has. */
function countIn(dataDir: string): () => Stored {
  const database = new Database(path.join(dataDir, 'platewise.sqlite'), { readonly: true })
  const query = database.prepare<[], Stored>(`select
    (select count(*) from posts) as posts,
    (select count(distinct title) from posts) as titles,
    (select count(*) from images) as images,
    (select count(*) from images where id not in (select image_id from image_uses)) as unused`)
  return () => {
    const row = query.get()
    if (!row) throw new Error('The database has no counts')
    return row
  }
}

/** Runs the import, until `isEnough` if that is given: then it is killed. */
async function runImport(
  settings: Record<string, string>,
  args: string[],
  isEnough: () => boolean = () => false,
): Promise<Run> {
  const started = performance.now()
  const program = path.join(projectRoot(), 'build/server/server/cli.js')
  const child = spawn(process.execPath, [...heapFlags, ...pinnedFlags, program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...mallocSettings, ...settings },
  })
  const ended = once(child, 'close')
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000)
  })
  let most = 0
  while (child.exitCode === null && child.signalCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
    if (isEnough()) child.kill('SIGKILL')
    await Promise.race([pause(100), ended])
  }
  await ended
  const seconds = (performance.now() - started) / 1000
  const killed = child.signalCode === 'SIGKILL'
  return { seconds, megabytes: Math.round(most / 1024), killed, output }
}
