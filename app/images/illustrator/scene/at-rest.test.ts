import { describe, expect, test } from 'vitest'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { dishes } from '../dishes/dishes.ts'
import { type PlateInput, planTable } from '../plan/plan.ts'
import { layTable, type Served } from './compose.ts'
import { type Group, groupsOf, pointsOf } from './piece.ts'
import { add, heightsOf, settle } from './settle.ts'

/** Mm: less than any wall is thick. */
const thin = 2

const servedOf = (prompt: string, seed: number): Served[] => {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  const input: PlateInput = { prompt, seed, ingredients }
  return layTable(input, planTable(input)).served ?? []
}

/** Mm by which the worst point of the food is below or outside the inside of its vessel. */
function throughWall({ vessel, food }: Served): number {
  const { inside, radius, rim = radius, reach, height, kind } = vessel
  if ((reach && !vessel.rim) || kind === 'wine glass') return 0
  let most = 0
  for (const body of food) {
    const points = pointsOf(body)
    for (let i = 0; i < points.length; i += 3) {
      const far = Math.hypot(points[i] as number, points[i + 1] as number)
      const least = far > rim + thin ? height : Math.min(height, inside(Math.max(0, far - thin)))
      most = Math.max(most, least - (points[i + 2] as number))
    }
  }
  return most
}

const heightOf = ([first]: Group) => first?.pose.at?.[2] ?? 0

/** Mm of air under the piece that hovers most. */
function hovering({ vessel, food }: Served): number {
  const heights = heightsOf(vessel.bodies)
  let most = 0
  for (const group of groupsOf(food)) {
    const lower = settle(group, heights)
    most = Math.max(most, heightOf(group) - heightOf(lower))
    for (const body of group) add(heights, body)
  }
  return most
}

const perTest = 25

/** The names of all dishes, so many to a test. */
const lots = dishes.reduce<{ name: string; seed: number }[][]>((all, { words }, seed) => {
  if (seed % perTest === 0) all.push([])
  all.at(-1)?.push({ name: words.split(',')[0]?.trim() ?? '', seed })
  return all
}, [])

const wrongWith = (name: string, seed: number): string[] =>
  servedOf(name, seed).flatMap((one) => {
    const [through, hovers] = [throughWall(one), hovering(one)]
    return through > thin || hovers > thin
      ? [`${name}: ${through.toFixed(1)} mm through, ${hovers.toFixed(1)} mm above`]
      : []
  })

describe('food in its vessel', () => {
  test.each(lots.map((lot, i) => ({ lot, from: i * perTest + 1 })))(
    'lies within the wall and touches what is below it: dishes from number $from',
    ({ lot }) => {
      expect(lot.flatMap(({ name, seed }) => wrongWith(name, seed))).toEqual([])
    },
  )

  const risky = ['peach crumble', 'caesar salad', 'dumpling', 'chicken leg', 'har gow']

  test.each(risky)('does so for many pictures of %s', (name) => {
    const seeds = Array.from({ length: 12 }, (_, i) => 100 + i)
    expect(seeds.flatMap((seed) => wrongWith(name, seed))).toEqual([])
  })
})
