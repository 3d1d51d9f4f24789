import { describe, expect, it } from 'vitest'
import { openTestApp } from '#tests/support/test-app.ts'
import { estimateAddress, plateAddress } from './estimate-address.ts'
import { mealPlateAddress } from './meal-plate.ts'
import { totalText } from './plate/plate-words.ts'
import { readEstimate } from './read-estimate.server.ts'

const read = async (params: Record<string, string>) =>
  (await readEstimate(await openTestApp(), new URLSearchParams(params))).loaded

/** Reads an address such as the page makes. */
const readAddress = async (address: string | null) =>
  await readEstimate(await openTestApp(), new URLSearchParams(address?.split('?')[1]))

describe('reading a plate from an address', () => {
  it('no text is an empty plate, not a mistake', async () => {
    expect(await read({ text: ' \n ' })).toMatchObject({
      ...{ text: '', estimate: null, problem: null },
      ...{ plate: null, drawn: null },
    })
  })

  it('what is wrong with a text is said, and the text kept', async () => {
    const unknown = await read({ text: 'qwrtz plmk' })
    expect(unknown).toMatchObject({ text: 'qwrtz plmk', estimate: null })
    expect(unknown.problem).toBe('No known ingredient found in the text')
    const long = await read({ text: 'rice '.repeat(2100) })
    expect(long.problem).toBe('The text must have at most 10000 characters')
    expect(long.text).toHaveLength(10_499)
  })

  it('a plate is summed up in a sentence', async () => {
    const { estimate } = await read({ text: '1 apple' })
    expect(estimate && totalText(estimate)).toMatch(/^About \d+ kcal \(\d+ to \d+\) from 1 food$/)
  })

  it('names what its picture shows [plate-05]', async () => {
    expect((await read({ text: '150 g grilled salmon, rice' })).drawn).toEqual([
      'grilled salmon',
      'rice',
    ])
  })
})

const salmon = { key: 0, foodId: 'salmon', name: 'Salmon', unit: 'g', near: [] }

describe('reading a corrected plate from an address [plate-06]', () => {
  it('gives the same plate that made the address', async () => {
    const plate = {
      rows: [
        { ...salmon, amount: '200', read: '150', words: 'some salmon' },
        { ...salmon, key: 1, amount: '2', unit: 'fillet', read: '', words: '' },
      ],
      unknown: [{ text: 'farofa', foods: [] }],
    }
    const { loaded, changed } = await readAddress(plateAddress('some salmon, farofa', plate))
    expect(changed).toBe(false)
    expect(loaded.text).toBe('some salmon, farofa')
    expect(loaded.plate?.rows).toMatchObject(plate.rows.map(({ near: _, ...row }) => row))
    expect(loaded.plate?.unknown).toMatchObject([
      { text: 'farofa', foods: [{ name: 'Farro' }, {}, {}] },
    ])
    expect(loaded.estimate?.items.map(({ grams, text }) => [grams, text])).toEqual([
      [200, 'some salmon'],
      [286, 'Salmon'],
    ])
    expect(loaded.estimate?.unknown).toEqual(['farofa'])
    expect(loaded.drawn).toEqual(['salmon'])
  })

  it('keeps a wrong amount, and counts the other foods', async () => {
    const rows = [
      { ...salmon, amount: 'many', read: '', words: '' },
      { ...salmon, key: 1, foodId: 'egg', amount: '50', read: '', words: '' },
    ]
    const { loaded } = await readAddress(plateAddress('', { rows, unknown: [] }))
    expect(loaded.plate?.rows.map(({ amount }) => amount)).toEqual(['many', '50'])
    expect(loaded.estimate?.items.map(({ foodId }) => foodId)).toEqual(['egg'])
  })

  it('an emptied plate stays empty', async () => {
    const address = plateAddress('1 apple', { rows: [], unknown: [] })
    const { loaded } = await readAddress(address)
    expect(loaded).toMatchObject({ text: '1 apple', estimate: null, plate: { rows: [] } })
  })

  it('a food that is gone is named as not counted', async () => {
    const { loaded } = await readEstimate(
      await openTestApp(),
      new URLSearchParams('food=branded:1&amount=50&unit=g&read=&words=oat+bar'),
    )
    expect(loaded.plate).toMatchObject({ rows: [], unknown: [{ text: 'oat bar' }] })
  })
})

describe('changes that the form asks for without JavaScript [plate-07]', () => {
  const form =
    'text=x&food=salmon&amount=200&unit=g&read=&words=fish&food=egg&amount=50&unit=g&read=&words=&unknown=zingerburger'
  const changed = async (change: string) => {
    const { loaded, changed } = await readEstimate(
      await openTestApp(),
      new URLSearchParams(`${form}&${change}`),
    )
    return { changed, loaded, foods: loaded.plate?.rows.map(({ foodId }) => foodId) }
  }

  it('removes, swaps and adds foods', async () => {
    expect(await changed('remove=0')).toMatchObject({ changed: true, foods: ['egg'] })
    expect(await changed('use=row~1~tofu')).toMatchObject({
      changed: true,
      foods: ['salmon', 'tofu'],
    })
    expect(await changed('swap=&swap=bananna')).toMatchObject({
      changed: true,
      foods: ['salmon', 'banana'],
    })
    expect(await changed('add=aubergine')).toMatchObject({
      changed: true,
      foods: ['salmon', 'egg', 'eggplant'],
    })
    expect(await changed('add=&swap=&swap=')).toMatchObject({ changed: false })
  })

  it('counts a food for words that were not understood', async () => {
    const { foods, loaded } = await changed('use=words~0~chicken-burger')
    expect(foods).toEqual(['salmon', 'egg', 'chicken-burger'])
    expect(loaded.plate?.rows.at(-1)?.words).toBe('zingerburger')
    expect(loaded.plate?.unknown).toEqual([])
  })

  it('keeps a name that no food has, with what is wrong', async () => {
    const swapped = await changed('swap=qwrtz&swap=')
    expect(swapped).toMatchObject({ changed: false, foods: ['salmon', 'egg'] })
    expect(swapped.loaded.plate?.rows[0]?.problem).toBe('No food is called “qwrtz”.')
    const added = await changed('add=qwrtz')
    expect(added).toMatchObject({ changed: false, loaded: { notAdded: 'qwrtz' } })
  })
})

describe('the address of a plate', () => {
  it('carries the text, and is the plain page without one', () => {
    expect(estimateAddress('1 cup rice & beans')).toBe('/estimate?text=1+cup+rice+%26+beans')
    expect(estimateAddress('')).toBe('/estimate')
  })

  it('there is none for a text that servers would refuse in an address', () => {
    expect(estimateAddress('rice '.repeat(1500))).toBeNull()
  })

  it('of a meal has its foods with their grams [plate-10]', async () => {
    const { estimate } = await read({ text: '150 g salmon, 1 cup rice' })
    const items = estimate?.items ?? []
    const { loaded } = await readAddress(
      mealPlateAddress([...items, { ...salmonItem(items), foodId: '', food: 'Zorgle' }]),
    )
    expect(loaded.estimate?.nutritionData).toEqual(estimate?.nutritionData)
    expect(loaded.plate?.unknown).toMatchObject([{ text: 'Zorgle', foods: [{}, {}, {}] }])
    expect(mealPlateAddress([])).toBeNull()
  })
})

function salmonItem<T>(items: readonly T[]): T {
  const [first] = items
  if (!first) throw new Error('The text has no food')
  return first
}
