import { z } from 'zod'
import { imageFilesSchema } from '#app/images/image.ts'
import { seedPattern } from './round.ts'

export const roundQuery = z.object({
  seed: z
    .string('seed is required')
    .regex(seedPattern, 'seed must be 1 to 16 letters a to z or digits'),
})

/** A plate whose calories are guessed, with the answer. */
const guessMealSchema = z.object({
  slug: z.string(),
  title: z.string(),
  imageUrl: z.string(),
  image: imageFilesSchema,
  /** In kcal, of one serving. */
  calories: z.number(),
  range: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** The foods with the most calories, the highest first, at most four. */
  foods: z.array(z.object({ food: z.string(), grams: z.number(), calories: z.number() })),
})

export type GuessMeal = z.infer<typeof guessMealSchema>

export const roundSchema = z.object({ seed: z.string(), meals: z.array(guessMealSchema) })

export type GuessRound = z.infer<typeof roundSchema>
