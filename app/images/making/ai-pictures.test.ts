import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readSpending } from '#platform/ai/spending.ts'
import { commandLine } from '#platform/api/caller.ts'
import { buildStaff } from '#tests/support/builders/build-user.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import {
  type AiAnswer,
  type AiServer,
  errorAnswer,
  pictureAnswer,
  startAiServer,
} from '#tests/support/servers/ai-server.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { imageJobs } from '../images.jobs.server.ts'
import { getImage, requestImage } from '../images.server.ts'
import { generateImage } from './generate-image.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const key = 'test-key-0123456789'

let server: AiServer
let lines: string[]

beforeEach(async () => {
  server = await startAiServer()
  onTestFinished(() => server.close())
  lines = []
})

async function openSite(
  env: Record<string, string> = {},
  open?: Parameters<typeof openTestApp>[0],
): Promise<TestApp> {
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const app = await openTestApp(open, {
    log: pino({ level: 'trace' }, stream),
    env: {
      IMAGE_MODEL: 'compatible:test',
      COMPATIBLE_BASE_URL: server.url,
      COMPATIBLE_API_KEY: key,
      ...env,
    },
  })
  startTestWorker(app, imageJobs)
  return app
}

/** Requests an image and waits until it is made or has failed. */
async function make(app: TestApp, prompt = 'rice with beans') {
  const { _id } = await requestImage(app, await buildStaff(app), { prompt })
  return await vi.waitFor(
    async () => {
      const image = await getImage(app, commandLine, _id)
      expect(image.imageUrl).not.toBe('pending')
      return image
    },
    { timeout: 50_000, interval: 20 },
  )
}

const picture = () => buildPicture('png', { width: 1024, height: 1024 })

describeOnBoth('an image of a provider', (open) => {
  it('is requested in the house style, stored like an upload, and has the name of its model', async () => {
    server.say(pictureAnswer(await picture()))
    const app = await openSite({}, open)
    const image = await make(app, 'rice with $& beans')
    expect(image).toMatchObject({ model: 'compatible:test', source: 'generated', error: null })
    expect(image.imageUrl).toMatch(/^\/media\/[0-9a-f]{32}-960\.webp$/)
    const [request] = server.requests
    expect(request?.path).toBe('/v1/images/generations')
    expect(request?.headers.authorization).toBe(`Bearer ${key}`)
    expect(Object.keys(request?.body ?? {}).toSorted()).toEqual(['model', 'n', 'prompt', 'size'])
    expect(request?.body).toMatchObject({ model: 'test', n: 1, size: '1024x1024' })
    expect(request?.body.prompt).toMatch(/one serving of rice with \$& beans\. It lies on a plain/)
    const calls = await app.db.selectFrom('ai_calls').selectAll().execute()
    expect(calls).toMatchObject([
      {
        model: 'compatible:test',
        purpose: 'image',
        status: 'spent',
        micros: null,
        subject: image._id,
      },
    ])
  })

  it('has in its files the metadata that a model made it', async () => {
    server.say(pictureAnswer(await picture()))
    const app = await openSite({}, open)
    const { _id } = await make(app)
    const files = await vi.waitFor(
      async () => {
        const { files } = await getImage(app, commandLine, _id)
        expect(files?.avif).not.toBe('')
        return files
      },
      { timeout: 50_000, interval: 50 },
    )
    for (const set of [files?.webp, files?.avif]) {
      const name = set?.split(' ')[0]?.replace('/media/', '') ?? ''
      const file = Buffer.from(await app.media.get(name))
      expect(file.includes('digitalsourcetype/trainedAlgorithmicMedia'), name).toBe(true)
    }
  })
})

describe('a picture that was paid for', () => {
  it('is used by the next run when its worker was killed before it was stored', async () => {
    server.say(pictureAnswer(await picture()))
    const app = await openTestApp(undefined, {
      env: { IMAGE_MODEL: 'compatible:test', COMPATIBLE_BASE_URL: server.url },
    })
    const { _id } = await requestImage(app, await buildStaff(app), { prompt: 'rice' })
    const startedAt = app.clock.now().toISOString()
    const run = { jobId: '', attempt: 1, startedAt, signal: new AbortController().signal }
    const broken = { ...app.media, put: failingFor(app, '-320.webp') }
    await expect(generateImage({ ...app, media: broken }, _id, run)).rejects.toThrow('killed')
    await generateImage(app, _id, run)
    expect(await getImage(app, commandLine, _id)).toMatchObject({ error: null, width: 960 })
    expect(server.requests).toHaveLength(1)
    expect(await app.media.exists(`incoming/${_id}`)).toBe(false)
  })

  const failingFor =
    (app: TestApp, end: string): TestApp['media']['put'] =>
    async (key, bytes) => {
      if (key.endsWith(end)) throw new Error('killed')
      await app.media.put(key, bytes)
    }
})

