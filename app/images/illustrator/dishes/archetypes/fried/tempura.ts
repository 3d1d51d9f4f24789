import type { Form } from '../../../forms/form.ts'
import { rowed } from '../../../forms/rows.ts'
import { breadcrumbs } from '../../../looks/meat/breading.ts'
import { blend, colour } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { join, type Mesh, reshape, withCoords } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { crumbled } from '../../../shapes/crumbled.ts'
import { sheet, tube } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'

const batter = material(breadcrumbs('#dda24c', '#f6dfa6', '#b06a22'), {
  gloss: 0.25,
  polish: 0.4,
  glow: 0.32,
  bump: { height: 0.7, size: 3 },
})
const shell = material(
  ({ u, v, seed }) =>
    blend(colour('#b8401a'), colour('#e8854a'), fractal(u / 4 + seed * 9, v / 4, 2, 2)),
  { gloss: 0.5, polish: 0.5, glow: 0.35 },
)

/** Two blades of a tail, and the end of the shell before them. */
const tailOf = (i: number): Mesh => {
  const blade = (off: number) =>
    reshape(
      sheet(
        [17, 9],
        (t) => Math.sin(Math.PI * (0.14 + 0.66 * t)),
        (_t, across) => 1.4 * (1 - across * across),
        8,
      ),
      ([x, y, z]) => {
        const [c, s] = [Math.cos(off), Math.sin(off)]
        return [49 + (x + 9) * c - y * s, (x + 9) * s + y * c, z + 10 + 0.12 * (x + 9)]
      },
    )
  const stub = tube(
    [
      [38, 0, 11],
      [46, 0, 10.5],
      [52, 0, 10.5],
    ],
    { radius: (t) => 5 - 2.4 * t, around: 12 },
  )
  return join([stub, blade(0.42 + 0.1 * (i % 2)), blade(-0.4)])
}

/** A straightened shrimp in a lacy batter that stands off in scraps, its tail bare; mm. */
function shrimpTempura(i: number): [coat: Mesh, tail: Mesh] {
  const body = uneven(
    withCoords(
      tube(
        Array.from({ length: 27 }, (_, k): Vec => [k * 3.45 - 48, 3 * Math.sin(k / 10 + i), 11]),
        {
          radius: (t) => 11 * Math.min(1, (t + 0.04) * 6) ** 0.5 * (1 - 0.45 * t * t),
          around: 20,
          flat: 0.9,
        },
      ),
      (at) => at,
    ),
    3,
    6,
    i + 2,
  )
  return [crumbled(body, { every: 13, size: 3.8, seed: i + 1 }), tailOf(i)]
}

/** Battered shrimp side by side. */
export function tempuraShrimp(each = 28): Form {
  const make = (i: number) => ({
    bodies: shrimpTempura(i).map((mesh, k) => ({
      mesh,
      material: k === 0 ? batter : shell,
      pose: {},
      seed: 0.2 + i * 0.2,
    })),
    radius: 56,
    height: 22,
  })
  const made = [0, 1, 2].map(make)
  const pieces = {
    each,
    most: 10,
    variants: 3,
    make: (random: { next(): number }) => made[Math.floor(random.next() * 3)] ?? make(0),
  }
  return rowed({ ...pieces, length: 120, width: 26 }, { most: 5, turn: 0.45 })
}
