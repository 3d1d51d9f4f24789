import { expect, it, onTestFinished } from 'vitest'
import { defaultHouseStyle } from '#app/images/making/house-style.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import {
  type AiServer,
  errorAnswer,
  pictureAnswer,
  startAiServer,
  textAnswer,
} from '#tests/support/servers/ai-server.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { adminEndpoints } from './admin.api.server.ts'
import type { Settings, TestResult } from './settings.ts'

const key = 'test-key-0123456789'

describeOnBoth('the settings', (open) => {
  let server: AiServer

  async function openApi(env: Record<string, string> = {}) {
    const app = await openTestApp(open, { env })
    const anyone = apiClient(app, adminEndpoints)
    return { app, anyone, admin: await anyone.as('Admin') }
  }

  async function openWithServer(env: Record<string, string> = {}): Promise<ApiClient> {
    server = await startAiServer()
    onTestFinished(() => server.close())
    const models = { IMAGE_MODEL: 'compatible:sd', VISION_MODEL: 'compatible:eye' }
    const access = { COMPATIBLE_BASE_URL: server.url, COMPATIBLE_API_KEY: key }
    return (await openApi({ ...models, ...access, ...env })).admin
  }

  it('are for Admins alone', async () => {
    const { anyone } = await openApi()
    const calls = [
      ['get', '/settings'],
      ['put', '/settings'],
      ['post', '/settings/test'],
    ] as const
    for (const [method, path] of calls) {
      expect((await anyone[method](path)).status, path).toBe(401)
      for (const role of ['User', 'Manager'] as const) {
        expect((await (await anyone.as(role))[method](path)).status, path).toBe(403)
      }
    }
  })

  it('of a new site have no model and the default house style', async () => {
    const { admin } = await openApi()
    expect((await admin.get('/settings')).body).toMatchObject({
      imageModel: null,
      visionModel: null,
      visitorPhotos: false,
      houseStyle: defaultHouseStyle,
      defaultHouseStyle,
      licence: '',
      spending: { month: '2026-01', spentUsd: 0, limitUsd: null, calls: 0, unpriced: 0 },
    })
  })

  it('take one of the licences that are offered', async () => {
    const { admin } = await openApi()
    const { body } = await admin.put<Settings>('/settings', { licence: 'CC-BY-SA-4.0' })
    expect(body.licence).toBe('CC-BY-SA-4.0')
    const refused = await admin.put('/settings', { licence: 'WTFPL' })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([
      { msg: 'This licence is not one of those offered', path: 'licence' },
    ])
    expect((await admin.get<Settings>('/settings')).body.licence).toBe('CC-BY-SA-4.0')
  })

  it('say which variable a model needs and what it costs, but contain no key', async () => {
    const { admin } = await openApi({
      IMAGE_MODEL: 'openai:gpt-image-1',
      VISION_MODEL: 'compatible:eye',
      COMPATIBLE_API_KEY: key,
    })
    const { body } = await admin.get<Settings>('/settings')
    expect(body.imageModel).toMatchObject({
      name: 'openai:gpt-image-1',
      missing: 'OPENAI_API_KEY',
      knownPrice: { usd: 0.042 },
      ownPriceUsd: null,
    })
    expect(body.visionModel).toMatchObject({ missing: 'COMPATIBLE_BASE_URL', knownPrice: null })
    expect(JSON.stringify(body)).not.toContain(key)
  })

  it('store a house style and prices independently', async () => {
    const admin = await openWithServer()
    const houseStyle = 'A watercolour of {prompt}'
    const { status, body } = await admin.put<Settings>('/settings', { houseStyle })
    expect([status, body.houseStyle]).toEqual([200, houseStyle])
    await admin.put('/settings', { imagePriceUsd: 0.02 })
    await admin.put('/settings', { visionPriceUsd: '0.001' })
    expect((await admin.get<Settings>('/settings')).body).toMatchObject({
      houseStyle,
      imageModel: { ownPriceUsd: 0.02 },
      visionModel: { ownPriceUsd: 0.001 },
    })
    const cleared = await admin.put<Settings>('/settings', { imagePriceUsd: null, houseStyle: '' })
    expect(cleared.body).toMatchObject({
      houseStyle: defaultHouseStyle,
      imageModel: { ownPriceUsd: null },
      visionModel: { ownPriceUsd: 0.001 },
    })
  })

  it('keep what two Admins change at once', async () => {
    const { admin } = await openApi()
    for (const n of [1, 2, 3, 4, 5]) {
      const [tagline, footerText] = [`Tagline ${n}`, `Footer ${n}`]
      const both = [{ tagline }, { footerText }].map((one) => admin.put('/settings', one))
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
      expect((await admin.get('/settings')).body).toMatchObject({ tagline, footerText })
    }
  })

  it('refuse invalid values', async () => {
    const { admin } = await openApi()
    const cases = [
      [
        { houseStyle: 'A watercolour' },
        'The house style must hold {prompt}, where the prompt goes',
        'houseStyle',
      ],
      [
        { houseStyle: `{prompt}${'x'.repeat(1500)}` },
        'The house style must have at most 1500 characters',
        'houseStyle',
      ],
      [
        { imagePriceUsd: -1 },
        'The price must be an amount in US dollars from 0 to 100',
        'imagePriceUsd',
      ],
      [
        { imagePriceUsd: 'cheap' },
        'The price must be an amount in US dollars from 0 to 100',
        'imagePriceUsd',
      ],
      [{ imagePriceUsd: 0.1 }, 'IMAGE_MODEL names no model that has a price', 'imagePriceUsd'],
      [{ visionPriceUsd: 0.1 }, 'VISION_MODEL names no model that has a price', 'visionPriceUsd'],
    ] as const
    for (const [input, msg, path] of cases) {
      const reply = await admin.put('/settings', input)
      expect(reply, path).toMatchObject({ status: 400, body: { msg, errors: [{ msg, path }] } })
    }
  })

  it('allow calls to a model of unknown price under a limit once its price is entered', async () => {
    const admin = await openWithServer({ AI_MONTHLY_LIMIT_USD: '1' })
    server.say(pictureAnswer(await buildPicture('png')))
    const test = () => admin.post<TestResult>('/settings/test', { model: 'image' })
    expect((await test()).body).toMatchObject({
      ok: false,
      msg: expect.stringContaining('The price of compatible:sd is not known'),
    })
    await admin.put('/settings', { imagePriceUsd: 0.6 })
    expect((await test()).body).toMatchObject({ ok: true })
    expect((await test()).body).toMatchObject({
      ok: false,
      msg: expect.stringContaining('monthly limit of $1.00'),
    })
    expect((await admin.get<Settings>('/settings')).body.spending).toMatchObject({ spentUsd: 0.6 })
  })

  it('test a model with one real call', async () => {
    const admin = await openWithServer()
    server.say(pictureAnswer(await buildPicture('png')))
    const image = await admin.post<TestResult>('/settings/test', { model: 'image' })
    expect(image.body).toEqual({
      ok: true,
      msg: expect.stringMatching(/^compatible:sd made a PNG of \d+ kB in \d+\.\d s\.$/),
    })
    server.say(textAnswer('{"foods":[]}'))
    const vision = await admin.post<TestResult>('/settings/test', { model: 'vision' })
    expect(vision.body).toMatchObject({
      ok: true,
      msg: expect.stringContaining('compatible:eye looked at a picture'),
    })
    expect(server.requests).toHaveLength(2)
  })

  it('show the exact cause if a test fails', async () => {
    const admin = await openWithServer()
    const causes = [
      [
        errorAnswer(401, { message: `Wrong key ${key}` }),
        'The compatible server does not accept the key: Wrong key ….',
      ],
      [
        errorAnswer(402, { message: 'Pay first' }),
        'The compatible server has no credit left for this key: Pay first.',
      ],
      [{ body: '<html></html>' }, 'The compatible server sent an answer that cannot be used.'],
      [pictureAnswer(Buffer.from('GIF89a')), 'compatible:sd sent something that is not a picture.'],
    ] as const
    for (const [answer, msg] of causes) {
      server.say(answer)
      const { status, body } = await admin.post('/settings/test', { model: 'image' })
      expect([status, body]).toEqual([200, { ok: false, msg }])
    }
    const { admin: without } = await openApi({ VISION_MODEL: 'google:gemini-2.5-flash' })
    expect((await without.post('/settings/test', { model: 'vision' })).body).toEqual({
      ok: false,
      msg: 'google:gemini-2.5-flash is not configured: GOOGLE_API_KEY is not set.',
    })
    expect((await without.post('/settings/test', { model: 'image' })).status).toBe(400)
    expect((await without.post('/settings/test', { model: 'x' })).status).toBe(400)
  })
})
