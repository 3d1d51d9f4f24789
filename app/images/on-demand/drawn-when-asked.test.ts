import { expect, it, vi } from 'vitest'
import { unavailable } from '#platform/errors.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { openWhenDrawn, waitLimit } from './drawn-when-asked.server.ts'

const here = '192.0.2.1'
const keyOf = (number: number) => `portions/${String(number).padStart(16, '0')}.webp`
const draw = (app: TestApp, key: string) => () => app.media.put(key, Buffer.from('a plate'))

/** The size of a picture, in bytes, once it can be read. */
async function sizeOf(opening: ReturnType<typeof openWhenDrawn>): Promise<number> {
  const { size, stream } = await opening
  stream.destroy()
  return size
}

it('a picture for which no job could be left is asked for again by the next request', async () => {
  const app = await openTestApp()
  const key = 'portions/00112233445566aa.webp'
  const refuse = async () => {
    throw unavailable('The database is busy. Please try again.')
  }
  await expect(openWhenDrawn(app, key, here, refuse)).rejects.toThrow('The database is busy')
  expect(await sizeOf(openWhenDrawn(app, key, here, draw(app, key)))).toBe(7)
})

it('of those who ask for a picture at the same time one leaves a job', async () => {
  const app = await openTestApp()
  const key = keyOf(1000)
  const ask = vi.fn(draw(app, key))
  const waiting = Array.from({ length: 20 }, () => sizeOf(openWhenDrawn(app, key, here, ask)))
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([7]))
  expect(ask).toHaveBeenCalledTimes(1)
})

it('an address waits for so many pictures a minute, and gets those that are there', async () => {
  const app = await openTestApp()
  const keys = Array.from({ length: waitLimit.points }, (_, number) => keyOf(number))
  const openAll = () =>
    Promise.all(keys.map((key) => sizeOf(openWhenDrawn(app, key, here, draw(app, key)))))
  await openAll()
  const [next, other] = [keyOf(2000), '192.0.2.2']
  const ask = vi.fn(draw(app, next))
  await expect(openWhenDrawn(app, next, here, ask)).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  })
  expect(ask).not.toHaveBeenCalled()
  expect(await openAll()).toHaveLength(waitLimit.points)
  expect(await sizeOf(openWhenDrawn(app, next, other, ask))).toBe(7)
})
