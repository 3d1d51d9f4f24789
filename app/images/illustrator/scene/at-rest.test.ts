import { describe, expect, test } from 'vitest'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { dishes } from '../dishes/dishes.ts'
import type { Look } from '../looks/look.ts'
import { type PlateInput, planTable, type Setting } from '../plan/plan.ts'
import { drawTable, type Laid, layTable, type Served } from './compose.ts'
import { type Group, groupsOf, pointsOf } from './piece.ts'
import { add, heightsOf, settle } from './settle.ts'

/** Mm: less than any wall is thick. */
const thin = 2

const inputOf = (prompt: string, seed: number): PlateInput => ({
  prompt,
  seed,
  ingredients: plateIngredients(tableReader, tableReader.readPlate(prompt)),
})

/** Whether the plan of a table is about this dish. */
const hasDish = (settings: readonly Setting[], dish: Look): boolean =>
  settings.some(({ parts, garnish, poured }) =>
    [...parts, ...garnish, ...poured].some(({ look }) => look.words === dish.words),
  )

/** The tables of a dish: as its name is read, and as itself where its name is read as other foods. */
function tablesOf(dish: Look, name: string, seed: number): [input: PlateInput, laid: Laid][] {
  const read = inputOf(name, seed)
  const planned = planTable(read)
  const laid = [read, layTable(read, planned)] satisfies [PlateInput, Laid]
  if (hasDish(planned, dish)) return [laid]
  const group = dish.role === 'drink' ? 'drink' : 'dish'
  const own: PlateInput = { ...read, ingredients: [{ name, group, grams: 200 }] }
  const settings = planTable(own)
  expect(hasDish(settings, dish), name).toBe(true)
  return [laid, [own, layTable(own, settings)]]
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
type Named = { dish: Look; name: string; seed: number }
const lots = dishes.reduce<Named[][]>((all, dish, seed) => {
  if (seed % perTest === 0) all.push([])
  all.at(-1)?.push({ dish, name: dish.words.split(',')[0]?.trim() ?? '', seed })
  return all
}, [])

const wrongWith = (name: string, { served = [] }: Laid): string[] =>
  served.flatMap((one) => {
    const [through, hovers] = [throughWall(one), hovering(one)]
    return through > thin || hovers > thin
      ? [`${name}: ${through.toFixed(1)} mm through, ${hovers.toFixed(1)} mm above`]
      : []
  })

describe('food in its vessel', () => {
  test.each(lots.map((lot, i) => ({ lot, from: i * perTest + 1 })))(
    'lies within the wall, touches what is below it and can be drawn: dishes from number $from',
    ({ lot }) => {
      const wrong = lot.flatMap(({ dish, name, seed }) =>
        tablesOf(dish, name, seed).flatMap(([input, laid]) => {
          expect(drawTable(input, laid, 12)).toHaveLength(12 * 12 * 3)
          return wrongWith(name, laid)
        }),
      )
      expect(wrong).toEqual([])
    },
  )

  const risky = ['peach crumble', 'caesar salad', 'dumpling', 'chicken leg', 'har gow']

  test.each(risky)('does so for many pictures of %s', (name) => {
    const seeds = Array.from({ length: 12 }, (_, i) => 100 + i)
    const wrong = seeds.flatMap((seed) => {
      const input = inputOf(name, seed)
      return wrongWith(name, layTable(input, planTable(input)))
    })
    expect(wrong).toEqual([])
  })
})
