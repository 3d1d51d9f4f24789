import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { invalid, unavailable } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import {
  encode,
  hashPixels,
  packSource,
  readPixels,
  summarise,
  UnusableImage,
  widthsFor,
} from '../files/encode.server.ts'
import { mediaName, sourceName } from '../files/media-names.ts'
import type { Image } from '../image.ts'
import * as store from '../images.db.server.ts'
import { addAvifJob } from '../images.jobs.server.ts'
import { newImage } from '../images.server.ts'
import { toImage } from '../show-images.server.ts'

/**
 * Stores a picture without a worker, for imports. Returns the existing image when the site has one with the
 * same pixels. The row is written after the files, so that a killed process leaves no image without files.
 * Throws 400 for bytes that are not a picture.
 */
export async function takePicture(app: App, staff: Staff, bytes: Uint8Array): Promise<Image> {
  const pixels = await readPixels(bytes).catch((error) => {
    throw error instanceof UnusableImage ? invalid(error.message) : error
  })
  const mediaKey = hashPixels(pixels)
  const known = await store.findReadyByKey(app.db, mediaKey)
  if (known) return toImage(known)
  const widths = widthsFor(pixels.width)
  for (const width of widths) {
    await app.media.put(mediaName(mediaKey, width, 'webp'), await encode(pixels, width, 'webp'))
  }
  await app.media.put(sourceName(mediaKey), await packSource(pixels))
  const width = Math.max(...widths)
  return await storeReady(app, staff, {
    source: 'linked',
    media_key: mediaKey,
    variants: { webp: widths, avif: [] },
    ...(await summarise(pixels)),
    width,
    height: Math.round((pixels.height * width) / pixels.width),
  })
}

type ReadyFields = Pick<
  store.ImageTable,
  'source' | 'media_key' | 'variants' | 'width' | 'height'
> &
  Partial<store.ImageTable>

/** Writes the row of an image whose files are stored, and enqueues a job for missing AVIF files. */
export async function storeReady(app: App, staff: Staff, fields: ReadyFields): Promise<Image> {
  const row = newImage(app, staff, { ...fields, status: 'ready', progress: 1 })
  const { media_key: mediaKey, variants } = fields
  return await inTransaction(app, async (app) => {
    if (mediaKey && (await store.isBeingRemoved(app.db, mediaKey))) {
      throw unavailable('The same picture is just being removed. Please try again later.')
    }
    await store.insertImage(app.db, row)
    if (mediaKey && variants && variants.avif.length < variants.webp.length) {
      await enqueue(app, addAvifJob, { mediaKey })
    }
    return toImage(row)
  })
}
