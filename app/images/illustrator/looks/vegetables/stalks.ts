import { copies } from '../../forms/copies.ts'
import { draped } from '../../forms/draped.ts'
import { leafPile } from '../../forms/leaves.ts'
import { laid, pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import type { Mesh } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { pad } from '../../shapes/cuts.ts'
import { tube } from '../../shapes/shapes.ts'
import { prism } from '../../shapes/small-cuts.ts'
import { softSlice } from '../../shapes/soft-slices.ts'
import { leafPaint } from '../leaves/leaf-paint.ts'
import { type Look, look } from '../look.ts'
import { glazed, moist } from './paints.ts'

const stalkMesh = (i: number) =>
  tube(
    Array.from({ length: 7 }, (_, k): Vec => [(k / 6 - 0.5) * (84 - 6 * (i % 3)), 0, 5]),
    { radius: () => 7, flat: 0.62, around: 14 },
  )

const celeryPaint: Paint = (() => {
  const [a, b, inside] = [colour('#8fae52'), colour('#b9cd84'), colour('#d9e2b4')]
  return ({ v, w, u, seed }) => {
    const rib = 0.5 + 0.5 * Math.sin(v * 6.28 * 11)
    const end = step(0.01, 0.02, w) * (1 - step(0.98, 0.99, w))
    return blend(inside, blend(a, b, rib * 0.6 + 0.4 * fractal(u / 12, v, seed * 9, 2)), end)
  }
})()

/** Half of the heart of an artichoke, its cut up: leaf in leaf about a pale bottom. Coords are its own mm. */
const artichokeMesh = (i: number): Mesh => {
  const outline = Array.from({ length: 40 }, (_, k) => {
    const angle = (k / 40) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    // Tips of leaves stand out where it is widest, the stalk at the other end.
    const tips = c > -0.2 ? 1 + 0.07 * Math.cos(angle * 9 + i) : 1
    return [16 * c * tips, (11 + 2.5 * c) * s * tips * (c < -0.7 ? 0.7 : 1)] as const
  })
  return pad(outline, { height: 7, full: 6, rough: 1, wave: 7, seed: i })
}
const artichokePaint: Paint = (() => {
  const [green, pale] = [colour('#7d8440'), colour('#e6dca6')]
  const [line, brown] = [colour('#66692c'), colour('#8a5a24')]
  return ({ u, v, w, seed }) => {
    const n = fractal(u / 5 + seed * 9, v / 5, seed * 9, 2)
    const out = Math.hypot((u + 5) / 20, v / 11.5) + 0.1 * (n - 0.5)
    const leaves = step(0.5, 0.95, Math.sin(out * 24 - Math.abs(v) * 0.12))
    const flesh = blend(pale, green, step(0.35, 1, out) * 0.85)
    const own = blend(flesh, line, 0.55 * leaves * step(0.2, 0.4, out))
    return blend(blend(own, brown, 0.5 * step(0.6, 0.8, n)), green, step(4.6, 2.5, w) * 0.8)
  }
})()

const seaweedLeaf = leafPile(
  [
    {
      length: 44,
      width: 16,
      outline: (t) => 0.7 + 0.3 * Math.sin(t * 11),
      material: leafPaint({ from: '#10241a', to: '#25452c', vein: '#1c3a24', gloss: 0.7 }),
      ruffle: 4,
      waves: 4,
      curl: 6,
      cup: -3,
      detail: 22,
    },
  ],
  { each: 1.4, stand: 0.5 },
)

/** Soft dark ribbons, as they come out of a soup. */
const soakedSeaweed = draped(
  copies({
    each: 4,
    variants: 6,
    mesh: (seed) =>
      softSlice({
        length: 58 + (seed % 3) * 9,
        width: 21,
        thick: 1.6,
        bulge: 3,
        ruffle: 3,
        every: 16,
        seed,
      }),
    material: material(
      ({ u, v, up, seed }) => {
        const n = fractal(u / 7 + seed * 30, v / 5, 2, 2)
        const own = blend(colour('#142415'), colour('#3c5428'), step(0.25, 0.8, n))
        return blend(own, colour('#5d7334'), 0.25 * Math.max(0, up) * n)
      },
      { gloss: 0.55, polish: 0.6, glow: 0.25, bump: { height: 0.3, size: 4 } },
    ),
  }),
)

const gingerLeaf = leafPile(
  [
    {
      length: 30,
      width: 24,
      outline: (t) => Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.5,
      material: leafPaint({ from: '#e5a99a', to: '#f0cbb8', vein: '#f3dccb', gloss: 0.5 }),
      ruffle: 3,
      waves: 2,
      cup: 4,
      curl: 4,
    },
  ],
  { each: 2.2, stand: 0.4 },
)

export const stalksLooks: readonly Look[] = [
  look(
    'celery, celery stick, celery stalk',
    sticks(copies({ each: 15, mesh: stalkMesh, material: moist(celeryPaint) }), { mess: 0.3 }),
    { density: 0.4 },
  ),
  look(
    'artichoke, artichoke heart',
    pile(
      copies({
        each: 9,
        mesh: artichokeMesh,
        material: glazed(artichokePaint),
      }),
      { lean: 0.6 },
    ),
    { density: 0.6 },
  ),
  look('seaweed, wakame, kelp', seaweedLeaf, { density: 0.3, leafy: true }),
  look('soaked seaweed', soakedSeaweed, { density: 0.5 }),
  look(
    'nori, nori sheet',
    laid(
      copies({
        each: 2.6,
        mesh: () =>
          prism(
            [
              [-40, -30],
              [40, -30],
              [40, 30],
              [-40, 30],
            ],
            0.8,
            0.2,
          ),
        material: material(mottled('#141f14', '#26361f', 5), {
          gloss: 0.3,
          bump: { height: 0.4, size: 2 },
        }),
      }),
    ),
    { density: 0.2 },
  ),
  look('pickled ginger, ginger, ginger slice', gingerLeaf, { density: 0.4 }),
]
