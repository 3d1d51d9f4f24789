import type { AiModel } from '#platform/ai/model-name.ts'
import { ProviderError } from '#platform/ai/provider-error.ts'
import type { App } from '#platform/app.ts'
import { imageTypeOf } from '../tray/image-type.ts'
import { generatePicture } from './ai-pictures.server.ts'

/** Time limit in ms, below the idle timeout of common proxies. */
const timeLimit = 90_000

/** Asks a model for a test picture, which is not stored, and describes it. Throws ProviderError. */
export async function tryPicture(app: App, model: AiModel): Promise<string> {
  const timeoutMs = Math.min(timeLimit, app.config.imageTimeoutSeconds * 1000)
  const call = { prompt: 'one green apple', seed: 1, purpose: 'test' as const, timeoutMs }
  const bytes = await generatePicture(app, model, call)
  const type = imageTypeOf(bytes)
  if (!type) {
    throw new ProviderError('bad answer', `${model.name} sent something that is not a picture`)
  }
  return `a ${type.toUpperCase()} of ${Math.ceil(bytes.byteLength / 1000)} kB`
}
