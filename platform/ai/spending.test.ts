import { expect, it } from 'vitest'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { callProvider } from './call-provider.ts'
import type { AiModel } from './model-name.ts'
import { readSpending, releaseCall, reserveCall, spendCall } from './spending.ts'

const model: AiModel = { provider: 'openai', model: 'gpt-image-1', name: 'openai:gpt-image-1' }
const picture = { model, purpose: 'image', usd: 0.04 } as const

describeOnAll('the monthly limit', (open) => {
  const openLimited = (limit: string) => openTestApp(open, { env: { AI_MONTHLY_LIMIT_USD: limit } })

  it('cannot be exceeded by concurrent calls', async () => {
    const app = await openLimited('0.10')
    const asked = Array.from({ length: 12 }, () => reserveCall(app, picture))
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.flatMap((o) => (o.status === 'rejected' ? [o.reason.message] : []))
    expect(refused).toHaveLength(10)
    expect(new Set(refused)).toEqual(
      new Set([
        'This would pass the monthly limit of $0.10 for AI: $0.08 is used. The next month starts anew.',
      ]),
    )
    expect(await readSpending(app)).toMatchObject({ spentUsd: 0.08, limitUsd: 0.1, calls: 2 })
  })

  it('releases what a call did not cost, and counts the actual cost', async () => {
    const app = await openLimited('0.10')
    const [one, two] = [await reserveCall(app, picture), await reserveCall(app, picture)]
    await expect(reserveCall(app, picture)).rejects.toThrow('monthly limit')
    await releaseCall(app, one)
    await spendCall(app, two, 0.0105)
    expect(await readSpending(app)).toMatchObject({ spentUsd: 0.0105, calls: 1 })
    await reserveCall(app, picture)
    await reserveCall(app, picture)
    await expect(reserveCall(app, picture)).rejects.toThrow('monthly limit')
  })

  it('counts a call as spent whose cost cannot be noted, and gives what was paid for', async () => {
    const app = await openTestApp(open, { env: { OPENAI_API_KEY: 'test-key' } })
    const rename = (from: 'ai_calls' | 'away', to: string) =>
      app.db.schema.alterTable(from).renameTo(to).execute()
    const value = await callProvider(app, picture, { timeoutMs: 5000 }, async () => {
      await rename('ai_calls', 'away')
      return { value: 'a picture', usd: 0.01 }
    })
    expect(value).toBe('a picture')
    await rename('away', 'ai_calls')
    expect(await readSpending(app)).toMatchObject({ spentUsd: 0.04, calls: 1 })
  })

  it('starts again each month, in UTC', async () => {
    const app = await openLimited('0.05')
    app.clock.set('2026-01-31T23:59:59.999Z')
    await reserveCall(app, picture)
    await expect(reserveCall(app, picture)).rejects.toThrow('monthly limit')
    app.clock.advance(1)
    await reserveCall(app, picture)
    expect(await readSpending(app)).toMatchObject({ month: '2026-02', spentUsd: 0.04 })
  })

  it('forbids calls with an unknown price', async () => {
    const app = await openLimited('5')
    await expect(reserveCall(app, { ...picture, usd: null })).rejects.toThrow(
      'The price of openai:gpt-image-1 is not known',
    )
  })

  it('of 0 forbids every call that costs something', async () => {
    const app = await openLimited('0')
    await expect(reserveCall(app, picture)).rejects.toThrow('monthly limit')
    await reserveCall(app, { ...picture, usd: 0 })
  })

  it('is optional; calls without a price are counted separately', async () => {
    const app = await openTestApp(open)
    await reserveCall(app, picture)
    await reserveCall(app, { ...picture, usd: null })
    expect(await readSpending(app)).toEqual({
      month: '2026-01',
      spentUsd: 0.04,
      limitUsd: null,
      calls: 2,
      unpriced: 1,
    })
  })
})
