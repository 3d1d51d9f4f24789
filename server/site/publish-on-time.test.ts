import { expect, it, onTestFinished, vi } from 'vitest'
import { openTestApp } from '#tests/support/test-app.ts'
import { publishOnTime } from './publish-on-time.ts'

it('an outage of the database is logged once, and the next one again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await openTestApp()
  const error = vi.spyOn(app.log, 'error')
  const looks: unknown[] = []
  let isDown = false
  const broken = new Proxy(app, {
    get(target, name) {
      if (name === 'db') looks.push(name)
      if (name === 'db' && isDown) throw new Error('connection lost')
      return Reflect.get(target, name)
    },
  })
  const stop = await publishOnTime(broken)
  onTestFinished(stop)
  const look = async () => {
    const before = looks.length
    const next = () => {
      vi.advanceTimersByTime(5000)
      return looks.length
    }
    // While a look is at work, the timer starts none.
    await expect.poll(next).toBeGreaterThan(before)
    // The look may still be at work.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  isDown = true
  for (let count = 0; count < 3; count++) await look()
  expect(error).toHaveBeenCalledTimes(1)
  isDown = false
  await look()
  isDown = true
  await look()
  expect(error).toHaveBeenCalledTimes(2)
})
