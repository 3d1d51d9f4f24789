import { describe, expect, it } from 'vitest'
import { readSpending } from '#platform/ai/spending.ts'
import { errorAnswer, textAnswer } from '#tests/support/servers/ai-server.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { foods, visionKey as key, visionSite } from '#tests/support/sites/vision-site.ts'

const site = visionSite()

describeOnBoth('a picture of which nothing is known', (open) => {
  it('is shown to the model; the figures are those of our table', async () => {
    await site.open({}, open)
    site.server.say(foods(['grilled chicken breast', 150], ['cooked white rice', 200]))
    const { status, body } = await site.analyze()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      source: 'vision',
      items: [
        { text: 'grilled chicken breast', grams: 150, gramsAssumed: true, group: 'poultry' },
        { text: 'cooked white rice', grams: 200, gramsAssumed: true, group: 'grain' },
      ],
    })
    const { calories } = body.nutritionData
    expect(calories).toBeGreaterThan(400)
    expect(calories).toBeLessThan(600)
    expect(body.range.calories.low).toBeLessThan(calories * 0.85)
    expect(body.range.calories.high).toBeGreaterThan(calories * 1.15)
    expect(
      await site.app.db.selectFrom('ai_calls').select(['purpose', 'status']).execute(),
    ).toEqual([{ purpose: 'vision', status: 'spent' }])
  })
})

describe('what the model is sent', () => {
  it('is a small JPEG and a question about foods and grams, with a schema', async () => {
    await site.open()
    site.server.say(foods(['rice', 100]))
    await site.analyze()
    const [request] = site.server.requests
    expect(request?.path).toBe('/v1/chat/completions')
    expect(request?.headers.authorization).toBe(`Bearer ${key}`)
    const body = JSON.stringify(request?.body)
    const [, data = ''] = /data:image\/jpeg;base64,([^"]+)/.exec(body) ?? []
    const jpeg = Buffer.from(data, 'base64')
    expect(jpeg.subarray(0, 2).toString('hex')).toBe('ffd8')
    const { default: sharp } = await import('sharp')
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1024, height: 614 })
    expect(request?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'foods', schema: { required: ['foods'] } },
    })
    expect(body).not.toContain('calories')
  })

  it('is nothing when ingredients were typed', async () => {
    await site.open()
    const { body } = await site.analyze({ ingredients: '2 eggs' })
    expect(body.source).toBe('ingredients')
    expect(site.server.requests).toEqual([])
  })
})

describe('a food that our table does not know', () => {
  const figures = {
    calories: 200,
    carbohydrates: 20,
    protein: 5,
    fat: 10,
    fiber: 2,
    sugar: 3,
    sodium: 400,
  }

  it('has the figures of the model and is marked as such', async () => {
    await site.open()
    const answer = textAnswer(JSON.stringify({ foods: [{ name: 'xyzzy', ...figures }] }))
    site.server.say(foods(['cooked white rice', 100], ['xyzzy', 50]), answer)
    const { body } = await site.analyze()
    expect(body.items[1]).toEqual({
      text: 'xyzzy',
      food: 'xyzzy',
      foodName: 'xyzzy',
      foodId: 'model:xyzzy',
      group: 'dish',
      grams: 50,
      gramsAssumed: true,
      confidence: 0.3,
      nutritionData: {
        calories: 100,
        carbohydrates: 10,
        protein: 2.5,
        fat: 5,
        fiber: 1,
        sugar: 1.5,
        sodium: 200,
      },
      missing: [],
    })
    expect(site.server.requests).toHaveLength(2)
    expect(JSON.stringify(site.server.requests[1]?.body)).not.toContain('base64')
  })

  it('counts 0 and is listed as missing when the model gives no figures', async () => {
    await site.open()
    site.server.say(
      foods(['cooked white rice', 100], ['xyzzy', 50]),
      errorAnswer(400, { message: 'no' }),
    )
    const { status, body } = await site.analyze()
    expect(status).toBe(200)
    expect(body.items[1]).toMatchObject({ food: 'xyzzy', nutritionData: { calories: 0 } })
    expect(body.missing).toHaveLength(7)
  })
})

describe('the price of a look', () => {
  it('is the cost of its tokens, which replaces the reserved maximum', async () => {
    await site.open({
      VISION_MODEL: 'openai:gpt-5',
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: site.server.url,
    })
    site.server.say(foods(['cooked white rice', 100]))
    await site.analyze()
    // The answer reports 1000 input and 100 output tokens.
    expect(await readSpending(site.app)).toMatchObject({ spentUsd: 0.00225, calls: 1 })
  })
})

describe('three looks', () => {
  it('give the median and the spread', async () => {
    await site.open()
    site.server.say(
      foods(['cooked white rice', 100]),
      foods(['cooked white rice', 300]),
      foods(['cooked white rice', 200]),
    )
    const { body } = await site.analyze({ times: 3 })
    expect(body.items).toMatchObject([{ grams: 200 }])
    expect(body.spread).toMatchObject({ looks: 3 })
    const { low, high } = body.spread ?? {}
    expect((high?.calories ?? 0) / (low?.calories ?? 1)).toBeCloseTo(3, 1)
    expect(body.range.calories.low).toBeLessThanOrEqual(low?.calories ?? 0)
    expect(body.range.calories.high).toBeGreaterThanOrEqual(high?.calories ?? 0)
  })

  it('use the successful ones', async () => {
    await site.open()
    const rice = foods(['cooked white rice', 100])
    site.server.say(errorAnswer(400, { message: 'no' }), rice, rice)
    const { status, body } = await site.analyze({ times: 3 })
    expect(status).toBe(200)
    expect(body.spread?.looks).toBe(2)
  })

  it('must be one or three', async () => {
    await site.open()
    const { status, body } = await site.analyze({ times: 2 })
    expect([status, body.msg]).toEqual([400, 'The picture can be looked at 1 or 3 times'])
  })
})
