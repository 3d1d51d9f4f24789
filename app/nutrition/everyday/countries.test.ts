import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('foods by their names in other countries', () => {
  it.each<[string, string[]]>([
    ['beyaz peynir 50 g, zeytin 10, domates', ['Feta 50', 'Olives 50', 'Tomato 68*']],
    ['2 yumurta ve ekmek', ['Egg 100', 'Bread 56*']],
    ['adana kebap with 150 g bulgur pilavı', ['Shish kebab 120*', 'Bulgur 150']],
    ['200 g Rotkohl', ['Braised red cabbage 200']],
    ['2 Fischstäbchen', ['Fish sticks 34']],
    ['steak haché 125 g, haricots verts 200 g', ['Ground beef 125', 'Green beans 200']],
    ['1 cup sinangag, 1 itlog', ['Fried rice 198', 'Egg 50']],
    ['a bottle of malt', ['Malt drink 330']],
    ['30 g makhana', ['Makhana 30']],
    ['150 g bangus', ['Milkfish 150']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('short forms', () => {
  it.each<[string, string[]]>([
    ['tuna sammich', ['Tuna sandwich 180*']],
    ['chix thigh 100 g', ['Chicken thigh 100']],
    ['grk yogurt 150 g', ['Greek yogurt 150']],
    ['three gingersnaps', ['Ginger cookie 21']],
    ['1 bowl of sambar', ['Sambar 240']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
