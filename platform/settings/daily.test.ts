import { expect, it } from 'vitest'
import { describeOnBoth } from '#tests/support/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { claimDay } from './daily.ts'

describeOnBoth('a daily task', (open) => {
  it('is for the first who asks on a day, and on the next day again', async () => {
    const app = await openTestApp(open)
    const askAtOnce = async () =>
      (await Promise.all(Array.from({ length: 8 }, () => claimDay(app, 'tidy')))).filter(Boolean)
    expect(await askAtOnce()).toEqual([true])
    expect(await claimDay(app, 'another')).toBe(true)
    app.clock.set('2026-01-15T23:59:59.999Z')
    expect(await askAtOnce()).toEqual([])
    app.clock.advance(1)
    expect(await askAtOnce()).toEqual([true])
  })
})
