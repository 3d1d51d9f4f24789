import type { App } from '#platform/app.ts'
import { allMediaNames, incomingName, sourceName, type Variants } from '../files/media-names.ts'
import * as store from '../images.db.server.ts'

/** Removes the files of a deleted image, unless another image shares them, and then its row. */
export async function removeImageFiles(app: App, imageId: string): Promise<void> {
  const image = await store.findDeleted(app.db, imageId)
  if (!image) return
  await app.media.delete(incomingName(imageId))
  const { media_key: mediaKey, variants } = image
  if (mediaKey && variants) await removeFiles(app, { id: imageId, mediaKey, variants })
  await store.removeImage(app.db, imageId)
}

type Files = { id: string; mediaKey: string; variants: Variants }

/** Removes an image's files unless another image has the same ones. */
export async function removeFiles(app: App, { id, mediaKey, variants }: Files): Promise<void> {
  if (await store.isShared(app.db, mediaKey, id)) return
  // A job that was adding AVIF may have written files that the row does not name yet.
  const all = { webp: variants.webp, avif: variants.webp }
  for (const name of allMediaNames(mediaKey, all)) await app.media.delete(name)
  await app.media.delete(sourceName(mediaKey))
}
