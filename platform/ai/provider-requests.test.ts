import { afterEach, expect, it, vi } from 'vitest'
import { generatePicture } from '#app/images/making/ai-pictures.server.ts'
import { seenFoodsShape } from '#app/images/vision/seen-foods.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { askModel } from './ask-model.ts'

// Tests cannot call paid services, so they check the requests instead.

const keys = { GOOGLE_API_KEY: 'google-key-012345', ANTHROPIC_API_KEY: 'anthropic-key-012345' }

afterEach(() => vi.unstubAllGlobals())

type Sent = { url: string; headers: Headers; body: Record<string, unknown> }

function answerWith(json: unknown): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) })
    return Response.json(json)
  })
  return sent
}

it('asks Google for a square picture, with the seed and the API key in a header', async () => {
  const app = await openTestApp(undefined, {
    env: { ...keys, IMAGE_MODEL: 'google:gemini-2.5-flash-image' },
  })
  const { imageModel: model } = app.config
  if (!model) throw new Error('no model')
  const part = {
    inlineData: { mimeType: 'image/png', data: Buffer.from('made').toString('base64') },
  }
  const sent = answerWith({ candidates: [{ content: { parts: [part] }, finishReason: 'STOP' }] })
  const bytes = await generatePicture(app, model, {
    prompt: 'rice',
    seed: 7,
    purpose: 'image',
    timeoutMs: 5000,
  })
  expect(Buffer.from(bytes).toString()).toBe('made')
  expect(sent[0]?.url).toMatch(/\/models\/gemini-2\.5-flash-image:generateContent$/)
  expect(sent[0]?.headers.get('x-goog-api-key')).toBe(keys.GOOGLE_API_KEY)
  expect(sent[0]?.url).not.toContain(keys.GOOGLE_API_KEY)
  expect(sent[0]?.body.generationConfig).toMatchObject({
    seed: 7,
    responseModalities: ['IMAGE'],
    imageConfig: { aspectRatio: '1:1' },
  })
})

it('reports a picture filtered by Google as refused', async () => {
  const app = await openTestApp(undefined, {
    env: { ...keys, IMAGE_MODEL: 'google:gemini-2.5-flash-image' },
  })
  const { imageModel: model } = app.config
  if (!model) throw new Error('no model')
  answerWith({ candidates: [{ content: { parts: [] }, finishReason: 'IMAGE_SAFETY' }] })
  const asked = generatePicture(app, model, {
    prompt: 'rice',
    seed: 7,
    purpose: 'image',
    timeoutMs: 5000,
  })
  await expect(asked).rejects.toMatchObject({ fault: 'refused' })
})

it('sends Anthropic the picture and the schema of the answer', async () => {
  const app = await openTestApp(undefined, {
    env: { ...keys, VISION_MODEL: 'anthropic:claude-haiku-4-5' },
  })
  const { visionModel: model } = app.config
  if (!model) throw new Error('no model')
  const sent = answerWith({
    type: 'message',
    id: 'x',
    model: 'claude-haiku-4-5',
    role: 'assistant',
    content: [{ type: 'text', text: '{"foods":[]}' }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 10, output_tokens: 5 },
  })
  const text = await askModel(app, {
    model,
    purpose: 'vision',
    instructions: 'Look.',
    messages: [
      {
        role: 'user',
        content: [{ type: 'file', mediaType: 'image/jpeg', data: new Uint8Array([255, 216, 255]) }],
      },
    ],
    shape: seenFoodsShape,
    timeoutMs: 5000,
  })
  expect(text).toBe('{"foods":[]}')
  expect(sent[0]?.headers.get('x-api-key')).toBe(keys.ANTHROPIC_API_KEY)
  expect(JSON.stringify(sent[0]?.body)).toContain('"media_type":"image/jpeg"')
  expect(JSON.stringify(sent[0]?.body)).toContain('"foods"')
})
