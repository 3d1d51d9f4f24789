import { ownPrices } from '#platform/ai/own-prices.ts'
import { picturePrice } from '#platform/ai/prices.ts'
import { ProviderError } from '#platform/ai/provider-error.ts'
import { requireKey } from '#platform/ai/readiness.ts'
import { checkLimit, readSpending } from '#platform/ai/spending.ts'
import type { App } from '#platform/app.ts'
import { isFailure, unavailable } from '#platform/errors.ts'
import { illustratorName } from './image.ts'
import type { ImageModelStatus } from './image-model-status.ts'

/** The model of the configuration and its price. */
export async function imageModelStatus(app: App): Promise<ImageModelStatus> {
  const model = app.config.imageModel
  const { spentUsd: monthSpentUsd, limitUsd: monthLimitUsd } = await readSpending(app)
  const price = model && picturePrice(model, await ownPrices(app))
  return {
    name: model?.name ?? illustratorName,
    source: model ? 'provider' : 'illustrator',
    pricePerImageUsd: model ? (price?.usd ?? null) : 0,
    monthSpentUsd,
    monthLimitUsd,
    problem: await problemOf(app),
  }
}

async function problemOf(app: App): Promise<string | null> {
  try {
    await requireImageModel(app)
    return null
  } catch (error) {
    if (isFailure(error)) return error.message
    throw error
  }
}

/** Throws 503 where the configured model lacks its key or the month's money. */
export async function requireImageModel(app: App): Promise<void> {
  const model = app.config.imageModel
  if (!model) return
  requireKey(app.config, model)
  const price = picturePrice(model, await ownPrices(app))
  try {
    await checkLimit(app, { model, usd: price?.usd ?? null })
  } catch (error) {
    throw error instanceof ProviderError ? unavailable(error.message) : error
  }
}
