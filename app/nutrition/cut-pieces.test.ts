import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('what a food is cut into, behind it', () => {
  it.each<[string, string]>([
    ['4 pizza slices', 'Pizza 476'],
    ['1 pizza slice', 'Pizza 119'],
    ['3 cake slices', 'Cake 300'],
    ['4 pepperoni pizza slices', 'Pepperoni pizza 472'],
    ['6 california roll pieces', 'California roll 180'],
    ['8 california roll pieces', 'California roll 240'],
    ['3 orange wedges', 'Orange 75'],
    ['4 pineapple rings', 'Pineapple 336'],
    ['4 peach halves', 'Peach 300'],
    ['3 apple quarters', 'Apple 136.5'],
  ])('"%s" is what is counted', (text, expected) => {
    expect(readItems(text)).toEqual([expected])
  })

  it.each<[string, string]>([
    ['6 pieces of california roll', 'California roll 180'],
    ['6 california rolls', 'California roll 1080'],
    ['4 fish sticks', 'Fish sticks 112'],
    ['6 potato wedges', 'Roast potatoes 300'],
    ['orange wedges', 'Orange 140*'],
    ['pizza slices', 'Pizza 238*'],
  ])('"%s" counts the food, or nothing', (text, expected) => {
    expect(readItems(text)).toEqual([expected])
  })
})

describe('the size of what is cut off', () => {
  it.each<[string, string]>([
    ['2 large slices of pizza', 'Pizza 309.4'],
    ['2 large pizza slices', 'Pizza 309.4'],
    ['a large pizza', 'Pizza 954'],
  ])('"%s" is its own', (text, expected) => {
    expect(readItems(text)).toEqual([expected])
  })
})

describe('small things that are counted', () => {
  it.each<[string, string]>([
    ['15 chips with a steak', 'French fries 90'],
    ['5 nuts', 'Mixed nuts 6.5'],
    ['10 berries', 'Berries 15'],
  ])('"%s" are no servings', (text, expected) => {
    expect(readItems(text)[0]).toBe(expected)
  })
})

describe('cut fruit', () => {
  it.each<[string, string]>([
    ['mango slices', 'Mango 165*'],
    ['a cup of mango slices', 'Mango 165'],
    ['dried mango slices', 'Dried mango 32*'],
    ['a cup of dried mango slices', 'Dried mango 160'],
  ])('"%s" is dried only where it is called so', (text, expected) => {
    expect(readItems(text)).toEqual([expected])
  })
})
