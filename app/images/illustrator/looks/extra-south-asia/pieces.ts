import { copies } from '../../forms/copies.ts'
import { few } from '../../forms/few.ts'
import { laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled } from '../../render/material.ts'
import { join, reshape, withCoords } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { crumbled } from '../../shapes/crumbled.ts'
import { chunk, slice } from '../../shapes/cuts.ts'
import { facetted, fibred } from '../../shapes/facetted.ts'
import { lathe, lump, rounded, tube } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { moist } from '../extra-asia-east/bits.ts'
import { type Look, look } from '../look.ts'
import { breadcrumbs } from '../meat/breading.ts'
import { shredding } from '../meat/browning.ts'
import { masalaFlesh } from './spices.ts'

/** Pieces of one food, heaped. */
export const piled = (words: string, spec: Parameters<typeof copies>[0], density = 0.7): Look =>
  look(words, pile(copies(spec), { lean: 0.4 }), { density })

/** Shank cut across: bone round its marrow, meat outside. */
const marrowBone = lathe(
  [
    [5, 2],
    [8, 0],
    [15, 0],
    [17, 4],
    [17, 16],
    [15, 20],
    [11, 20.5],
    [7, 19],
    [0.1, 18],
  ],
  32,
)
const bonePaint = material(
  ({ u, v, w, seed }) => {
    const far = Math.hypot(u, v) + 1.6 * (fractal(u / 4 + seed * 9, v / 4, w / 4, 2) - 0.5)
    const marrow = blend(colour('#c9935a'), colour('#e9d3a8'), step(7, 8.5, far))
    const bone = blend(marrow, colour('#d9bd8c'), step(12, 14, far))
    return w > 17 ? bone : blend(colour('#a8763e'), colour('#c99a62'), fractal(u / 5, v / 5, w, 2))
  },
  { gloss: 0.6, polish: 0.45, glow: 0.3 },
)

/** Young jackfruit: pale fibres that run out from a firm core, which is the narrow end. */
const jackfruitFlesh = (() => {
  const paint = shredding(mottled('#a06c2c', '#c8984e', 8), '#e8cf9c', '#744416')
  return material((spot) => blend(paint(spot), colour('#dcc48c'), 0.5 * step(3.4, 5.4, spot.u)), {
    gloss: 0.45,
    polish: 0.45,
    glow: 0.35,
    bump: { height: 0.9, size: 2.2 },
  })
})()

const koftaFace = material(
  ({ u, v, w, seed }) => {
    const far = Math.hypot(u / 1.12, v) + 1.2 * (fractal(u / 4 + seed * 9, v / 4, 1, 2) - 0.5)
    if (w > 1.1 || far > 20) {
      return blend(colour('#5e3015'), colour('#86501f'), fractal(u / 4, v / 4, w / 4, 2))
    }
    const white = blend(colour('#eba92f'), colour('#f7f1e4'), step(9, 10.2, far))
    return blend(white, colour('#6e3b1a'), step(15.6, 16.6, far))
  },
  { gloss: 0.4, polish: 0.4, glow: 0.3, bump: { height: 0.3, size: 3 } },
)

/** Gram batter about strands of onion and potato: knobs and tips that stick out, no two alike. */
const fritter = (i: number) => {
  const strands = Array.from({ length: 9 }, (_, k) => {
    const lot = (of: number) => noise(i * 7.3 + k * 3.1, of * 5.7, i + 0.5) - 0.5
    const angle = k * 2.4 + i
    const flat = 0.25 + 0.7 * ((k * 0.37 + i * 0.21) % 1)
    const from: Vec = [8 * lot(1), 8 * lot(2), 4 + 6 * lot(3)]
    const far = 15 + 9 * lot(4)
    const to: Vec = [
      far * flat * Math.cos(angle),
      far * flat * 0.85 * Math.sin(angle),
      5 + far * (1 - flat) * 0.8,
    ]
    const middle: Vec = [(from[0] + to[0]) / 2 + 5 * lot(5), (from[1] + to[1]) / 2 + 5 * lot(6), 9]
    return tube([from, middle, to], { radius: (t) => 4.6 - 1.7 * t + 1.6 * lot(7), around: 6 })
  })
  const body = lump([14 + (i % 3) * 2, 12.5, 9], 0.4, i + 2, 15, 2.6)
  const all = withCoords(join([body, ...strands]), (at) => at)
  return crumbled(uneven(all, 1.8, 5, i), { every: 28, size: 3, seed: i })
}
const gold = material(breadcrumbs('#cf8526', '#eebb5c', '#83440f'), {
  gloss: 0.4,
  polish: 0.45,
  glow: 0.22,
  bump: { height: 0.8, size: 3 },
})

