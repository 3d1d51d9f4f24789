import { expect, test } from 'vitest'
import { laidBodies } from '#tests/support/laid-bodies.ts'
import type { Body } from '../../render/body.ts'
import { boundsOf } from '../../shapes/small-cuts.ts'

test('toad in the hole has several sausages', () => {
  const long = laidBodies('toad in the hole', { grams: 400 }).filter(
    ({ mesh }) => boundsOf(mesh)[1][0] > 3 * boundsOf(mesh)[1][2],
  )
  expect(long.length).toBeGreaterThan(3)
})

test('mussels lie loosely: most are hardly opened, some wide', () => {
  const lots = [1, 2, 3, 4, 5, 6].map((seed) => laidBodies('mussel', { grams: 120, seed }))
  const wide = lots.map((bodies) => bodies.filter(isTurnedOver).length)
  for (const bodies of lots) expect(bodies.length).toBe(3 * 15)
  // Wide open, its upper shell lies on its back.
  expect(Math.max(...wide)).toBeGreaterThan(0)
  expect(Math.max(...wide)).toBeLessThan(0.5 * 15)
})

const isTurnedOver = ({ pose: { roll = 0 } }: Body) => Math.abs(roll) > 2
