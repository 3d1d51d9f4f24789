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
import { cutOpen } from '../../../shapes/cut-open.ts'
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

/** Mm of the dough: from its end to where it was cut, half its width, and its height. */
const [long, half, high] = [96, 25, 31]
const { side, face } = cutOpen({
  length: long,
  size: (t) => {
    const k = Math.min(1, (t + 0.01) * 7) ** 0.45
    return [half * k, high * (0.55 + 0.45 * k)]
  },
  hollow: 0,
  rough: 2,
  torn: 1.6,
  seed: 3,
})
/** Coarse steamed maize with the print of its husk along it. */
const masa = material(
  (spot) => {
    const line = 0.5 + 0.5 * Math.sin(spot.v * 1.3 + 2 * fractal(spot.u / 20, spot.v / 6, 2, 2))
    return blend(grainy(spot), shade, 0.34 * line * step(-0.1, 0.4, spot.up))
  },
  { gloss: 0.12, polish: 0.3, glow: 0.25, bump: { height: 0.5, size: 2, crust: 0.35 } },
)
const [shade, chilli] = [colour('#b58a3c'), colour('#8a2f14')]
/** The cut: coarse dough about a heart of meat in red sauce, which soaks into it. */
const cutFace = material(
  (spot) => {
    const n = fractal(spot.u / 5, spot.v / 5 + spot.seed * 9, 2, 3)
    return blend(grainy(spot), chilli, 0.85 * (1 - step(0.46, 0.62, spot.w + 0.5 * (n - 0.5))))
  },
  { gloss: 0.25, polish: 0.4, glow: 0.25, bump: { height: 0.6, size: 2, crust: 0.35 } },
)
const grainy = mottled('#dcb55f', '#f2d88c', 4)

/** Steamed maize dough on its opened husk, cut across so that one sees its filling. `each` in grams. */
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
    { most: 3, turn: -0.55, apart: 1.04 },
  )

function tamale(random: Random, filling: readonly Filling[]): Piece {
  const bodies: Body[] = [
    { mesh: husk, material: huskPaint, pose: { turn: Math.PI }, seed: random.next() },
    { mesh: side, material: masa, pose: { at: [-6, 0, 2] }, seed: 0.4 },
    { mesh: face, material: cutFace, pose: { at: [-6, 0, 2] }, seed: 0.4 },
  ]
  for (let i = 0; i < 26; i++) {
    const name = filling[i % filling.length] ?? 'pork'
    const [far, angle] = [0.5 * Math.sqrt(random.next()), random.range(0, 6.283)]
    // Some of it fell out of the cut.
    const fell = i % 5 === 0
    const at: Vec = fell
      ? [long / 2 + random.range(0, 9), random.range(-12, 12), 5]
      : [
          long / 2 - 6.5,
          far * half * Math.cos(angle),
          2 + high * (0.5 + 0.5 * far * Math.sin(angle)),
        ]
    bodies.push(bitAt(name, at, random))
  }
  return { bodies, radius: 62, height: 36 }
}
