import { z } from 'zod'
import type { Item, NutritionData } from '#app/nutrition/nutrition.ts'
import { missingMealTitle } from '../editing/meal-input.ts'
import type { Meal } from '../meal.ts'
import {
  figureNumbers,
  figureTexts,
  ingredientNames,
  servingSchema,
  wrongFigures,
  wrongFigureText,
} from '../portions/serving.ts'

export const mealFieldsSchema = z.object({
  title: z.string(),
  imageUrl: z.string(),
  /** The image that was chosen or that the meal has; null when an address was typed. */
  imageId: z.string().nullable(),
  /** Empty for the text that follows from the picture or the title. */
  imageAlt: z.string(),
  description: z.string(),
  categoryIds: z.array(z.string()),
  /** Empty for none. */
  mealTypeId: z.string(),
  ...servingSchema.shape,
  isPublished: z.boolean(),
})

/** The fields of the edit screen. */
export type MealFields = z.infer<typeof mealFieldsSchema>

/** The fields of a stored meal. */
export function fieldsOf(meal: Meal): MealFields {
  return {
    title: meal.title,
    imageUrl: meal.imageUrl,
    imageId: meal.imageId,
    imageAlt: meal.imageAlt,
    description: meal.description,
    categoryIds: meal.categories.map(({ _id }) => _id).sort(),
    mealTypeId: meal.mealType?._id ?? '',
    items: meal.items,
    figures: figureTexts(meal.nutritionData),
    isPublished: meal.isPublished,
  }
}

export type ChosenImage = Pick<MealFields, 'imageUrl' | 'imageId'>

type Pictured = Pick<MealFields, 'imageUrl' | 'imageAlt'>

/** True when both have the same picture, however its address is spaced. */
const isSamePicture = (a: ChosenImage, b: Pictured) => a.imageUrl.trim() === b.imageUrl.trim()

/** Changes of the image: the stored text about the picture goes and comes with it, but what was typed stays. */
export function imageChanges() {
  /** The stored picture when it was last left, with its text, which may have been cleared. */
  let left: Pictured | null = null
  return (fields: MealFields, base: Pictured, image: ChosenImage) => {
    if (isSamePicture(fields, base)) left = { ...base, imageAlt: fields.imageAlt }
    const typed = fields.imageAlt
    const isTyped = typed !== '' && typed !== base.imageAlt
    if (isTyped || isSamePicture(image, fields)) return { ...image, imageAlt: typed }
    if (!isSamePicture(image, base)) return { ...image, imageAlt: '' }
    const known = left && isSamePicture(image, left) ? left : base
    return { ...image, imageAlt: known.imageAlt }
  }
}

/** An input, or a group of inputs, that can have a problem. */
export type MealField = 'title' | 'imageUrl' | 'description' | keyof NutritionData

/** What is wrong with the fields, in the order of the screen; empty when they can be sent. */
export function fieldProblems(fields: MealFields): Map<MealField, string> {
  const problems = new Map<MealField, string>()
  if (fields.title.trim() === '') problems.set('title', missingMealTitle)
  if (fields.imageUrl.trim() === '') {
    problems.set('imageUrl', 'Please enter an image URL for the meal')
  }
  if (fields.description.trim() === '') {
    problems.set('description', 'Please enter a description for the meal')
  }
  for (const name of wrongFigures(fields.figures)) problems.set(name, wrongFigureText(name))
  return problems
}

/** The body of PUT /meals/{id}: the fields, and the version of the meal that they were made from. */
export function mealChanges(fields: MealFields, base: Meal) {
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    imageUrl: fields.imageUrl.trim(),
    // The id of an image has priority over an address, so it is left out when an address was typed.
    imageId: fields.imageId ?? undefined,
    imageAlt: fields.imageAlt.trim(),
    categories: fields.categoryIds,
    mealType: fields.mealTypeId || null,
    nutritionData: figureNumbers(fields.figures),
    ...changedItems(fields.items, base),
    isPublished: fields.isPublished,
    updatedAt: base.updatedAt,
  }
}

/** Items are only sent when they changed, because sending them computes a new range. */
function changedItems(items: Item[], { items: before, detectedIngredients }: Meal) {
  if (itemsText(items) === itemsText(before)) return { detectedIngredients }
  return { items, detectedIngredients: ingredientNames(items, detectedIngredients, before) }
}

/** Items as a text, to compare two lists. */
export const itemsText = (items: Item[]) =>
  items.map(({ food, grams }) => `${food} ${grams} g`).join(', ')
