import type { App } from '#platform/app.ts'
import { showMeals } from '../catalogue/show-meals.server.ts'
import type { Meal } from '../meal.ts'
import { mealPath } from '../meal-path.ts'
import * as store from '../meals.db.server.ts'

/** Meals that are read at once. */
const pageSize = 200

/** Every published meal, oldest first. */
export async function* publishedMeals(app: App): AsyncGenerator<Meal> {
  let after = ''
  while (true) {
    const rows = await store.publishedAfter(app.reads, after, pageSize)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield* await showMeals(app, rows)
  }
}

/** A meal for other programs: names in place of ids, and absolute addresses. Figures are for one serving. */
export function openMeal({ config: { siteUrl } }: App, meal: Meal) {
  return {
    title: meal.title,
    url: siteUrl + mealPath(meal.slug),
    slug: meal.slug,
    description: meal.description,
    imageUrl: URL.parse(meal.imageUrl, siteUrl)?.href ?? null,
    mealType: meal.mealType?.name ?? null,
    categories: meal.categories.map(({ name }) => name),
    nutritionData: meal.nutritionData,
    range: meal.range,
    nutritionSource: meal.nutritionSource,
    detectedIngredients: meal.detectedIngredients,
    items: meal.items,
    createdAt: meal.createdAt,
    updatedAt: meal.updatedAt,
  }
}

export type OpenMeal = ReturnType<typeof openMeal>
