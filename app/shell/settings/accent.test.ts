import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accentColours, accentStyles, checkAccent, contrast, defaultAccent } from './accent.ts'

it('contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast(defaultAccent, '#fbf8f3')).toBeCloseTo(5.1, 1)
})

it('a colour that can be used is readable on light and dark paper, and what is offered instead can be used', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, (colour) => {
      const { problem, better } = checkAccent(colour)
      const used = problem ? (better ?? '') : colour
      expect(checkAccent(used).problem).toBeNull()
      const { light, dark } = accentColours(used)
      for (const ground of ['#fbf8f3', '#ffffff']) {
        expect(contrast(light.accent, ground)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(light.on, light.strong)).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['#16130f', '#1f1b16']) {
        expect(contrast(dark.accent, ground)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(dark.on, dark.strong)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('the default needs no rules of its own', () => {
  expect(accentStyles(defaultAccent)).toBe('')
  expect(accentStyles('#B8431F')).toBe('')
  expect(accentStyles('#2e5aa8')).toMatch(/^:root\{--accent:#2e5aa8;.*prefers-color-scheme:dark/)
})
