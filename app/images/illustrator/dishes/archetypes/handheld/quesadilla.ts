import type { Form } from '../../../forms/form.ts'
import { laid } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import type { Outline } from '../../../shapes/shapes.ts'
import { polygon, solid } from '../../../shapes/shapes.ts'
import type { Layer } from '../layers/layers.ts'
import { pileUp } from '../layers/pile-up.ts'
import { flatDough } from '../wrapped/dough.ts'

const reach = 92
const angle = 1.05

/** A sixth of a round bread, its point towards the viewer; mm. */
const wedge: Outline = (() => {
  const point = [0, -58] as const
  const arc = Array.from({ length: 19 }, (_, i) => {
    const a = Math.PI / 2 + (i / 18 - 0.5) * angle
    return [reach * Math.cos(a), point[1] + reach * Math.sin(a)] as const
  })
  const side = (to: readonly [number, number], back: boolean) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = back ? 1 - i / 9 : i / 9
      return [point[0] + (to[0] - point[0]) * t, point[1] + (to[1] - point[1]) * t] as const
    })
  const [first, last] = [arc[0] ?? point, arc[arc.length - 1] ?? point]
  return [...side(first, false), ...arc, ...side(last, true)]
})()

/** Half of a bread folded to a hexagon, its cut side in front; mm. */
const halfHexagon: Outline = polygon(
  [
    [-66, -24],
    [66, -24],
    [34, 36],
    [-34, 36],
  ],
  12,
)
const hexagonBread = solid(halfHexagon, { height: 4, edge: 1.5, dome: 2, rough: 1.2 })
const hexagonBase = solid(halfHexagon, { height: 6, edge: 2, rough: 1 })

/** Griddled bread with the pleats in which it was folded over, from its corners to the middle. */
const pleated = (() => {
  const [pale, gold, dark] = [colour('#efd7a0'), colour('#c98a42'), colour('#7a4218')]
  return material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 12 + seed * 9, v / 12, 3, 3)
      const angle = Math.atan2(v + 24, u)
      const fold = Math.abs(((angle / 0.62 + 0.12 * n + 9) % 1) - 0.5)
      const own = blend(pale, gold, step(0.3, 0.62, n) * step(1.5, 3, w))
      return blend(own, dark, (1 - step(0.02, 0.07, fold)) * 0.6 + step(0.62, 0.8, n) * 0.5)
    },
    { gloss: 0.15, glow: 0.2, bump: { height: 0.6, size: 4 } },
  )
})()

/** A bread folded over its layers to a hexagon, griddled and cut in two. `each` in grams. */
export const crunchwrap = (layers: readonly Layer[], each = 260): Form =>
  laid(
    {
      each: each / 2,
      most: 6,
      variants: 2,
      make(random) {
        const bodies: Body[] = [
          { mesh: hexagonBase, material: pleated, pose: {}, seed: random.next() },
        ]
        const top = pileUp(bodies, random, layers, 5, (share) =>
          halfHexagon.map(([x, y]) => [x * (share - 0.06), y * (share - 0.02) - 1] as const),
        )
        bodies.push({
          mesh: hexagonBread,
          material: pleated,
          pose: { at: [0, 0, top - 1], tilt: -0.05 },
          seed: random.next(),
        })
        return { bodies, radius: 50, height: top + 4 }
      },
    },
    { apart: 0.98, turned: 0.3, facing: 0.15 },
  )

const bread = solid(wedge, { height: 3.2, edge: 1, rough: 1.6 })
const face = flatDough('#ecd093', '#8f5423')

/** Wedges of two breads with melted cheese between them that runs out a little. `each` in grams. */
export const quesadilla = (layers: readonly Layer[], each = 50): Form =>
  laid(
    {
      each,
      most: 6,
      variants: 4,
      make(random) {
        const bodies: Body[] = [{ mesh: bread, material: face, pose: {}, seed: random.next() }]
        const top = pileUp(bodies, random, layers, 3, (share) =>
          wedge.map(([x, y]) => [x * (share - 0.03), (y - 8) * (share - 0.03) + 8] as const),
        )
        bodies.push({
          mesh: bread,
          material: face,
          pose: { at: [0, 0, top - 0.6], tilt: random.range(-0.03, 0.03) },
          seed: random.next(),
        })
        return { bodies, radius: 46, height: top + 3 }
      },
    },
    { apart: 1.06, turned: 0.7 },
  )
