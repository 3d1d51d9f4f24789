import { readPlate } from '#app/nutrition/estimate.ts'
import type { Config } from '#platform/config.ts'
import { illustratePlate } from './illustrator/illustrator.ts'
import { plateIngredients } from './plate-ingredients.ts'

export type ImageRequest = {
  prompt: string
  /** The same prompt and seed should give the same picture, as far as the model can. */
  seed: number
  signal: AbortSignal
}

/** What makes pictures from words; gives a picture's file, or a drawing. */
export type ImageModel = {
  name: string
  generate(request: ImageRequest): Promise<{ bytes: Uint8Array } | { svg: string }>
}

/** The embedded model: it draws the foods that it finds in the prompt. */
const illustrator: ImageModel = {
  name: 'illustrator',
  async generate({ prompt, seed }) {
    const ingredients = plateIngredients(readPlate(prompt))
    return { svg: illustratePlate({ ingredients, prompt, seed }) }
  },
}

/** The model that IMAGE_MODEL names. */
export function imageModel(config: Config): ImageModel {
  const models: Record<Config['imageModel'], ImageModel> = { illustrator }
  return models[config.imageModel]
}
