import type { Meal } from '#app/meals/meal.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import type { App } from '#platform/app.ts'

/** Among how many of the newest meals an example is looked for. */
const candidates = 24

/** A published meal that explains itself: an image, and a receipt of a few lines. Null without one. */
export async function findMealExample(app: App): Promise<Meal | null> {
  const { meals } = await listMeals(app, null, { page: 1, limit: candidates })
  const explained = meals.filter(({ image, items }) => image && items.length > 2)
  return explained.find(({ items }) => items.length <= 6) ?? explained[0] ?? null
}
