import { describe, expect, test } from 'vitest'
import { areaOf } from './geometry.ts'
import { divide } from './layout.ts'
import { createRandom } from './random.ts'

const disc = { center: { x: 0, y: 0 }, radius: 90 }
const whole = Math.PI * disc.radius ** 2

describe('the ground of each food', () => {
  test('is its share of the plate, exactly', () => {
    for (let seed = 0; seed < 20; seed++) {
      const shares = [0.45, 0.3, 0.15, 0.07, 0.03]
      const portions = shares.map((share, i) => ({ share, main: i === 1 }))
      const regions = divide(portions, disc, createRandom(seed))
      regions.forEach(({ outline }, i) => {
        expect(areaOf(outline) / whole).toBeCloseTo(shares[i] ?? 0, 3)
      })
    }
  })

  test('stays within the plate', () => {
    for (let seed = 0; seed < 20; seed++) {
      const portions = [0.5, 0.2, 0.2, 0.1].map((share) => ({ share, main: false }))
      for (const { outline } of divide(portions, disc, createRandom(seed))) {
        for (const { x, y } of outline) expect(Math.hypot(x, y)).toBeLessThan(disc.radius * 1.16)
      }
    }
  })
})
