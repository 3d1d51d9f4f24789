/** Imports a WordPress export with pictures while visitors read, kills it in the middle, and repeats it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { projectRoot } from '#platform/project-root.ts'
import { oldBlog, wxrEnd, wxrHead, wxrItem } from '#tests/support/builders/build-wxr.ts'
import { removeSite, startSite } from '#tests/support/sites/site-process.ts'
import { heapFlags, mallocSettings } from '../scripts/heap-flags.mjs'
import { printVisits, visitWhile } from './servers/visits.ts'

const kills = 10

/** Prints seconds, the most memory, the slowest answers to visitors, and what a second run changes. */
export async function benchWordpress(posts: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-wordpress-'))
  const file = path.join(folder, 'export.xml')
  const media = path.join(folder, 'uploads')
  await writeExport(file, media, posts)
  const megabytes = Math.round((await stat(file)).size / 1e6)
  console.log(`  ${posts} posts, ${posts * 2} pictures, ${megabytes} MB of XML`)
  const site = await startSite({ SAMPLE_CONTENT: 'on', WORKERS: '1' })
  await pause(20_000)
  const idle = await visitWhile(site.url, async () => await pause(20_000))
  const settings = { DATA_DIR: site.dataDir }
  const args = ['import', 'wordpress', file, '--media', media]
  let killed = 0
  for (let n = 0; n < kills; n += 1) {
    if (await runFor(settings, args, 500 + Math.random() * 1500)) killed += 1
  }
  console.log(`  ${killed} of ${kills} runs killed in the middle`)
  let run = { seconds: 0, megabytes: 0, output: '' }
  const meanwhile = await visitWhile(site.url, async () => {
    run = await measure(settings, args)
  })
  const after = await visitWhile(site.url, async () => await pause(20_000))
  console.log(`  the next run: ${run.seconds.toFixed(1)} s, ${run.megabytes} MB`)
  printVisits({ before: idle, meanwhile, after })
  console.log(lastLines(run.output))
  const again = await measure(settings, args)
  console.log(`  again: ${again.seconds.toFixed(1)} s, ${again.megabytes} MB`)
  console.log(lastLines(again.output))
  await removeSite(site)
  await rm(folder, { recursive: true })
}

const lastLines = (output: string) =>
  output
    .trim()
    .split('\n')
    .slice(-3)
    .map((line) => `    ${line}`)
    .join('\n')

/** Each post has a featured image and one in its text. */
async function writeExport(file: string, media: string, posts: number): Promise<void> {
  await mkdir(media, { recursive: true })
  const out = createWriteStream(file)
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  await write(wxrHead())
  const filler =
    '<!-- wp:paragraph --><p>What is on the plate, and how much of it.</p><!-- /wp:paragraph -->\n'
  for (let n = 0; n < posts; n += 1) {
    for (const part of [0, 1]) {
      const name = `p-${n}-${part}.jpg`
      const background = { r: n % 256, g: Math.floor(n / 256), b: part * 200 }
      const picture = sharp({ create: { width: 640, height: 420, channels: 3, background } })
      await writeFile(path.join(media, name), await picture.jpeg().toBuffer())
      const id = 1_000_000 + 2 * n + part
      await write(
        wxrItem({
          id,
          type: 'attachment',
          status: 'inherit',
          title: name,
          file: `${oldBlog}/wp-content/uploads/${name}`,
        }),
      )
    }
    const image = `<!-- wp:image --><figure class="wp-block-image"><img src="${oldBlog}/wp-content/uploads/p-${n}-1-300x200.jpg" alt="Plate ${n}"/></figure><!-- /wp:image -->`
    await write(
      wxrItem({
        id: n + 1,
        title: `Post ${n}`,
        tags: ['Quick'],
        categories: ['Soups'],
        meta: { _thumbnail_id: 1_000_000 + 2 * n },
        content: filler.repeat(20) + image + filler.repeat(20),
      }),
    )
  }
  await write(wxrEnd)
  out.end()
  await once(out, 'close')
}

function start(settings: Record<string, string>, args: string[]) {
  const program = path.join(projectRoot(), 'build/server/server/cli.js')
  return spawn(process.execPath, [...heapFlags, program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...mallocSettings, ...settings },
  })
}

/** Kills the command so long after its first entry. Returns true if it was still running. */
async function runFor(settings: Record<string, string>, args: string[], ms: number) {
  const child = start(settings, args)
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  child.stdout.resume()
  await Promise.race([pause(ms), ended])
  return child.kill('SIGKILL') && (await once(child, 'exit')) && true
}

async function measure(settings: Record<string, string>, args: string[]) {
  const started = performance.now()
  const child = start(settings, args)
  const ended = once(child, 'close')
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000)
  })
  let most = 0
  while (child.exitCode === null && child.signalCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
    await Promise.race([pause(100), ended])
  }
  await ended
  return {
    seconds: (performance.now() - started) / 1000,
    megabytes: Math.round(most / 1024),
    output,
  }
}
