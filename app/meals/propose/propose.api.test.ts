import { expect, it } from 'vitest'
import { newImage } from '#app/images/images.server.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import type { App } from '#platform/app.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, editor, idOf, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { mealEndpoints } from '../meals.api.server.ts'
import type { ImageDraft, Proposal } from './proposal.ts'

const words = 'grilled salmon with quinoa, asparagus and lemon'

/** An image that the illustrator has drawn of these words. */
async function buildDrawn(app: App, prompt: string, status: 'ready' | 'pending' = 'ready') {
  const row = newImage(app, editor, {
    ...{ source: 'generated', status, prompt, model: 'illustrator', seed: 1 },
    ...{ media_key: 'a'.repeat(32), variants: { webp: [320], avif: [] }, width: 320, height: 320 },
  })
  await app.db.insertInto('images').values(row).execute()
  return row.id
}

describeOnBoth('what is proposed for a new meal', (open) => {
  async function openSite() {
    const app = await openMealsApp(open)
    const anyone = apiClient(app, mealEndpoints)
    return { app, anyone, staff: await anyone.as('Manager') }
  }

  it('is a free title, a meal type, categories, a description and what the picture shows [one-go-01]', async () => {
    const { app, staff } = await openSite()
    await buildMeal(app, { title: 'Grilled salmon with quinoa, asparagus and lemon' })
    const { items, nutritionData } = tableReader.estimate(words) ?? {}
    const imageId = await buildDrawn(app, words)
    const sent = { text: words, items, nutritionData, imageId }
    const { status, body } = await staff.post<Proposal>('/meals/propose', sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Grilled Salmon with Quinoa, Asparagus and Lemon (2)',
      mealType: { _id: await idOf(app, 'Dinner'), name: 'Dinner', slug: 'dinner' },
      description: 'Salmon, quinoa, asparagus, and lemon.',
      drawn: expect.arrayContaining(['quinoa', 'asparagus']),
    })
    expect(body.categories).toEqual([
      {
        ...{ _id: await idOf(app, 'Mediterranean'), name: 'Mediterranean' },
        why: expect.stringContaining('salmon with'),
      },
    ])
  })

  it('is for staff, and nothing of nothing', async () => {
    const { anyone, staff } = await openSite()
    for (const path of ['/meals/propose', '/meals/from-image']) {
      expect((await anyone.post(path, { items: [] })).status).toBe(401)
      expect((await (await anyone.as('User')).post(path, { items: [] })).status).toBe(403)
    }
    expect((await staff.post('/meals/propose', {})).status).toBe(400)
    const { body } = await staff.post('/meals/propose', { items: [] })
    expect(body).toEqual({
      ...{ title: '', mealType: null, categories: [], description: '', drawn: null },
    })
  })

  it('becomes a draft of an image in one call, and only one however often it is asked [one-go-06]', async () => {
    const { app, anyone, staff } = await openSite()
    const imageId = await buildDrawn(app, words)
    const calls = Array.from({ length: 6 }, () =>
      staff.post<ImageDraft>('/meals/from-image', { imageId }),
    )
    const answers = await Promise.all(calls)
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(answers.filter(({ body }) => body.made)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.meal._id)).size).toBe(1)
    const body = answers[0]?.body
    expect(body?.meal).toMatchObject({
      title: 'Grilled Salmon with Quinoa, Asparagus and Lemon',
      name: 'Mediterranean Dinner Meal',
      description: 'Nutritious meal with balanced macronutrients',
      ...{ imageId, isPublished: false, nutritionSource: 'computed' },
      mealType: { name: 'Dinner' },
      categories: [{ name: 'Mediterranean' }],
    })
    expect(body?.meal.items.length).toBeGreaterThan(2)
    expect((await anyone.get(`/meals/${body?.meal._id}`)).status).toBe(404)
    // Another picture of the same words is another meal.
    const second = await buildDrawn(app, words)
    const other = await staff.post<ImageDraft>('/meals/from-image', { imageId: second })
    expect(other.body.meal.title).toBe('Grilled Salmon with Quinoa, Asparagus and Lemon (2)')
  })

  it('several images of the same words at once become a meal each', async () => {
    const { app, staff } = await openSite()
    const ids = await Promise.all([1, 2, 3].map(() => buildDrawn(app, 'tomato soup')))
    const answers = await Promise.all(
      ids.map((imageId) => staff.post<ImageDraft>('/meals/from-image', { imageId })),
    )
    expect(answers.map(({ body }) => body.meal.title).toSorted()).toEqual([
      ...['Tomato Soup', 'Tomato Soup (2)', 'Tomato Soup (3)'],
    ])
  })

  it('they get one number each where a meal has their title already', async () => {
    const { app, staff } = await openSite()
    await buildMeal(app, { title: 'Tomato Soup' })
    const ids = await Promise.all([1, 2, 3].map(() => buildDrawn(app, 'tomato soup')))
    const answers = await Promise.all(
      ids.map((imageId) => staff.post<ImageDraft>('/meals/from-image', { imageId })),
    )
    expect(answers.map(({ body }) => body.meal.title).toSorted()).toEqual([
      ...['Tomato Soup (2)', 'Tomato Soup (3)', 'Tomato Soup (4)'],
    ])
  })

  it('says why there is no draft of an image', async () => {
    const { app, staff } = await openSite()
    const ask = async (imageId: string) => {
      const { status, body } = await staff.post('/meals/from-image', { imageId })
      return [status, body.msg]
    }
    expect(await ask('none')).toEqual([404, 'Image not found'])
    expect(await ask(await buildDrawn(app, words, 'pending'))).toEqual([
      ...[409, 'Image is not ready for analysis yet'],
    ])
    expect(await ask(await buildDrawn(app, ''))).toEqual([
      ...[400, 'Nothing is known of this image but its picture'],
    ])
    expect(await ask(await buildDrawn(app, 'a red bicycle'))).toEqual([
      ...[400, 'No known ingredient found in the text'],
    ])
  })
})
