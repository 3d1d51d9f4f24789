import { describe, expect, it } from 'vitest'
import { reserveCall } from '#platform/ai/spending.ts'
import { apiClient } from '#tests/support/api.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import type { Image } from '../image.ts'
import { imageEndpoints } from '../images.api.server.ts'

async function openApi(env: Record<string, string> = {}) {
  const app = await openTestApp(undefined, { env })
  const anyone = apiClient(app, imageEndpoints)
  return { app, anyone, staff: await anyone.as('Manager') }
}

const openai = { IMAGE_MODEL: 'openai:gpt-image-1', OPENAI_API_KEY: 'test-key-0123456789' }

describe('the image model', () => {
  it('is shown only to staff', async () => {
    const { anyone } = await openApi()
    expect((await anyone.get('/images/model')).status).toBe(401)
    expect((await (await anyone.as('User')).get('/images/model')).status).toBe(403)
  })

  it('is the illustrator by default, which costs nothing', async () => {
    const { staff } = await openApi()
    expect((await staff.get('/images/model')).body).toEqual({
      name: 'illustrator',
      source: 'illustrator',
      pricePerImageUsd: 0,
      monthSpentUsd: 0,
      monthLimitUsd: null,
      problem: null,
      vision: null,
    })
  })

  it('has its price and the limit of the month', async () => {
    const { app, staff } = await openApi({ ...openai, AI_MONTHLY_LIMIT_USD: '0.1' })
    const { imageModel: model } = app.config
    if (!model) throw new Error('no model')
    await reserveCall(app, { model, purpose: 'image', usd: 0.042 })
    const { body } = await staff.get('/images/model')
    expect(body).toEqual({
      name: 'openai:gpt-image-1',
      source: 'provider',
      pricePerImageUsd: 0.042,
      monthSpentUsd: 0.042,
      monthLimitUsd: 0.1,
      problem: null,
      vision: null,
    })
    expect(JSON.stringify(body)).not.toContain(openai.OPENAI_API_KEY)
  })
})

describe('the vision model', () => {
  it('has the highest cost of a look, and the reason why it is not available', async () => {
    const { staff } = await openApi({ VISION_MODEL: 'openai:gpt-5' })
    expect((await staff.get('/images/model')).body).toMatchObject({
      vision: {
        name: 'openai:gpt-5',
        pricePerLookUsd: 0.045,
        problem: 'openai:gpt-5 is not configured: OPENAI_API_KEY is not set',
      },
    })
  })
})

describe('generating', () => {
  it.each([
    [{ IMAGE_MODEL: 'openai:gpt-image-1' }, 'openai:gpt-image-1', 'OPENAI_API_KEY'],
    [
      { IMAGE_MODEL: 'google:gemini-2.5-flash-image' },
      'google:gemini-2.5-flash-image',
      'GOOGLE_API_KEY',
    ],
    [{ IMAGE_MODEL: 'compatible:sd' }, 'compatible:sd', 'COMPATIBLE_BASE_URL'],
  ])('with %j is a 503 that names what is missing', async (env, model, variable) => {
    const { app, staff } = await openApi(env)
    const msg = `${model} is not configured: ${variable} is not set`
    const reply = await staff.post('/images/generate', { prompt: 'rice' })
    expect(reply).toMatchObject({ status: 503, body: { msg } })
    expect((await staff.get('/images/model')).body).toMatchObject({ problem: msg })
    expect(await app.db.selectFrom('images').selectAll().execute()).toEqual([])
  })

  it('is a 503 when the limit of the month is reached or the price is unknown', async () => {
    const spent = await openApi({ ...openai, AI_MONTHLY_LIMIT_USD: '0.04' })
    expect(await spent.staff.post('/images/generate', { prompt: 'rice' })).toMatchObject({
      status: 503,
      body: { msg: expect.stringContaining('monthly limit of $0.04') },
    })
    const unknown = await openApi({
      IMAGE_MODEL: 'compatible:sd',
      COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_MONTHLY_LIMIT_USD: '5',
    })
    expect(await unknown.staff.post('/images/generate', { prompt: 'rice' })).toMatchObject({
      status: 503,
      body: { msg: expect.stringContaining('The price of compatible:sd is not known') },
    })
  })

  it('shows the requested model from the beginning', async () => {
    const { staff } = await openApi(openai)
    const { status, body } = await staff.post<Image>('/images/generate', { prompt: 'rice' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ model: 'openai:gpt-image-1', imageUrl: 'pending' })
  })
})
