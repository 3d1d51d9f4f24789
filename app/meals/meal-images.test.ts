import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Image } from '#app/images/image.ts'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import { deleteImage, listImages, requestImage } from '#app/images/images.server.ts'
import { storeUpload } from '#app/images/making/uploads.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { updateMeal } from './editing/edit-meals.server.ts'
import { deleteMeal, purgeDeletedMeals } from './meal-trash.server.ts'

vi.setConfig({ testTimeout: 120_000 })

/** An app whose worker encodes uploads, with one image. */
async function openWithImage(open: Parameters<typeof openMealsApp>[0]) {
  const app = await openMealsApp(open, { env: { FETCH_ALLOW_HOSTS: '127.0.0.1' } })
  startTestWorker(app, imageJobs)
  return { app, image: await upload(app, 1) }
}

const upload = async (app: TestApp, seed: number): Promise<Image> =>
  await storeUpload(app, editor, asFile(await buildPicture('jpeg', { seed })))

/** Serves a picture on another host and returns its address. */
async function serve(picture: Buffer): Promise<string> {
  const server = createServer((_request, response) => response.end(picture)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/plate.jpg`
}

describeOnBoth("a meal's image", (open) => {
  it('is named by its id or by its address, and shown in all its sizes', async () => {
    const { app, image } = await openWithImage(open)
    const byId = await buildMeal(app, { imageId: image._id, imageUrl: image.imageUrl })
    expect(byId).toMatchObject({ imageId: image._id, imageUrl: image.imageUrl })
    expect(byId.image).toMatchObject({ width: 400, webp: expect.stringContaining('320w') })
    const byUrl = await buildMeal(app, { imageUrl: `${app.config.siteUrl}${image.imageUrl}` })
    expect(byUrl).toMatchObject({ imageId: image._id, imageUrl: image.imageUrl })
  })

  it('has a text of its own, which another image does not keep [edit-10]', async () => {
    const { app, image } = await openWithImage(open)
    const meal = await buildMeal(app, { imageId: image._id, imageAlt: ' A blue  bowl ' })
    expect(meal.imageAlt).toBe('A blue bowl')
    const change = async (changes: Parameters<typeof updateMeal>[3]) =>
      (await updateMeal(app, editor, meal._id, changes)).imageAlt
    expect(await change({ description: 'Hot', imageId: image._id })).toBe('A blue bowl')
    const other = await upload(app, 2)
    expect(await change({ imageId: other._id })).toBe('')
    expect(await change({ imageId: image._id, imageAlt: 'A bowl' })).toBe('A bowl')
    expect(await change({ imageAlt: '' })).toBe('')
  })

  it('on another host is copied, or refused with the field named', async () => {
    const { app } = await openWithImage(open)
    const address = await serve(await buildPicture('png', { seed: 9 }))
    const meal = await buildMeal(app, { imageUrl: address })
    expect(meal.imageUrl).toMatch(/^\/media\//)
    expect(meal.imageId).toBeTruthy()
    for (const imageUrl of [
      'http://10.0.0.1/a.jpg',
      'ftp://a/b',
      'plate.jpg',
      '/media/none.webp',
    ]) {
      await expect(buildMeal(app, { imageUrl })).rejects.toMatchObject({
        status: 400,
        issues: [{ path: 'imageUrl' }],
      })
    }
  })

  it('must be ready', async () => {
    const app = await openMealsApp(open)
    const { _id } = await requestImage(app, editor, { prompt: 'rice' })
    await expect(buildMeal(app, { imageId: _id })).rejects.toMatchObject({
      status: 400,
      issues: [{ msg: 'The image is not ready', path: 'imageId' }],
    })
  })

  it('stays when whole meals are sent back, and changes with either field', async () => {
    const { app, image } = await openWithImage(open)
    const [other, third] = [await upload(app, 2), await upload(app, 3)]
    const { _id, ...meal } = await buildMeal(app, { imageId: image._id })
    const after = async (changes: object) => {
      const { imageId } = await updateMeal(app, editor, _id, changes)
      return imageId
    }
    const { imageId, imageUrl } = meal
    expect(await after({ isPublished: false, imageId, imageUrl })).toBe(image._id)
    expect(await after({ imageId: null, imageUrl })).toBe(image._id)
    expect(await after({ imageId, imageUrl: other.imageUrl })).toBe(other._id)
    expect(await after({ imageId: third._id, imageUrl: other.imageUrl })).toBe(third._id)
    expect(await after({ imageId: null, imageUrl: null })).toBe(null)
  })

  it('cannot be deleted while a meal uses it, in the trash too', async () => {
    const { app, image } = await openWithImage(open)
    const meal = await buildMeal(app, { imageId: image._id })
    const deleting = () => deleteImage(app, commandLine, image._id)
    await expect(deleting()).rejects.toMatchObject({ status: 409 })
    await deleteMeal(app, editor, meal._id)
    await expect(deleting()).rejects.toMatchObject({ status: 409 })
    app.clock.advance(31 * 24 * 3_600_000)
    expect(await purgeDeletedMeals(app)).toBe(1)
    await deleting()
    expect((await listImages(app, commandLine, { page: 1, limit: 9 })).total).toBe(0)
  })

  it('is not copied for a title that is taken', async () => {
    const { app } = await openWithImage(open)
    await buildMeal(app, { title: 'Soup' })
    const imageUrl = await serve(await buildPicture('png', { seed: 5 }))
    await expect(buildMeal(app, { title: 'Soup', imageUrl })).rejects.toMatchObject({ status: 409 })
    expect((await listImages(app, commandLine, { page: 1, limit: 9 })).total).toBe(1)
  })
})
