import type { Analysis } from '#app/nutrition/analysis.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import { readerOf } from '#app/nutrition/own-foods/own-foods.server.ts'
import type { AiModel } from '#platform/ai/model-name.ts'
import { ProviderError } from '#platform/ai/provider-error.ts'
import { requireKey } from '#platform/ai/readiness.ts'
import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import { analysisOf, medianAnalysis } from './analyses.ts'
import { askForFigures } from './ask-for-figures.server.ts'
import { askForFoods } from './ask-for-foods.server.ts'
import { itemFromModel, itemsFromTable } from './plate-items.ts'
import type { SeenFood } from './seen-foods.ts'
import { visionFailure } from './vision-failure.ts'

const noFoodSeen = 'No known ingredient found in the picture. Type the ingredients instead.'

type Picture = { imageId: string; jpeg: Uint8Array; times: number }

/**
 * Figures of what a vision model sees on a picture: foods and weights are the model's, figures per 100 g our
 * table's. Of several looks the median counts. Throws 400 when it sees no food, 502 with the cause when the
 * provider fails, and 503 when the model has no key or the limit of the month is reached.
 */
export async function recognise(
  app: App,
  model: AiModel,
  { imageId, jpeg, times }: Picture,
): Promise<Analysis> {
  requireKey(app.config, model)
  const looks = await Promise.allSettled(
    Array.from({ length: times }, () => askForFoods(app, { model, jpeg, imageId })),
  )
  const seen = looks.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []))
  const faults = looks.flatMap((look) => (look.status === 'rejected' ? [look.reason] : []))
  if (seen.length === 0 && faults.length > 0) throw visionFailure(faults[0])
  for (const fault of faults) noteFault(app, imageId, fault)
  const plates = seen.filter((foods) => foods.length > 0)
  if (plates.length === 0) throw invalid(noFoodSeen, 'imageId')
  const itemsOf = await itemsFor(app, { model, imageId, foods: plates.flat() })
  return medianAnalysis(plates.map((foods) => analysisOf(foods.flatMap(itemsOf))))
}

/** Logs a failed look, as the other looks still count. Provider errors are logged already. */
function noteFault({ log }: App, imageId: string, err: unknown): void {
  if (err instanceof ProviderError) return
  log.warn({ err, imageId }, 'one look at a picture failed')
}

/** Returns a function from foods to their items. The model is asked once for all foods that our table lacks. */
async function itemsFor(
  app: App,
  { model, imageId, foods }: { model: AiModel; imageId: string; foods: SeenFood[] },
): Promise<(food: SeenFood) => Item[]> {
  const reader = await readerOf(app)
  const fromTable = (food: SeenFood) => itemsFromTable(reader, food)
  const unknown = foods.filter((food) => !fromTable(food)).map(({ name }) => name)
  const names = [...new Set(unknown)]
  const figures = await askForFigures(app, { model, imageId, names })
  return (food) => fromTable(food) ?? [itemFromModel(food, figures.get(food.name))]
}
