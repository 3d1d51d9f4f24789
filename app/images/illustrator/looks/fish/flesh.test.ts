import { expect, test } from 'vitest'
import { lump } from '../../shapes/shapes.ts'
import { flaked } from './flesh.ts'

test('flakes lie on each other like tiles: a gentle rise, then a step down', () => {
  const smooth = lump([50, 30, 20], 0, 1, 60)
  const { positions } = flaked(smooth, 10, 1.5, 50)
  const before = smooth.positions
  let [up, down] = [0, 0]
  for (let i = 2; i < positions.length; i += 3) {
    const by = (positions[i] ?? 0) - (before[i] ?? 0)
    if ((before[i] ?? 0) < 8) continue
    up = Math.max(up, by)
    down = Math.min(down, by)
  }
  expect(up).toBeGreaterThan(0.2)
  expect(down).toBeLessThan(-1)
})
