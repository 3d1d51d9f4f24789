import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import type { Piece } from '../../../forms/pieces.ts'
import { rowed } from '../../../forms/rows.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material, mottled } from '../../../render/material.ts'
import { patch } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { tube } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'
import { bitAt, type Filling } from '../wrapped/fillings.ts'

const length = 128

/** A dried husk of maize, ribbed along, opened like a shallow boat: pointed at one end; mm. */
const husk = patch(
  30,
  26,
  (u, v): Vec => {
    const [along, across] = [u * 2 - 1, v * 2 - 1]
    const half = 44 * (along > 0.35 ? 1 - 0.8 * ((along - 0.35) / 0.65) ** 1.6 : 1)
    const rib = 0.7 * Math.sin(across * 34) + 2 * Math.sin(along * 5 + across * 3) * across * across
    return [along * length * 0.62, across * half, 1.5 + 21 * Math.abs(across) ** 2.2 + rib * 0.6]
  },
  (u, v) => [u * length, v * 90, 0],
)
const huskPaint = material(
  ({ u, v, seed }) => {
    const rib = 0.5 + 0.5 * Math.sin(v * 1.2)
    const n = fractal(u / 30 + seed * 9, v / 5, 3, 3)
    const own = blend(colour('#d8bf82'), colour('#f0e2b4'), 0.45 * rib + 0.6 * n)
    return blend(own, colour('#a88a48'), step(0.62, 0.8, n) * 0.5)
  },
  { gloss: 0.2, polish: 0.4, glow: 0.35, bump: { height: 0.3, size: 3 } },
)

const dough = uneven(
  tube(
    Array.from({ length: 25 }, (_, i): Vec => [(i / 24 - 0.5) * 108, 0, 19]),
    {
      radius: (t) => 19 * Math.min(1, (Math.min(t, 1 - t) + 0.02) * 9) ** 0.42,
      around: 26,
      flat: 0.82,
    },
  ),
  1.6,
  10,
  3,
)
const masa = material(
  (spot) => {
    const line = 0.5 + 0.5 * Math.sin(spot.u * 0.5)
    return blend(grainy(spot), colour('#b99448'), line * 0.12)
  },
  { gloss: 0.15, polish: 0.3, glow: 0.3, bump: { height: 0.7, size: 2.4 } },
)
const grainy = mottled('#e0bf78', '#f2dda4', 5)

/** Steamed maize dough on its opened husk, its filling spilling from a slit along the top. `each` in grams. */
export const tamales = (filling: readonly Filling[], each = 130): Form =>
  rowed(
    {
      each,
      most: 6,
      variants: 3,
      length: 150,
      width: 84,
      make: (random) => tamale(random, filling),
    },
    { most: 3, turn: 0.4, apart: 0.94 },
  )

function tamale(random: Random, filling: readonly Filling[]): Piece {
  const bodies: Body[] = [
    { mesh: husk, material: huskPaint, pose: {}, seed: random.next() },
    { mesh: dough, material: masa, pose: {}, seed: random.next() },
  ]
  for (let i = 0; i < 22; i++) {
    const name = filling[i % filling.length] ?? 'pork'
    const [x, y] = [random.range(-30, 34), random.range(-6, 6)]
    bodies.push(bitAt(name, [x, y, 33.5 - y * y * 0.06 + random.range(-1, 1)], random))
  }
  return { bodies, radius: 62, height: 36 }
}
