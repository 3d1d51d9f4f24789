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
  /** The same prompt and seed should give the same picture, as far as the model can. */
  seed: number
  signal: AbortSignal
}

/** Makes pictures from prompts. Returns the file of a picture, or a drawing. */
export type ImageModel = {
  name: string
  generate(request: ImageRequest): Promise<{ bytes: Uint8Array } | { drawing: Drawing }>
}

/** The embedded model: it draws the foods that it finds in the prompt, those that the owner imported too. */
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
 * The model that an image was asked from, also where the configuration names another one by now.
 * `timeoutMs` is for all tries together.
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
