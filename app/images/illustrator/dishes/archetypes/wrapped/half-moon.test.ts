import { expect, test } from 'vitest'
import { cutMoon } from './half-moon.ts'

test('half a dumpling ends at its cut, which is as wide and high as the dumpling', () => {
  const { side, face } = cutMoon(1)
  const along = [...side.positions].filter((_, i) => i % 3 === 0)
  expect(Math.min(...along)).toBeLessThan(-30)
  expect(Math.max(...along)).toBeCloseTo(0)
  const across = [...face.positions].filter((_, i) => i % 3 === 1)
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(25)
})
