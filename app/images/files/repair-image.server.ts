import { readerOf } from '#app/nutrition/own-foods/own-foods.server.ts'
import type { App } from '#platform/app.ts'
import { GiveUp } from '#platform/jobs/job.ts'
import { illustratePlate } from '../illustrator/illustrator.ts'
import { isAiMade } from '../image.ts'
import * as store from '../images.db.server.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'
import { encode, largestWidth, type Pixels, readPixels } from './encode.server.ts'
import { type Format, largestName, mediaName } from './media-names.ts'
import { type ReadyImage, type RepairSource, repairSource } from './repair-source.server.ts'

/**
 * Makes the missing files of an image again under the same names, from its largest file or by drawing it
 * again.
 */
export async function repairImage(app: App, imageId: string, signal: AbortSignal): Promise<void> {
  const row = await store.findImage(app.db, imageId)
  const image = row && store.asReady(row)
  if (!image) return
  const source = await repairSource(app, image)
  if (!source) throw new GiveUp('Nothing is left of this image to make its files from')
  const aiMade = isAiMade(image)
  let pixels: Pixels | undefined
  for (const format of ['webp', 'avif'] as const satisfies Format[]) {
    for (const width of image.variants[format]) {
      signal.throwIfAborted()
      const name = mediaName(image.media_key, width, format)
      if (await app.media.exists(name)) continue
      pixels ??= await pixelsFrom(app, image, source)
      await app.media.put(name, await encode(pixels, width, format, { aiMade }))
    }
  }
  app.log.info({ imageId, source }, 'the files of an image were made again')
}

async function pixelsFrom(app: App, image: ReadyImage, source: RepairSource): Promise<Pixels> {
  if (source === 'file') return await readPixels(await app.media.get(largestName(image)))
  const { prompt, seed } = image
  const reader = await readerOf(app)
  const ingredients = plateIngredients(reader, reader.readPlate(prompt))
  return illustratePlate({ ingredients, prompt, seed: seed ?? 0 }, largestWidth)
}