/** Pieces that South Asian dishes are made of. */
export const pieces: readonly Look[] = [
  piled('curry potato', {
    cut: true,
    each: 17,
    variants: 7,
    mesh: (i) =>
      facetted([15.5 + 2 * (i % 3), 14.5 - 2.5 * (i % 2), 11.5 + 2 * ((i >> 1) % 2)], {
        faces: i % 3 === 1 ? 'quarter' : i % 3 === 2 ? 8 : 'block',
        seed: i + 3,
        sharp: 15,
        rough: 1,
        wave: 6,
        detail: 24,
      }),
    material: moist('#d8a83a', '#efcf74', 9, 0.4),
  }),
  piled('eggplant cube', {
    cut: true,
    each: 12,
    mesh: (i) =>
      facetted([11 + (i % 3), 9.5, 8], {
        faces: 'block',
        seed: i + 3,
        sharp: 24,
        rough: 0.5,
        detail: 20,
      }),
    material: material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 5 + seed * 9, v / 5, w / 5, 2)
        const browned = step(0.4, 0.7, n)
        const flesh = blend(colour('#d2b068'), colour('#8a5a24'), 0.85 * browned)
        // One side has the skin.
        return blend(flesh, colour('#2c1222'), step(5.4, 7, v + (n - 0.5) * 1.5))
      },
      { gloss: 0.5, polish: 0.45, glow: 0.3, bump: { height: 0.4, size: 3 } },
    ),
  }),
  piled('corned beef shred', {
    each: 0.6,
    variants: 7,
    most: 170,
    mesh: (i) =>
      fibred(
        chunk([5 + 1.5 * (i % 4), 4, 3.2], { boxy: 3, rough: 0.75, seed: i + 5, detail: 8 }),
        3,
      ),
    material: material(shredding(mottled('#9a5040', '#b06a52', 5), '#d2977c', '#6e3426'), {
      gloss: 0.4,
      polish: 0.4,
      glow: 0.2,
    }),
  }),
  piled('green papaya piece', {
    cut: true,
    each: 7,
    mesh: (i) =>
      facetted([14 + (i % 3) * 3, 9.5, 6.5], {
        faces: 'block',
        seed: i + 5,
        sharp: 24,
        detail: 16,
      }),
    material: moist('#c0cc8a', '#e4e8c2', 6, 0.45),
  }),
  piled('keema crumble', {
    each: 1.1,
    variants: 6,
    most: 170,
    mesh: (i) => chunk([5 + (i % 3), 4.2, 3.6], { boxy: 2.6, rough: 0.6, seed: i + 5, detail: 7 }),
    material: masalaFlesh('#96602f', '#74401d', '#48240f'),
  }),
  look(
    'pakora, pakoda, pakore, vegetable pakora, aloo pakora, onion bhaji, bhajia, fritter',
    few(copies({ each: 8, mesh: fritter, material: gold, most: 24, variants: 6 })),
    { density: 0.5 },
  ),
  piled('kadhi fritter', {
    each: 17,
    most: 14,
    mesh: (i) =>
      chunk([16 + (i % 3), 15, 12.5], { boxy: 2.1, rough: 0.34, seed: i + 3, detail: 20 }),
    material: gold,
  }),
  piled('split chickpea', {
    each: 0.5,
    most: 160,
    mesh: (i) => lump([4.2, 3.8, 2.2], 0.14, i, 8),
    material: moist('#b8801c', '#d3a23c', 5, 0.35),
  }),
  piled('white lentil', {
    each: 0.18,
    most: 260,
    mesh: (i) => lump([3.6, 2.1, 1.8], 0.12, i, 7),
    material: moist('#dcc694', '#f0e2bc', 5, 0.4),
  }),
  piled('black chickpea', {
    each: 0.7,
    most: 170,
    mesh: (i) => lump([5.2, 4.6, 4.4], 0.14, i, 9),
    material: moist('#3a2010', '#5e3a1e', 6, 0.5),
  }),
  piled('drumstick pod', {
    each: 12,
    mesh: (i) =>
      tube(
        [
          [-24, 0, 6],
          [0, 2 * ((i % 3) - 1), 6],
          [24, 0, 6],
        ],
        { radius: () => 6, around: 12 },
      ),
    material: moist('#6f7a34', '#97a052', 4, 0.3),
  }),
  piled('jackfruit wedge', {
    each: 16,
    mesh: (i) =>
      fibred(
        reshape(
          facetted([20, 14, 10], { faces: 'block', sharp: 12, rough: 1.2, wave: 6, seed: i + 3 }),
          ([x, y, z]) => [x, y * (0.62 - 0.026 * x), z * (0.8 - 0.015 * x)],
        ),
        3,
      ),
    material: jackfruitFlesh,
  }),
  look('marrow bone', laid(copies({ each: 60, mesh: () => marrowBone, material: bonePaint })), {
    density: 1,
  }),
  look(
    'nargisi kofta half',
    laid(
      copies({
        each: 50,
        variants: 3,
        most: 5,
        mesh: (i) =>
          reshape(slice(rounded(22.6, 20.8, 0.05, i, 36), { thick: 15, edge: 3 }), ([x, y, z]) => [
            x * (0.6 + 0.4 * Math.min(1, z / 12)),
            y * (0.6 + 0.4 * Math.min(1, z / 12)),
            z,
          ]),
        material: koftaFace,
      }),
    ),
    { density: 1 },
  ),
]
