import { expect, it, vi } from 'vitest'
import { openTestApp } from '#tests/support/test-app.ts'
import { waitForFile } from './wait-for-file.ts'

// The module's pauses use the global timers, which the test controls.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms, value)
    }),
}))

const key = 'share/00112233445566bb.jpg'
const soon = 60_000

/** A media store that has the file from the nth check on. */
async function storeThatHasItAt(n: number) {
  const { media } = await openTestApp()
  const exists = media.exists.bind(media)
  const looks = vi.spyOn(media, 'exists').mockImplementation(async (key) => {
    if (looks.mock.calls.length === n) await media.put(key, Buffer.from('a plate'))
    return await exists(key)
  })
  return { media, looks }
}

it('all callers that wait for a file share one polling loop', async () => {
  const { media, looks } = await storeThatHasItAt(3)
  const waiting = Array.from({ length: 50 }, () => waitForFile(media, key, soon))
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]))
  expect(looks).toHaveBeenCalledTimes(3)
})

it('a later caller can wait as long as the first one', async () => {
  const { media, looks } = await storeThatHasItAt(6)
  const hasty = waitForFile(media, key, 1)
  const patient = waitForFile(media, key, soon)
  expect(await hasty).toBe(false)
  expect(await patient).toBe(true)
  expect(looks).toHaveBeenCalledTimes(6)
})

it('polling slows down over time, and ends with the last caller', async () => {
  vi.useFakeTimers()
  try {
    const { media } = await openTestApp()
    const looks = vi.spyOn(media, 'exists').mockResolvedValue(false)
    const waiting = waitForFile(media, key, 10_000)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(await waiting).toBe(false)
    const { length } = looks.mock.calls
    expect(length).toBeGreaterThan(5)
    expect(length).toBeLessThan(30)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks).toHaveBeenCalledTimes(length)
  } finally {
    vi.useRealTimers()
  }
})

it('an error of the store reaches all callers', async () => {
  const { media } = await openTestApp()
  vi.spyOn(media, 'exists').mockRejectedValueOnce(new Error('gone'))
  const waiting = [1, 2].map(() => waitForFile(media, key, soon))
  for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected')
})
