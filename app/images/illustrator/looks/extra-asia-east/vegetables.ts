import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { lathe, type Outline, rounded, tube } from '../../shapes/shapes.ts'
import { bent, block, prism, uneven, wedge } from '../../shapes/small-cuts.ts'
import type { Look } from '../look.ts'
import { bits, moist } from './bits.ts'

/** Half of a slice, its cut side along x. */
const halfRound = (radius: number): Outline =>
  Array.from({ length: 15 }, (_, i) => {
    const a = (i / 14) * Math.PI
    return [radius * Math.cos(a), 0.94 * radius * Math.sin(a)]
  })

/** A thin dark skin, flesh that is greener below it, and seeds in the core. */
const zucchiniCut = material(
  ({ u, v, seed }) => {
    const far = Math.hypot(u, v)
    const n = fractal(u / 3 + seed * 9, v / 3, 2, 2)
    const flesh = blend(colour('#e9e6b4'), colour('#c9d68c'), step(6, 10.5, far + 3 * (n - 0.5)))
    const core = blend(flesh, colour('#d9d294'), 0.7 * step(0.55, 0.7, n) * step(7, 5, far))
    return blend(core, colour('#3f6a26'), step(11.2, 11.9, far))
  },
  { gloss: 0.45, polish: 0.45, glow: 0.4, bump: { height: 0.2, size: 3 } },
)

/** Vegetables as cut for soups and woks. */
export const vegetables: readonly Look[] = [
  bits('wood ear, wood ear mushroom, black fungus', {
    each: 1.4,
    mesh: (i) => uneven(block(26, 8, 1.6, 0.6), 4, 9, i),
    material: moist('#2b1c14', '#4a3222', 6, 0.6),
    density: 0.4,
  }),
  bits('bamboo strip, menma', {
    each: 2.6,
    mesh: (i) => bent(block(34, 9, 2.6, 0.7), 2, i % 2),
    material: moist('#c9a254', '#e6cd8a', 9, 0.5),
    density: 0.5,
  }),
  bits('celery baton', {
    each: 3,
    mesh: (i) => bent(block(34, 8, 4.6, 1.4), 3 * ((i % 3) - 1), 1),
    material: moist('#93b04e', '#ccdb94', 8, 0.5),
    density: 0.5,
  }),
  bits('celery slice', {
    each: 1.6,
    mesh: (i) => bent(block(17, 6, 3.4, 1), 5, -1 - (i % 2)),
    material: moist('#a9c06a', '#d5e0a8', 6, 0.4),
  }),
  bits('simmered daikon', {
    each: 42,
    variants: 3,
    mesh: (i) =>
      lathe(
        [
          [0.1, 0],
          [21 - i, 0],
          [24.5 - i, 3],
          [25 - i, 15],
          [22.5 - i, 19],
          [15 - i, 19.6],
          [0.1, 19.2],
        ],
        44,
      ),
    material: material(
      ({ u, v, w, seed }) => {
        const far = Math.hypot(u, v)
        const n = fractal(u / 5 + seed * 9, v / 5, w / 9, 2)
        const own = blend(colour('#d3ae64'), colour('#ecd6a0'), step(0.25, 0.7, n))
        // A ring of threads below its peel, and broth that went in from the edge.
        const ring = (1 - step(0.6, 1.6, Math.abs(far - 20.5))) * 0.4
        return blend(
          blend(own, colour('#c08c3c'), ring),
          colour('#b47e30'),
          0.5 * step(19, 25, far),
        )
      },
      { gloss: 0.66, polish: 0.6, glow: 0.6, bump: { height: 0.2, size: 4 } },
    ),
    density: 0.7,
    lean: 0.1,
  }),
  bits('wok eggplant piece', {
    cut: true,
    each: 14,
    variants: 6,
    mesh: (i) =>
      reshape(
        uneven(wedge({ length: 44 - 5 * (i % 3), radius: 17, angle: 1.5 }), 1.8, 7, i),
        ([x, y, z]) => (i % 2 ? [x, 0.8 * z - 0.6 * y, 0.8 * y + 0.6 * z] : [x, z, -y]),
      ),
    material: material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 6 + seed * 9, v * 3, w * 3, 2)
        const flesh = blend(colour('#7a4a24'), colour('#c0904e'), step(0.3, 0.75, n))
        const skin = blend(colour('#2c1030'), colour('#562454'), n)
        return blend(skin, flesh, 1 - step(0.9, 0.97, v))
      },
      { gloss: 0.66, polish: 0.55, glow: 0.25, bump: { height: 0.3, size: 3 } },
    ),
    density: 0.7,
    lean: 0.3,
  }),
  bits('eggplant piece, thai eggplant', {
    each: 8,
    mesh: (i) => chunk([15, 10, 9], { seed: i, rough: 0.16, detail: 9 }),
    material: material(
      ({ up, u, v, seed }) =>
        blend(
          colour('#3d2238'),
          blend(colour('#b79a5c'), colour('#dcc894'), fractal(u / 4, v / 4, seed * 9, 2)),
          step(0.1, 0.55, up),
        ),
      { gloss: 0.6, glow: 0.3 },
    ),
  }),
  bits('zucchini piece, zucchini chunk', {
    cut: true,
    each: 3.4,
    variants: 6,
    mesh: (i) => uneven(prism(halfRound(12.5 + (i % 3)), 5.5 + (i % 2) * 1.5, 0.9), 0.5, 7, i),
    material: zucchiniCut,
  }),
  bits('green bean piece, long bean', {
    cut: true,
    each: 1.3,
    variants: 6,
    mesh: (i) => {
      const half = 11 + 1.5 * (i % 4)
      return tube(
        [
          [-half, 0, 3],
          [0, 1.6 * ((i % 3) - 1), 3.2],
          [half, (i % 2) * 1.6, 3],
        ],
        { radius: (t) => 2.75 + 0.35 * Math.sin(t * 11 + i), around: 9 },
      )
    },
    material: moist('#4c7a2a', '#7ba445', 6, 0.4),
  }),
  bits('okra slice', {
    each: 1.6,
    mesh: () => prism(rounded(7.5, 7.5, 0.04, 1, 10), 5, 0.7),
    material: material(
      ({ u, v, up }) => {
        const far = Math.hypot(u, v)
        const seed =
          1 - step(0.6, 1.3, Math.abs(far - 3.6) + 1.2 * Math.abs(Math.sin(Math.atan2(v, u) * 2.5)))
        return blend(
          blend(colour('#c6d58a'), colour('#f3ecd0'), seed),
          colour('#5c8430'),
          up > 0.6 ? step(5.6, 6.8, far) : 1,
        )
      },
      { gloss: 0.5, glow: 0.35 },
    ),
  }),
]
