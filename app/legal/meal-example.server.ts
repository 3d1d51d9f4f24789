import type { Meal } from '#app/meals/meal.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import type { App } from '#platform/app.ts'

/** How many of the newest meals are considered as an example. */
const candidates = 24

/** A published meal that suits as an example: with an image and a receipt of a few lines. Null if there is none. */
export async function findMealExample(app: App): Promise<Meal | null> {
  const { meals } = await listMeals(app, null, { page: 1, limit: candidates })
  const explained = meals.filter(({ image, items }) => image && items.length > 2)
  return explained.find(({ items }) => items.length <= 6) ?? explained[0] ?? null
}
