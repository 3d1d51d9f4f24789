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
import { type SampleMeal, sampleMeals, seedOf } from './sample-meals.ts'

/** Enqueues the drawing of a sample's picture, in the transaction that made the sample. */
export type DrawLater = (app: App, priority: Priority) => Promise<unknown>

/** True when the site never had a meal. */
export const hasNoMeals = async (app: App): Promise<boolean> => !(await anyMeal(app.db))

/**
 * Adds the sample meals to a site that never had a meal. Figures are there at once; pictures follow.
 * Returns the functions that enqueue them, in the order of the pages.
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
    // The first sample is stored last, so that it is the newest and comes first.
    for (const { input, prompt, seed } of inputs.toReversed()) {
      const { _id: mealId } = await createMeal(app, administrator, input)
      const imageId = await reserveIllustration(app, administrator, prompt, seed)
      const payload = { mealId, prompt, imageId }
      pictures.unshift((app, priority) => enqueue(app, illustrateMealJob, payload, { priority }))
    }
    return pictures
  })
}

type Sample = { input: NewMeal; prompt: string; seed: number }

/** The input that an editor's screen would send for each sample. */
async function sampleInputs(app: App): Promise<Sample[]> {
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
  return sampleMeals.map((sample) => ({
    input: inputOf(sample),
    prompt: sample.prompt,
    seed: seedOf(sample),
  }))
}
