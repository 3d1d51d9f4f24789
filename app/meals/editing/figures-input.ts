import { z } from 'zod'
import { foodGroups, type Nutrient, nutrients } from '#app/nutrition/nutrition.ts'
import { roundNutrition } from '#app/nutrition/round-nutrition.ts'
import { lineField } from '#platform/text/fields.ts'

/** A figure of at least 0; numeric strings are converted, and an absent or empty one is 0. */
const figure = (name: string) =>
  z
    .union([z.number(), z.string(), z.null()], `${name} must be a number of at least 0`)
    .transform((value) => Number(value ?? 0))
    .refine((value) => value >= 0 && value <= 1_000_000, `${name} must be a number of at least 0`)
    .default(0)
    .meta({ anyOf: undefined, type: 'number', minimum: 0 })

const labels: Record<Nutrient, string> = {
  calories: 'Calories',
  carbohydrates: 'Carbohydrates',
  protein: 'Protein',
  fat: 'Fat',
  fiber: 'Fiber',
  sugar: 'Sugar',
  sodium: 'Sodium',
}

const figures = Object.fromEntries(nutrients.map((name) => [name, figure(labels[name])]))

const exactInput = z.object(
  figures as Record<Nutrient, ReturnType<typeof figure>>,
  'nutritionData must be an object',
)

/** The seven figures of one serving as clients send them, rounded as they are shown. */
export const nutritionInput = exactInput.transform(roundNutrition)

/** The range of the calories, as analyze returns it; an impossible one is ignored. */
export const rangeInput = z
  .object({ calories: z.object({ low: z.number().min(0), high: z.number() }) })
  .nullish()
  .catch(undefined)

/** An ingredient row as analyze returns it; fields that other clients leave out get defaults. */
export const itemInput = z
  .object(
    {
      text: lineField("An item's text", 300).default(''),
      food: lineField("An item's food", 300).default(''),
      foodId: lineField("An item's food id", 100).default(''),
      group: z.enum(foodGroups).catch('dish'),
      grams: figure('Grams'),
      gramsAssumed: z.boolean('gramsAssumed must be true or false').default(false),
      confidence: z.number().min(0).max(1).catch(1),
      // The sum of the items is rounded, not each of them.
      nutritionData: exactInput.prefault({}),
      missing: z.array(z.enum(nutrients)).catch([]),
    },
    'Each item must be an object',
  )
  .refine((item) => item.food || item.text, { path: ['food'], error: 'Each item needs a food' })
  .transform((item) => {
    const food = item.food || item.text
    return { ...item, food, foodName: food, text: item.text || food }
  })
