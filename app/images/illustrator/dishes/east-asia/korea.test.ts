import { expect, test } from 'vitest'
import { laidBodies } from '#tests/support/laid-bodies.ts'
import { boundsOf } from '../../shapes/small-cuts.ts'

test('galbi are thin strips side by side, each with the sawn ends of three bones', () => {
  const bodies = laidBodies('galbi strip', { grams: 210, volume: 230 })
  const strips = bodies.filter(({ mesh }) => boundsOf(mesh)[1][0] > 40)
  expect(strips.length).toBe(3)
  expect(bodies.length - strips.length).toBe(9)
  for (const { mesh } of strips) expect(boundsOf(mesh)[1][2]).toBeLessThan(14)
})
