import { expect, it, vi } from 'vitest'
import { reserveCall } from '#platform/ai/spending.ts'
import { DatabaseBusy } from '#platform/database/faults.ts'
import { foods, visionSite } from '#tests/support/sites/vision-site.ts'

vi.mock('#platform/ai/spending.ts', async (original) => {
  const real = await original<typeof import('#platform/ai/spending.ts')>()
  return { ...real, reserveCall: vi.fn(real.reserveCall) }
})

const site = visionSite()

it('a look that fails on our side is logged, and the others count', async () => {
  await site.open()
  const rice = foods(['cooked white rice', 100])
  site.server.say(rice, rice)
  vi.mocked(reserveCall).mockRejectedValueOnce(new DatabaseBusy('Somebody else writes'))
  const { status, body } = await site.analyze({ times: 3 })
  expect(status).toBe(200)
  expect(body.spread?.looks).toBe(2)
  const told = site.lines.filter((line) => line.includes('one look at a picture failed'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('Somebody else writes')
})
