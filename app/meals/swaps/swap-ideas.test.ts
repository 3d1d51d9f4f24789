import { describe, expect, it } from 'vitest'
import { type Candidate, chooseSwaps } from './swap-ideas.ts'

const meal: Candidate = {
  id: 'meal',
  mealTypeId: 'lunch',
  calories: 500,
  protein: 30,
  fiber: 5,
  sodium: 800,
  missing: [],
}

const other = (id: string, changes: Partial<Candidate>): Candidate => ({ ...meal, ...changes, id })

const chosen = (...candidates: Candidate[]) =>
  chooseSwaps(meal, candidates).map(({ id, gains }) => [id, ...gains.map((gain) => gain.nutrient)])

describe('swaps of a meal', () => {
  it('are one for each aim, each with all that it is better in [swap-01]', () => {
    const swaps = chooseSwaps(meal, [
      other('a', { protein: 40, fiber: 8 }),
      other('b', { sodium: 400 }),
      other('c', { fiber: 9 }),
      other('d', { fiber: 8 }),
    ])
    expect(swaps).toEqual([
      {
        id: 'a',
        gains: [
          { nutrient: 'protein', value: 40 },
          { nutrient: 'fiber', value: 8 },
        ],
      },
      { id: 'b', gains: [{ nutrient: 'sodium', value: 400 }] },
      { id: 'c', gains: [{ nutrient: 'fiber', value: 9 }] },
    ])
  })

  it.each([
    ['450 kcal', { calories: 450, protein: 60 }, true],
    ['550 kcal', { calories: 550, protein: 60 }, true],
    ['449 kcal', { calories: 449, protein: 60 }, false],
    ['551 kcal', { calories: 551, protein: 60 }, false],
    ['20 percent more protein', { protein: 36 }, true],
    ['19 percent more protein', { protein: 35.9 }, false],
    ['20 percent less sodium', { sodium: 640 }, true],
    ['19 percent less sodium', { sodium: 641 }, false],
    ['less than 2 g more fiber', { fiber: 6.9 }, false],
    ['2 g more fiber', { fiber: 7 }, true],
    ['no sodium, which nobody entered', { sodium: 0 }, false],
    ['protein that is not known for all foods', { protein: 60, missing: ['protein'] }, false],
  ] as const)('%s: %j is one: %s', (_, changes, isOne) => {
    expect(chosen(other('a', { ...changes } as Partial<Candidate>))).toHaveLength(isOne ? 1 : 0)
  })

  it('prefer the same meal type, then the better figure, then the order of ids', () => {
    const far = other('far', { mealTypeId: 'dinner', protein: 90 })
    const near = other('near', { protein: 40 })
    expect(chosen(far, near)).toEqual([['near', 'protein']])
    expect(chosen(near, other('best', { protein: 41 }))).toEqual([['best', 'protein']])
    expect(chosen(other('z', { protein: 40 }), other('y', { protein: 40 }))).toEqual([
      ['y', 'protein'],
    ])
    expect(chosen(far)).toEqual([['far', 'protein']])
  })

  it('are never the meal itself, and say nothing about a figure that the meal does not know', () => {
    expect(chosen({ ...meal, protein: 60 })).toEqual([])
    const unsure: Candidate = { ...meal, missing: ['protein'] }
    expect(chooseSwaps(unsure, [other('a', { protein: 60 })])).toEqual([])
  })
})
