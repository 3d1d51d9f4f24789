import { expect, it } from 'vitest'
import { type FoodRow, idOfSource, readRow, rowId, rowSource, writeRow } from './food-row.ts'

const row: FoodRow = {
  id: 'poke-bowl',
  name: 'Poke bowl',
  group: 'dish',
  source: 'fndds1718:27250126',
  near: true,
  per100: [120, 10.5, 8, 4, null, 0, 300],
  serving: 0,
  each: 350,
  density: 0,
  measures: { cup: 236.6, 'large bowl': 500 },
  aliases: ['hawaiian poke', '~poke'],
  portions: [
    [1, 180],
    [0, 360],
  ],
  traits: 1,
  parts: [{ id: 'salmon', share: 0.25 }],
  single: 0,
}
const texts = ['default', '1 cup']

it('reads a food as it was written, with the defaults of its group', () => {
  expect(readRow(writeRow(row), texts)).toEqual({
    ...row,
    listed: true,
    per100: {
      calories: 120,
      carbohydrates: 10.5,
      protein: 8,
      fat: 4,
      fiber: null,
      sugar: 0,
      sodium: 300,
    },
    serving: 250,
    density: 1,
    portions: [
      { measure: '1 cup', grams: 180 },
      { measure: 'default', grams: 360 },
    ],
    traits: new Set(['surface']),
    single: null,
  })
})

it('returns id and source of a line without parsing all of it', () => {
  const line = writeRow(row)
  expect([rowId(line), rowSource(line)]).toEqual(['poke-bowl', 'fndds1718:27250126'])
})

it('writes no source for a food that is named by rule, as its id is the code', () => {
  const id = idOfSource('sr28:01001')
  expect(id).toBe('s01001')
  const line = writeRow({ ...row, id, source: 'sr28:01001', aliases: [] })
  expect(line).not.toContain('sr28')
  expect(rowSource(line)).toBe('sr28:01001')
  expect(readRow(line, texts)).toMatchObject({ listed: false, source: 'sr28:01001', aliases: [] })
})

it('refuses a name that would end its column', () => {
  expect(() => writeRow({ ...row, name: 'Fish | chips' })).toThrow('poke-bowl has a bar')
})
