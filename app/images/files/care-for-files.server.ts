import type { App } from '#platform/app.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import * as store from '../images.db.server.ts'
import { repairImageJob } from '../images.jobs.server.ts'
import { allMediaNames, mediaKeyOfName } from './media-names.ts'
import { repairSource } from './repair-source.server.ts'

const day = 24 * 3_600_000

/** How long a file without an image is kept, in ms: a backup or a second site may still need it. */
const keepOrphans = 7 * day

/** Batch size for rows and names. */
const batch = 200

/** A ready image with missing files; `repairable` when a worker can make them again. */
export type Damage = { imageId: string; names: string[]; repairable: boolean }

export type MediaReport = { images: number; files: number; damaged: Damage[] }

/** Checks that all files of all ready images exist. Reads only names, not files. */
export async function checkMedia(app: App): Promise<MediaReport> {
  const report: MediaReport = { images: 0, files: 0, damaged: [] }
  for await (const image of readyImages(app)) {
    const names = allMediaNames(image.media_key, image.variants)
    report.images += 1
    report.files += names.length
    const missing = await missingOf(app, names)
    if (missing.length === 0) continue
    const repairable = (await repairSource(app, image)) !== null
    report.damaged.push({ imageId: image.id, names: missing, repairable })
  }
  return report
}

/** Checks all files, logs the missing ones, and enqueues jobs for those that can be made again. */
export async function repairMedia(app: App): Promise<MediaReport> {
  const report = await checkMedia(app)
  for (const damage of report.damaged) {
    app.log.error(damage, 'files of an image are missing')
    if (damage.repairable) await enqueue(app, repairImageJob, { imageId: damage.imageId })
  }
  return report
}

/** Removes files without an image, a week after they were written. Returns their number. */
export async function removeOrphans(app: App): Promise<number> {
  const before = new Date(app.clock.now().getTime() - keepOrphans)
  let removed = 0
  let names: string[] = []
  const removeBatch = async () => {
    for (const name of await orphansAmong(app, names)) {
      await app.media.delete(name)
      removed += 1
    }
    names = []
  }
  for await (const name of app.media.list('', before)) {
    names.push(name)
    if (names.length === batch) await removeBatch()
  }
  await removeBatch()
  if (removed > 0) app.log.info({ removed }, 'files that no image names were removed')
  return removed
}

/** Names of files without an image. Files whose names have another form are left out. */
async function orphansAmong(app: App, names: string[]): Promise<string[]> {
  const keys = new Set(names.map(mediaKeyOfName).filter((key) => key !== null))
  const known = await store.knownMediaKeys(app.db, [...keys])
  return names.filter((name) => {
    const key = mediaKeyOfName(name)
    return key !== null && !known.has(key)
  })
}

async function* readyImages(app: App) {
  let after = ''
  while (true) {
    const rows = await store.readyImagesAfter(app.db, after, batch)
    const last = rows.at(-1)
    if (!last) return
    for (const row of rows) {
      const image = store.asReady(row)
      if (image) yield image
    }
    after = last.id
  }
}

async function missingOf(app: App, names: string[]): Promise<string[]> {
  const there = await Promise.all(names.map((name) => app.media.exists(name)))
  return names.filter((_, index) => !there[index])
}
