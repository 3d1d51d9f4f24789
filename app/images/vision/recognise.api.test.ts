import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Analysis } from '#app/nutrition/analysis.ts'
import { readSpending } from '#platform/ai/spending.ts'
import {
  type AiAnswer,
  type AiServer,
  errorAnswer,
  startAiServer,
  textAnswer,
} from '#tests/support/ai-server.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/databases.ts'
import { asFile, buildPicture } from '#tests/support/pictures.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import type { Image } from '../image.ts'
import { imageEndpoints } from '../images.api.server.ts'
import { imageJobs } from '../images.jobs.server.ts'

const key = 'test-key-0123456789'

let server: AiServer
let app: TestApp
let staff: ApiClient
let lines: string[]

beforeEach(async () => {
  server = await startAiServer()
  onTestFinished(() => server.close())
})

async function openSite(
  env: Record<string, string> = {},
  open?: Parameters<typeof openTestApp>[0],
) {
  lines = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  app = await openTestApp(open, {
    log: pino({ level: 'trace' }, stream),
    env: {
      VISION_MODEL: 'compatible:eye',
      COMPATIBLE_BASE_URL: server.url,
      COMPATIBLE_API_KEY: key,
      ...env,
    },
  })
  startTestWorker(app, imageJobs)
  staff = await apiClient(app, imageEndpoints).as('Manager')
}

async function upload(): Promise<string> {
  const picture = await buildPicture('jpeg', { width: 1500, height: 900 })
  return (await staff.upload<Image>('/images/upload', asFile(picture))).body._id
}

type Answered = Analysis & { msg: string }

const analyze = async (more: Record<string, unknown> = {}) =>
  staff.post<Answered>('/nutrition/analyze', { imageId: await upload(), ...more })

const foods = (...list: [string, unknown][]): AiAnswer =>
  textAnswer(JSON.stringify({ foods: list.map(([name, grams]) => ({ name, grams })) }))

describeOnBoth('a picture of which nothing is known', (open) => {
  it('is looked at by the model; the figures are those of our table', async () => {
    await openSite({}, open)
    server.say(foods(['grilled chicken breast', 150], ['cooked white rice', 200]))
    const { status, body } = await analyze()
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
    expect(await app.db.selectFrom('ai_calls').select(['purpose', 'status']).execute()).toEqual([
      { purpose: 'vision', status: 'spent' },
    ])
  })
})

