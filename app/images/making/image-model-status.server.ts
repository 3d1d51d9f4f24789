import { mostTokens } from '#platform/ai/ask-model.ts'
import type { AiModel } from '#platform/ai/model-name.ts'
import { ownPrices } from '#platform/ai/own-prices.ts'
import { picturePrice, readingPrice } from '#platform/ai/prices.ts'
import { ProviderError } from '#platform/ai/provider-error.ts'
import { requireKey } from '#platform/ai/readiness.ts'
import { checkLimit, readSpending } from '#platform/ai/spending.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { isFailure, unavailable } from '#platform/errors.ts'
import { illustratorName } from '../image.ts'
import type { ImageModelStatus } from './image-model-status.ts'

/** The models of the configuration and their prices. */
export async function imageModelStatus(app: App, _staff: Staff): Promise<ImageModelStatus> {
  const { imageModel, visionModel } = app.config
  const { spentUsd: monthSpentUsd, limitUsd: monthLimitUsd } = await readSpending(app)
  const own = await ownPrices(app)
  const perImage = imageModel && (picturePrice(imageModel, own)?.usd ?? null)
  const perLook = visionModel && (readingPrice(visionModel, mostTokens, own)?.usd ?? null)
  return {
    name: imageModel?.name ?? illustratorName,
    source: imageModel ? 'provider' : 'illustrator',
    pricePerImageUsd: imageModel ? perImage : 0,
    monthSpentUsd,
    monthLimitUsd,
    problem: imageModel && (await problemOf(app, imageModel, perImage)),
    vision: visionModel && {
      name: visionModel.name,
      pricePerLookUsd: perLook,
      problem: await problemOf(app, visionModel, perLook),
    },
  }
}

async function problemOf(app: App, model: AiModel, usd: number | null): Promise<string | null> {
  try {
    await requireModel(app, model, usd)
    return null
  } catch (error) {
    if (isFailure(error)) return error.message
    throw error
  }
}

/** Throws 503 when the configured image model has no key, or the limit of the month is reached. */
export async function requireImageModel(app: App): Promise<void> {
  const model = app.config.imageModel
  if (!model) return
  const price = picturePrice(model, await ownPrices(app))
  await requireModel(app, model, price?.usd ?? null)
}

async function requireModel(app: App, model: AiModel, usd: number | null): Promise<void> {
  requireKey(app.config, model)
  try {
    await checkLimit(app, { model, usd })
  } catch (error) {
    throw error instanceof ProviderError ? unavailable(error.message) : error
  }
}
