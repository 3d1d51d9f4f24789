import { z } from 'zod'
import { nutrientWords } from '#app/nutrition/figures.tsx'
import {
  type Item,
  type Nutrient,
  type NutritionData,
  nutrients,
  storedItemSchema,
} from '#app/nutrition/nutrition.ts'
import { roundNutrition } from '#app/nutrition/round-nutrition.ts'
import { computedOf, differences, sumOfItems } from '../detail/meal-figures.ts'
import type { ByHand } from '../editing/set-by-hand.ts'

const figureTextsSchema = z.object(
  Object.fromEntries(nutrients.map((name) => [name, z.string()])) as Record<Nutrient, z.ZodString>,
)

/** The seven figures as typed; empty means 0. */
export type FigureTexts = z.infer<typeof figureTextsSchema>

export const servingSchema = z.object({
  items: z.array(storedItemSchema),
  figures: figureTextsSchema,
})

/**
 * A serving on a screen: its items, and figures that are their sum unless somebody typed others. A figure
 * that differs from the sum counts as set by hand.
 */
export type Serving = z.infer<typeof servingSchema>

/** Figures as texts, for inputs. */
export function figureTexts(data: NutritionData): FigureTexts {
  return Object.fromEntries(nutrients.map((name) => [name, String(data[name])])) as FigureTexts
}

/** Figures as numbers; empty or invalid text counts as 0. */
export function figureNumbers(figures: FigureTexts): NutritionData {
  const numbers = nutrients.map((name) => [name, Number(figures[name]) || 0])
  return Object.fromEntries(numbers) as NutritionData
}

/** The figures with invalid text, in order. */
export const wrongFigures = (figures: FigureTexts): Nutrient[] =>
  nutrients.filter((name) => !(Number(figures[name]) >= 0 && Number(figures[name]) <= 1_000_000))

/** The message about such a figure. */
export const wrongFigureText = (name: Nutrient) =>
  `${nutrientWords[name].name} must be a number of at least 0`

export const noServing: Serving = { items: [], figures: figureTexts(sumOfItems([])) }

/** The figures set by hand: those that differ from the sum of the items. */
export function figuresByHand({ items, figures }: Serving): Nutrient[] {
  return differences(figureNumbers(figures), sumOfItems(items))
}

/** The same in the form that visitors see; who set them is only known after the meal is saved. */
export const byHandOf = (serving: Serving): ByHand => ({
  setByHand: figuresByHand(serving),
  computedData: computedOf(serving.items),
  editedBy: null,
})

/** The serving with other items; its figures follow, except those set by hand. */
export function withItems(serving: Serving, items: Item[]): Serving {
  const byHand = figuresByHand(serving)
  const sum = figureTexts(sumOfItems(items))
  const kept = byHand.map((name) => [name, serving.figures[name]])
  return { items, figures: { ...sum, ...Object.fromEntries(kept) } }
}

/** The serving with the sum of its items in place of figures set by hand. */
export const recomputed = ({ items }: Serving): Serving => ({
  items,
  figures: figureTexts(sumOfItems(items)),
})

/** The item with another amount in grams, rounded as it is shown. The amount counts as given by a person. */
export function withGrams(item: Item, grams: number): Item {
  const share = item.grams > 0 ? grams / item.grams : 0
  const scaled = nutrients.map((name) => [name, item.nutritionData[name] * share])
  return {
    ...item,
    grams,
    gramsAssumed: false,
    nutritionData: roundNutrition(Object.fromEntries(scaled) as NutritionData),
  }
}

/** The names of the items, plus those of `names` that never were items. */
export function ingredientNames(items: Item[], names: string[], itemsBefore: Item[]): string[] {
  const before = new Set(itemsBefore.map(({ food }) => food))
  const others = names.filter((name) => !before.has(name))
  return [...new Set([...items.map(({ food }) => food), ...others])]
}
