import type { Basis, Portion } from './amounts/amounts.ts'
import { calorieRange, type UncertainItem } from './calorie-range.ts'
import { confidenceOf } from './confidence.ts'
import { partsNamed } from './foods/dish-parts.ts'
import { searchFoods, suggestionsFor } from './foods/find-foods.ts'
import type { Food } from './foods/food.ts'
import { type Foods, tableFoods } from './foods/foods.ts'
import {
  type Estimate,
  type Item,
  type ItemFigures,
  type Nutrient,
  type NutritionData,
  noNutrition,
  nutrients,
} from './nutrition.ts'
import type { Mention } from './reader/mention.ts'
import { portionsOf } from './reader/portions.ts'
import { readMeal } from './reader/read-meal.ts'
import { roundNutrition } from './round-nutrition.ts'
import { unknownStretches } from './text/unknown-stretches.ts'

export type { Food } from './foods/food.ts'
export { allFoods } from './foods/food-table.ts'

/** The foods of a text with their grams, and the words that may be unknown foods. */
export type Plate = { items: Item[]; unmatched: string[] }

/** A food with its grams as a person gave them, and the words that it was first read from. */
export type ChangedRow = {
  foodId: string
  grams: number
  /** How the grams were found; weighed by default. */
  basis?: Basis
  text?: string
}

/** Reads meals using a given set of foods. The same text always gives the same result. */
export type Reader = {
  foods: Foods
  /** The seven figures of a text such as "150 g grilled chicken, 1 cup rice"; null when it names no food. */
  estimate(text: string): Estimate | null
  readPlate(text: string): Plate
  /** Figures for items that a person changed, with the ids that belong to no food; `unmatched` words are not counted. */
  recompute(rows: readonly ChangedRow[], unmatched?: number): ItemFigures & { unknown: string[] }
  /**
   * Foods whose names contain all words of the text (the last may be a prefix), best first; where there are
   * none, those of similarly written words.
   */
  search(text: string, limit: number): Food[]
}

/** Creates a reader that knows the given foods. */
export function createReader(foods: Foods): Reader {
  return {
    foods,
    estimate: (text) => estimate(foods, text),
    readPlate: (text) => {
      const { doubted, unmatched } = readItems(foods, text)
      return { items: doubted.map(({ item }) => item), unmatched }
    },
    recompute: (rows, unmatched) => recompute(foods, rows, unmatched),
    search: (text, limit) => searchFoods(foods, text, limit),
  }
}

/** The reader that knows only the built-in food table. */
export const tableReader = createReader(tableFoods)

function estimate(foods: Foods, text: string): Estimate | null {
  const { doubted, unmatched, taken } = readItems(foods, text)
  if (doubted.length === 0) return null
  const unknown = unknownStretches(text, unmatched, taken)
  return {
    ...sumUp(doubted, unmatched.length),
    unknown,
    suggestions: suggestionsFor(foods, unknown),
  }
}

function recompute(
  foods: Foods,
  rows: readonly ChangedRow[],
  unmatched = 0,
): ItemFigures & { unknown: string[] } {
  const doubted: UncertainItem[] = []
  const unknown: string[] = []
  for (const { foodId, grams, basis = 'weight', text } of rows) {
    const food = foods.find(foodId)
    if (!food) unknown.push(foodId)
    else {
      const item = makeItem(food, text || food.name, { grams, basis, spread: 0 }, 1)
      doubted.push({ item, basis, stated: 0 })
    }
  }
  return { ...sumUp(doubted, unmatched), unknown }
}

/** The result of reading a text: its items, words that may be unknown foods, and the positions of the foods. */
type Read = {
  doubted: UncertainItem[]
  unmatched: string[]
  taken: { start: number; end: number }[]
}

function readItems(foods: Foods, text: string): Read {
  const { mentions, unknown } = readMeal(foods, text)
  const portions = portionsOf(mentions)
  const doubted = mentions.flatMap((mention, i) => {
    const portion = portions[i]
    return portion ? doubtedItems(foods, mention, portion, textOf(text, mention)) : []
  })
  const taken = mentions.map(({ start, end }) => ({ start, end }))
  return { doubted, unmatched: unknown, taken }
}

/** The item of a mention, or one for each remaining part of a dish without some part ("no bun"). */
function doubtedItems(
  foods: Foods,
  mention: Mention,
  portion: Portion,
  text: string,
): UncertainItem[] {
  const { basis, spread: stated } = portion
  const left = partsLeft(foods, mention)
  if (left.length > 0) {
    return left.map(({ food, share }) => {
      const part = { ...portion, grams: portion.grams * share }
      return { item: makeItem(food, text, part, mention.certainty * 0.85), basis, stated }
    })
  }
  const made = makeItem(mention.food, text, portion, mention.certainty)
  return [{ item: { ...made, alternatives: alternativesOf(mention) }, basis, stated }]
}

function partsLeft(
  foods: Foods,
  { food, words, without }: Mention,
): { food: Food; share: number }[] {
  if (without.length === 0) return []
  const lacking = new Set(without.map(({ id }) => id))
  return partsNamed(food, words).flatMap(({ id, share }) => {
    const part = lacking.has(id) ? undefined : foods.find(id)
    return part ? [{ food: part, share }] : []
  })
}

function alternativesOf({ food, others }: Mention): { food: string; foodId: string }[] {
  const names = new Map(others.map(({ id, name }) => [name, id]))
  names.delete(food.name)
  return [...names].slice(0, 3).map(([name, foodId]) => ({ food: name, foodId }))
}

function textOf(text: string, { start, end }: Mention): string {
  return text.slice(start, end).replace(/\s+/g, ' ').trim()
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
function sumUp(doubted: UncertainItem[], unmatched = 0): ItemFigures {
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