describe('what the model is sent', () => {
  it('is a small JPEG and the question for foods and grams, in a shape', async () => {
    await openSite()
    server.say(foods(['rice', 100]))
    await analyze()
    const [request] = server.requests
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

  it('is nothing where words are known already', async () => {
    await openSite()
    const { body } = await analyze({ ingredients: '2 eggs' })
    expect(body.source).toBe('ingredients')
    expect(server.requests).toEqual([])
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

  it('has the figures of the model, marked so', async () => {
    await openSite()
    const answer = textAnswer(JSON.stringify({ foods: [{ name: 'xyzzy', ...figures }] }))
    server.say(foods(['cooked white rice', 100], ['xyzzy', 50]), answer)
    const { body } = await analyze()
    expect(body.items[1]).toEqual({
      text: 'xyzzy',
      food: 'xyzzy',
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
    expect(server.requests).toHaveLength(2)
    expect(JSON.stringify(server.requests[1]?.body)).not.toContain('base64')
  })

  it('counts nothing, and says so, when the model gives none', async () => {
    await openSite()
    server.say(
      foods(['cooked white rice', 100], ['xyzzy', 50]),
      errorAnswer(400, { message: 'no' }),
    )
    const { status, body } = await analyze()
    expect(status).toBe(200)
    expect(body.items[1]).toMatchObject({ food: 'xyzzy', nutritionData: { calories: 0 } })
    expect(body.missing).toHaveLength(7)
  })
})

describe('an answer that cannot be used', () => {
  it.each([
    ['prose', textAnswer('There is rice on a plate.')],
    ['malformed JSON', textAnswer('{"foods":[{"name":')],
    ['nothing', textAnswer('')],
    ['impossible weights', foods(['cooked white rice', '3 tons'])],
  ])('of %s is sent back once', async (_what, first) => {
    await openSite()
    server.say(first, foods(['cooked white rice', 100]))
    const { status, body } = await analyze()
    expect(status).toBe(200)
    expect(body.items).toMatchObject([{ grams: 100 }])
    expect(server.requests).toHaveLength(2)
    expect(JSON.stringify(server.requests[1]?.body.messages)).toContain('Answer again')
  })

  it('twice is a 502', async () => {
    await openSite()
    server.say(textAnswer('There is rice on a plate.'))
    const { status, body } = await analyze()
    expect([status, body.msg]).toEqual([502, 'compatible:eye gave no list of foods'])
    expect(server.requests).toHaveLength(2)
  })

  it('keeps what of it can be used', async () => {
    await openSite()
    server.say(foods(['cooked white rice', 100], ['ham', 'much']))
    const { status, body } = await analyze()
    expect(status).toBe(200)
    expect(body.items).toHaveLength(1)
  })

  it('is asked for without a shape where the server knows none', async () => {
    await openSite()
    const refusal = errorAnswer(400, { message: 'response_format json_schema is not supported' })
    server.say(
      refusal,
      textAnswer('```json\n[{"food": "cooked white rice", "weight": "100 g"}]\n```'),
    )
    const { status } = await analyze()
    expect(status).toBe(200)
    expect(server.requests[1]?.body.response_format).toBeUndefined()
  })

  it('that sees nothing to eat is a 400', async () => {
    await openSite()
    server.say(foods())
    const { status, body } = await analyze()
    expect([status, body.msg]).toEqual([
      400,
      'No known ingredient found in the picture. Type the ingredients instead.',
    ])
    expect(server.requests).toHaveLength(1)
  })

  it('that obeys words on the picture names foods at most', async () => {
    await openSite()
    const hostile = JSON.stringify({
      foods: [{ name: 'cooked white rice', grams: 100, calories: 0, foodId: 'admin' }],
      nutritionData: { calories: 0 },
      role: 'Admin',
    })
    server.say(textAnswer(hostile))
    const { body } = await analyze()
    expect(body.nutritionData.calories).toBeGreaterThan(80)
    expect(JSON.stringify(body)).not.toContain('dmin')
  })
})

describe('a provider that fails', () => {
  const cases: [string, AiAnswer, string][] = [
    [
      'refuses the key',
      errorAnswer(401, { message: `Bad key ${key}` }),
      'The compatible server does not accept the key: Bad key …',
    ],
    [
      'has no credit',
      errorAnswer(429, { message: 'Quota', code: 'insufficient_quota' }),
      'The compatible server has no credit left for this key: Quota',
    ],
    [
      'wants a pause',
      errorAnswer(429, { message: 'Slow' }, { 'retry-after': '0' }),
      'The compatible server asks for a pause: too many requests: Slow',
    ],
    [
      'breaks',
      errorAnswer(500, { message: 'x' }, { 'retry-after': '0' }),
      'The compatible server has trouble of its own (status 500)',
    ],
    [
      'sends a page',
      { body: '<html></html>', headers: { 'content-type': 'text/html' } },
      'The compatible server sent an answer that cannot be used',
    ],
    [
      'apologises',
      textAnswer("I'm sorry, but I can't help with that."),
      'compatible:eye refused to look at this picture',
    ],
    [
      'filters',
      {
        json: {
          id: 'x',
          created: 1,
          model: 'm',
          choices: [
            {
              index: 0,
              finish_reason: 'content_filter',
              message: { role: 'assistant', content: '' },
            },
          ],
        },
      },
      'compatible:eye refused this by its content policy',
    ],
  ]
  it.each(cases)('and %s is a 502 that says so', async (_what, answer, msg) => {
    await openSite()
    server.say(answer)
    const reply = await analyze()
    expect([reply.status, reply.body.msg]).toEqual([502, msg])
    expect(JSON.stringify(reply.body) + lines.join('')).not.toContain(key)
  })

  it('once may do the next time', async () => {
    await openSite()
    server.say(
      errorAnswer(500, { message: 'x' }, { 'retry-after': '0' }),
      foods(['cooked white rice', 100]),
    )
    expect((await analyze()).status).toBe(200)
  })

  it('refuses in the words of OpenAI', async () => {
    await openSite({
      VISION_MODEL: 'openai:gpt-5',
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: server.url,
    })
    server.say(textAnswer(null, { refusal: 'I cannot look at this.' }))
    const { status, body } = await analyze()
    expect([status, body.msg]).toEqual([502, 'openai:gpt-5 refused this by its content policy'])
  })

  it('is not asked without its key, or past the limit', async () => {
    await openSite({ VISION_MODEL: 'anthropic:claude-haiku-4-5' })
    expect(await analyze()).toMatchObject({
      status: 503,
      body: { msg: 'anthropic:claude-haiku-4-5 is not configured: ANTHROPIC_API_KEY is not set' },
    })
    await openSite({
      VISION_MODEL: 'openai:gpt-5',
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: server.url,
      AI_MONTHLY_LIMIT_USD: '0.01',
    })
    expect(await analyze()).toMatchObject({
      status: 503,
      body: { msg: expect.stringContaining('monthly limit of $0.01') },
    })
    expect(server.requests).toEqual([])
  })
})

describe('the price of a look', () => {
  it('is what its tokens cost, in place of the most that was set aside', async () => {
    await openSite({
      VISION_MODEL: 'openai:gpt-5',
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: server.url,
    })
    server.say(foods(['cooked white rice', 100]))
    await analyze()
    // 1000 tokens in and 100 out, as the answer says.
    expect(await readSpending(app)).toMatchObject({ spentUsd: 0.00225, calls: 1 })
  })
})

describe('three looks', () => {
  it('give the one in the middle and how far they lie apart', async () => {
    await openSite()
    server.say(
      foods(['cooked white rice', 100]),
      foods(['cooked white rice', 300]),
      foods(['cooked white rice', 200]),
    )
    const { body } = await analyze({ times: 3 })
    expect(body.items).toMatchObject([{ grams: 200 }])
    expect(body.spread).toMatchObject({ looks: 3 })
    const { low, high } = body.spread ?? {}
    expect((high?.calories ?? 0) / (low?.calories ?? 1)).toBeCloseTo(3, 1)
    expect(body.range.calories.low).toBeLessThanOrEqual(low?.calories ?? 0)
    expect(body.range.calories.high).toBeGreaterThanOrEqual(high?.calories ?? 0)
  })

  it('do with those that came', async () => {
    await openSite()
    const rice = foods(['cooked white rice', 100])
    server.say(errorAnswer(400, { message: 'no' }), rice, rice)
    const { status, body } = await analyze({ times: 3 })
    expect(status).toBe(200)
    expect(body.spread?.looks).toBe(2)
  })

  it('are one or three', async () => {
    await openSite()
    const { status, body } = await analyze({ times: 2 })
    expect([status, body.msg]).toEqual([400, 'The picture can be looked at 1 or 3 times'])
  })
})
