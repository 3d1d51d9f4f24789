import type { App } from '#platform/app.ts'
import { type Issue, invalid } from '#platform/errors.ts'
import type { Analysis } from './analysis.ts'
import type { Reader } from './estimate.ts'
import { suggestionsFor } from './foods/find-foods.ts'
import { foodPortions } from './foods/food-portions.ts'
import type { Estimate } from './nutrition.ts'
import { readerOf } from './own-foods/own-foods.server.ts'
import type { PlateFigures, PlateItem } from './plate-items.ts'
import { readLongText } from './text/long-texts.server.ts'

/** Texts longer than this (characters) could block other requests and are read on a separate thread. */
const longText = 1000

/**
 * Figures of a text such as "150 g grilled chicken, 1 cup rice". Throws 400 when it names no known food, and
 * 503 while too many long ones are read.
 */
export async function analyseText(
  app: App,
  text: string,
  source: Analysis['source'] = 'ingredients',
  path = 'text',
): Promise<Analysis> {
  const estimate =
    text.length > longText ? await readLongText(app, text) : await readShortText(app, text)
  if (!estimate) throw invalid('No known ingredient found in the text', path)
  return { ...estimate, source }
}

async function readShortText(app: App, text: string): Promise<Estimate | null> {
  const reader = await readerOf(app)
  return reader.estimate(text)
}

/** The figures of a text with the usual amounts of its foods. Throws like `analyseText`. */
export async function estimatePlate(app: App, text: string): Promise<PlateFigures> {
  const analysis = await analyseText(app, text)
  return { ...analysis, portions: portionsOf(await readerOf(app), analysis) }
}

/**
 * The figures of foods with their grams, in the shape of an estimate; `unknown` are words of the plate that are
 * not counted. Throws 400 for unknown foods.
 */
export async function figuresOfPlate(
  app: App,
  items: readonly PlateItem[],
  unknown: readonly string[] = [],
): Promise<PlateFigures> {
  const issues = await unknownFoodIssues(app, items)
  if (issues.length > 0) throw invalid(issues)
  const reader = await readerOf(app)
  const figures = reader.recompute(items, unknown.length)
  return {
    ...figures,
    unknown: [...unknown],
    suggestions: suggestionsFor(reader.foods, unknown),
    source: 'ingredients',
    portions: portionsOf(reader, figures),
  }
}

/** The items of a list, valid or not, whose id belongs to no food; each is named by its path. */
export async function unknownFoodIssues(app: App, items: unknown): Promise<Issue[]> {
  if (!Array.isArray(items)) return []
  const { foods } = await readerOf(app)
  return items.flatMap((item, place) => {
    const id = typeof item?.foodId === 'string' ? item.foodId.trim() : ''
    if (id === '' || foods.find(id)) return []
    return [{ msg: 'There is no such food', path: `items.${place}.foodId` }]
  })
}

function portionsOf({ foods }: Reader, { items }: Pick<Estimate, 'items'>) {
  const known = new Set(items.map(({ foodId }) => foodId))
  return Object.fromEntries(
    [...known].map((id) => {
      const food = foods.find(id)
      return [id, food ? foodPortions(food) : []]
    }),
  )
}
