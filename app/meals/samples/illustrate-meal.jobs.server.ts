import { z } from 'zod'
import { firstAdministrator } from '#app/accounts/users/users.server.ts'
import { makeImage, markFailed } from '#app/images/images.jobs.server.ts'
import { getImage, reserveIllustration } from '#app/images/images.server.ts'
import { fromLatest } from '#app/publishing/save.server.ts'
import { isToCome } from '#app/ui/picture-to-come.ts'
import { type Staff, theSite } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type AnyJobKind, jobKind } from '#platform/jobs/job.ts'
import { updateMeal } from '../editing/edit-meals.server.ts'
import { mealChangesInput } from '../editing/meal-input.ts'
import type { Meal } from '../meal.ts'
import { findMeal } from '../meals.db.server.ts'
import { sampleMeals, seedOf } from './sample-meals.ts'

/** Draws the reserved image of a sample meal and adds it to the meal. */
export const illustrateMealJob = jobKind({
  name: 'meals.illustrate',
  // Releases up to 0.1.0 left the reservation to the job, and their jobs may still be waiting.
  payload: z.object({ mealId: z.string(), prompt: z.string(), imageId: z.string().optional() }),
  priority: 'background',
  async run(app, { imageId, ...illustration }, run) {
    if (!imageId) return await reserve(app, illustration)
    await makeImage(app, imageId, run)
    const { url } = await getImage(app, theSite, imageId)
    if (url) await showImage(app, illustration.mealId, { imageId })
  },
  async failed(app, { mealId, imageId }, error) {
    if (imageId) await markFailed(app, imageId, error)
    await showImage(app, mealId, { imageUrl: '' })
  },
})

/** Draws the picture of a meal that came from a site where it was not drawn yet. */
export async function drawImported(app: App, staff: Staff, { _id: mealId, title }: Meal) {
  const sample = sampleMeals.find((one) => one.title === title)
  const prompt = sample?.prompt ?? title
  const imageId = await reserveIllustration(app, staff, prompt, sample && seedOf(sample))
  await enqueue(app, illustrateMealJob, { mealId, prompt, imageId }, { priority: 'idle' })
}

export const mealJobs: AnyJobKind[] = [illustrateMealJob]

async function reserve(app: App, { mealId, prompt }: { mealId: string; prompt: string }) {
  const staff = await firstAdministrator(app)
  if (!staff || !(await findMeal(app.db, { id: mealId }, { drafts: true }))) return
  await inTransaction(app, async (app) => {
    const imageId = await reserveIllustration(app, staff, prompt)
    await enqueue(app, illustrateMealJob, { mealId, prompt, imageId })
  })
}

type Shown = { imageId?: string; imageUrl?: string }

/** A meal that was deleted or got another image meanwhile stays as it is. */
const showImage = (app: App, mealId: string, image: Shown) =>
  fromLatest(() => tryToShow(app, mealId, image))

async function tryToShow(app: App, mealId: string, image: Shown) {
  const meal = await findMeal(app.db, { id: mealId }, { drafts: true })
  const staff = await firstAdministrator(app)
  const awaits = meal && !meal.image_id && (meal.image_url === '' || isToCome(meal.image_url))
  if (!awaits || !staff) return
  // Somebody may have described the picture already.
  const changes = mealChangesInput.parse({
    ...image,
    imageAlt: meal.image_alt,
    updatedAt: meal.updated_at,
  })
  await updateMeal(app, staff, mealId, changes)
}
