import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('butter', () => {
  it('on a slice of sweet bread comes on top of the butter in it', () => {
    expect(readItems('2 slices of banana bread with butter')).toEqual([
      'Banana bread 120',
      'Butter 7*',
    ])
  })

  it('is no oil that is in the bread', () => {
    expect(readItems('2 slices of banana bread with oil in it')).toEqual(['Banana bread 120'])
  })
})

describe('a roast dinner', () => {
  it('has the meat that it is named for', () => {
    expect(readItems('roast lamb dinner')[0]).toBe('Lamb 115*')
    expect(readItems('roast beef dinner')).toContain('Roast potatoes 150*')
    expect(readItems('roast beef dinner rolls')).not.toContain('Roast potatoes 150*')
  })
})

describe('a number behind "with"', () => {
  it.each<[string, string[]]>([
    ['coffee with 2 sugars and milk', ['Coffee 240*', 'Sugar 8', 'Milk 30*']],
    ['coffee with milk and sugar', ['Coffee with milk and sugar 372*']],
    ['ramen with 2 eggs', ['Ramen 450*', 'Egg 100']],
  ])('counts what follows it: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('fish fingers', () => {
  it('have their chips beside them', () => {
    expect(readItems('4 fish fingers, chips and peas')).toEqual([
      'Fish sticks 68',
      'French fries 117*',
      'Peas 80*',
    ])
  })
})

describe('chips beside a dip', () => {
  it('are of corn', () => {
    expect(readItems('guacamole and chips')).toEqual(['Guacamole 60*', 'Tortilla chips 27*'])
  })
})
