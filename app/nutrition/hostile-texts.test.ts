import { beforeAll, describe, expect, it } from 'vitest'
import { measureGrowth } from '#tests/support/hostile/growth.ts'
import { hostileFamilies } from '#tests/support/hostile/hostile-texts.ts'
import { readItems } from '#tests/support/read-items.ts'
import { tableReader } from './estimate.ts'
import { maxTextLength } from './text/text-limit.ts'

/** Reads a text as the first one of a process: nothing that was matched before is known. */
function readAnew(text: string) {
  return tableReader.estimate(text)
}

describe('a hostile text', () => {
  beforeAll(() => {
    for (const { text } of hostileFamilies) readAnew(text(1000, 2))
  })

  it('takes twice as long when it is twice as long, of whichever kind', {
    timeout: 300_000,
  }, () => {
    expect(hostileFamilies.length).toBeGreaterThan(200)
    const slower = hostileFamilies.flatMap(({ name, text }) => {
      const [half, whole] = [text(maxTextLength / 2), text(maxTextLength)]
      const growth = measureGrowth(
        () => readAnew(half),
        () => readAnew(whole),
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
