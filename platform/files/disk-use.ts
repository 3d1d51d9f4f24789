import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '../app.ts'
import { nullIfMissing } from './missing-file.ts'

/** How many times as long as it took a count of the files is good enough, and for how long (ms) at least and at most. */
const goodForTimes = 500
const goodForAtLeast = 5000
const goodForAtMost = 10 * 60_000

/** How long (ms) an answer waits for a count. */
const patience = 300

/** Files whose sizes are read at the same time. */
const atOnce = 32

type Count = { until: number; bytes: Promise<number> }

const counts = new Map<string, Count>()

/** The bytes that are free on the disk of the data folder, and those it uses; null while they are counted. */
export async function diskOf({ config, log }: Pick<App, 'config' | 'log'>) {
  const free = await freeBytes(config.dataDir)
  const used = await Promise.race([
    countOf(config.dataDir).catch((err) => {
      log.warn({ err }, 'the files of the data folder cannot be counted')
      return null
    }),
    new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref()),
  ])
  return { free, used }
}

/** The bytes that are free on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function countOf(folder: string): Promise<number> {
  const known = counts.get(folder)
  if (known && performance.now() < known.until) return known.bytes
  const begun = performance.now()
  const count: Count = { until: Number.POSITIVE_INFINITY, bytes: bytesIn(folder) }
  counts.set(folder, count)
  count.bytes.then(
    () => {
      const now = performance.now()
      const wanted = Math.max((now - begun) * goodForTimes, goodForAtLeast)
      count.until = now + Math.min(wanted, goodForAtMost)
    },
    () => counts.delete(folder),
  )
  return count.bytes
}

/** The size of all files in a folder; those that are removed meanwhile do not count. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = (await nullIfMissing(readdir(folder, { withFileTypes: true }))) ?? []
  let bytes = 0
  for (let first = 0; first < entries.length; first += atOnce) {
    const sizes = entries.slice(first, first + atOnce).map(async (entry) => {
      const place = path.join(folder, entry.name)
      if (entry.isDirectory()) return await bytesIn(place)
      return entry.isFile() ? ((await nullIfMissing(stat(place)))?.size ?? 0) : 0
    })
    for (const size of await Promise.all(sizes)) bytes += size
  }
  return bytes
}
