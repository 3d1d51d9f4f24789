import { firstAdministrator } from '#app/accounts/users/users.server.ts'
import { reserveIllustration } from '#app/images/images.server.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { pictureToCome } from '#app/ui/picture-to-come.ts'
import type { App } from '#platform/app.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Priority } from '#platform/jobs/job.ts'
import { createMeal } from '../editing/edit-meals.server.ts'
import { type NewMeal, newMealInput } from '../editing/meal-input.ts'
import { listCategories, listMealTypes } from '../labels/categories.server.ts'
import { anyMeal } from '../meals.db.server.ts'
import { illustrateMealJob } from './illustrate-meal.jobs.server.ts'
import { type SampleMeal, sampleMeals } from './sample-meals.ts'

/** Leaves a picture that a sample waits for to the worker, in the transaction that made the sample. */
export type DrawLater = (app: App, priority: Priority) => Promise<unknown>

/** True when the site never had a meal. */
export const hasNoMeals = async (app: App): Promise<boolean> => !(await anyMeal(app.db))

/**
 * Gives a site that never had a meal its sample meals, with figures at once and pictures to come, which it
 * returns in the order of the pages.
 */
export async function fillEmptySite(app: App): Promise<DrawLater[]> {
  if (!app.config.sampleContent || (await anyMeal(app.db))) return []
  const administrator = await firstAdministrator(app)
  if (!administrator) return []
  const inputs = await sampleInputs(app)
  return await inTransaction(app, async (app) => {
    await takeTurns(app.db, 'samples')
    if (await anyMeal(app.db)) return []
    const pictures: DrawLater[] = []
    // The first of the list is made last, so that it leads the pages.
    for (const { input, prompt } of inputs.toReversed()) {
      const { _id: mealId } = await createMeal(app, administrator, input)
      const imageId = await reserveIllustration(app, administrator, prompt)
      const payload = { mealId, prompt, imageId }
      pictures.unshift((app, priority) => enqueue(app, illustrateMealJob, payload, { priority }))
    }
    return pictures
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
      imageUrl: pictureToCome,
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
