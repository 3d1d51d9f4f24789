import { createMeal } from '#app/meals/editing/edit-meals.server.ts'
import { newMealInput } from '#app/meals/editing/meal-input.ts'
import {
  ensureMealNames,
  listCategories,
  listMealTypes,
} from '#app/meals/labels/categories.server.ts'
import type { Meal } from '#app/meals/meal.ts'
import { requireStaff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { openTestApp, type TestApp } from '../test-app.ts'

/** The staff member who creates the meals of tests; stored meals do not contain their creator. */
export const editor = requireStaff({
  _id: '01890000-0000-7000-8000-000000000000',
  name: 'Test Editor',
  email: 'editor@example.com',
  role: 'Manager',
})

/** A test app with the default categories and meal types. */
export async function openMealsApp(...options: Parameters<typeof openTestApp>): Promise<TestApp> {
  const app = await openTestApp(...options)
  await ensureMealNames(app)
  return app
}

let built = 0

/** Stores a meal with a unique title, published by default. `fields` are those of POST /meals. */
export async function buildMeal(app: App, fields: Record<string, unknown> = {}): Promise<Meal> {
  built += 1
  const input = newMealInput.parse({ title: `Test meal ${built}`, isPublished: true, ...fields })
  return await createMeal(app, editor, input)
}

/** The id of a category or meal type by name. Throws if there is none. */
export async function idOf(app: App, name: string): Promise<string> {
  const named = [...(await listCategories(app)), ...(await listMealTypes(app))]
  const found = named.find((one) => one.name === name)
  if (!found) throw new Error(`There is no category or meal type ${name}`)
  return found._id
}
