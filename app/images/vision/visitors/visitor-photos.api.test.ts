import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { changeSettings } from '#app/admin/settings.server.ts'
import { imageEndpoints } from '#app/images/images.api.server.ts'
import { readSpending } from '#platform/ai/spending.ts'
import { commandLine } from '#platform/api/caller.ts'
import { apiClient } from '#tests/support/api.ts'
import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'
import { type AiServer, errorAnswer, startAiServer } from '#tests/support/servers/ai-server.ts'
import { foods, visionKey } from '#tests/support/sites/vision-site.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { photoReceiver } from './visitor-photos.server.ts'
import type { PhotoFood } from './visitor-photos.ts'

type Answer = { foods: PhotoFood[]; msg: string; errors: { path?: string }[] }

describe('a photo of a visitor', () => {
  let server: AiServer

  beforeEach(async () => {
    server = await startAiServer()
    onTestFinished(() => server.close())
  })

  async function open({ allowed = true, env = {} } = {}) {
    const app = await openTestApp(undefined, {
      env: {
        VISION_MODEL: 'compatible:eye',
        COMPATIBLE_BASE_URL: server.url,
        COMPATIBLE_API_KEY: visionKey,
        ...env,
      },
    })
    if (allowed) await changeSettings(app, commandLine, { visitorPhotos: true })
    const visitor = apiClient(app, imageEndpoints)
    const send = (file: File) => visitor.upload<Answer>('/nutrition/photo', file)
    const picture = asFile(await buildPicture('jpeg', { width: 1500, height: 900 }))
    return { app, send, picture }
  }

  it('is answered with the foods that the model saw, without figures, and not kept [photo-01]', async () => {
    const { app, send, picture } = await open()
    server.say(foods(['grilled chicken', 150], ['rice', 200]))
    const { status, body } = await send(picture)
    expect(status).toBe(200)
    expect(body).toEqual({
      foods: [
        { name: 'grilled chicken', grams: 150 },
        { name: 'rice', grams: 200 },
      ],
    })
    expect(await app.db.selectFrom('images').selectAll().execute()).toEqual([])
    const kept = []
    for await (const key of app.media.list('', new Date(8.64e15))) kept.push(key)
    expect(kept).toEqual([])
    expect((await readSpending(app)).calls).toBe(1)
  })

  it('is refused until an Admin allows it, and where no model is ready [photo-02]', async () => {
    const closed = await open({ allowed: false })
    expect((await closed.send(closed.picture)).status).toBe(503)
    expect(await photoReceiver(closed.app)).toBeNull()
    const bare = await open({ env: { VISION_MODEL: '' } })
    expect((await bare.send(bare.picture)).status).toBe(503)
    const keyless = await open({ env: { VISION_MODEL: 'openai:gpt-4o' } })
    expect((await keyless.send(keyless.picture)).status).toBe(503)
    expect(server.requests).toEqual([])
  })

  it('is looked at five times an hour for one address [photo-03]', async () => {
    const { send, picture } = await open()
    server.say(foods(['rice', 200]))
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await send(picture)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(server.requests).toHaveLength(5)
  })

  it('is not sent when it is no picture, and told when there is no food on it', async () => {
    const { send, picture } = await open()
    expect((await send(new File(['no picture'], 'a.jpg', { type: 'image/jpeg' }))).status).toBe(415)
    const broken = await send(new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'a.jpg'))
    expect(broken.status).toBe(400)
    expect(server.requests).toEqual([])
    server.say(foods())
    const { status, body } = await send(picture)
    expect(status).toBe(400)
    expect(body.errors[0]?.path).toBe('image')
    expect(body.msg).toContain('No food was seen')
  })

  it('fails with the provider, without its key in the answer', async () => {
    const { send, picture } = await open()
    server.say(errorAnswer(401, { message: `wrong key ${visionKey}` }))
    const { status, body } = await send(picture)
    expect(status).toBe(502)
    expect(JSON.stringify(body)).not.toContain(visionKey)
  })

  it('stops at the limit of the month [photo-04]', async () => {
    const { send, picture } = await open({ env: { AI_MONTHLY_LIMIT_USD: '0.000001' } })
    server.say(foods(['rice', 200]))
    expect((await send(picture)).status).toBe(503)
    expect(server.requests).toEqual([])
  })

  it('goes to a receiver that the page names [photo-05]', async () => {
    const { app } = await open()
    expect(await photoReceiver(app)).toBe(new URL(server.url).host)
    const openai = await open({ env: { VISION_MODEL: 'openai:gpt-4o', OPENAI_API_KEY: visionKey } })
    expect(await photoReceiver(openai.app)).toBe('OpenAI')
  })
})
