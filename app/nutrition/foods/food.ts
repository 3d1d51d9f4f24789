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
  /** True for foods of the curated lists: they stand for plain words before those named by rule. */
  listed: boolean
  /** True when the figures are those of the nearest food that USDA has, not of this one. */
  near: boolean
  per100: Record<Nutrient, number | null>
  /** Usual grams of one serving when a text names no amount. */
  serving: number
  /** Grams of one, when a text counts it ("2 eggs"); null for what is not counted (rice). */
  each: number | null
  /** Grams per millilitre as it lies in a cup or on a plate. */
  density: number
  /** Grams of household measures under our short names: cup, tbsp, slice, large slice, can … */
  measures: Record<string, number>
  /** All household measures that USDA has for the food of this source. */
  portions: readonly UsdaPortion[]
  aliases: string[]
  /** What rules need to know of its kind. */
  traits: ReadonlySet<Trait>
  /** What a composed dish is made of; none where that is not known. */
  parts: readonly DishPart[]
  /** Grams of one of what is only counted on a child's plate ("12 peas"); null for all others. */
  single: number | null
}

/** The name in the form that patterns of names look at: "ham-sandwich-on-white-bread". */
export function slugOf(food: Pick<Food, 'name'>): string {
  return food.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
