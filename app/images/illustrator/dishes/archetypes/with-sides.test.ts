import { expect, test } from 'vitest'
import '../../looks/find-look.ts'
import { createRandom } from '../../core/random.ts'
import type { Form } from '../../forms/form.ts'
import type { Body } from '../../render/body.ts'
import { material } from '../../render/material.ts'
import { createGround } from '../../scene/ground.ts'
import { heightsIn } from '../../scene/piece.ts'
import { disc } from '../../scene/regions.ts'
import { block } from '../../shapes/small-cuts.ts'
import { withSides } from './with-sides.ts'

const thick = 30

/** A thick slab that raises the ground by less than its height. */
const slab: Form = {
  ground: () => 2500,
  lay({ ground, put }) {
    ground.heap(0, 0, 25, 0, thick / 3)
    const mesh = block(50, 50, thick)
    put({ mesh, material: material('#885522'), pose: { at: [0, 0, 0] }, seed: 0.5 })
  },
}

const topOf = (body: Body): number => heightsIn([body]).high

test('what is strewn over a food lies on its thick pieces, not inside them', () => {
  const laid: Body[] = []
  withSides(slab, '', 'coriander 8').lay({
    random: createRandom(3),
    region: disc(0, 0, 60),
    ground: createGround(() => 0),
    grams: 200,
    volume: 200,
    cooking: 'any',
    put: (body) => laid.push(body),
  })
  const [food, ...leaves] = laid.map(topOf)
  expect(leaves.length).toBeGreaterThan(3)
  for (const leaf of leaves) expect(leaf).toBeGreaterThan(food ?? 0)
})
