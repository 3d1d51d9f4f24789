import { z } from 'zod'
import type { Food } from './food.ts'

/** A usual amount of a food, with the grams of one: "cup", "slice", "large". */
export const foodPortionSchema = z.object({ name: z.string(), grams: z.number() })

export type FoodPortion = z.infer<typeof foodPortionSchema>

const mostPortions = 12

/** The usual amounts of a food, its serving first, at most twelve, each name once. */
export function foodPortions({ serving, each, measures }: Food): FoodPortion[] {
  const grams = new Map(Object.entries({ serving, ...(each && { piece: each }), ...measures }))
  return [...grams]
    .filter(([, one]) => one > 0)
    .map(([name, one]) => ({ name, grams: Math.round(one * 10) / 10 }))
    .slice(0, mostPortions)
}
