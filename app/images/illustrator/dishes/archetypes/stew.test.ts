import { expect, test } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { plateIngredients } from '../../../making/plate-ingredients.ts'
import { createRandom } from '../../core/random.ts'
import { type Part, planTable } from '../../plan/plan.ts'
import type { Body } from '../../render/body.ts'
import { createGround } from '../../scene/ground.ts'
import { disc } from '../../scene/regions.ts'
import { type Stew, stew } from './stew.ts'

function planned(prompt: string): Part {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  const [part] = planTable({ prompt, seed: 1, ingredients })[0]?.parts ?? []
  if (!part) throw new Error(`Nothing is planned for ${prompt}`)
  return part
}

/** How many bodies a dish of the same weight has by the number of its pieces. */
function bodiesOf({ count: _count, ...part }: Part, count?: number): number {
  const bodies: Body[] = []
  part.look.form.lay({
    ...part,
    ...(count !== undefined && { count }),
    random: createRandom(1),
    region: disc(0, 0, 80),
    ground: createGround(() => 0),
    put: (body) => void bodies.push(body),
    bowl: { radius: 90, depth: 50, inside: () => 0 },
  })
  return bodies.length
}

/** Mm between the lowest and the highest point of the liquid's surface away from the wall. */
function swellOf(spec: Stew): number {
  let swell = 0
  stew(spec).lay({
    grams: 400,
    volume: 400,
    cooking: 'any',
    random: createRandom(1),
    region: disc(0, 0, 80),
    ground: createGround(() => 0),
    put({ veil, mesh: { positions } }) {
      if (!veil) return
      const heights = [...positions].filter(
        (_, i) => i % 3 === 2 && Math.hypot(positions[i - 2] ?? 0, positions[i - 1] ?? 0) < 60,
      )
      swell = Math.max(...heights) - Math.min(...heights)
    },
    bowl: { radius: 90, depth: 50, inside: () => 0 },
  })
  return swell
}

test('a thick sauce stands higher about its pieces, a broth does not', () => {
  const spec = { liquid: '#5a3117', in: 'beef chunk 20' }
  expect(swellOf({ ...spec, clear: 2, thick: 0.6 })).toBeGreaterThan(2)
  expect(swellOf({ ...spec, clear: 20, thick: 0.1 })).toBeLessThan(0.1)
})

test.each([
  ['2 poached eggs in tomato sauce', 2],
  ['3 eggs in tomato sauce', 3],
])('%s has as many eggs', (prompt, eggs) => {
  const part = planned(prompt)
  expect(part.look.words).toContain('shakshuka')
  expect(part.count).toBe(eggs)
  const [one, two, three] = [1, 2, 3].map((count) => bodiesOf(part, count))
  expect((two ?? 0) - (one ?? 0)).toBeGreaterThan(0)
  expect((three ?? 0) - (two ?? 0)).toBe((two ?? 0) - (one ?? 0))
})

test.each(['shakshuka', '2 servings of shakshuka', '200 g shakshuka'])(
  '%s has as many eggs as it weighs',
  (prompt) => expect(planned(prompt).count).toBeUndefined(),
)
