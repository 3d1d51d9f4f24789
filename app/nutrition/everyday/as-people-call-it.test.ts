import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('a dish without a part', () => {
  it.each<[string, string]>([
    ['chicken burrito no cheese', 'Chicken 49.9*'],
    ['beef shawarma without garlic sauce', 'Beef 140.4*'],
    ['pork tacos 3 no cheese', 'Pork 124.2'],
  ])('"%s" keeps the meat that it is named for', (text, meat) => {
    expect(readItems(text)).toContain(meat)
  })

  it('has what the text adds to its usual parts', () => {
    const items = readItems('burrito bowl with chicken, brown rice, black beans, guac, no cheese')
    expect(items).toContain('Guacamole 60*')
    expect(items.join()).not.toMatch(/Cheddar|bowl/)
  })
})

describe('what is eaten as people call it', () => {
  it.each<[string, string[]]>([
    ['protein shake (2 scoops)', ['Protein powder 60']],
    ['40g crisps with hummus', ['Potato chips 40', 'Hummus 60*']],
    ['1 Teller Suppe', ['Vegetable soup 350']],
    ['ein Glas Wein', ['Red wine 180']],
    ['2 medjool dates', ['Medjool dates 48']],
    ['arabic coffee', ['Coffee 360*']],
    ['a 2 finger Kit Kat bar', ['Kit kat 20.8']],
    ['cherries (pitted) 100g', ['Cherries 100']],
    ['empanada 2', ['Empanada 260']],
    ['sandwich', ['Sandwich 150*']],
    ['cutting chai', ['Cutting chai 100*']],
    ['gin & slim tonic', ['Gin with diet tonic 225*']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
