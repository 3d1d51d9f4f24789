import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { reshape } from '../../../render/mesh.ts'
import { cells, fractal } from '../../../render/noise.ts'
import { pad } from '../../../shapes/cuts.ts'
import { lathe, lump, rounded } from '../../../shapes/shapes.ts'
import { bitAt, type Filling, piecesFor } from '../wrapped/fillings.ts'

/** Mm to the rim, and how high its floor lies. */
const [radius, floor] = [52, 6]

/** A thin cake of corn dough whose rim was pinched up by the fingers. */
const cakes = [1, 2, 3].map((seed) =>
  reshape(
    lathe(
      [
        [0.1, 0],
        [radius - 5, 0],
        [radius - 1, 3],
        [radius, 8],
        [radius - 1.5, 11.5],
        [radius - 4.5, 12],
        [radius - 7.5, 9],
        [radius - 10, floor + 0.5],
        [0.1, floor],
      ],
      72,
    ),
    ([x, y, z]) => {
      const angle = Math.atan2(y, x)
      const pinch = Math.sin(angle * 8 + seed * 2) + 0.6 * Math.sin(angle * 5 + seed)
      const k =
        1 + 0.03 * (fractal(Math.cos(angle) * 2 + seed * 9, Math.sin(angle) * 2, 3, 2) - 0.5)
      const out = Math.hypot(x, y) / radius
      return [x * k, y * k, z + (z > 7 && out > 0.8 ? 1.3 * pinch : 0)]
    },
  ),
)

const masa = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 9 + seed * 20, v / 9, w / 9, 3)
    const corn = blend(colour('#dfb868'), colour('#f0d698'), step(0.3, 0.65, n))
    const griddled = 1 - step(0.12, 0.36, cells(u / 12 + seed * 9, v / 12, w / 12))
    return blend(corn, colour('#94591f'), 0.65 * griddled * step(0.42, 0.62, n))
  },
  { gloss: 0.14, glow: 0.25, bump: { height: 0.5, size: 2.6 } },
)
const beans = material(
  ({ u, v, w }) => blend(colour('#5a2f1c'), colour('#8a5638'), fractal(u / 6, v / 6, w / 6, 3)),
  { gloss: 0.45, polish: 0.5, glow: 0.15, bump: { height: 0.6, size: 4 } },
)
const spread = [1, 2].map((seed) =>
  pad(rounded(radius - 10, radius - 11, 0.06, seed, 40), { height: 4.5, rough: 1.6, seed }),
)

/** Round cakes of corn dough with a low rim under beans and what is piled on them. `each` in grams. */
export const sopes = (filling: readonly Filling[], each = 120): Form =>
  laid(
    { each, most: 5, variants: 3, make: (random) => sopePiece(filling, random) },
    { apart: 1.03 },
  )

function sopePiece(filling: readonly Filling[], random: Random): Piece {
  const body = (mesh: Body['mesh'], own: Body['material'], z = 0): Body => ({
    mesh,
    material: own,
    pose: { at: [0, 0, z] },
    seed: random.next(),
  })
  const bodies = [
    body(random.pick(cakes), masa),
    body(random.pick(spread), beans, floor - 0.5),
    body(lump([26, 25, 7], 0.2, 3, 14), beans, floor + 3),
  ]
  filling.forEach((name, layer) => {
    const reach = (radius - 12) * (1 - 0.07 * layer)
    const count = piecesFor(name, (Math.PI * reach * reach * 2.3) / filling.length)
    for (let i = 0; i < count; i++) {
      const [far, angle] = [Math.sqrt(random.next()), random.range(0, 6.283)]
      const z = floor + 4 + 7 * (1 - far * far) + layer * 1.7 + random.range(-0.8, 0.8)
      bodies.push(
        bitAt(name, [far * reach * Math.cos(angle), far * reach * Math.sin(angle), z], random),
      )
    }
  })
  return { bodies, radius: radius + 1, height: 24 }
}
