import type { FoodGroup, Nutrient } from './food-kinds.ts'
import type { Trait } from './traits.ts'

/** A household measure as USDA words it, in lower case: "1 cup, chopped", or "default". */
export type UsdaPortion = { measure: string; grams: number }

/** A part of a composed dish: a food of the table by its id, and its share of the dish's weight. */
export type DishPart = { id: string; share: number }

/** A food of the table. Figures are per 100 g; null is "not reported", which is not zero. */
export type Food = {
  id: string
  name: string
  group: FoodGroup
  /** Where the figures come from, as `dataset:id` of USDA FoodData Central. */
  source: string
  /** True for foods of the curated lists, which take precedence over foods named by rule. */
  listed: boolean
  /** True when USDA lacks the food and the figures are those of the most similar one. */
  near: boolean
  per100: Record<Nutrient, number | null>
  /** Grams of one serving, for texts without an amount. */
  serving: number
  /** Grams of one, for counts ("2 eggs"); null for foods that are not counted (rice). */
  each: number | null
  /** Grams per millilitre as it lies in a cup or on a plate. */
  density: number
  /** Grams of household measures under our short names: cup, tbsp, slice, large slice, can … */
  measures: Record<string, number>
  /** All household measures that USDA has for the food of this source. */
  portions: readonly UsdaPortion[]
  aliases: string[]
  /** Its traits, which rules ask for. */
  traits: ReadonlySet<Trait>
  /** The parts of a composed dish; empty when they are not known. */
  parts: readonly DishPart[]
  /** Grams of one of a very small food ("12 peas"); null for all others. */
  single: number | null
}

/** The name in the form that name patterns are matched against: "ham-sandwich-on-white-bread". */
export function slugOf(food: Pick<Food, 'name'>): string {
  return food.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
