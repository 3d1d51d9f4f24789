import { describe, expect, it } from 'vitest'
import { noNutrition } from '#app/nutrition/nutrition.ts'
import type { DayEntry } from './day-entry.ts'
import { totalsOf, weekOf } from './day-totals.ts'

const entry = (calories: number, change: Partial<DayEntry> = {}): DayEntry => ({
  id: 'a',
  day: '2026-03-09',
  title: 'Soup',
  path: null,
  portion: 1,
  figures: { ...noNutrition, calories, protein: 0.1, sodium: 10 },
  range: null,
  ...change,
})

const range = (low: number, high: number) => ({ calories: { low, high } })

describe('the totals of a day', () => {
  it('are the sums of the portions', () => {
    const { figures } = totalsOf([entry(100), entry(100, { portion: 2 }), entry(50)])
    expect(figures).toEqual({ ...noNutrition, calories: 350, protein: 0.4, sodium: 40 })
  })

  it('of one entry have its own range', () => {
    const one = entry(400, { range: range(350, 470), portion: 2 })
    expect(totalsOf([one])).toMatchObject({ range: range(700, 940), partly: false })
  })

  it('of several have a range that is narrower than all ranges added', () => {
    const three = [1, 2, 3].map(() => entry(400, { range: range(300, 520) }))
    const { low = 0, high = 0 } = totalsOf(three).range?.calories ?? {}
    expect(low).toBeGreaterThan(900)
    expect(low).toBeLessThan(1200 - 100)
    expect(high).toBeLessThan(1560)
    expect(high).toBeGreaterThan(1200 + 120)
  })

  it('say if only some of the entries have a range', () => {
    const totals = totalsOf([entry(400, { range: range(300, 520) }), entry(100)])
    expect(totals).toMatchObject({ range: range(400, 620), partly: true })
    expect(totalsOf([entry(100)])).toMatchObject({ range: null, partly: false })
    expect(totalsOf([])).toMatchObject({ figures: noNutrition, range: null })
  })
})

it('the last days are eight, today first, with what was added on each', () => {
  const entries = [
    entry(100),
    entry(50),
    entry(70, { day: '2026-03-02' }),
    entry(9, { day: '2026-03-01' }),
  ]
  const days = weekOf(entries, '2026-03-09')
  expect(days).toHaveLength(8)
  expect(days[0]).toEqual({ day: '2026-03-09', count: 2, calories: 150 })
  expect(days[1]).toEqual({ day: '2026-03-08', count: 0, calories: 0 })
  expect(days[7]).toEqual({ day: '2026-03-02', count: 1, calories: 70 })
})
