import type { Item } from '#app/nutrition/nutrition.ts'
import { scaleNutrition, scaleRange } from '#app/nutrition/scale-nutrition.ts'
import type { Meal } from '../meal.ts'

/** The smallest and largest portion in servings, and the step between choices. */
export const portions = { least: 0.5, most: 2, step: 0.25 } as const

/** All portions that can be chosen, ascending. */
export const portionSteps: readonly number[] = Array.from(
  { length: (portions.most - portions.least) / portions.step + 1 },
  (_, index) => portions.least + index * portions.step,
)

/** The fields that change with the portion. */
export type PortionFigures = Pick<Meal, 'nutritionData' | 'items' | 'range' | 'computedData'>

/** A number of servings in words: "1 serving", "1.5 servings". */
export function portionText(portion: number): string {
  return `${portion} ${portion === 1 ? 'serving' : 'servings'}`
}

/** The portions that are shown side by side. */
export const comparedPortions = [
  { portion: 0.5, name: 'Half' },
  { portion: 1, name: 'One' },
  { portion: 2, name: 'Double' },
] as const

/** A portion within a sentence about a picture: "one serving", "half a serving", "1.5 servings". */
export function portionWords(portion: number): string {
  if (portion === 1) return 'one serving'
  return portion === 0.5 ? 'half a serving' : portionText(portion)
}

/** The figures of this number of servings, rounded as they are shown; those of one serving are unchanged. */
export function scaleFigures<T extends PortionFigures>(figures: T, portion: number): T {
  if (portion === 1) return figures
  return {
    ...figures,
    nutritionData: scaleNutrition(figures.nutritionData, portion),
    computedData: figures.computedData && scaleNutrition(figures.computedData, portion),
    items: figures.items.map((item) => scaleItem(item, portion)),
    range: figures.range && scaleRange(figures.range, portion),
  }
}

const scaleItem = (item: Item, portion: number): Item => ({
  ...item,
  grams: item.grams * portion,
  nutritionData: scaleNutrition(item.nutritionData, portion),
})
