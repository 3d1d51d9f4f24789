import { z } from 'zod'
import { copyOrNote } from '#app/images/uploads.server.ts'
import {
  addCategory,
  addMealType,
  listCategories,
  listMealTypes,
} from '#app/meals/categories.server.ts'
import { createMeal, updateMeal } from '#app/meals/edit-meals.server.ts'
import type { Meal } from '#app/meals/meal.ts'
import { newMealInput } from '#app/meals/meal-input.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import { searchKey } from '#platform/text/search-key.ts'

/** A meal in a file: categories and meal type by their names, the rest as POST /meals takes it. */
export const mealEntry = z.looseObject({
  slug: z.string().min(1),
  imageUrl: z.string().default(''),
  categories: z.array(z.string()).default([]),
  mealType: z.string().nullish(),
})

type MealEntry = z.output<typeof mealEntry>

/**
 * Stores a meal by its slug with a copy of its image. One that is there already is changed only where it
 * says something else, and keeps its image.
 */
export async function importMeal(app: App, staff: Caller, entry: MealEntry) {
  const notes: string[] = []
  const { imageUrl, ...said } = entry
  const categories: string[] = []
  for (const name of entry.categories) categories.push(await categoryId(app, staff, name))
  const input = newMealInput.parse({
    ...said,
    categories,
    mealType: entry.mealType ? await mealTypeId(app, staff, entry.mealType) : null,
  })
  const known = await mealAt(app, staff, entry.slug)
  if (!known) {
    const image = await copyOrNote(app, staff, imageUrl, notes)
    await createMeal(app, staff, { ...input, imageUrl: image })
    return { result: 'added' as const, notes }
  }
  if (saysTheSame(known, input)) return { result: 'unchanged' as const, notes }
  const { imageUrl: _, imageId: __, slug: ___, ...changes } = input
  await updateMeal(app, staff, known._id, changes)
  return { result: 'changed' as const, notes }
}

function saysTheSame(known: Meal, input: z.output<typeof newMealInput>): boolean {
  const categories = known.categories.map(({ _id }) => _id)
  return (
    known.title === input.title &&
    known.description === (input.description ?? '') &&
    known.isPublished === (input.isPublished ?? false) &&
    (known.mealType?._id ?? null) === (input.mealType ?? null) &&
    categories.toSorted().join() === (input.categories ?? []).toSorted().join() &&
    JSON.stringify(sorted(known.nutritionData)) === JSON.stringify(sorted(input.nutritionData)) &&
    known.detectedIngredients.join('\n') === (input.detectedIngredients ?? []).join('\n')
  )
}

const sorted = (figures: object = {}) =>
  Object.entries(figures).toSorted(([a], [b]) => a.localeCompare(b))

async function mealAt(app: App, staff: Caller, slug: string): Promise<Meal | null> {
  try {
    const meal = await getMealBySlug(app, staff, slug)
    return meal.slug === slug ? meal : null
  } catch (error) {
    if (isFailure(error) && error.status === 404) return null
    throw error
  }
}

async function categoryId(app: App, staff: Caller, name: string): Promise<string> {
  const known = (await listCategories(app)).find((one) => searchKey(one.name) === searchKey(name))
  return (known ?? (await addCategory(app, staff, { name })))._id
}

async function mealTypeId(app: App, staff: Caller, name: string): Promise<string> {
  const known = (await listMealTypes(app)).find((one) => searchKey(one.name) === searchKey(name))
  return (known ?? (await addMealType(app, staff, { name })))._id
}
