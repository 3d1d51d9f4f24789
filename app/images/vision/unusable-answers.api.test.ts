import { describe, expect, it } from 'vitest'
import { type AiAnswer, errorAnswer, textAnswer } from '#tests/support/servers/ai-server.ts'
import { foods, visionKey as key, visionSite } from '#tests/support/sites/vision-site.ts'

const site = visionSite()

describe('an unusable answer', () => {
  it.each([
    ['prose', textAnswer('There is rice on a plate.')],
    ['malformed JSON', textAnswer('{"foods":[{"name":')],
    ['nothing', textAnswer('')],
    ['impossible weights', foods(['cooked white rice', '3 tons'])],
  ])('of %s is sent back once', async (_what, first) => {
    await site.open()
    site.server.say(first, foods(['cooked white rice', 100]))
    const { status, body } = await site.analyze()
    expect(status).toBe(200)
    expect(body.items).toMatchObject([{ grams: 100 }])
    expect(site.server.requests).toHaveLength(2)
    expect(JSON.stringify(site.server.requests[1]?.body.messages)).toContain('Answer again')
  })

  it('twice is a 502', async () => {
    await site.open()
    site.server.say(textAnswer('There is rice on a plate.'))
    const { status, body } = await site.analyze()
    expect([status, body.msg]).toEqual([502, 'compatible:eye gave no list of foods'])
    expect(site.server.requests).toHaveLength(2)
  })

  it('is used as far as it is valid', async () => {
    await site.open()
    site.server.say(foods(['cooked white rice', 100], ['ham', 'much']))
    const { status, body } = await site.analyze()
    expect(status).toBe(200)
    expect(body.items).toHaveLength(1)
  })

  it('is requested without a schema if the server supports none', async () => {
    await site.open()
    const refusal = errorAnswer(400, { message: 'response_format json_schema is not supported' })
    site.server.say(
      refusal,
      textAnswer('```json\n[{"food": "cooked white rice", "weight": "100 g"}]\n```'),
    )
    const { status } = await site.analyze()
    expect(status).toBe(200)
    expect(site.server.requests[1]?.body.response_format).toBeUndefined()
  })

  it('without foods is a 400', async () => {
    await site.open()
    site.server.say(foods())
    const { status, body } = await site.analyze()
    expect([status, body.msg]).toEqual([
      400,
      'No known ingredient found in the picture. Type the ingredients instead.',
    ])
    expect(site.server.requests).toHaveLength(1)
  })

  it('that obeys text on the picture yields nothing but foods', async () => {
    await site.open()
    const hostile = JSON.stringify({
      foods: [{ name: 'cooked white rice', grams: 100, calories: 0, foodId: 'admin' }],
      nutritionData: { calories: 0 },
      role: 'Admin',
    })
    site.server.say(textAnswer(hostile))
    const { body } = await site.analyze()
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
    await site.open()
    site.server.say(answer)
    const reply = await site.analyze()
    expect([reply.status, reply.body.msg]).toEqual([502, msg])
    expect(JSON.stringify(reply.body) + site.lines.join('')).not.toContain(key)
  })

  it('once may succeed the next time', async () => {
    await site.open()
    site.server.say(
      errorAnswer(500, { message: 'x' }, { 'retry-after': '0' }),
      foods(['cooked white rice', 100]),
    )
    expect((await site.analyze()).status).toBe(200)
  })

  it('refuses with the error of OpenAI', async () => {
    await site.open({
      VISION_MODEL: 'openai:gpt-5',
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: site.server.url,
    })
    site.server.say(textAnswer(null, { refusal: 'I cannot look at this.' }))
    const { status, body } = await site.analyze()
    expect([status, body.msg]).toEqual([502, 'openai:gpt-5 refused this by its content policy'])
  })

  it('is not called without its key or beyond the limit', async () => {
    await site.open({ VISION_MODEL: 'anthropic:claude-haiku-4-5' })
    expect(await site.analyze()).toMatchObject({
      status: 503,
      body: { msg: 'anthropic:claude-haiku-4-5 is not configured: ANTHROPIC_API_KEY is not set' },
    })
    await site.open({
      VISION_MODEL: 'openai:gpt-5',
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: site.server.url,
      AI_MONTHLY_LIMIT_USD: '0.01',
    })
    expect(await site.analyze()).toMatchObject({
      status: 503,
      body: { msg: expect.stringContaining('monthly limit of $0.01') },
    })
    expect(site.server.requests).toEqual([])
  })
})
