import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import * as store from '../images.db.server.ts'
import { storeReady } from '../making/take-picture.server.ts'
import { toImage } from '../show-images.server.ts'
import { allMediaNames, mediaName, sourceName } from './media-names.ts'
import type { MovedImage } from './moved-image.ts'
import { isWholePicture } from './whole-picture.server.ts'

/** The data of these images for a whole export, by id; images that are not ready are left out. */
export async function movedImages(app: App, ids: string[]): Promise<Map<string, MovedImage>> {
  const moved = new Map<string, MovedImage>()
  for (const row of await store.imagesById(app.db, [...new Set(ids)])) {
    const { media_key: key, variants, width, height } = row
    if (row.status !== 'ready' || !key || !variants || !width || !height) continue
    moved.set(row.id, {
      ...{ key, width, height, webp: [...variants.webp], avif: [...variants.avif] },
      ...{ source: row.source, prompt: row.prompt, model: row.model, seed: row.seed },
      ...{ placeholder: row.placeholder, color: row.color, createdAt: row.created_at },
    })
  }
  return moved
}

/** The names of an image's files, in the media store and in the file of a whole export. */
export const filesOfMoved = ({ key, webp, avif }: MovedImage): string[] =>
  allMediaNames(key, { webp, avif })

/** Returns the bytes of a file by its name; null when it does not exist. */
type ReadFile = (name: string) => Promise<Buffer | null>

/**
 * Stores an image of another site with the same file names, unless this site has it already. The files are
 * written before the row, so that a killed process leaves no image without files. Throws 400 when a file is
 * missing or is not a picture.
 */
export async function adoptMovedImage(
  app: App,
  staff: Staff,
  moved: MovedImage,
  read: ReadFile,
): Promise<{ isNew: boolean }> {
  const known = await store.findReadyByKey(app.db, moved.key)
  const image = known && toImage(known)
  const largest = mediaName(moved.key, Math.max(...moved.webp), 'webp')
  if (image?.url && (await app.media.exists(image.url.slice('/media/'.length)))) {
    return { isNew: false }
  }
  const avif = await storeFiles(app, moved, read)
  if (image?.url) return { isNew: true }
  if (avif.length < moved.webp.length) {
    // A worker makes the missing AVIF files from this one.
    await app.media.put(sourceName(moved.key), await app.media.get(largest))
  }
  await storeReady(app, staff, {
    ...{ source: moved.source, prompt: moved.prompt, model: moved.model, seed: moved.seed },
    ...{ width: moved.width, height: moved.height },
    ...{ placeholder: moved.placeholder, color: moved.color, created_at: moved.createdAt },
    media_key: moved.key,
    variants: { webp: moved.webp, avif },
  })
  return { isNew: true }
}

/** Stores all WebP files and those AVIF files that exist. Returns the widths of the AVIF files. */
async function storeFiles(app: App, moved: MovedImage, read: ReadFile): Promise<number[]> {
  const files: { name: string; bytes: Buffer }[] = []
  const avif: number[] = []
  for (const format of ['webp', 'avif'] as const) {
    for (const width of moved[format]) {
      const name = mediaName(moved.key, width, format)
      const bytes = await read(name)
      if (!bytes && format === 'webp') throw invalid(`The file has no picture ${name}`)
      if (!bytes) continue
      if (!(await isWholePicture(name, bytes, false))) throw invalid(`${name} is no whole picture`)
      files.push({ name, bytes })
      if (format === 'avif') avif.push(width)
    }
  }
  await Promise.all(files.map(({ name, bytes }) => app.media.put(name, bytes)))
  return avif.length === moved.webp.length ? avif : []
}
