import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('pieces of cut fruit and vegetables', () => {
  it.each<[string, string[]]>([
    ['5 cucumber sticks', ['Cucumber 50']],
    ['4 watermelon cubes', ['Watermelon 60']],
    ['5 red pepper sticks', ['Bell pepper 50']],
    ['6 strips of bell pepper', ['Bell pepper 60']],
    ['3 tomato wedges with 1 egg', ['Tomato 60', 'Egg 50']],
    ['4 pear slices', ['Pear 100']],
    ['4 batons of carrot', ['Carrots 40']],
    ['2 pineapple rings', ['Pineapple 112']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['8 onion rings', ['Onion rings 80']],
    ['3 mozzarella sticks', ['Mozzarella sticks 132']],
    ['2 cucumbers', ['Cucumber 400']],
  ])('are no other food: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('inches written close', () => {
  it.each<[string, string[]]>([
    ['6in turkey sub', ['Turkey sub 184']],
    ['turkey sub 6in, 1 apple', ['Turkey sub 184', 'Apple 200']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