describe('a failed call', () => {
  const pause = { 'retry-after': '0' }
  const cases: [string, AiAnswer, string, 'free' | 'spent', number][] = [
    [
      'a key that is refused',
      errorAnswer(401, { message: `Incorrect API key provided: ${key}` }),
      'The compatible server does not accept the key: Incorrect API key provided: …',
      'free',
      1,
    ],
    [
      'no credit',
      errorAnswer(429, { message: 'You exceeded your current quota', code: 'insufficient_quota' }),
      'The compatible server has no credit left for this key: You exceeded your current quota',
      'free',
      1,
    ],
    [
      'payment asked',
      errorAnswer(402, { message: 'Top up first' }),
      'The compatible server has no credit left for this key: Top up first',
      'free',
      1,
    ],
    [
      'a refusal',
      errorAnswer(400, {
        message: 'Your request was rejected by the safety system.',
        code: 'moderation_blocked',
      }),
      'The compatible server refused this by its content policy: Your request was rejected by the safety system.',
      'spent',
      1,
    ],
    [
      'too many requests',
      errorAnswer(429, { message: 'Slow down' }, pause),
      'The compatible server asks for a pause: too many requests: Slow down',
      'free',
      3,
    ],
    [
      'an unknown model',
      errorAnswer(404, { message: 'No such model' }),
      'The compatible server does not know this model: No such model',
      'free',
      1,
    ],
    [
      'a bad request',
      errorAnswer(400, { message: 'size is not one of 512x512' }),
      'The compatible server did not accept the request: size is not one of 512x512',
      'free',
      1,
    ],
    [
      'trouble of its own',
      errorAnswer(500, { message: 'Internal' }, pause),
      'The compatible server has trouble of its own (status 500)',
      'spent',
      3,
    ],
    [
      'malformed JSON',
      { body: '{"data": [', headers: { 'content-type': 'application/json' } },
      'The compatible server sent an answer that cannot be used',
      'spent',
      1,
    ],
    [
      'an HTML page',
      { body: '<html>Welcome</html>', headers: { 'content-type': 'text/html' } },
      'The compatible server sent an answer that cannot be used',
      'spent',
      1,
    ],
    ['no picture', { json: { data: [] } }, 'The compatible server sent no picture', 'spent', 1],
    [
      'no picture in an entry',
      { json: { data: [{}] } },
      'The compatible server sent an answer that cannot be used',
      'spent',
      1,
    ],
    [
      'a redirect',
      { status: 302, headers: { location: 'http://10.0.0.1/' }, body: '' },
      'The provider’s address leads to another one; set that',
      'spent',
      1,
    ],
  ]
  it.each(cases)('%s has its own message', async (_name, answer, message, status, tries) => {
    server.say(answer)
    const app = await openSite()
    expect(await make(app)).toMatchObject({ imageUrl: 'failed', error: message })
    const calls = await app.db.selectFrom('ai_calls').select('status').execute()
    expect(calls).toEqual(Array.from({ length: tries }, () => ({ status })))
    expect(lines.join('')).not.toContain(key)
    expect(lines.join('')).toContain('a call to an AI provider failed')
  })

  it('a server that cannot be reached', async () => {
    await server.close()
    const app = await openSite()
    onTestFinished(async () => {
      server = await startAiServer()
    })
    expect((await make(app)).error).toBe('The compatible server cannot be reached')
  })

  it('a connection that is cut', async () => {
    server.say('hang up')
    expect((await make(await openSite())).error).toBe('The compatible server cannot be reached')
  })

  it('an answer that does not come in time', async () => {
    server.say('silence')
    const app = await openSite({ IMAGE_TIMEOUT_SECONDS: '1' })
    // The clock of the app is stopped, so that only the call itself can time out.
    expect((await make(app)).error).toBe('Image generation timed out. Please try again.')
    expect(server.requests).toHaveLength(1)
  })

  it('a requested pause longer than the remaining time', async () => {
    server.say(errorAnswer(429, { message: 'Slow down' }, { 'retry-after': '3600' }))
    expect((await make(await openSite())).error).toMatch(/asks for a pause/)
    expect(server.requests).toHaveLength(1)
  })

  it('a temporary fault: the next try makes the image', async () => {
    const failing = errorAnswer(503, { message: 'Loading' }, { 'retry-after': '0' })
    server.say(failing, pictureAnswer(await picture()))
    expect(await make(await openSite())).toMatchObject({ error: null })
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ['truncated', async () => (await picture()).subarray(0, 2000), 'broken'],
    [
      'no picture',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'not a picture',
    ],
    ['empty', async () => Buffer.from(''), 'The provider sent an empty picture'],
  ])('a picture that is %s', async (_name, make_, message) => {
    server.say(pictureAnswer(await make_()))
    const image = await make(await openSite())
    expect(image).toMatchObject({ imageUrl: 'failed', error: expect.stringContaining(message) })
    expect(server.requests).toHaveLength(1)
  })
})

describe('a picture that an answer gives by address', () => {
  it('is fetched from that server and stored', async () => {
    const url = `${server.url}/files/1.png`
    server.say({ json: { data: [{ url }] } }, { body: await picture() })
    expect(await make(await openSite())).toMatchObject({ error: null, width: 960 })
  })

  it('may be a data: address', async () => {
    const url = `data:image/png;base64,${(await picture()).toString('base64')}`
    server.say({ json: { data: [{ url }] } })
    expect(await make(await openSite())).toMatchObject({ error: null })
  })

  it('is not fetched from a network that only this machine can reach', async () => {
    server.say({ json: { data: [{ url: 'http://169.254.169.254/latest/meta-data' }] } })
    const { error } = await make(await openSite())
    expect(error).toBe(
      'The picture that was made could not be fetched: The address of this URL is not public',
    )
  })
})

describe('OpenAI', () => {
  it('is asked for the quality to which its price applies, and the price is recorded', async () => {
    server.say(pictureAnswer(await picture()))
    const app = await openSite({
      IMAGE_MODEL: 'openai:gpt-image-1',
      OPENAI_BASE_URL: server.url,
      OPENAI_API_KEY: key,
    })
    expect(await make(app)).toMatchObject({ model: 'openai:gpt-image-1', error: null })
    expect(server.requests[0]?.body).toEqual({
      model: 'gpt-image-1',
      n: 1,
      prompt: expect.any(String),
      quality: 'medium',
      size: '1024x1024',
    })
    expect(await readSpending(app)).toMatchObject({ spentUsd: 0.042, calls: 1, unpriced: 0 })
  })
})
