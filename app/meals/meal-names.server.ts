import type { App } from '#platform/app.ts'
import { cachedRead } from '#platform/database/versions/cached-reads.ts'
import { allCategories, allMealTypes } from './labels/categories.db.server.ts'

/** All categories and meal types, which every list of meals needs. */
export type MealNames = {
  categories: Awaited<ReturnType<typeof allCategories>>
  mealTypes: Awaited<ReturnType<typeof allMealTypes>>
}

/** Every category and meal type, cached until the public content changes. */
export async function mealNames(app: App): Promise<MealNames> {
  return await cachedRead(app, 'meal names', async (db) => ({
    categories: await allCategories(db),
    mealTypes: await allMealTypes(db),
  }))
}
