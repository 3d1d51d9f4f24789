import { z } from 'zod'
import { everyUser } from '#app/accounts/users/users.server.ts'
import { getImage, requestImage } from '#app/images/images.server.ts'
import { isAdmin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type AnyJobKind, type JobKind, jobKind } from '#platform/jobs/job.ts'
import { updateMeal } from '../editing/edit-meals.server.ts'
import { mealChangesInput } from '../editing/meal-input.ts'
import { findMeal } from '../meals.db.server.ts'

type Illustration = { mealId: string; prompt: string; imageId?: string }

/** How long (ms) an image is given before it is looked at again. */
const lookAgain = 2000

/** The sample meals come with the site: they must not cost their owner anything. */
const drawn = { priority: 'background', illustrated: true } as const

/** Has an image made for a meal that has none, and shows it once it is ready. */
export const illustrateMealJob: JobKind<Illustration> = jobKind({
  name: 'meals.illustrate',
  payload: z.object({ mealId: z.string(), prompt: z.string(), imageId: z.string().optional() }),
  priority: 'background',
  async run(app, illustration) {
    const meal = await findMeal(app.db, { id: illustration.mealId }, { drafts: true })
    const staff = (await everyUser(app)).find(isAdmin)
    // Deleted or illustrated by somebody meanwhile: nothing is left to do.
    if (!meal || meal.image_id || !staff) return
    const { imageId, prompt } = illustration
    if (!imageId) {
      await inTransaction(app, async (app) => {
        const image = await requestImage(app, staff, { prompt }, drawn)
        await comeBack(app, { ...illustration, imageId: image._id })
      })
      return
    }
    const image = await getImage(app, imageId)
    if (image.url) await updateMeal(app, staff, meal.id, mealChangesInput.parse({ imageId }))
    else if (image.imageUrl === 'pending') await comeBack(app, illustration)
  },
})

const comeBack = (app: App, illustration: Illustration) =>
  enqueue(app, illustrateMealJob, illustration, {
    runAt: new Date(app.clock.now().getTime() + lookAgain),
  })

export const mealJobs: AnyJobKind[] = [illustrateMealJob]
