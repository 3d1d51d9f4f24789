import { copies } from '../../forms/copies.ts'
import { draped } from '../../forms/draped.ts'
import { laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import { drawn, slice } from '../../shapes/cuts.ts'
import { rounded, sheet } from '../../shapes/shapes.ts'
import { softSlice } from '../../shapes/soft-slices.ts'
import { type Look, look } from '../look.ts'
import { rimmed } from './browning.ts'
import { simple } from './pieces.ts'

const sheen = { gloss: 0.5, polish: 0.45, glow: 0.3 }

/** Red meat with specks of fat, as in salami. */
const salamiFace = (
  meat: string,
  deep: string,
  fat: string,
  every: number,
  share: number,
): Paint => {
  const [a, b, white] = [colour(meat), colour(deep), colour(fat)]
  return ({ u, v, seed }) => {
    const own = blend(a, b, noise(u / 3 + seed * 20, v / 3, 4))
    const far = cells(u / every + seed * 13, v / every, seed * 5)
    return blend(own, white, 0.9 * (1 - step(share * 0.75, share * 1.1, far)))
  }
}

/** Thin round slices that lie loosely over each other; `curl` mm lifts their edge. */
const rounds = (each: number, radius: number, face: Paint, rim: string, thick = 1.6, curl = 2) =>
  pile(
    simple({
      each,
      radius: radius * 0.8,
      height: thick + curl * 0.6,
      variants: 5,
      mesh: (seed) =>
        reshape(slice(rounded(radius, radius * 0.97, 0.03, seed), { thick }), ([x, y, z]) => {
          const out = Math.hypot(x, y) / radius
          const turn = Math.atan2(y, x)
          return [x, y, z + 0.6 + curl * out ** 2 * (0.6 + 0.5 * Math.sin(2 * turn + seed * 9))]
        }),
      material: material(rimmed(face, mottled(rim, rim, 5), 0.97, 1.1), sheen),
    }),
    { lean: 0.06 },
  )

/** Pepperoni from the oven: a cup with a crisp dark rim, oil standing in it. */
const charred = (face: Paint): Paint => {
  const [oil, dark] = [colour('#7a2408'), colour('#32100a')]
  return (spot) => {
    const { u, v, seed } = spot
    const out = Math.hypot(u, v) / 17 + 0.16 * (noise(u / 4 + seed * 9, v / 4, 3) - 0.5)
    const wet = blend(face(spot), oil, 0.5 * (1 - step(0.3, 0.62, out)))
    return blend(wet, dark, 0.8 * step(0.7, 0.98, out))
  }
}

/** Long thin slices that fell in ruffles. */
const ruffled = (each: number, [long, wide]: readonly [number, number], paint: Paint) =>
  pile(
    simple({
      each,
      radius: long * 0.27,
      height: 15,
      variants: 6,
      mesh: (seed) =>
        reshape(
          sheet(
            [long, wide],
            (t) => Math.sin(Math.PI * (0.05 + 0.9 * t)) ** 0.3,
            () => 0,
            44,
          ),
          ([x, y]) => {
            const t = x / long
            const turn = t * 14 + 1.4 * Math.sin(t * 5 + seed) + seed * 4
            const across = y / wide
            return [
              x * 0.6 + 5 * Math.cos(turn) * (0.6 + across),
              y * 0.9 + 7 * Math.sin(t * 4 + seed),
              Math.max(
                0.4,
                7.5 + (6.5 + 4.5 * across) * Math.sin(turn) + 1.2 * Math.sin(y / 5 + seed),
              ),
            ]
          },
        ),
      material: material(paint, { gloss: 0.4, polish: 0.45, glow: 0.65 }),
    }),
    { lean: 0.12 },
  )

/** Thin slices folded over once or twice, heaped loosely. */
const folded = (each: number, size: number, paint: Paint, waves: number) =>
  pile(
    simple({
      each,
      radius: size * 0.36,
      height: 13,
      variants: 6,
      mesh: (seed) =>
        reshape(
          sheet(
            [size, size * 0.8],
            (t) => Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.4,
            () => 0,
            34,
          ),
          ([x, y]) => {
            const t = x / size
            const fold = Math.sin(t * waves * 6.283 + seed * 4 + y * 0.03)
            return [
              x * 0.62 + 3 * Math.sin(seed + y / 12),
              y * 0.9,
              Math.max(0.3, 7 + 6.5 * fold + 2 * Math.sin(y / 7 + seed * 5)),
            ]
          },
        ),
      material: material(paint, sheen),
    }),
    { lean: 0.06 },
  )

/** Cooked ham: pink, its muscles a little lighter and darker, a pale rim of fat. Coords in mm. */
const hamPaint: Paint = ({ u, v, seed }) => {
  const muscle = fractal(u / 19 + seed * 20, v / 15, seed * 5, 2)
  const own = blend(colour('#cd8d78'), colour('#e4b29b'), step(0.3, 0.7, muscle))
  const seam = 1 - step(0.01, 0.05, Math.abs(muscle - 0.52))
  const rim = step(0.84, 1.02, Math.hypot(u / 44, v / 32) + 0.3 * (muscle - 0.5))
  return blend(blend(own, colour('#f0d0b8'), 0.5 * seam), colour('#f1dcc0'), 0.8 * rim)
}

/** Thin round slices that lie over each other in soft waves. */
const ham = draped(
  copies({
    each: 24,
    variants: 5,
    most: 12,
    mesh: (i) =>
      softSlice({
        length: 88,
        width: 68,
        thick: 2.2,
        bulge: 3,
        ruffle: 3.4,
        every: 38,
        seed: i,
        steps: 26,
      }),
    material: material(hamPaint, { gloss: 0.5, polish: 0.5, glow: 0.4, grain: 0.4 }),
  }),
)

const prosciutto: Paint = ({ u, v, seed }) => {
  const n = fractal(u * 7 + seed * 20, v * 2, seed * 5, 3)
  const own = blend(colour('#96382c'), colour('#c66e5a'), n)
  const line = 1 - step(0.02, 0.1, Math.abs(v + 0.2 + 0.9 * (noise(u * 3, seed * 9, 4) - 0.5)))
  const broken = step(0.4, 0.65, noise(u * 6 + seed * 5, v * 2, 8))
  const fat = Math.max(step(0.66, 0.84, v + (n - 0.5) * 0.4), 0.55 * line * broken)
  return blend(own, colour('#ecd0a8'), fat)
}

const turkeySlice: Paint = ({ u, v, seed }) =>
  blend(colour('#cda87e'), colour('#ead2b0'), fractal(u * 4 + seed * 20, v * 3, seed * 5, 3))

const pastrami: Paint = ({ u, v, seed }) => {
  const n = fractal(u * 6 + seed * 20, v * 3, seed * 5, 3)
  return blend(
    blend(colour('#8f3f38'), colour('#bb6a5f'), n),
    colour('#2c1a12'),
    step(0.88, 0.95, Math.abs(v)),
  )
}

const spamSlice = laid(
  simple({
    each: 42,
    radius: 34,
    height: 9,
    mesh: () =>
      slice(
        drawn(78, (t) => [24 * Math.sin(Math.PI * t) ** 0.2, 24 * Math.sin(Math.PI * t) ** 0.2]),
        { thick: 9, edge: 1.5 },
      ),
    material: material(mottled('#d98a74', '#c46f50', 9), {
      ...sheen,
      bump: { height: 0.3, size: 3 },
    }),
  }),
)

export const deliLooks: readonly Look[] = [
  look('ham, ham slice, deli ham, cooked ham', ham),
  look(
    'prosciutto, parma ham, jamon, serrano ham, speck, bresaola, coppa',
    ruffled(10, [116, 34], prosciutto),
  ),
  look(
    'turkey deli meat, turkey slice, chicken deli meat, deli turkey, deli meat, sliced chicken deli',
    folded(26, 90, turkeySlice, 1.4),
  ),
  look('pastrami, corned beef slice, deli pastrami', folded(26, 88, pastrami, 1.6)),
  look(
    'salami, soppressata, salami slice',
    rounds(9, 29, salamiFace('#a1453c', '#86312b', '#eed3bf', 5.2, 0.34), '#d9b79c'),
  ),
  look(
    'pepperoni, chorizo slice, pepperoni slice',
    rounds(2.2, 17, salamiFace('#b5452a', '#92301b', '#e39a66', 4, 0.32), '#7d2113', 1.8, 1),
  ),
  look(
    'baked pepperoni',
    rounds(
      2.6,
      16.5,
      charred(salamiFace('#a23c22', '#7a2816', '#d98a58', 4, 0.26)),
      '#4a160c',
      2.6,
      3.4,
    ),
  ),
  look(
    'mortadella',
    rounds(18, 46, salamiFace('#e2a89c', '#d7968a', '#f6e6d6', 16, 0.26), '#d08a7c', 1.4, 4),
  ),
  look(
    'bologna, luncheon meat, baloney',
    rounds(22, 44, mottled('#dc9a88', '#cf8674', 12), '#b8664f', 2.2, 2),
  ),
  look(
    'canadian bacon, back bacon, gammon',
    rounds(22, 33, mottled('#d98b7a', '#c26f58', 9), '#a65a3c', 5, 0),
  ),
  look('spam, fried spam', spamSlice),
  look(
    'beef jerky, jerky, biltong',
    folded(
      12,
      60,
      ({ u, v, seed }) =>
        blend(colour('#4a2317'), colour('#7a3f2a'), fractal(u * 9 + seed * 20, v * 2, 3, 2)),
      0.6,
    ),
  ),
]
