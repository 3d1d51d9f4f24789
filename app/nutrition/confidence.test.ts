import { describe, expect, it } from 'vitest'
import { confidenceOf } from './confidence.ts'
import { tableReader } from './estimate.ts'

describe('the confidence of an item', () => {
  it('grows with how well the words fit, and is always below 1', () => {
    const steps = [0, 0.2, 0.45, 0.55, 0.7, 0.8, 0.9, 0.97, 1].map(confidenceOf)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(confidenceOf(1)).toBeLessThan(1)
    expect(confidenceOf(-1)).toBeGreaterThan(0)
  })

  it('is low for a single corrected word without an amount', () => {
    const strange = tableReader.estimate('bannana')?.items[0]
    expect(strange?.confidence).toBeLessThan(0.6)
    expect(tableReader.estimate('2 bannanas')?.items[0]?.confidence).toBeGreaterThan(0.8)
  })

  it('is lower for a misspelt word, and other foods are offered', () => {
    const sure = tableReader.estimate('brown rice')?.items[0]
    const unsure = tableReader.estimate('brown rcie')?.items[0]
    expect(unsure?.confidence).toBeLessThan(sure?.confidence ?? 0)
    expect(sure?.alternatives?.length).toBeGreaterThan(0)
    expect(sure?.alternatives?.map(({ foodId }) => foodId)).not.toContain(sure?.foodId)
  })
})
