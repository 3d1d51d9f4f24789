import { z } from 'zod'
import { foodGroups, type Nutrient, type NutritionData, nutrients } from './foods/food-kinds.ts'

export {
  type FoodGroup,
  foodGroups,
  type Nutrient,
  type NutritionData,
  noNutrition,
  nutrients,
} from './foods/food-kinds.ts'

const nutrientShape = <T>(value: T) =>
  Object.fromEntries(nutrients.map((name) => [name, value])) as Record<Nutrient, T>

/** The seven figures as the API returns them. */
export const nutritionSchema = z.object(nutrientShape(z.number()))

/** One food of a text, with what it was taken for. Its figures are for `grams`, not for 100 g. */
export const itemSchema = z.object({
  /** The words of the text that this item was read from. */
  text: z.string(),
  /** Name of the food in our table. */
  food: z.string(),
  /** The same as `food`. */
  foodName: z.string(),
  foodId: z.string(),
  group: z.enum(foodGroups),
  grams: z.number(),
  /** True when the text named no amount, or none that can be meant, and the food's usual one was taken. */
  gramsAssumed: z.boolean(),
  /** Confidence of the match, 0 to 1. */
  confidence: z.number(),
  nutritionData: nutritionSchema,
  /** Nutrients that the food's source does not report; they count 0. */
  missing: z.array(z.enum(nutrients)),
  /** Other foods that the words may mean, best first, for an editor to choose from. */
  alternatives: z.array(z.object({ food: z.string(), foodId: z.string() })).optional(),
})

export type Item = z.infer<typeof itemSchema>

/** An item as stored in drafts and files. Older ones have only one field for the food's name. */
export const storedItemSchema = itemSchema
  .partial({ foodName: true })
  .transform((item): Item => ({ ...item, foodName: item.foodName ?? item.food }))

/** A stretch of a text that is not counted, with the foods that it may mean. */
export const suggestionSchema = z.object({
  text: z.string(),
  /** The most similar foods, best first, at most three; empty when none is near. */
  foods: z.array(z.object({ foodId: z.string(), name: z.string() })),
})

export type Suggestion = z.infer<typeof suggestionSchema>

export type CalorieRange = { calories: { low: number; high: number } }

export type Estimate = {
  nutritionData: NutritionData
  detectedIngredients: string[]
  items: Item[]
  range: CalorieRange
  missing: Nutrient[]
  /** Stretches of the text that look like food and are not counted, in the writer's words. */
  unknown: string[]
  /** Foods that each of these stretches may mean. */
  suggestions: Suggestion[]
}

/** Figures of items that do not come from a text, so that nothing is unknown. */
export type ItemFigures = Omit<Estimate, 'unknown' | 'suggestions'>
