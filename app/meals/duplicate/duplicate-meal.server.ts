import { freeTitle } from '#app/publishing/titles.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { createMeal } from '../editing/edit-meals.server.ts'
import { type Meal, mealPublication } from '../meal.ts'
import { getMeal } from '../meals.server.ts'

/**
 * Stores a copy of a meal as a draft, with everything but its check, and `(copy)` after its title. Throws 404, and
 * 409 when somebody takes the title of the copy at the same moment.
 */
export async function duplicateMeal(app: App, staff: Staff, id: string): Promise<Meal> {
  const meal = await getMeal(app, staff, id)
  const { description, imageId, imageUrl, imageAlt, nutritionData, items, range } = meal
  return await createMeal(app, staff, {
    title: await freeTitle(app, mealPublication, `${meal.title} (copy)`),
    ...{ description, imageAlt, nutritionData, items, range },
    detectedIngredients: meal.detectedIngredients,
    ...(imageId ? { imageId } : { imageUrl: imageUrl || null }),
    categories: meal.categories.map(({ _id }) => _id),
    mealType: meal.mealType?._id ?? null,
    isPublished: false,
    editedBy: meal.editedBy,
  })
}
