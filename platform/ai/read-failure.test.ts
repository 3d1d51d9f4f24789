import { APICallError } from 'ai'
import { describe, expect, it } from 'vitest'
import { readFailure } from './read-failure.ts'

const model = {
  provider: 'openai',
  model: 'gpt-image-1',
  name: 'openai:gpt-image-1',
} as const

/** The failure that is read from an answer with this status and this Retry-After. */
function failureWith(statusCode: number, retryAfter: string) {
  const error = new APICallError({
    message: 'Slow down',
    url: 'http://127.0.0.1/v1/images/generations',
    requestBodyValues: {},
    statusCode,
    responseHeaders: { 'retry-after': retryAfter },
  })
  return readFailure(error, { model, secrets: [] })
}

const inOneMinute = () => new Date(Date.now() + 60_000).toUTCString()

describe('the pause that a provider asks for', () => {
  it('is a number of seconds or a date', () => {
    expect(failureWith(429, '7').retryAfter).toBe(7)
    expect(failureWith(503, '0').retryAfter).toBe(0)
    const { retryAfter } = failureWith(429, inOneMinute())
    expect(retryAfter).toBeGreaterThan(55)
    expect(retryAfter).toBeLessThanOrEqual(60)
  })

  it.each(['-5', '-0.5', 'Tue, 01 Jan 2019 00:00:00 GMT', 'soon', ''])(
    'is not known from %j, so that the usual pause is made',
    (retryAfter) => {
      expect(failureWith(429, retryAfter).retryAfter).toBeUndefined()
    },
  )
})
