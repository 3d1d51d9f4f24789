import { z } from 'zod'
import { imageFilesSchema } from '#app/images/image.ts'
import { itemSchema, nutrients, nutritionSchema } from '#app/nutrition/nutrition.ts'
import { addressOf, type Publication } from '#app/publishing/publication.ts'

export const categorySchema = z.object({ _id: z.string(), name: z.string() })

export type Category = z.infer<typeof categorySchema>

export const mealTypeSchema = z.object({ _id: z.string(), name: z.string(), slug: z.string() })

export type MealType = z.infer<typeof mealTypeSchema>

/** Whether the figures are the sum of the items or were typed by somebody. */
const nutritionSources = ['computed', 'edited'] as const

/** A staff member, by the name at that time. */
const editorSchema = z.object({ name: z.string(), at: z.string() })

export type Editor = z.infer<typeof editorSchema>

/** A meal as the API returns it. All figures are for one serving. */
export const mealSchema = z.object({
  _id: z.string(),
  title: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  imageId: z.string().nullable(),
  /** What is read out in place of the picture; empty where it follows from the picture or the title. */
  imageAlt: z.string(),
  /** Sizes and formats of the image; null when it is not stored here. */
  image: imageFilesSchema.nullable(),
  categories: z.array(categorySchema),
  mealType: mealTypeSchema.nullable(),
  nutritionData: nutritionSchema,
  detectedIngredients: z.array(z.string()),
  items: z.array(itemSchema),
  range: z.object({ calories: z.object({ low: z.number(), high: z.number() }) }).nullable(),
  nutritionSource: z.enum(nutritionSources),
  /** The sum of the items; null without items. */
  computedData: nutritionSchema.nullable(),
  /** Figures that somebody typed and that differ from the sum. */
  setByHand: z.array(z.enum(nutrients)),
  /** Who set them and when; null when nobody did, or when that is not known for an older meal. */
  editedBy: editorSchema.nullable(),
  /** Nutrients that the source of an item does not report; they count as 0. */
  missing: z.array(z.enum(nutrients)),
  /** Who has checked the figures since they last changed, and when; null when nobody has. */
  checkedBy: z.object({ name: z.string() }).nullable(),
  checkedAt: z.string().nullable(),
  isPublished: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type Meal = z.infer<typeof mealSchema>

/** Paths below /meals that are not meals. */
export const reservedMealSlugs = ['breakfast', 'lunch', 'dinner', 'snacks']

export const takenMealTitle =
  'A meal with this title already exists. Please choose a different title.'

/** How meals are published. */
export const mealPublication: Publication = {
  table: 'meals',
  publishedColumn: 'is_published',
  noun: 'meal',
  reservedSlugs: reservedMealSlugs,
  notFound: 'Meal not found',
  titleTaken: takenMealTitle,
}

/** The slug of a meal with this title; empty without letters and digits. */
export const mealAddress = (title: string) => addressOf(mealPublication, title)
