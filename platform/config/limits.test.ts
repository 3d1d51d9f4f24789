import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeOnAll, openTestDatabase } from '#tests/support/servers/databases.ts'
import { createLimits, createSharedLimits, type Limits } from './limits.ts'

const rule = { name: 'try', points: 3, seconds: 60 }
const key = `203.0.113.7 ${'long'.repeat(80)}@example.com`

async function useUp(limits: Limits) {
  for (let n = 0; n < rule.points; n++) await limits.consume(rule, key)
}

describeOnAll('a limit', (open, kind) => {
  const openLimits = async () =>
    kind === 'sqlite' ? createLimits() : createSharedLimits((await open()).db)

  it('refuses further events with the seconds to wait, for this key only', async () => {
    const limits = await openLimits()
    await useUp(limits)
    await expect(limits.check(rule, key)).rejects.toMatchObject({ status: 429 })
    const refused = await limits.consume(rule, key).catch((error) => error)
    expect(refused).toMatchObject({ status: 429 })
    expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(50)
    await limits.consume(rule, 'somebody else')
  })

  it('lasts no longer than its window after the clock is set back', async () => {
    const limits = await openLimits()
    await useUp(limits)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    await limits.check(rule, key)
    await useUp(limits)
    await expect(limits.consume(rule, key)).rejects.toMatchObject({ status: 429 })
  })

  it('can be reset', async () => {
    const limits = await openLimits()
    await useUp(limits)
    await limits.reset(rule, key)
    await limits.check(rule, key)
  })
})

describe('rate limits of processes on one PostgreSQL', () => {
  it('are shared', async () => {
    const { db } = await openTestDatabase('postgres')
    await useUp(createSharedLimits(db))
    await expect(createSharedLimits(db).consume(rule, key)).rejects.toMatchObject({ status: 429 })
  })

  it('are counted per process while the database does not answer', async () => {
    const database = await openTestDatabase('postgres')
    const limits = createSharedLimits(database.db)
    await database.db.schema.dropTable('rate_limits').execute()
    await useUp(limits)
    await expect(limits.consume(rule, key)).rejects.toMatchObject({ status: 429 })
  })
})
