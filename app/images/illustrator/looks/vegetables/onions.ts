import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { join, withCoords } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { crumbled } from '../../shapes/crumbled.ts'
import { rounded, tube } from '../../shapes/shapes.ts'
import { block, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { breaded } from '../meat/breading.ts'
import { glazed, moist, roundFace } from './paints.ts'

/** One ring of a slice of onion, `high` mm; coords mm round, and 0 to 1 about its cross-section. */
const ringOf = (r: number, i: number, [x, y]: readonly [number, number] = [0, 0]) =>
  tube(
    Array.from({ length: 25 }, (_, k): Vec => {
      const a = (k / 24) * 6.2832
      const far = r * (1 + 0.07 * Math.sin(a * 2 + i) + 0.04 * Math.sin(a * 3 + 2 * i))
      return [
        x + far * Math.cos(a),
        y + far * 0.9 * Math.sin(a),
        2 + 0.8 * Math.sin(a * 2 + 2.3 * i),
      ]
    }),
    { radius: () => 1.05, flat: 1.6, around: 8, open: true },
  )

/** Slices of onion: some still whole, ring in ring, some come apart. */
const ringMesh = (radius: number) => (i: number) => {
  const r = radius * (0.62 + 0.1 * ((i * 3) % 4))
  const inner = i % 3 === 0 ? [0.78, 0.55, 0.34] : i % 3 === 1 ? [0.8] : [0.76, 0.5]
  return join([
    ringOf(r, i),
    ...inner.map((k, nth) => ringOf(r * k, i + nth, [0.05 * r * Math.sin(i + nth), 0.04 * r])),
  ])
}

const onionRing = (white: string, skin: string): Paint => {
  const [a, b] = [colour(white), colour(skin)]
  return ({ u, v, seed }) =>
    blend(
      a,
      b,
      (1 - step(0.12, 0.3, Math.min(v, 1 - v))) * 0.75 + 0.2 * fractal(u / 6, v, seed * 20, 2),
    )
}

const rings = (white: string, skin: string) =>
  pile(
    copies({
      each: 3.2,
      mesh: ringMesh(18),
      material: material(onionRing(white, skin), { gloss: 0.35, glow: 0.6 }),
      variants: 6,
    }),
    {
      lean: 0.2,
    },
  )

/** Soft arcs of fried onion, browned at their ends. */
export const softOnion = (from: string, to: string, brown: string) => {
  const [a, b, c] = [colour(from), colour(to), colour(brown)]
  return pile(
    copies({
      each: 0.5,
      // Slack ribbons, no two of the same bend.
      mesh: (i) =>
        tube(
          Array.from({ length: 11 }, (_, k): Vec => {
            const t = k / 5 - 1
            const [long, bow] = [9 + 2.4 * (i % 4), 2 + 1.5 * ((i * 5) % 6)]
            return [
              long * t,
              bow * t * t + 2.4 * Math.sin(t * (2 + (i % 3)) + i),
              1.6 + 1.1 * Math.sin(k * 0.8 + i * 1.7),
            ]
          }),
          {
            radius: (t) => (1.5 + 0.35 * (i % 3)) * Math.min(1, 0.35 + 5 * Math.min(t, 1 - t)),
            flat: 0.26,
            around: 8,
          },
        ),
      material: glazed(({ u, v, w, seed }) =>
        blend(
          blend(a, b, fractal(u / 5, v * 2, seed * 30, 2)),
          c,
          step(0.7, 1, Math.abs(w * 2 - 1)) * 0.5 + step(0.75, 1, seed) * 0.35,
        ),
      ),
      most: 140,
      variants: 12,
    }),
    { lean: 0.35 },
  )
}

/** Thick rings in crumbs, as they come from hot oil. */
const breadedRings = pile(
  copies({
    each: 15,
    mesh: (i) => {
      const r = 24 + 3.5 * (i % 3)
      const ring = tube(
        Array.from({ length: 29 }, (_, k): Vec => {
          const a = (k / 28) * 6.2832
          const far = r * (1 + 0.06 * Math.sin(a * 2 + i) + 0.04 * Math.sin(a * 3 + 2 * i))
          return [far * Math.cos(a), far * 0.92 * Math.sin(a), 6 + 1.5 * Math.sin(a * 2 + i)]
        }),
        { radius: () => 5.2, flat: 1.2, around: 12 },
      )
      const placed = withCoords(ring, (at) => at)
      return crumbled(uneven(placed, 1.2, 7, i), { every: 5, size: 2.3, seed: i })
    },
    material: breaded,
    variants: 5,
    most: 20,
  }),
  { lean: 0.35 },
)

/** Diced, `size` mm to a side: raw ones are 7, cooked ones have shrunk. */
const chopped = (from: string, to: string, size = 7.5) =>
  pile(
    copies({
      each: 0.35 * (size / 7.5) ** 3,
      mesh: (i) => uneven(block(size, 0.87 * size, 0.4 * size, 0.7), 0.09 * size, 6, i),
      material: moist(mottled(from, to, 4), { glow: 0.6 }),
      most: 170,
    }),
    {
      lean: 0.9,
    },
  )

const leekCut = roundFace({
  radius: 13,
  skin: '#7f9f48',
  flesh: '#d5dca4',
  core: '#c3cf84',
  mark: (own, far) => blend(own, colour('#8fae58'), (0.5 + 0.5 * Math.sin(far * 34)) * 0.5),
})

export const onionsLooks: readonly Look[] = [
  look(
    'onion, onion ring raw, white onion, sliced onion, onion slice, shallot',
    byCooking({
      any: rings('#ece6cf', '#d3cf9c'),
      fried: softOnion('#cfa560', '#ecd8a6', '#96622c'),
    }),
    { density: 0.4 },
  ),
  look(
    'red onion, red onion ring, sliced red onion, onion salad, laccha onion',
    rings('#e2c6d2', '#6d1f4c'),
    {
      density: 0.4,
    },
  ),
  look('onion ring, fried onion ring, battered onion ring', breadedRings, { density: 0.4 }),
  look('pickled onion, pickled red onion', rings('#d98aa8', '#b03a70'), { density: 0.45 }),
  look(
    'fried onion, cooked onion, sauteed onion, grilled onion',
    softOnion('#cfa560', '#ecd8a6', '#96622c'),
    { density: 0.55 },
  ),
  look('caramelised onion, caramelized onion', softOnion('#7a4216', '#a5642a', '#4a240c'), {
    density: 0.6,
  }),
  look('crispy onion, crisp fried onion', softOnion('#6a3a14', '#98602a', '#3c1e0a'), {
    density: 0.3,
  }),
  look('diced onion, chopped onion', chopped('#e6e0c2', '#f3efdc'), { density: 0.6 }),
  look('diced cooked onion', chopped('#b98443', '#e2c083', 5.5), { density: 0.7 }),
  look('diced red onion, chopped red onion', chopped('#a35a86', '#ecdbe2'), { density: 0.6 }),
  look(
    'leek, cooked leek, leek ring',
    pile(
      copies({
        each: 4,
        mesh: (i) => prism(rounded(13 - (i % 3), 12, 0.03, i, 24), 8, 0.7),
        material: moist(leekCut),
      }),
    ),
    { density: 0.45 },
  ),
]
