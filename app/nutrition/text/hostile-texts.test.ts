import { beforeAll, describe, expect, it } from 'vitest'
import { measureGrowth } from '#tests/support/hostile/growth.ts'
import { hostileFamilies } from '#tests/support/hostile/hostile-texts.ts'
import { readItems } from '#tests/support/read-items.ts'
import { tableReader } from '../estimate.ts'
import { maxTextLength } from './text-limit.ts'

const read = (text: string) => tableReader.estimate(text)

describe('a hostile text', () => {
  beforeAll(() => {
    for (const { text } of hostileFamilies) read(text(1000, 2))
  })

  it('takes about twice the time for twice the length, whatever its kind', {
    timeout: 600_000,
  }, () => {
    expect(hostileFamilies.length).toBeGreaterThan(200)
    const slower = hostileFamilies.flatMap(({ name, text }) => {
      const [half, whole] = [text(maxTextLength / 2), text(maxTextLength)]
      const growth = measureGrowth(
        () => read(half),
        () => read(whole),
        2.2,
      )
      return growth.ratio > 2.2 ? [{ name, ...growth }] : []
    })
    expect(slower).toEqual([])
  })

  it.each([
    [`1 egg ${')'.repeat(9_990)}`, ['Egg 50']],
    [`${')'.repeat(9_993)} 1 egg`, ['Egg 50']],
    [`${'about '.repeat(1000)} 2 eggs`, ['Egg 100']],
    [`1 (15 oz) can of tomatoes ${'('.repeat(9_000)}`, ['Tomato 425.3']],
  ])('is read for the food in it (%#)', (text, foods) => {
    expect(readItems(text)).toEqual(foods)
  })
})
