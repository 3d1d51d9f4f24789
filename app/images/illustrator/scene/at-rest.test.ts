import { describe, expect, test } from 'vitest'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { dishes } from '../dishes/dishes.ts'
import { type PlateInput, planTable } from '../plan/plan.ts'
import { randomOf, type Served, serve } from './compose.ts'
import { eachPoint, groupsOf } from './piece.ts'
import { add, airUnder, heightsOf, settle } from './settle.ts'

/** Mm: less than any wall is thick. */
const thin = 2

const servedOf = (prompt: string, seed: number): Served[] => {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  const input: PlateInput = { prompt, seed, ingredients }
  return serve(planTable(input), randomOf(input))
}

/** Mm by which the worst point of the food is below or outside the inside of its vessel. */
function throughWall({ vessel, food }: Served): number {
  const { inside, radius, rim = radius, reach, height, kind } = vessel
  if ((reach && !vessel.rim) || kind === 'wine glass') return 0
  let most = 0
  for (const body of food) {
    eachPoint(body, (x, y, z) => {
      const far = Math.hypot(x, y)
      const least = far > rim + thin ? height : Math.min(height, inside(Math.max(0, far - thin)))
      most = Math.max(most, least - z)
    })
  }
  return most
}

/** Mm of air under the piece that hovers most. */
function hovering({ vessel, food }: Served): number {
  const heights = heightsOf(vessel.bodies)
  let most = 0
  for (const group of groupsOf(food)) {
    if (settle(group, heights) !== group) most = Math.max(most, airUnder(group, heights))
    for (const body of group) add(heights, body)
  }
  return most
}

const names = dishes.map(({ words }) => words.split(',')[0]?.trim() ?? '')

describe('food in its vessel', () => {
  test('lies within the wall and touches what is below it, in every dish', () => {
    const wrong = names.flatMap((name, i) =>
      servedOf(name, i).flatMap((one) => {
        const [through, hovers] = [throughWall(one), hovering(one)]
        return through > thin || hovers > thin
          ? [`${name}: ${through.toFixed(1)} mm through, ${hovers.toFixed(1)} mm above`]
          : []
      }),
    )
    expect(wrong).toEqual([])
  })

  const risky = ['peach crumble', 'caesar salad', 'dumpling', 'chicken leg', 'har gow']

  test.each(risky)('does so for many pictures of %s', (name) => {
    for (let seed = 100; seed < 112; seed++) {
      for (const one of servedOf(name, seed)) {
        expect(throughWall(one)).toBeLessThan(thin)
        expect(hovering(one)).toBeLessThan(thin)
      }
    }
  })
})
