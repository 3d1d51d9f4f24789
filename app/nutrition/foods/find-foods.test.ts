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

  it.each(['', 'of', 'xx', '12', '???', 'fresh', 'with the', 'fried', 'a large cup', 'фарофа'])(
    'there are none for "%s"',
    (text) => {
      expect(suggestFoods(tableFoods, text)).toEqual([])
    },
  )

  it('are those nearest in letters and sound, when no other is similar [estimate-04]', () => {
    expect(namesFor('farofa')[0]).toBe('Farro')
    expect(namesFor('borani')).toContain('Biryani')
    expect(namesFor('phalaphul')[0]).toBe('Falafel')
    for (const text of ['farofa', 'meal', 'borani', 'blorptash', 'kvrzq', 'ñandú', 'zwieblorg']) {
      expect(namesFor(text), text).toHaveLength(3)
    }
  })

  it('never fail, whatever the words', () => {
    const texts = [
      'a'.repeat(120),
      '𝒻𝒶𝓇𝑜𝒻𝒶',
      'x y z '.repeat(20),
      'meal '.repeat(20),
      '\u0301\u0301abc',
    ]
    for (const text of texts) expect(namesFor(text).length).toBeLessThanOrEqual(3)
  })

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
    ['rice, zinger meal', ['zinger meal']],
    ['2 Zinger Meals and rice', ['Zinger Meals']],
    ['rice, blorptash meal', ['blorptash meal']],
    ['150 g grilled chicken, 1 cup cooked rice, zinger meal, farofa', ['zinger meal', 'farofa']],
    ['a burger meal', ['meal']],
    ['mutton meal', ['meal']],
    ['maggi meal', ['meal']],
    ['rice and a nice meal', []],
    ['zinger burger, zinger', []],
  ])('"%s" has %j [estimate-03]', (text, expected) => {
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
      { text: 'farofa', foods: [{ name: 'Farro' }, {}, {}] },
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
