import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#tests/support/test-app.ts'
import { bufferedAnswer } from './buffered-answer.ts'
import { filePolicy } from './security-headers.ts'
import { type FindAnswer, sendBuffered } from './send-buffered.ts'

/** Sends a request to a server that uses `find`; all other requests are answered with "rest". */
async function ask(find: FindAnswer, init: RequestInit = {}, { keepAlive = true } = {}) {
  const app = await openTestApp()
  const rest = (_request: unknown, response: { end(text: string): void }) => response.end('rest')
  const listener = sendBuffered(app, find, rest)
  const server = createServer((request, response) => {
    response.shouldKeepAlive = keepAlive
    listener(request, response)
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return await fetch(`http://127.0.0.1:${port}/meals?page=2`, init)
}

const answer = (headers: Record<string, string> = {}) =>
  bufferedAnswer({ headers, body: Buffer.from('found'), keep: true })

test('sends answers found immediately or later, with the common headers', async () => {
  const asked: string[] = []
  for (const find of [() => answer(), async () => answer()]) {
    const follow = (address: string, accepted: string | undefined) => {
      asked.push(`${address} ${accepted}`)
      return find()
    }
    const response = await ask(follow, { headers: { 'Accept-Encoding': 'br' } })
    expect(await response.text()).toBe('found')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
  }
  expect(asked).toEqual(Array(2).fill('/meals?page=2 br'))
})

test('passes on what it does not find, and requests other than GET and HEAD', async () => {
  const nothing = await ask(() => undefined)
  expect(await nothing.text()).toBe('rest')
  const post = await ask(() => answer(), { method: 'POST' })
  expect(await post.text()).toBe('rest')
})

test('passes on requests whose answer could not be made or sent', async () => {
  const failed = await ask(() => Promise.reject(new Error('not rendered')))
  expect(await failed.text()).toBe('rest')
  const wrong = await ask(async () => answer({ Location: 'a\nb' }))
  expect(await wrong.text()).toBe('rest')
})

test('answers 304 to a client with the current version, and sends no body for HEAD', async () => {
  const etag = answer().etag
  const known = await ask(async () => answer(), { headers: { 'If-None-Match': etag } })
  expect(known.status).toBe(304)
  const head = await ask(async () => answer(), { method: 'HEAD' })
  expect(head.headers.get('Content-Length')).toBe('5')
  expect(await head.text()).toBe('')
})

test('a file has a Connection header only if the connection is closed after it', async () => {
  const file = answer({ 'Content-Security-Policy': filePolicy })
  const kept = await ask(() => file)
  expect(kept.headers.get('Connection')).toBeNull()
  const last = await ask(() => file, {}, { keepAlive: false })
  expect(last.headers.get('Connection')).toBe('close')
})
