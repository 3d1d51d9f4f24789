import { describe, expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { tableFoods } from '#app/nutrition/foods/foods.ts'
import { readItems } from '#tests/support/read-items.ts'
import { normaliseWord } from './normalise.ts'
import { foreignWords } from './other-languages.ts'

describe('texts in other languages', () => {
  it.each<[string, string[]]>([
    ['200 g Käse', ['Cheddar cheese']],
    ['100 g Brot mit Butter', ['Bread', 'Butter']],
    ['ein Brötchen mit Käse und Schinken', ['Dinner roll', 'Cheddar cheese', 'Ham']],
    ['zwei Eier mit Speck', ['Egg', 'Bacon']],
    ['200 g Kartoffelsalat', ['Potato salad']],
    ['150 g riz et 100 g poulet', ['White rice', 'Chicken']],
    ['poulet avec pommes de terre', ['Chicken', 'Boiled potatoes']],
    ['du pain et du beurre', ['Bread', 'Butter']],
    ['moules frites', ['Mussels', 'French fries']],
    ['2 œufs et du jambon', ['Egg', 'Ham']],
    ['pan con tomate', ['Bread', 'Tomato']],
    ['2 huevos con jamon', ['Egg', 'Prosciutto']],
    ['150 g pollo y 200 g arroz', ['Chicken', 'White rice']],
    ['150 g riso con funghi', ['White rice', 'Mushrooms']],
    ['200 g arroz con leche', ['Rice pudding']],
    ['arroz con pollo', ['Chicken and rice']],
    ['chili con carne y arroz', ['Chili con carne', 'White rice']],
    ['empanada de carne', ['Empanada']],
    ['steak with pommes frites', ['Cooked steak', 'French fries']],
    ['papas bravas', ['Patatas bravas']],
    ['insalata caprese', ['Caprese salad']],
    ['2 fette di pane', ['Bread']],
    ['fetta cheese', ['Feta']],
    ['chile con queso', ['Cheese dip with chili pepper']],
    ['café com leite', ['Coffee with milk']],
    ['pão com manteiga', ['Bread', 'Butter']],
    ['pão com ovo', ['Bread', 'Egg']],
    ['pão de queijo', ['Pao de queijo']],
    ['com tam', ['Com tam']],
    ['100 g batata doce', ['Sweet potato']],
    ['patatas fritas', ['French fries']],
    ['bife com batata frita', ['Beef steak', 'French fries']],
    ['croissant alla crema', ['Croissant']],
    ['kopi o', ['Kopi o']],
    ['kopi o kosong', ['Coffee']],
  ])('"%s" is read', (text, foods) => {
    const { items = [], unknown } = tableReader.estimate(text) ?? {}
    expect(items.map(({ food }) => food)).toEqual(foods)
    expect(unknown).toEqual([])
  })

  it.each([
    ['pollo sandwich', 'Chicken sandwich'],
    ['riz pilaf', 'Rice pilaf'],
    ['tomate sauce', 'Tomato sauce'],
    ['apfel strudel', 'Apple strudel'],
    ['kartoffel salat', 'Potato salad'],
    ['poulet curry', 'Chicken curry'],
    ['fromage omelette', 'Cheese omelet'],
  ])('"%s" is the one dish that it is in English [estimate-06]', (text, food) => {
    expect(readItems(text).map((item) => item.replace(/ [\d.*]+$/, ''))).toEqual([food])
  })

  it.each(Object.entries(foreignWords))('every word for %s is known', (_, words) => {
    const [index] = tableFoods.indexes()
    for (const word of words.split(' ')) {
      expect(index?.ids.has(normaliseWord(word)), word).toBe(true)
    }
  })

  it('a pan in English is no bread', () => {
    expect(readItems('2 eggs in pan con butter')).toEqual(['Egg 100', 'Butter 7*'])
    expect(readItems('2 eggs in the hot pan con butter')).toEqual(['Egg 100', 'Butter 7*'])
    expect(readItems('frying pan y huevos')).toEqual(['Egg 50*'])
  })

  it.each([
    ['pan con tomate', ['Bread 56*', 'Tomato 30*']],
    ['a pan con tomate', ['Bread 28', 'Tomato 30*']],
    ['the pan con tomate', ['Bread 56*', 'Tomato 30*']],
    ['my pan con tomate', ['Bread 56*', 'Tomato 30*']],
    ['a pan con pollo', ['Bread 28', 'Chicken 60*']],
  ])('"%s" is bread', (text, foods) => {
    expect(readItems(text)).toEqual(foods)
  })

  it.each([
    ['100 g beaf', 'Beef 100'],
    ['100 g tofo', 'Tofu 100'],
    ['1 peir', 'Pear 180'],
    ['1 plam', 'Plum 75'],
    ['2 egs', 'Egg 100'],
  ])('reads "%s" with another vowel or a letter too few', (text, food) => {
    expect(readItems(text)).toEqual([food])
  })

  it('takes no English word for one of another language', () => {
    expect(readItems('100 g port salut')).toEqual(['Port du salut cheese 100'])
    expect(readItems('2 cups of chili con carne')[0]).toMatch(/^Chili con carne/)
    expect(readItems('no pain, 100 g rice')).toEqual(['White rice 100'])
  })

  it('names a short unknown word instead of the food with one other consonant', () => {
    const { items = [], unknown } = tableReader.estimate('100 g rufe, 100 g rice') ?? {}
    expect(items.map(({ food }) => food)).toEqual(['White rice'])
    expect(unknown).toEqual(['rufe'])
  })

  it('takes a short unknown word for no food that hardly any description names', () => {
    expect(tableReader.estimate('100 g mufe, 100 g rice')?.unknown).toEqual(['mufe'])
    expect(readItems('1 kiwy')[0]).toMatch(/^Kiwi/)
  })
})

it.each([
  ['2 fette di pane', 56],
  ['due fette di pane', 56],
  ['una fetta di pane', 28],
  ['30 g fetta', 30],
])('"%s" weighs %d g', (text, grams) => {
  expect(tableReader.estimate(text)?.items.map((item) => item.grams)).toEqual([grams])
})
