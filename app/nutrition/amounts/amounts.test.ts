import { describe, expect, it } from 'vitest'
import { tableReader } from '../estimate.ts'

/** The grams of the first item of a text. */
function grams(text: string): number | undefined {
  return tableReader.estimate(text)?.items[0]?.grams
}

describe('weighing stated amounts', () => {
  it.each([
    ['150 g rice', 150],
    ['a hundred and fifty grams of rice', 150],
    ['two hundred twenty five grams rice', 225],
    ['1-1/2 cups of milk', 366],
    ['rice 150g', 150],
    ['rice (150 g)', 150],
    ['rice: 150 g', 150],
    ['rice - 150 g', 150],
    ['150 grams of cooked white rice', 150],
    ['0.2 kg potatoes', 200],
    ['4 oz chicken breast', 113.4],
    ['a 152-gram chicken breast', 152],
    ['half a pound of salmon', 226.8],
    ['1 lb. ground beef', 453.6],
    ['1 lb 4 oz beef', 567],
    ['1 (15 oz) can chickpeas', 425.3],
    ['2 x 150 g chicken breast', 300],
    ['2 x 150g chicken breasts', 300],
    ['about 200 g of tofu', 200],
  ])('by weight: "%s" is %d g', (text, expected) => {
    expect(grams(text)).toBe(expected)
  })

  it.each([
    ['1 cup cooked rice', 158],
    ['half a cup of cooked rice', 79],
    ['1 cup whole milk', 244],
    ['2 tablespoons of peanut butter', 32],
    ['2 tbsp peanut butter', 32],
    ['1 tsp olive oil', 4.7],
    ['a 12 oz can of cola', 372],
    ['two 8 oz glasses of orange juice', 498],
    ['16 fl oz beer', 475],
    ['250 ml whole milk', 258],
    ['2.5 dl whole milk', 258],
  ])('by volume: "%s" is about %d g', (text, expected) => {
    expect(Math.abs((grams(text) ?? 0) / expected - 1)).toBeLessThan(0.02)
  })

  it.each([
    ['2 eggs', 100],
    ['two eggs', 100],
    ['1 large egg', 50],
    ['eggs 2', 100],
    ['hard-boiled eggs (2)', 100],
    ['1 medium apple', 200],
    ['a small apple', 165],
    ['a large banana', 136],
    ['half an avocado', 75],
    ['2 slices of bread', 56],
    ['2 bread slices', 56],
    ['three slices of pepperoni pizza', 372],
    ['2 rotis', 80],
    ['roti 2', 80],
    ['half a pita', 28.5],
    ['3 celery sticks', 12],
    ['10 baby carrots', 100],
    ['2 scoops of vanilla ice cream', 240],
    ['6 chicken nuggets', 96],
    ['2 cloves of garlic', 6],
    ['a can of tuna', 167],
    ['a glass of red wine', 180],
    ['three squares of dark chocolate', 22.8],
    ['a 6 inch ham sandwich', 112],
    ['half a chicken', 245],
  ])('by count and measure: "%s" is %d g', (text, expected) => {
    expect(grams(text)).toBe(expected)
  })

  it.each([
    ['a small bowl of lentil soup', 'a bowl of lentil soup'],
    ['a bowl of lentil soup', 'a large bowl of lentil soup'],
    ['small fries', 'medium fries'],
    ['medium fries', 'large fries'],
    ['a handful of almonds', 'a cup of almonds'],
    ['a pinch of salt', 'a teaspoon of salt'],
    ['a pinch of sugar', 'a teaspoon of sugar'],
    ['a 6 inch ham sub', 'a footlong ham sub'],
    ['a quarter chicken', 'half a chicken'],
  ])('"%s" is less than "%s"', (less, more) => {
    expect(grams(less)).toBeLessThan(grams(more) ?? 0)
  })

  it('prefers a weight in brackets to the count before it', () => {
    expect(grams('1 chicken breast (200 g)')).toBe(200)
    expect(grams('2 slices of bread, 70 g')).toBe(70)
  })

  it('reads a large number without a unit as grams', () => {
    const items = tableReader.estimate('chicken 200, rice 150')?.items.map((item) => item.grams)
    expect(items).toEqual([200, 150])
  })

  it('does not read calories as an amount of food', () => {
    expect(grams('a banana, 105 kcal')).toBe(grams('a banana'))
  })

  it('returns whether grams were stated or assumed', () => {
    const items = tableReader.estimate('150 g rice with salmon')?.items
    expect(items?.map((item) => item.gramsAssumed)).toEqual([false, true])
  })
})
