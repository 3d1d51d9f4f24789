import { z } from 'zod'
import { foodGroups } from '#app/nutrition/nutrition.ts'

/** What a picture of a meal's portions shows: its foods for one serving, on the table of its illustration. */
export const portionWords = z.object({
  prompt: z.string(),
  seed: z.number(),
  foods: z.array(
    z.object({
      name: z.string(),
      said: z.string().optional(),
      group: z.enum(foodGroups),
      grams: z.number(),
      density: z.number().optional(),
      count: z.number().optional(),
    }),
  ),
  /** How many servings each of its plates holds, from left to right. */
  servings: z.array(z.number()),
})

export type PortionWords = z.infer<typeof portionWords>

/** Width and height in px of one plate of the picture, which is shown as large as that of the meal. */
export const portionSide = 640
