/** The memory of each process that `npm start` makes: at rest, after a minute of load, and rested again. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { sampleMeals } from '#app/meals/samples/sample-meals.ts'
import { projectRoot } from '#platform/project-root.ts'
import { freePort } from '#tests/support/free-port.ts'
import { administrator } from '#tests/support/sites/site-process.ts'
import { cpuSeconds, memoryOf, processTree } from './servers/process-memory.ts'

/** For so long (ms) nothing may happen before a site counts as at rest: threads end after a minute. */
const restFor = 70_000

/** Of one core, what the processes may use meanwhile. */
const mostAtRest = 0.03

const visitors = 8
/** Between two uploads and two generated images (ms); a worker makes about one a second on one core. */
const imageEvery = 1500

const words =
  'rice chicken salad soup beef fish egg bean oat berry cheese bread corn nut lime'.split(' ')

/** Starts a new site with its sample content as `npm start` does, and prints what its processes hold. */
export async function benchMemory(seconds: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-memory-'))
  const port = String(await freePort())
  const site = spawn('npm', ['start'], {
    cwd: projectRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME },
      ...{ DATA_DIR: path.join(folder, 'data'), PORT: port, LOG_LEVEL: 'error', PORTRAIT_URL: '' },
      ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
      ...{
        NODE_OPTIONS: `--require ${projectRoot()}/bench/servers/heap-notes.cjs`,
        HEAP_NOTES: folder,
      },
    },
  })
  const pid = site.pid ?? 0
  const url = `http://127.0.0.1:${port}`
  const print = (title: string) => printMemory(title, pid, folder)
  try {
    await untilReady(url)
    await untilAtRest(pid)
    await print('at rest, its pictures made')
    const asked = await load(url, seconds)
    await print(`after ${seconds} s of load, ${asked} pages`)
    await untilAtRest(pid)
    await print('at rest again')
  } finally {
    site.kill('SIGTERM')
    await once(site, 'exit')
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

async function printMemory(title: string, pid: number, notes: string): Promise<void> {
  console.log(`  ${title}`)
  console.log(row(['', 'RSS', 'PSS', 'own', 'peak', 'heap', 'in use', 'outside']))
  for (const one of processTree(pid)) {
    const { name, rss, pss, own, peak, heap } = await memoryOf(one, notes)
    const parts = heap ? [heap.total, heap.used, heap.outside] : []
    console.log(row([name, ...[rss, pss, own, peak, ...parts].map((mb) => mb.toFixed(0))]))
  }
}

const row = ([name = '', ...cells]: string[]) =>
  `  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(9)).join('')}`

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('The site did not start')
}

async function untilAtRest(pid: number): Promise<void> {
  for (let busyTurns = 0; busyTurns < 30; busyTurns += 1) {
    const before = cpuSeconds(processTree(pid))
    await pause(restFor)
    const used = cpuSeconds(processTree(pid)) - before
    if (used < (mostAtRest * restFor) / 1000) return
  }
  throw new Error('The site does not come to rest')
}

/** Visitors who read as fast as they are answered, an editor who uploads and generates. Gives the pages. */
async function load(url: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  const pages = await pagesOf(url)
  let asked = 0
  const visit = async () => {
    while (performance.now() < end) {
      await get(url + pathOf(asked, pages))
      asked += 1
    }
  }
  await Promise.all([...Array.from({ length: visitors }, visit), edit(url, end)])
  return asked
}

/** Pages that are kept, lists and plates that are made again. */
function pathOf(number: number, pages: string[]): string {
  const word = words[number % words.length]
  const other = words[Math.floor(number / words.length) % words.length]
  if (number % 10 === 8) return `/meals?search=${word}+${other}`
  if (number % 10 === 9) return `/estimate?text=${number % 300}+g+${word}+and+${other}`
  return pages[number % pages.length] ?? '/'
}

async function pagesOf(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/meals?limit=50`)
  const { meals }: { meals: { slug: string }[] } = await answer.json()
  return ['/', '/meals', '/blogs', '/about', ...meals.map(({ slug }) => `/meals/${slug}`)]
}

async function get(address: string): Promise<void> {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
}

/** Uploads a picture and has one drawn in turns, and has a long text read now and then. */
async function edit(url: string, end: number): Promise<void> {
  const token = await signIn(url)
  for (let number = 0; performance.now() < end; number += 1) {
    const next = pause(imageEvery)
    const { prompt } = sampleMeals[number % sampleMeals.length] ?? { prompt: 'rice' }
    if (number % 2) await post(`${url}/api/images/upload`, token, await picture(number))
    else await post(`${url}/api/images/generate`, token, JSON.stringify({ prompt }))
    if (number % 10 === 5) {
      const text = `${prompt}, `.repeat(40).slice(0, 1900)
      await post(`${url}/api/nutrition/estimate`, token, JSON.stringify({ text }))
      await get(`${url}/api/nutrition/estimate/plate?text=${encodeURIComponent(prompt)}`)
    }
    await next
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await post(`${url}/api/auth/login`, '', JSON.stringify(administrator))
  const { token } = await answer.json()
  return token
}

async function post(address: string, token: string, body: string | FormData): Promise<Response> {
  const headers: Record<string, string> = { 'x-auth-token': token }
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  const answer = await fetch(address, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** A photograph's size, like no other one of the run. */
async function picture(number: number): Promise<FormData> {
  const background = `hsl(${(number * 37) % 360} 40% 60%)`
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const size = { width: 3000, height: 2000, channels: 3 } as const
  const bytes = await sharp({ create: { ...size, background, noise } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], `plate-${number}.jpg`))
  return form
}
