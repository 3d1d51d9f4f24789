import { everyUser } from '#app/accounts/users/users.server.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { isAdmin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { createMeal } from '../editing/edit-meals.server.ts'
import { type NewMeal, newMealInput } from '../editing/meal-input.ts'
import { listCategories, listMealTypes } from '../labels/categories.server.ts'
import { anyMeal } from '../meals.db.server.ts'
import { illustrateMealJob } from './illustrate-meal.jobs.server.ts'
import { type SampleMeal, sampleMeals } from './sample-meals.ts'

/** About as fast as one image is drawn (ms): asked for all at once, most would only wait. */
const pace = 1000

/** True when the site never had a meal. */
export const hasNoMeals = async (app: App): Promise<boolean> => !(await anyMeal(app.db))

/**
 * Gives a site that never had a meal its sample meals, with figures at once and images as the worker
 * draws them. Returns how many it made.
 */
export async function fillEmptySite(app: App): Promise<number> {
  if (!app.config.sampleContent || (await anyMeal(app.db))) return 0
  const administrator = (await everyUser(app)).find(isAdmin)
  if (!administrator) return 0
  const inputs = await sampleInputs(app)
  return await inTransaction(app, async (app) => {
    await takeTurns(app.db, 'samples')
    if (await anyMeal(app.db)) return 0
    const start = app.clock.now().getTime()
    // The first of the list is made last, so that it leads the pages, and is illustrated first.
    for (const [place, { input, prompt }] of [...inputs.entries()].toReversed()) {
      const meal = await createMeal(app, administrator, input)
      const runAt = new Date(start + place * pace)
      await enqueue(app, illustrateMealJob, { mealId: meal._id, prompt }, { runAt })
    }
    return inputs.length
  })
}

/** What an editor's screen would send for each sample. */
async function sampleInputs(app: App): Promise<{ input: NewMeal; prompt: string }[]> {
  const [categories, mealTypes] = [await listCategories(app), await listMealTypes(app)]
  const inputOf = ({ title, prompt, description, type, diets }: SampleMeal) => {
    const estimate = tableReader.estimate(prompt)
    return newMealInput.parse({
      title,
      description,
      categories: categories.filter(({ name }) => diets.some((diet) => diet === name)),
      mealType: mealTypes.find(({ slug }) => slug === type),
      nutritionData: estimate?.nutritionData,
      detectedIngredients: estimate?.detectedIngredients,
      items: estimate?.items,
      isPublished: true,
    })
  }
  return sampleMeals.map((sample) => ({ input: inputOf(sample), prompt: sample.prompt }))
}
