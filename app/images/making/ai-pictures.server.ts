import { callProvider } from '#platform/ai/call-provider.ts'
import type { AiModel } from '#platform/ai/model-name.ts'
import { ownPrices } from '#platform/ai/own-prices.ts'
import { picturePrice } from '#platform/ai/prices.ts'
import { ProviderError } from '#platform/ai/provider-error.ts'
import type { Purpose } from '#platform/ai/spending.ts'
import type { App } from '#platform/app.ts'
import { readHouseStyle } from './house-style.server.ts'
import { withHouseStyle } from './house-style.ts'

/** The quality to which the built-in prices apply, for providers with several qualities. */
const quality = 'medium'

type Picture = {
  prompt: string
  seed: number
  purpose: Purpose
  /** Id of the image. */
  subject?: string
  /** For all tries together, in ms. */
  timeoutMs: number
  signal?: AbortSignal
}

/**
 * Has a provider make a picture from a prompt in the house style. Returns an unchecked file of 1024 x 1024 px.
 * Throws ProviderError.
 */
export async function generatePicture(
  app: App,
  model: AiModel,
  { prompt, seed, purpose, subject, timeoutMs, signal }: Picture,
): Promise<Uint8Array> {
  const price = picturePrice(model, await ownPrices(app))
  const words = withHouseStyle(await readHouseStyle(app), prompt)
  const call = { model, purpose, subject, usd: price?.usd ?? null }
  return await callProvider(app, call, { timeoutMs, signal }, async (signal) => {
    // Loaded with the first call: most sites never make one.
    const { generateImage } = await import('ai')
    const { imageModelOf } = await import('#platform/ai/provider-models.ts')
    const { image } = await generateImage({
      model: await imageModelOf(app.config, model),
      prompt: words,
      abortSignal: signal,
      maxRetries: 0,
      ...parametersOf(model, seed),
    })
    if (image.uint8Array.byteLength === 0) {
      throw new ProviderError('bad answer', 'The provider sent an empty picture')
    }
    return { value: image.uint8Array }
  })
}

/** Parameters that the provider supports; some servers refuse unknown ones. */
function parametersOf({ provider, model }: AiModel, seed: number) {
  const size = '1024x1024' as const
  if (provider === 'google') return { aspectRatio: '1:1' as const, seed }
  if (provider === 'openai' && /^(gpt|chatgpt)-image/.test(model)) {
    return { size, providerOptions: { openai: { quality } } }
  }
  return { size }
}
