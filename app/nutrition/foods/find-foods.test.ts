import { describe, expect, it } from 'vitest'
import { tableReader } from '../estimate.ts'
import { unknownStretches } from '../text/unknown-stretches.ts'
import { searchFoods, suggestFoods } from './find-foods.ts'
import { tableFoods } from './foods.ts'

const namesFor = (text: string) => suggestFoods(tableFoods, text).map(({ name }) => name)

describe('foods similar to words that name none', () => {
  it('share a word with them; rarer words count more', () => {
    expect(namesFor('zhoug paste')[0]).toBe('Tomato paste')
    expect(namesFor('mango blorptash lassi')[0]).toBe('Mango lassi')
    expect(namesFor('lemongrassy curry').join()).toMatch(/curry/i)
  })

  it('are found by the parts of a compound word', () => {
    expect(namesFor('zingerburger').join()).toMatch(/burger/i)
    expect(namesFor('mangolassi')[0]).toBe('Mango lassi')
  })

  it('are spelt similarly when no word is shared', () => {
    expect(namesFor('moussakkka')).toEqual(['Moussaka'])
    expect(namesFor('brocolini')[0]).toBe('Broccoli')
  })

  it.each(['', 'of', 'xx', '12', '???', 'fresh', 'with the', 'fried', 'a large cup', 'blorptash'])(
    'there are none for "%s"',
    (text) => {
      expect(suggestFoods(tableFoods, text)).toEqual([])
    },
  )

  it('are at most three, each once, and foods of ours', () => {
    for (const text of ['zorgle soup', 'chicken blorp rice cheese', 'qwburger']) {
      const foods = suggestFoods(tableFoods, text)
      expect(foods.length, text).toBeGreaterThan(0)
      expect(foods.length, text).toBeLessThanOrEqual(3)
      expect(new Set(foods.map(({ name }) => name)).size).toBe(foods.length)
      for (const { foodId, name } of foods) expect(tableReader.foods.find(foodId)?.name).toBe(name)
    }
  })
})

describe('the search for a food', () => {
  const searched = (text: string) => searchFoods(tableFoods, text, 10)

  it.each([
    ['apple', 'Apple'],
    ['white ri', 'White rice'],
    ['bana', 'Banana'],
    ['tea green', 'Green tea'],
  ])('"%s" finds %s first', (text, name) => {
    expect(searched(text)[0]?.name).toBe(name)
  })

  it('finds foods with all words; the last may be incomplete', () => {
    const found = searched('chicken br').map(({ name, aliases }) => [name, ...aliases].join(' '))
    expect(found).toHaveLength(10)
    for (const names of found) expect(names.toLowerCase()).toContain('chicken')
    expect(searched('chicken blorptash')).toEqual([])
    expect(searched('  ')).toEqual([])
  })

  it.each(['coffee', 'bread', 'eggnog', 'chicken'])('shows each name once for "%s"', (text) => {
    const names = searchFoods(tableFoods, text, 50).map(({ name }) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('stretches of a text that are not counted', () => {
  const unknownOf = (text: string) => tableReader.estimate(text)?.unknown

  it.each<[string, string[]]>([
    ['2 eggs and toast', []],
    ['rice with Farofa', ['Farofa']],
    ['rice, Blorptash   Zorgle, 2 eggs', ['Blorptash Zorgle']],
    ['I had the gobbledygook-zorgle and toast', ['gobbledygook-zorgle']],
    ['rice and some zhoug paste with my mates', ['zhoug paste']],
    ['1 cup rice, blorptash fresh salmon', ['blorptash']],
    ['200 g rice blorptash, farofa and BLORPTASH', ['blorptash', 'farofa']],
    ['2 blórptash’s with rice', ['blórptash’s']],
  ])('"%s" has %j', (text, expected) => {
    expect(unknownOf(text)).toEqual(expected)
  })

  it('are at most ten, and a long run of unknown words is split', () => {
    const letters = [...'abcdefghijkl']
    const apart = letters.map((letter) => `200 g zorg${letter}zz rice`).join(', ')
    expect(unknownOf(apart)).toHaveLength(10)
    const run = `2 eggs, ${letters.map((letter) => `zorg${letter}zz`).join(' ')} rice`
    expect(unknownOf(run)?.map((stretch) => stretch.split(' ').length)).toEqual([6, 6])
  })

  it('do not include what is too long for a name', () => {
    expect(unknownOf(`2 eggs, ${'zorg'.repeat(100)}, farofa`)).toEqual(['farofa'])
  })

  it('each have a list of suggestions, in their order', () => {
    const estimate = tableReader.estimate('200 g rice, 2 zingerburgers and farofa')
    expect(estimate?.unknown).toEqual(['zingerburgers', 'farofa'])
    expect(estimate?.suggestions).toMatchObject([
      { text: 'zingerburgers', foods: [{ foodId: expect.any(String) }, {}, {}] },
      { text: 'farofa', foods: [] },
    ])
  })

  it('do not change the figures', () => {
    expect(tableReader.estimate('200 g rice and farofa')?.nutritionData).toEqual(
      tableReader.estimate('200 g rice')?.nutritionData,
    )
    expect(tableReader.estimate('blorptash zorgle')).toBeNull()
  })

  it('are found when the reader joined two words to one', () => {
    expect(unknownStretches('Dragon Fruit', ['dragonfruit'], [])).toEqual(['Dragon Fruit'])
  })
})

it('an item has the words of the text and the name of the food', () => {
  const [item] = tableReader.estimate('2 chapatis')?.items ?? []
  expect(item).toMatchObject({ text: '2 chapatis', food: 'Roti', foodName: 'Roti' })
  expect(tableReader.recompute([{ foodId: 'roti', grams: 50 }]).items[0]).toMatchObject({
    foodName: 'Roti',
  })
})
