import { describe, expect, it } from 'vitest'
import { tableReader } from '../estimate.ts'
import { allFoods, listedCount } from './food-table.ts'

/** Names that are no food when they stand alone, with the reason. */
const notAlone = new Map([
  ['tenders', 'a cut of meat or fish'],
  ['fry', 'a verb'],
  ['semi skimmed', 'a kind of milk or yogurt'],
  ['skimmed', 'a kind of milk or yogurt'],
  ['decaf', 'a kind of coffee or tea'],
  ['ready meal', 'words of everyday talk'],
  ['jell o', 'a letter apart; "jello" is read'],
  ['toastie', 'a diminutive of toast and of toasted sandwiches'],
  ['Nopales', 'read in the singular only'],
])

/** Least share of the names that are read as their own food; the others are names of two foods or of an equal row. */
const leastOwn = 0.965

describe('the names of listed foods', () => {
  const names = allFoods()
    .slice(0, listedCount())
    .flatMap(({ name, aliases }) => [name, ...aliases].map((said) => ({ said, name })))
  const read = names.map(({ said, name }) => {
    const items = tableReader.estimate(said)?.items ?? []
    return {
      said,
      isFood: items.length > 0,
      isOwn: items.length === 1 && items[0]?.foodName === name,
    }
  })

  it('are all read as food', () => {
    const lost = read.filter(({ said, isFood }) => !isFood && !notAlone.has(said))
    expect(lost.map(({ said }) => said)).toEqual([])
  })

  it('have no exception that is not needed', () => {
    const lost = new Set(read.filter(({ isFood }) => !isFood).map(({ said }) => said))
    expect([...notAlone.keys()].filter((said) => !lost.has(said))).toEqual([])
  })

  it('are nearly all read as their own food', () => {
    expect(read.filter(({ isOwn }) => isOwn).length / read.length).toBeGreaterThan(leastOwn)
  })
})
