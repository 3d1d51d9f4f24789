import { describe, expect, test } from 'vitest'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { type PlateInput, planTable } from '../plan/plan.ts'
import { boxOf, seat, sin } from './camera.ts'
import { layTable } from './compose.ts'

const prompts = [
  'tomato soup with a grilled cheese sandwich',
  'tomato soup with a grilled cheese sandwich and a glass of milk',
  'chicken biryani with raita',
  'rice with dal, raita and a glass of lassi',
  'idli with sambar and coconut chutney',
  'pancakes with syrup and a cup of tea',
  'burger with fries and a cola',
  'chicken nuggets with ketchup, mayonnaise and a glass of cola',
  'fried eggs with toast, orange juice and coffee',
  '3 slices of margherita pizza with lettuce, cucumber and tomatoes',
]

/** A plate with a bowl on it. */
const bowlOnPlate = ['chana masala with 2 roti', 'dal with naan', 'carrots with hummus']

const layPrompt = (prompt: string) => {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  const input: PlateInput = { prompt, seed: 2, ingredients }
  const { camera, served = [] } = layTable(input, planTable(input))
  return { camera, served }
}

describe.each(prompts)('%s', (prompt) => {
  const { served } = layPrompt(prompt)

  test('what stands on the table does not touch', () => {
    const vessels = served.map(({ vessel }) => vessel)
    const spots = seat(vessels)
    expect(vessels.length).toBeGreaterThan(1)
    for (const [i, a] of spots.entries()) {
      for (const [j, b] of spots.entries()) {
        if (j <= i) continue
        const [one, other] = [vessels[i], vessels[j]]
        const [x, y] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
        if (one?.reach) {
          // A board is a rectangle.
          const [wide, deep] = one.reach
          expect(Math.max(x - wide, y - deep)).toBeGreaterThan(0.6 * (other?.radius ?? 0))
        } else {
          expect(Math.hypot(x, y)).toBeGreaterThan((one?.radius ?? 0) + (other?.radius ?? 0))
        }
      }
    }
  })
})

describe.each([...prompts, ...bowlOnPlate])('%s', (prompt) => {
  const { camera, served } = layPrompt(prompt)

  test('the food of the main vessel is large, and whole on a card of 4:3', () => {
    const { left, right, low, high } = boxOf(served[0]?.food ?? [])
    const middle = camera.y * sin
    const half = camera.across / 2
    expect(right - left).toBeGreaterThan(camera.across * 0.35)
    expect(Math.max(camera.x - left, right - camera.x)).toBeLessThan(half)
    expect(Math.max(middle - low, high - middle)).toBeLessThan(half * 0.75)
  })
})
