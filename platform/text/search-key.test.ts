import { describe, expect, test } from 'vitest'
import fc from '#tests/support/property.ts'
import { searchKey, searchText, searchWords } from './search-key.ts'

describe('a search key', () => {
  test.each([
    ['  Crème   BRÛLÉE ', 'creme brulee'],
    ['Jalapeño\tPoppers', 'jalapeno poppers'],
    ['İskender', 'iskender'],
    ['ﬁve ½ cups', 'five 1⁄2 cups'],
    ['БОРЩ', 'борщ'],
    ['a\u0000b\u200bc\nd', 'abc d'],
    ['', ''],
  ])('of %j is %j', (text, key) => {
    expect(searchKey(text)).toBe(key)
  })

  test('of a key is the same key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text))
      }),
    )
  })
})

/** The comparison that both databases make between the text and the words. */
const finds = (text: string, query: string) =>
  searchWords(query).every((word) => searchText([text]).includes(word))

describe('a search', () => {
  test.each([
    ['Grilled Salmon', 'salmon', true],
    ['Grilled Salmon', 'rill', true],
    ['Grilled Salmon', 'salmon grilled', true],
    ['Grilled Salmon', 'salmon tofu', false],
    ['Grilled Salmon', 'gr', true],
    ['Grilled Salmon', 's', true],
    ['Grilled Salmon', 'ri', true],
    ['Grilled Salmon', 'n', true],
    ['Grilled Salmon', 'as', false],
    ['Stir-fry', 'fr', true],
    ['Stir-fry', 'stir-fry', true],
    ['Stir-fry', 'ir-fr', true],
    ['Stir fry', 'stir-fry', false],
    ['50% less sugar', '50%', true],
    ['50% less sugar', '%', true],
    ['500 g rice', '50%', false],
    ['500 g rice', '%', false],
    ['500 g rice', '0', true],
    ['500 g rice', 'rice 0', false],
    ['500 g rice', 'rice 5', true],
    ['snake_case', 'e_c', true],
    ['snakeXcase', 'e_c', false],
    [`Chef's "best"`, `"best"`, true],
    ['Crème brûlée', 'brulee', true],
    ['鮭の寿司', '寿司', true],
    ['鮭の寿司', 'の寿司', true],
    ['김치 볶음밥', '김치', true],
    ['anything', '  ', true],
  ])('in %j for %j gives %j', (text, query, expected) => {
    expect(finds(text, query)).toBe(expected)
  })

  test('finds a text by any part of its words', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé%_'"-]{3,9}$/), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (words, which, start) => {
        const word = [...(words[which % words.length] ?? '')]
        const from = start % word.length
        expect(finds(words.join(' '), word.slice(from).join(''))).toBe(true)
      }),
    )
  })

  test('contains each word once', () => {
    expect(searchWords('Rice rice RICE')).toEqual(['rice'])
  })
})
