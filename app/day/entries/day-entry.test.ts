import { describe, expect, it } from 'vitest'
import { noNutrition } from '#app/nutrition/nutrition.ts'
import {
  type DayEntry,
  entryFigures,
  mostEntries,
  readStored,
  storedText,
  typedPortion,
  withoutPast,
} from './day-entry.ts'

const soup: DayEntry = {
  id: 'a',
  day: '2026-03-09',
  title: 'Soup',
  path: '/meals/soup',
  portion: 0.5,
  figures: { ...noNutrition, calories: 301, fat: 2.5 },
  range: { calories: { low: 250, high: 361 } },
}

describe('the stored text of My day', () => {
  it('gives back what was stored', () => {
    const plate = { ...soup, id: 'b', path: null, range: null }
    expect(readStored(storedText([soup, plate]))).toEqual([soup, plate])
  })

  it.each([null, '', 'oops', '[]', '7', '{"version":2,"entries":[]}', '{"version":1}'])(
    'gives nothing if it is %s',
    (text) => expect(readStored(text)).toEqual([]),
  )

  it.each([
    ['without a title', { title: '' }],
    ['with an endless title', { title: 'x'.repeat(201) }],
    ['of a day that does not exist', { day: '2026-02-30' }],
    ['that leads to another site', { path: '//example.com/meals/' }],
    ['that leads to a script', { path: 'javascript:alert(1)' }],
    ['with no portion', { portion: 0 }],
    ['with a huge portion', { portion: 21 }],
    ['with a portion in words', { portion: '1' }],
    ['with a missing figure', { figures: { ...noNutrition, sodium: undefined } }],
    ['with a negative figure', { figures: { ...noNutrition, fat: -1 } }],
    ['with a range upside down', { range: { calories: { low: 2, high: 1 } } }],
    ['without an id', { id: undefined }],
  ])('leaves out an entry %s', (_, change) => {
    const text = JSON.stringify({ version: 1, entries: [{ ...soup, ...change }, soup, null] })
    expect(readStored(text)).toEqual([soup])
  })

  it('is bounded', () => {
    const many = Array.from({ length: mostEntries + 5 }, (_, index) => ({
      ...soup,
      id: `${index}`,
    }))
    expect(readStored(storedText(many))).toHaveLength(mostEntries)
  })
})

describe('an entry', () => {
  it('has the figures of its portion', () => {
    const { figures, range } = entryFigures(soup)
    expect(figures).toEqual({ ...noNutrition, calories: 151, fat: 1.3 })
    expect(range).toEqual({ calories: { low: 125, high: 181 } })
    expect(entryFigures({ ...soup, range: null }).range).toBeNull()
  })

  it('is dropped after seven days', () => {
    expect(withoutPast([soup], '2026-03-16')).toEqual([soup])
    expect(withoutPast([soup], '2026-03-17')).toEqual([])
  })

  it('has the number of servings that was typed', () => {
    const typed = ['1,5', '.5', ' 2 ', '0.333', '1,500', '1e1', '0x2', '-1', '', '21']
    expect(typed.map(typedPortion)).toEqual([...[1.5, 0.5, 2, 0.33], ...Array(6).fill(null)])
  })
})
