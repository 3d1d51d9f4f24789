import { z } from 'zod'
import { analysisSchema } from '../analysis.ts'
import { foodGroups } from '../nutrition.ts'

/** A food of the table, as offered in a list of choices. */
export const foodChoiceSchema = z.object({
  _id: z.string(),
  name: z.string(),
  group: z.enum(foodGroups),
  /** Usual grams of one serving. */
  serving: z.number(),
  /** Kilocalories per 100 g; null when the source does not report them. */
  calories: z.number().nullable(),
})

export type FoodChoice = z.infer<typeof foodChoiceSchema>

export const foodsQuery = z.object({
  search: z.string().trim().max(100, 'The search must have at most 100 characters').default(''),
})

/** Most grams that one item of a serving can have. */
export const maxGrams = 10_000

const gramsMessage = `Grams must be a number from 0 to ${maxGrams}`

/** Items with a changed food or changed grams. */
export const recomputeInput = z.object({
  items: z
    .array(
      z.object({
        foodId: z.string('Each item needs a foodId').trim().min(1, 'Each item needs a foodId'),
        grams: z.number(gramsMessage).min(0, gramsMessage).max(maxGrams, gramsMessage),
      }),
      'Items must be a list',
    )
    .max(100, 'There can be at most 100 items'),
})

/** Figures of changed items; ids without a food are left out and listed in `unknown`. */
export const recomputedSchema = analysisSchema
  .omit({ source: true, suggestions: true })
  .extend({ unknown: z.array(z.string()) })

export type Recomputed = z.infer<typeof recomputedSchema>
