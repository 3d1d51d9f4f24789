import { expect, it } from 'vitest'
import { unavailable } from '#platform/errors.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openWhenDrawn } from './drawn-when-asked.server.ts'

it('a picture for which no job could be left is asked for again by the next request', async () => {
  const app = await openTestApp()
  const key = 'portions/00112233445566aa.webp'
  const refuse = async () => {
    throw unavailable('The database is busy. Please try again.')
  }
  await expect(openWhenDrawn(app, key, refuse)).rejects.toThrow('The database is busy')
  const draw = () => app.media.put(key, Buffer.from('a plate'))
  const { size, stream } = await openWhenDrawn(app, key, draw)
  stream.destroy()
  expect(size).toBe(7)
})
