import type { App } from '#platform/app.ts'
import { importedTitle, type Titled } from '#platform/database/unique-titles.ts'
import { maxTitleLength } from './editing/meal-input.ts'
import { type Meal, mealAddress, takenMealTitle } from './meal.ts'

/** What titles and slugs of meals are kept apart by. */
export const mealTitles: Titled = {
  table: 'meals',
  kind: 'meal',
  addressOf: mealAddress,
  taken: takenMealTitle,
}

/** The title that a meal from elsewhere gets here, where `known` is at its address already. */
export const titleOfImportedMeal = (app: App, title: string, known: Meal | null) =>
  importedTitle(app.db, mealTitles, { title, had: known, maxLength: maxTitleLength })
