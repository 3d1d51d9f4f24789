import { z } from 'zod'
import { foodGroups } from './food-kinds.ts'
import { foodPortionSchema } from './food-portions.ts'

/** A food as visitors find it, with its usual amounts. */
export const foundFoodSchema = z.object({
  foodId: z.string(),
  name: z.string(),
  group: z.enum(foodGroups),
  /** Null when the source does not report them. */
  kcalPer100g: z.number().nullable(),
  portions: z.array(foodPortionSchema),
})

export type FoundFood = z.infer<typeof foundFoodSchema>

const mostFound = 100
const limitMessage = `The limit must be a whole number from 1 to ${mostFound}`

export const foundFoodsQuery = z.object({
  search: z.string().trim().max(100, 'The search must have at most 100 characters').default(''),
  limit: z
    .string()
    .regex(/^\d{1,4}$/, limitMessage)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= mostFound, limitMessage)
    .default(12),
})
