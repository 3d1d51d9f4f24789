import type { Analysis, AnalyzeInput } from '#app/nutrition/analysis.ts'
import { analyseText } from '#app/nutrition/nutrition.server.ts'
import type { App } from '#platform/app.ts'
import { conflict, invalid, notFound, unavailable } from '#platform/errors.ts'
import type { Image } from './image.ts'
import { getImage, imageIdOfUrl } from './images.server.ts'

/**
 * Figures of what an image shows: from the typed ingredients, else from its prompt. Throws 400 where no
 * food is named, 404 for an unknown image, 409 for one that is not ready, and 503 for an upload of which
 * nothing is known.
 */
export async function analyzeImage(app: App, input: AnalyzeInput): Promise<Analysis> {
  if (input.ingredients) return analyseText(input.ingredients, 'ingredients', 'ingredients')
  const image = await findImage(app, input)
  if (!image.url) throw conflict('Image is not ready for analysis yet', 'imageId')
  if (image.prompt) return analyseText(image.prompt, 'prompt', 'imageId')
  throw unavailable(
    'Nothing is known of this image. Configure a vision model or type the ingredients.',
  )
}

async function findImage(app: App, { imageId, imageUrl }: AnalyzeInput): Promise<Image> {
  if (!imageId && !imageUrl) throw invalid('Please select an image to analyze', 'imageId')
  const id = imageId || (await imageIdOfUrl(app, imageUrl ?? ''))
  if (!id) throw notFound('Image not found')
  return await getImage(app, id)
}
