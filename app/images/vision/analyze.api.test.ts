import { beforeEach, describe, expect, it } from 'vitest'
import type { Analysis } from '#app/nutrition/analysis.ts'
import { nutritionEndpoints } from '#app/nutrition/nutrition.api.server.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { imageEndpoints } from '../images.api.server.ts'
import { insertImage } from '../images.db.server.ts'
import { newImage } from '../images.server.ts'

const mediaKey = '0123456789abcdef0123456789abcdef'

let app: TestApp
let anyone: ApiClient
let staff: ApiClient

beforeEach(async () => {
  app = await openTestApp()
  anyone = apiClient(app, [...imageEndpoints, ...nutritionEndpoints])
  staff = await anyone.as('Manager')
})

/** Stores an image as if a worker had made it. Returns its id. */
async function buildImage(fields: Partial<ReturnType<typeof newImage>> = {}) {
  const row = newImage(app, null, {
    source: 'generated',
    status: 'ready',
    prompt: 'grilled salmon with quinoa',
    media_key: mediaKey,
    variants: { webp: [320], avif: [] },
    width: 320,
    height: 320,
    ...fields,
  })
  await insertImage(app.db, row)
  return row.id
}

const analyze = (body: unknown) =>
  staff.post<Analysis & { msg: string }>('/nutrition/analyze', body)

describe('analysing an image', () => {
  it('reads the typed ingredients if there are any', async () => {
    const imageId = await buildImage()
    const { status, body } = await analyze({ imageId, ingredients: '2 eggs, 1 slice of toast' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      source: 'ingredients',
      items: [{ group: 'egg' }, { group: 'bread' }],
    })
    expect((await analyze({ ingredients: ['2 eggs'] })).body.items).toHaveLength(1)
    // The picture may be gone, or still be drawn: what was typed is computed all the same.
    const unknown = await analyze({ imageId: 'none', ingredients: '2 eggs' })
    expect(unknown).toMatchObject({ status: 200, body: { source: 'ingredients' } })
  })

  it('reads the prompt that the image was made from, found by id or address', async () => {
    const imageId = await buildImage()
    const { body } = await analyze({ imageId, imageUrl: 'x', ingredients: '  ' })
    expect(body).toMatchObject({ source: 'prompt', items: [{ group: 'fish' }, { group: 'grain' }] })
    expect(body.nutritionData.calories).toBeGreaterThan(200)
    const address = `/media/${mediaKey}-320.webp`
    expect((await analyze({ imageUrl: address })).body).toEqual(body)
  })

  it('names the missing input otherwise', async () => {
    const pending = { imageId: await buildImage({ status: 'pending' }) }
    const failed = { imageId: await buildImage({ status: 'failed' }) }
    const upload = { imageId: await buildImage({ source: 'uploaded', prompt: '' }) }
    const inedible = { imageId: await buildImage({ prompt: 'a blue bicycle' }) }
    const notReady = 'Image is not ready for analysis yet'
    const cases: [unknown, number, string][] = [
      [{}, 400, 'Please select an image to analyze'],
      [{ imageId: 'none' }, 404, 'Image not found'],
      [{ imageUrl: 'https://elsewhere.example/x.jpg' }, 404, 'Image not found'],
      [pending, 409, notReady],
      [failed, 409, notReady],
      [
        upload,
        503,
        'Nothing is known of this image. Configure a vision model or type the ingredients.',
      ],
      [inedible, 400, 'No known ingredient found in the text'],
      [{ ...upload, ingredients: 'gravel' }, 400, 'No known ingredient found in the text'],
    ]
    for (const [input, status, msg] of cases) {
      expect(await analyze(input), msg).toMatchObject({ status, body: { msg } })
    }
  })
})

describe('an estimate', () => {
  const estimate = (text: unknown) => anyone.post<Analysis>('/nutrition/estimate', { text })

  it('is open to everybody', async () => {
    const { status, body } = await estimate('150 g grilled chicken, 1 cup cooked rice')
    expect(status).toBe(200)
    expect(body.items).toMatchObject([
      { group: 'poultry', grams: 150, gramsAssumed: false },
      { group: 'grain', gramsAssumed: false },
    ])
    const sum = body.items.reduce((total, item) => total + item.nutritionData.calories, 0)
    expect(body.nutritionData.calories).toBe(sum)
    expect(body.range.calories.low).toBeLessThanOrEqual(sum)
  })

  it.each([
    [undefined, 'Please enter a text'],
    [' ', 'Please enter a text'],
    ['gravel', 'No known ingredient found in the text'],
    ['x'.repeat(10_001), 'The text must have at most 10000 characters'],
  ])('of %.20s is refused', async (text, msg) => {
    expect(await estimate(text)).toMatchObject({
      status: 400,
      body: { msg, errors: [{ msg, path: 'text' }] },
    })
  })

  it('may be requested 60 times a minute from one address', async () => {
    for (let n = 0; n < 60; n++) await estimate('rice')
    const reply = await estimate('rice')
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
