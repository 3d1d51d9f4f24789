import { scaleNutrition, scaleRange } from '#app/nutrition/scale-nutrition.ts'
import type { ImageSet } from '#app/ui/smart-image.tsx'
import type { Meal } from '../meal.ts'

/** A food of a meal; the grams are null for a meal of which only the names are known. */
export type ComparedFood = { name: string; grams: number | null }

/** What a comparison shows of a meal, for one serving or, after `inHundredGrams`, for 100 g. */
export type ComparedMeal = Pick<
  Meal,
  'slug' | 'title' | 'imageUrl' | 'nutritionData' | 'range' | 'missing'
> & {
  image: ImageSet | null
  /** The weight of one serving; null when it is not known. */
  grams: number | null
  foods: ComparedFood[]
  /** "Checked by Ada on Nov 23, 2026"; null for a meal that nobody has checked. */
  checked: string | null
}

/** The meals with their figures and foods for 100 g of each; null where the weight of one is not known. */
export function inHundredGrams(meals: readonly ComparedMeal[]): ComparedMeal[] | null {
  const scaled = meals.flatMap((meal) => (meal.grams ? [scaleMeal(meal, 100 / meal.grams)] : []))
  return scaled.length === meals.length ? scaled : null
}

const scaleMeal = (meal: ComparedMeal, factor: number): ComparedMeal => ({
  ...meal,
  nutritionData: scaleNutrition(meal.nutritionData, factor),
  range: meal.range && scaleRange(meal.range, factor),
  foods: meal.foods.map(({ name, grams }) => ({ name, grams: grams && grams * factor })),
})

/** Grams as they are shown: small amounts with one decimal, and never 0 of a food that is there. */
export function shownGrams(grams: number): number {
  if (grams >= 10 || grams <= 0) return Math.round(grams)
  return Math.max(0.1, Math.round(grams * 10) / 10)
}

/** A food and its grams in each meal, in their order; undefined in a meal without it. */
export type FoodRow = { name: string; grams: (ComparedFood['grams'] | undefined)[] }

/** The foods that at least two of the meals have, those of most meals first, and the others. */
export function foodRows(meals: Pick<ComparedMeal, 'foods'>[]): {
  shared: FoodRow[]
  others: FoodRow[]
} {
  const rows = new Map<string, FoodRow>()
  for (const [index, { foods }] of meals.entries()) {
    for (const { name, grams } of foods) {
      const key = name.toLowerCase()
      const row = rows.get(key) ?? { name, grams: meals.map(() => undefined) }
      row.grams[index] = sumOf(row.grams[index], grams)
      rows.set(key, row)
    }
  }
  const all = [...rows.values()].toSorted((a, b) => mealsWith(b) - mealsWith(a))
  return {
    shared: all.filter((row) => mealsWith(row) > 1),
    others: all.filter((row) => mealsWith(row) === 1),
  }
}

/** In how many meals a food is. */
const mealsWith = ({ grams }: FoodRow) => grams.filter((one) => one !== undefined).length

/** A food may be listed twice in one meal. */
const sumOf = (before: number | null | undefined, grams: number | null) =>
  before === undefined || before === null ? grams : before + (grams ?? 0)

/** A figure with the interval in which it probably is; null where a source does not report it. */
export type Bounded = { value: number; low: number; high: number } | null

/** A smaller relative difference between the greatest and the least says nothing. */
const slight = 0.1

/**
 * Which figures are the greatest and the least; nothing where one is alone, where the greatest and the least
 * differ by less than 10 percent, or where their intervals overlap.
 */
export function extremes(figures: Bounded[]): ('most' | 'least' | null)[] {
  const known = figures.filter((one) => one !== null)
  const most = known.toSorted((a, b) => b.value - a.value)[0]
  const least = known.toSorted((a, b) => a.value - b.value)[0]
  const isClear =
    most && least && most.low > least.high && most.value - least.value >= most.value * slight
  if (!isClear) return figures.map(() => null)
  return figures.map((one) => {
    if (one?.value === most.value) return 'most'
    return one?.value === least.value ? 'least' : null
  })
}
