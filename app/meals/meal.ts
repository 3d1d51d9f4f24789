import { z } from 'zod'
import { imageFilesSchema } from '#app/images/image.ts'
import { itemSchema, nutritionSchema } from '#app/nutrition/nutrition.ts'

export const categorySchema = z.object({ _id: z.string(), name: z.string() })

export type Category = z.infer<typeof categorySchema>

export const mealTypeSchema = z.object({ _id: z.string(), name: z.string(), slug: z.string() })

export type MealType = z.infer<typeof mealTypeSchema>

/** A meal as the API gives it. All figures are for one serving. */
export const mealSchema = z.object({
  _id: z.string(),
  title: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  imageId: z.string().nullable(),
  /** Sizes and formats of the image; null where it has none of ours. */
  image: imageFilesSchema.nullable(),
  categories: z.array(categorySchema),
  mealType: mealTypeSchema.nullable(),
  nutritionData: nutritionSchema,
  detectedIngredients: z.array(z.string()),
  items: z.array(itemSchema),
  range: z.object({ calories: z.object({ low: z.number(), high: z.number() }) }).nullable(),
  nutritionSource: z.enum(['computed', 'edited']),
  isPublished: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type Meal = z.infer<typeof mealSchema>

/** Paths below /meals that are not meals. */
export const reservedMealSlugs = ['breakfast', 'lunch', 'dinner', 'snacks']

export const mealSorts = ['newest', 'title', 'calories', '-calories', '-protein'] as const

export const takenMealTitle =
  'A meal with this title already exists. Please choose a different title.'

/** The slug of a title: lower case, letters of every script, digits, underscores and single hyphens. */
export function mealSlug(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
