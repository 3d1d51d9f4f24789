import { expect, it } from 'vitest'
import { nextStep } from './use-steady-progress.ts'

it('the bar of an upload rises by at most 10 % per step, never beyond what is sent [create-12]', () => {
  expect(nextStep(0, 0.95)).toBe(0.1)
  expect(nextStep(0.3, 0.34)).toBe(0.34)
  expect(nextStep(0.34, 0.34)).toBe(0.34)
  expect(nextStep(0.9, 0.95)).toBe(0.95)
  expect(nextStep(0.5, 0.2)).toBe(0.5)
})
