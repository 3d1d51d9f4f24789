import { type Reader, tableReader } from '#app/nutrition/estimate.ts'
import { readerOf } from '#app/nutrition/own-foods/own-foods.server.ts'
import { type AiModel, readModelName } from '#platform/ai/model-name.ts'
import type { App } from '#platform/app.ts'
import { largestWidth } from '../files/encode.server.ts'
import { type Drawing, illustratePlate } from '../illustrator/illustrator.ts'
import { illustratorName } from '../image.ts'
import { generatePicture } from './ai-pictures.server.ts'
import { plateIngredients } from './plate-ingredients.ts'

export type ImageRequest = {
  prompt: string
  /** The same prompt and seed give the same picture, if the model supports it. */
  seed: number
  signal: AbortSignal
}

/** Makes pictures from prompts, as the bytes of a file or as an SVG. */
export type ImageModel = {
  name: string
  generate(request: ImageRequest): Promise<{ bytes: Uint8Array } | { drawing: Drawing }>
}

/** The embedded model: it draws the foods of the prompt, including imported foods. */
export const illustrator = (readerFor = async (): Promise<Reader> => tableReader): ImageModel => ({
  name: illustratorName,
  async generate({ prompt, seed }) {
    const reader = await readerFor()
    const ingredients = plateIngredients(reader, reader.readPlate(prompt))
    return { drawing: illustratePlate({ ingredients, prompt, seed }, largestWidth) }
  },
})

type Made = { id: string; model: string | null }

/**
 * The model that an image was requested from, even if the configuration names another one now. `timeoutMs` is
 * for all tries together.
 */
export function imageModelFor(app: App, { id, model: name }: Made, timeoutMs: number): ImageModel {
  const model = readModelName(name ?? '')
  return model
    ? remoteModel(app, model, { subject: id, timeoutMs })
    : illustrator(() => readerOf(app))
}

const remoteModel = (
  app: App,
  model: AiModel,
  call: { subject: string; timeoutMs: number },
): ImageModel => ({
  name: model.name,
  async generate(request) {
    return { bytes: await generatePicture(app, model, { ...request, ...call, purpose: 'image' }) }
  },
})
