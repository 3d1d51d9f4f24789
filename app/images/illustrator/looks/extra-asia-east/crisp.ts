import { copies } from '../../forms/copies.ts'
import { mound } from '../../forms/heaps.ts'
import { rowed } from '../../forms/rows.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { drawn, pad } from '../../shapes/cuts.ts'
import { rounded } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { bits } from './bits.ts'

/** Slices of vegetables, seen in their middle through a thin pale batter that is crisp about their edge. */
const battered = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 6 + seed * 20, v / 6, w / 6, 3)
    const kinds = ['#6f8f36', '#e08a2a', '#e8d4a4', '#e59a34', '#5a2c4a']
    const inner = colour(kinds[Math.floor(seed * 4.99)] ?? '#c9a45c')
    const crust = blend(colour('#c88832'), colour('#f3dca4'), step(0.3, 0.62, n))
    const thin = step(16, 11.5, Math.hypot(u, 1.25 * v) + 9 * (n - 0.5)) * step(2, 4, w)
    return blend(crust, inner, 0.82 * thin)
  },
  { gloss: 0.3, polish: 0.4, glow: 0.3, bump: { height: 1.2, size: 4, crust: 0.5 } },
)

/** Mm: half the width of a fillet of eel along it. */
const eelHalf = (t: number): number => 19 * Math.min(1, 0.45 + 5 * Math.min(t, 1.04 - t)) ** 0.5

/** A fillet opened along its belly: a furrow along its middle, the flesh drawn up in ripples by the grill. */
const eelMesh = (i: number): Mesh =>
  reshape(
    pad(
      drawn(104, (t) => [eelHalf(t), eelHalf(t)], { bend: 2 - i, count: 40 }),
      { height: 9, full: 5, rough: 1, wave: 9, seed: i + 2, rings: 22 },
    ),
    ([x, y, z]) => {
      const up = Math.min(1, z / 4)
      const furrow = 2.6 * Math.exp(-((y / 2.4) ** 2))
      const ripple = 0.8 * Math.sin(x / 2.1 + 0.12 * Math.abs(y) + i)
      return [x, y, Math.max(0, z + up * (ripple - furrow + 2.4 * Math.cos(x / 30)))]
    },
  )

/** Soy and sugar that were brushed on and caught fire at the edges; pale flesh between the ripples. */
const kabayaki = material(
  ({ u, v, seed }) => {
    const fibre = fractal(u / 1.5 + seed * 9, v / 6, 2, 2)
    const broad = fractal(u / 11 + seed * 20, v / 11, 4, 2)
    const ripple = 0.5 + 0.5 * Math.sin(u / 2.1 + 0.12 * Math.abs(v))
    const own = blend(
      colour('#7a3a10'),
      colour('#c47a2c'),
      step(0.2, 0.8, 0.5 * fibre + 0.5 * ripple),
    )
    const edge = step(12, 18, Math.abs(v) + 6 * (broad - 0.5))
    const burnt = step(0.52, 0.7, broad + 0.22 * edge)
    return blend(own, colour('#2c1107'), 0.6 * burnt)
  },
  { gloss: 0.7, polish: 0.62, glow: 0.25, bump: { height: 0.3, size: 2.4 } },
)
const eelFillets = rowed(
  {
    ...copies({ each: 34, variants: 2, most: 3, mesh: eelMesh, material: kabayaki }),
    length: 100,
    width: 40,
  },
  { most: 3, turn: 0.35, apart: 0.98, askew: 0.05 },
)

const softEgg = material(
  ({ u, v, w }) => {
    const n = fractal(u / 9, v / 9, w / 9, 3)
    return blend(colour('#eab33a'), colour('#fbeec4'), step(0.45, 0.66, n))
  },
  { gloss: 0.75, polish: 0.55, glow: 0.4, bump: { height: 1, size: 7 } },
)

/** Battered, glazed and soft parts of Japanese dishes. */
export const crispParts: readonly Look[] = [
  bits('tempura piece', {
    each: 9,
    mesh: (i) => uneven(pad(rounded(23, 19, 0.16, i, 40), { height: 8, full: 6 }), 2.1, 5, i),
    material: battered,
    density: 0.45,
    lean: 0.5,
  }),
  look('eel fillet', eelFillets, { density: 0.8 }),
  look('oyako egg', mound(softEgg, { uneven: 4, flat: 0.3 }), { density: 0.9 }),
]
