import { expect, it } from 'vitest'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { inTransaction } from '../database/transaction.ts'
import { claimDay } from './daily.ts'

describeOnAll('a daily task', (open) => {
  it('is claimed by the first caller on each day', async () => {
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

  it('can be claimed again each day after a clock that was ahead is set back', async () => {
    const app = await openTestApp(open)
    app.clock.set('2027-03-01T08:00:00.000Z')
    expect(await claimDay(app, 'tidy')).toBe(true)
    app.clock.set('2026-01-15T12:00:00.000Z')
    expect(await claimDay(app, 'tidy')).toBe(true)
    app.clock.advance(-3_600_000)
    expect(await claimDay(app, 'tidy')).toBe(false)
    app.clock.set('2026-01-16T00:00:00.000Z')
    expect(await claimDay(app, 'tidy')).toBe(true)
  })

  it('remains unclaimed if the transaction is rolled back', async () => {
    const app = await openTestApp(open)
    const undone = inTransaction(app, async (app) => {
      expect(await claimDay(app, 'tidy')).toBe(true)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await claimDay(app, 'tidy')).toBe(true)
  })
})
