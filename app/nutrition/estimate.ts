import { type Portion, weigh } from './amounts.ts'
import { isPlateOfMany, withoutDoubles } from './composite.ts'
import { confidenceOf } from './confidence.ts'
import { calorieRange, type Doubted } from './doubt.ts'
import type { Food } from './food.ts'
import { findFood } from './foods-in-use.ts'
import {
  type Estimate,
  type Item,
  type ItemFigures,
  type Nutrient,
  type NutritionData,
  noNutrition,
  nutrients,
} from './nutrition.ts'
import { usualPortions } from './plate.ts'
import { type Mention, readMentions } from './reader.ts'
import { roundNutrition } from './round-nutrition.ts'
import { suggestionsFor } from './suggestions.ts'
import { unknownStretches } from './unknown-stretches.ts'

export type { Food } from './food.ts'
export { searchFoods } from './food-search.ts'
export { allFoods, namedFoods } from './food-table.ts'
export { findFood, noOwnFoods, type OwnFoods, withOwnFoods } from './foods-in-use.ts'

/** The seven figures of a text such as "150 g grilled chicken, 1 cup rice"; null without any food. */
export function estimateText(text: string): Estimate | null {
  const { doubted, unmatched, taken } = readItems(text)
  if (doubted.length === 0) return null
  const unknown = unknownStretches(text, unmatched, taken)
  return { ...sumUp(doubted, unmatched.length), unknown, suggestions: suggestionsFor(unknown) }
}

/** What a text puts on a plate: foods of our table with grams, and words that may be other foods. */
export function readPlate(text: string): { items: Item[]; unmatched: string[] } {
  const { doubted, unmatched } = readItems(text)
  return { items: doubted.map(({ item }) => item), unmatched }
}

/** Figures for ingredient rows that an editor changed; ids that the table does not know are listed. */
export function recompute(
  rows: { foodId: string; grams: number }[],
): ItemFigures & { unknown: string[] } {
  const doubted: Doubted[] = []
  const unknown: string[] = []
  for (const { foodId, grams } of rows) {
    const food = findFood(foodId)
    if (!food) unknown.push(foodId)
    else {
      const item = makeItem(food, food.name, { grams, basis: 'weight', spread: 0 }, 1)
      doubted.push({ item, basis: 'weight', stated: 0 })
    }
  }
  return { ...sumUp(doubted), unknown }
}

/** What a text was read as: its items, words that may be other foods, and where the foods stand in it. */
type Reading = { doubted: Doubted[]; unmatched: string[]; taken: { start: number; end: number }[] }

function readItems(text: string): Reading {
  const { mentions: all, unmatched } = readMentions(text)
  const mentions = withoutDoubles(all)
  const stated = mentions.map((mention, i) => {
    const { food } = mention.match
    const weight = weigh(food, mention.weight, mention.words)
    if (!weight && isPlateOfMany(mentions, i)) return null
    return weight ?? weigh(food, mention.amount, mention.words, mention.plural)
  })
  const usual = usualPortions(mentions, stated)
  const doubted = mentions.flatMap((mention, i) => {
    const whole = stated[i] ?? { grams: usual[i] ?? 0, basis: 'assumed' as const, spread: 0 }
    const portion = { ...whole, grams: whole.grams * mention.share }
    return doubtedItems(mention, portion, textOf(text, mention))
  })
  return { doubted, unmatched, taken: all }
}

/** The item of a mention; of a dish that lacks a part ("no bun"), one for each part that is left. */
function doubtedItems(mention: Mention, portion: Portion, text: string): Doubted[] {
  const { basis, spread: stated } = portion
  const left = partsLeft(mention)
  if (left.length > 0) {
    return left.map(({ food, share }) => {
      const part = { ...portion, grams: portion.grams * share }
      return { item: makeItem(food, text, part, mention.certainty * 0.85), basis, stated }
    })
  }
  const made = makeItem(mention.match.food, text, portion, mention.certainty)
  return [{ item: { ...made, alternatives: alternativesOf(mention) }, basis, stated }]
}

function partsLeft({ match, without }: Mention): { food: Food; share: number }[] {
  if (without.length === 0) return []
  const lacking = new Set(without.map(({ id }) => id))
  return match.food.parts.flatMap(({ id, share }) => {
    const food = lacking.has(id) ? undefined : findFood(id)
    return food ? [{ food, share }] : []
  })
}

function alternativesOf({ match }: Mention): { food: string; foodId: string }[] {
  return match.others.slice(0, 3).map(({ food }) => ({ food: food.name, foodId: food.id }))
}

function textOf(text: string, mention: Mention): string {
  return text.slice(mention.start, mention.end).replace(/\s+/g, ' ').trim()
}

function makeItem(food: Food, text: string, portion: Portion, certainty: number): Item {
  const grams = Math.round(portion.grams * 10) / 10
  const nutritionData = { ...noNutrition }
  const missing: Nutrient[] = []
  for (const nutrient of nutrients) {
    const per100 = food.per100[nutrient]
    if (per100 === null) missing.push(nutrient)
    else nutritionData[nutrient] = (per100 * grams) / 100
  }
  return {
    text,
    food: food.name,
    foodName: food.name,
    foodId: food.id,
    group: food.group,
    grams,
    gramsAssumed: portion.basis === 'assumed',
    confidence: confidenceOf(certainty),
    nutritionData: roundNutrition(nutritionData),
    missing,
  }
}

/** The total is the sum of the items as they are shown, so that a reader can add them up. */
function sumUp(doubted: Doubted[], unmatched = 0): ItemFigures {
  const items = doubted.map(({ item }) => item)
  const nutritionData: NutritionData = { ...noNutrition }
  for (const nutrient of nutrients) {
    nutritionData[nutrient] = items.reduce((sum, item) => sum + item.nutritionData[nutrient], 0)
  }
  return {
    nutritionData: roundNutrition(nutritionData),
    detectedIngredients: [...new Set(items.map((item) => item.food))],
    items,
    range: calorieRange(doubted, unmatched),
    missing: nutrients.filter((nutrient) => items.some((item) => item.missing.includes(nutrient))),
  }
}
