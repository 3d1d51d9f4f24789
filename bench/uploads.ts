/** Uploads real pictures, eight at a time, while visitors read `/meals`. */
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { createRandom } from '#app/images/illustrator/core/random.ts'
import { childrenOf } from '#tests/support/sites/running-site.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'
import { writeManyMeals } from './data/many-meals.ts'
import { openBenchSite } from './servers/bench-site.ts'

const atOnce = 8

/** A visitor each this many ms, and for how long (ms) the idle site is looked at. */
const visitEvery = 40
const idleFor = 20_000

/** What phones, cameras and screens make: format, width, height. */
const kinds = [
  ['jpeg', 1200, 900],
  ['jpeg', 3000, 2000],
  ['jpeg', 640, 480],
  ['png', 800, 800],
  ['webp', 1600, 1200],
  ['jpeg', 900, 1600],
  ['png', 1400, 1050],
  ['webp', 500, 700],
] as const

type Uploaded = { _id: string; imageUrl: string; width: number; height: number }

/** Prints what became of `count` uploads, the time of `/meals` meanwhile, and the memory of both processes. */
export async function benchUploads(count: number): Promise<void> {
  const folder = await makePictures(count)
  const data = await openBenchSite()
  await writeManyMeals(data.app, 48)
  const site = await startSite({ DATA_DIR: data.app.config.dataDir, LOG_LEVEL: 'error' })
  try {
    const token = await signIn(site.url)
    const idle = await visitFor(site.url, () => pause(idleFor))
    const before = memoryOf(site)
    const started = performance.now()
    const uploaded: (Uploaded | null)[] = []
    const busy = await visitFor(site.url, () =>
      uploadAll({ url: site.url, token, folder }, count, uploaded),
    )
    const seconds = (performance.now() - started) / 1000
    const lost = await countLost(site.url, uploaded)
    const rate = (count / seconds).toFixed(1)
    console.log(`  ${count} uploads in ${seconds.toFixed(0)} s (${rate} a second), lost ${lost}`)
    console.log(`  /meals p50 and p99: idle ${times(idle)}, meanwhile ${times(busy)}`)
    console.log(`  p99 meanwhile to idle: ${(at(busy, 0.99) / at(idle, 0.99)).toFixed(1)}`)
    const after = memoryOf(site)
    console.log(`  peak memory of web ${before.web} to ${after.web} MB, worker ${after.worker} MB`)
  } finally {
    await removeSite(site)
    await data.close()
    await rm(folder, { recursive: true })
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const { token } = await response.json()
  return token
}

type Target = { url: string; token: string; folder: string }

async function uploadAll(target: Target, count: number, uploaded: (Uploaded | null)[]) {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const number = next
        next += 1
        uploaded[number] = await upload(target, number)
      }
    }),
  )
}

async function upload({ url, token, folder }: Target, number: number): Promise<Uploaded | null> {
  const bytes = await readFile(path.join(folder, String(number)))
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], `plate-${number}`))
  const response = await fetch(`${url}/api/images/upload`, {
    method: 'POST',
    headers: { 'x-auth-token': token },
    body: form,
  })
  if (response.ok) return await response.json()
  console.log(`  upload ${number} answered ${response.status}: ${await response.text()}`)
  return null
}

/** Made before anything is measured, since it takes as much of the processor as taking them in. */
async function makePictures(count: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-pictures-'))
  for (let number = 0; number < count; number += 1) {
    await writeFile(path.join(folder, String(number)), await pictureOf(number))
  }
  return folder
}

/** A picture of spots, like no other one of the run. */
async function pictureOf(number: number): Promise<Buffer> {
  const [format, width, height] = kinds[number % kinds.length] ?? kinds[0]
  const random = createRandom(number)
  const spots = Array.from({ length: 12 }, () => {
    const [x, y, size] = [random.int(0, width), random.int(0, height), random.int(40, width / 3)]
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="hsl(${random.int(0, 359)} 60% 50%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${number % 360} 30% 85%)"/>${spots.join('')}</svg>`
  return await sharp(Buffer.from(svg)).toFormat(format).toBuffer()
}

/** Times (ms) of a visitor's requests for `/meals` for as long as the work takes, sorted. */
async function visitFor(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  const visits: Promise<void>[] = []
  const timer = setInterval(() => visits.push(visit(url, taken)), visitEvery)
  await work()
  clearInterval(timer)
  await Promise.all(visits)
  return taken.toSorted((a, b) => a - b)
}

async function visit(url: string, taken: number[]) {
  const started = performance.now()
  const response = await fetch(`${url}/meals`)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`/meals answered ${response.status}`)
  taken.push(performance.now() - started)
}

/** Uploads that were refused, are not ready, or whose largest file is no picture of the right size. */
async function countLost(url: string, uploaded: (Uploaded | null)[]): Promise<number> {
  let lost = 0
  for (const image of uploaded) if (!(await opens(url, image))) lost += 1
  return lost
}

async function opens(url: string, image: Uploaded | null): Promise<boolean> {
  if (!image?.imageUrl.startsWith('/media/')) return false
  const response = await fetch(url + image.imageUrl)
  const { width } = await sharp(await response.arrayBuffer()).metadata()
  return response.ok && width === image.width
}

/** The most MB that each process ever held, by Linux. */
function memoryOf(site: SiteProcess) {
  const { pid } = site.process
  return { web: peakOf(pid), worker: Math.max(...childrenOf(pid).map(peakOf)) }
}

function peakOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const at = (sorted: number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0

const times = (sorted: number[]) =>
  `${at(sorted, 0.5).toFixed(1)} and ${at(sorted, 0.99).toFixed(1)} ms`
