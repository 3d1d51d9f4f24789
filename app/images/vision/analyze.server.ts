import type { Analysis, AnalyzeInput } from '#app/nutrition/analysis.ts'
import { analyseText } from '#app/nutrition/nutrition.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { conflict, invalid, notFound, unavailable } from '#platform/errors.ts'
import { largestName } from '../files/media-names.ts'
import type { Image } from '../image.ts'
import * as store from '../images.db.server.ts'
import { getImage } from '../images.server.ts'
import { imageIdOfUrl } from '../images-by-address.server.ts'

/**
 * Figures of what an image shows: from the typed ingredients, else from its prompt, else from what the
 * vision model sees. Throws 400 when no food is named or seen, 404 for an unknown image, 409 for an image that is
 * not ready, 502 when the provider fails, and 503 when no vision model is available.
 */
export async function analyzeImage(app: App, staff: Staff, input: AnalyzeInput): Promise<Analysis> {
  if (input.ingredients)
    return await analyseText(app, input.ingredients, 'ingredients', 'ingredients')
  const image = await findImage(app, staff, input)
  if (!image.url) throw conflict('Image is not ready for analysis yet', 'imageId')
  if (image.prompt) return await analyseText(app, image.prompt, 'prompt', 'imageId')
  return await lookAt(app, image._id, input.times ?? 1)
}

async function lookAt(app: App, imageId: string, times: number): Promise<Analysis> {
  const { visionModel } = app.config
  if (!visionModel) {
    throw unavailable(
      'Nothing is known of this image. Configure a vision model or type the ingredients.',
    )
  }
  // Loaded on first use, as the web process decodes pictures only here.
  const { recognise } = await import('./recognise.server.ts')
  const { jpegForModels } = await import('../files/encode.server.ts')
  const row = await store.findImage(app.db, imageId)
  const ready = row && store.asReady(row)
  if (!ready) throw conflict('Image is not ready for analysis yet', 'imageId')
  const jpeg = await jpegForModels(await app.media.get(largestName(ready)))
  return await recognise(app, visionModel, { imageId, jpeg, times })
}

async function findImage(
  app: App,
  staff: Staff,
  { imageId, imageUrl }: AnalyzeInput,
): Promise<Image> {
  if (!imageId && !imageUrl) throw invalid('Please select an image to analyze', 'imageId')
  const id = imageId || (await imageIdOfUrl(app, imageUrl ?? ''))
  if (!id) throw notFound('Image not found')
  return await getImage(app, staff, id)
}
