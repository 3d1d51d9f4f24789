import type { Form } from '../../../forms/form.ts'
import { laid } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import type { Outline } from '../../../shapes/shapes.ts'
import { solid } from '../../../shapes/shapes.ts'
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
    { apart: 0.9, turned: 0.9 },
  )
