import { expect, test } from 'vitest'
import { lookNamed } from '../../looks/find-look.ts'

test.for(['greek salad', 'vegetable stir fry', 'roasted vegetables'])(
  'a %s covers more the more of it there is, and half of it far less',
  (name) => {
    const form = lookNamed(name)?.form
    const groundOf = (volume: number) =>
      form?.ground({ volume, grams: volume, cooking: 'any' }) ?? 0
    for (let volume = 20; volume < 1500; volume *= 1.1) {
      expect(groundOf(1.1 * volume)).toBeGreaterThan(1.03 * groundOf(volume))
      expect(groundOf(volume / 2)).toBeLessThan(0.7 * groundOf(volume))
    }
  },
)
