import { expect, it } from 'vitest'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import { deleteImage } from '#app/images/images.server.ts'
import { storeUpload } from '#app/images/making/uploads.server.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { deleteMeal, removeMealForGood } from '../meal-trash.server.ts'
import type { ImageMeal } from './image-meal.ts'
import { mealUseEndpoints } from './meal-uses.api.server.ts'

describeOnBoth('the meals of an image', (open) => {
  it('are for staff, and only of an image that is there', async () => {
    const anyone = apiClient(await openMealsApp(open), mealUseEndpoints)
    expect((await anyone.get('/images/1/meals')).status).toBe(401)
    expect((await (await anyone.as('User')).get('/images/1/meals')).status).toBe(403)
    expect((await (await anyone.as('Manager')).get('/images/1/meals')).status).toBe(404)
  })

  it('are those that show it; one in the trash keeps it, and is told [trash-05]', async () => {
    const app = await openMealsApp(open)
    const staff = await apiClient(app, mealUseEndpoints).as('Manager')
    startTestWorker(app, imageJobs)
    const { _id: imageId } = await storeUpload(app, editor, asFile(await buildPicture()))
    const used = async () =>
      (await staff.get<{ meals: ImageMeal[] }>(`/images/${imageId}/meals`)).body.meals
    expect(await used()).toEqual([])

    await buildMeal(app, { title: 'Without it' })
    const first = await buildMeal(app, { title: 'First', imageId })
    app.clock.advance(5)
    await buildMeal(app, { title: 'Second', imageId, isPublished: false })
    expect(await used()).toMatchObject([
      { title: 'Second', slug: 'second', isPublished: false },
      { _id: first._id, title: 'First', isPublished: true },
    ])
    await deleteMeal(app, editor, first._id)
    expect((await used()).map(({ title }) => title)).toEqual(['Second'])
    const where = 'Delete that for good at /admin/trash first'
    await expect(deleteImage(app, editor, imageId)).rejects.toMatchObject({
      status: 409,
      message: `This image is used by a meal in the trash and a meal. ${where}`,
    })
    await removeMealForGood(app, editor, first._id)
    await expect(deleteImage(app, editor, imageId)).rejects.toMatchObject({
      message: 'This image is used by a meal',
    })
  })
})
