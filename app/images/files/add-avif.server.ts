import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isAiMade } from '../image.ts'
import * as store from '../images.db.server.ts'
import { removeFiles } from '../library/remove-image.server.ts'
import { encode, type Pixels, unpackSource } from './encode.server.ts'
import { mediaName, sourceName } from './media-names.ts'

/** Encodes the AVIF files of these pixels and adds them to the rows of all images that have these pixels. */
export async function addAvif(app: App, mediaKey: string, signal: AbortSignal): Promise<void> {
  const image = await store.findReadyByKey(app.db, mediaKey)
  if (!image?.variants) return
  const widths = image.variants.webp
  let pixels: Pixels | undefined
  for (const width of widths) {
    signal.throwIfAborted()
    const name = mediaName(mediaKey, width, 'avif')
    if (await app.media.exists(name)) continue
    pixels ??= await unpackSource(await app.media.get(sourceName(mediaKey)))
    await app.media.put(name, await encode(pixels, width, 'avif', { aiMade: isAiMade(image) }))
  }
  const variants = { webp: widths, avif: widths }
  const shown = await inTransaction(app, async (app) => {
    const ids = await store.updateVariants(app.db, mediaKey, {
      variants,
      updated_at: timestamp(app.clock),
    })
    return ids.length > 0
  })
  if (shown) await app.media.delete(sourceName(mediaKey))
  else await removeFiles(app, { id: image.id, mediaKey, variants })
}
