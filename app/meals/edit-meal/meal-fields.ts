import { z } from 'zod'
import { type Item, type NutritionData, nutrients } from '#app/nutrition/nutrition.ts'
import { nutrientWords } from '../figures.tsx'
import type { Meal } from '../meal.ts'
import { missingMealTitle } from '../meal-input.ts'
import {
  figureNumbers,
  figureTexts,
  ingredientNames,
  servingSchema,
  wrongFigures,
  wrongFigureText,
} from '../serving.ts'

export const mealFieldsSchema = z.object({
  title: z.string(),
  imageUrl: z.string(),
  /** The image that was chosen, or that the meal has; null when its address was typed. */
  imageId: z.string().nullable(),
  description: z.string(),
  categoryIds: z.array(z.string()),
  /** Empty for none. */
  mealTypeId: z.string(),
  ...servingSchema.shape,
  isPublished: z.boolean(),
})

/** What the fields of the edit screen hold. */
export type MealFields = z.infer<typeof mealFieldsSchema>

/** The fields as they are when the meal is opened. */
export function fieldsOf(meal: Meal): MealFields {
  return {
    title: meal.title,
    imageUrl: meal.imageUrl,
    imageId: meal.imageId,
    description: meal.description,
    categoryIds: meal.categories.map(({ _id }) => _id).sort(),
    mealTypeId: meal.mealType?._id ?? '',
    items: meal.items,
    figures: figureTexts(meal.nutritionData),
    isPublished: meal.isPublished,
  }
}

/** What an input has, or a group of them, that something can be wrong with. */
export type MealField = 'title' | 'imageUrl' | 'description' | keyof NutritionData

/** What is wrong with the fields, in the order in which they stand; empty when they can be sent. */
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

/** The body of PUT /meals/{id}: the fields, and which state of the meal they were made from. */
export function mealChanges(fields: MealFields, base: Meal) {
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    imageUrl: fields.imageUrl.trim(),
    // The id of an image wins over an address, so it is left out where an address was typed.
    imageId: fields.imageId ?? undefined,
    categories: fields.categoryIds,
    mealType: fields.mealTypeId || null,
    nutritionData: figureNumbers(fields.figures),
    ...changedItems(fields.items, base),
    isPublished: fields.isPublished,
    updatedAt: base.updatedAt,
  }
}

/** Items go along only where they changed: sent, they make a new range. */
function changedItems(items: Item[], { items: before, detectedIngredients }: Meal) {
  if (itemsText(items) === itemsText(before)) return { detectedIngredients }
  return { items, detectedIngredients: ingredientNames(items, detectedIngredients, before) }
}

const itemsText = (items: Item[]) => items.map(({ food, grams }) => `${food} ${grams} g`).join(', ')

/** True when both would be stored as the same meal. */
export const isSameMeal = (a: MealFields, b: MealFields) =>
  differingFields(a, b, noNames).length === 0

/** A field that two versions of a meal disagree about, each value in words. */
export type FieldDifference = { name: string; mine: string; theirs: string }

type Names = { category: (id: string) => string; mealType: (id: string) => string }

const noNames: Names = { category: (id) => id, mealType: (id) => id }

/** What differs between two versions of a meal, in the order of the screen. */
export function differingFields(
  mine: MealFields,
  theirs: MealFields,
  names: Names,
): FieldDifference[] {
  const left = fieldTexts(mine, names)
  const right = new Map(fieldTexts(theirs, names))
  return left.flatMap(([name, text]) => {
    const other = right.get(name) ?? ''
    return text === other ? [] : [{ name, mine: text, theirs: other }]
  })
}

function fieldTexts(fields: MealFields, names: Names): [name: string, text: string][] {
  const figures = figureNumbers(fields.figures)
  return [
    ['Title', fields.title.trim()],
    ['Image URL', fields.imageUrl.trim()],
    ['Description', fields.description.trim()],
    ['Categories', fields.categoryIds.map(names.category).toSorted().join(', ')],
    ['Meal type', fields.mealTypeId && names.mealType(fields.mealTypeId)],
    ['Ingredients', itemsText(fields.items)],
    ...nutrients.map((name): [string, string] => [
      nutrientWords[name].name,
      `${figures[name]} ${nutrientWords[name].unit}`,
    ]),
    ['Status', fields.isPublished ? 'Published' : 'Draft'],
  ]
}
