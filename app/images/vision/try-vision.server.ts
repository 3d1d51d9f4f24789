import type { AiModel } from '#platform/ai/model-name.ts'
import type { App } from '#platform/app.ts'
import { sampleJpeg } from '../files/encode.server.ts'
import { askForFoods } from './ask-for-foods.server.ts'

/** Tests a vision model with a small picture without food. Throws ProviderError. */
export async function tryVision(app: App, model: AiModel): Promise<void> {
  await askForFoods(app, { model, jpeg: await sampleJpeg(), purpose: 'test' })
}
