import { type Grain, grains } from '../../forms/heaps.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint, varied } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lathe, lump, tube } from '../../shapes/shapes.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { bits, moist } from '../extra-asia-east/bits.ts'
import { mixed, specked } from '../grains/rice.ts'
import { type Look, look } from '../look.ts'

const grainMeshes = [1, 2, 3].map((seed) => lump([3.9, 1.0, 0.95], 0.12, seed, 5))
const cooked = { glow: 0.5, gloss: 0.34, polish: 0.48 }

/** Long grains of which some took on saffron. */
const biryaniGrain: Grain = {
  meshes: grainMeshes,
  material: material(
    mixed(
      ['#f6ead0', 0.42],
      ['#ecd8a8', 0.2],
      ['#f0b845', 0.22],
      ['#dd8a22', 0.12],
      ['#a86a2a', 0.04],
    ),
    cooked,
  ),
  covers: 13,
  out: 0.9,
}

/** Grains that are half mashed into what holds them. */
const soft = (from: string, to: string, under: string) =>
  grains(
    {
      meshes: [1, 2].map((seed) => lump([2.6, 1.5, 1.2], 0.2, seed, 5)),
      material: material(varied(from, to), { ...cooked, gloss: 0.5 }),
      covers: 22,
      out: 0.5,
    },
    {
      under: material(mottled(under, from, 6), { gloss: 0.6, polish: 0.58, glow: 0.4, grain: 0.3 }),
      ...{ uneven: 4, flat: 0.45, drowned: 1 },
    },
  )

const tempering: Grain = {
  meshes: [lump([2.8, 0.7, 0.6], 0.1, 4, 5)],
  material: material(varied('#4a2c14', '#7a4c22'), { gloss: 0.5, glow: 0.1 }),
  covers: 60,
}

/** Line of the thin end of okra, cut off its thick one, [radius, height] in mm. */
const okraCut = [
  [0.1, 3],
  [3.5, 1],
  [6.2, 0],
  [6.6, 5],
  [5.6, 15],
  [4, 25],
  [2.2, 33],
  [0.1, 38],
] as const

/** Six ribs along it, as okra has. */
const ribs = (y: number, x: number): number => 1 + 0.13 * Math.cos(Math.atan2(y, x) * 6)

/** A thin strand of onion as it curls in hot oil. */
const crispStrand = (i: number) =>
  tube(
    Array.from({ length: 9 }, (_, k): Vec => {
      const t = k / 8
      const a = t * (2.1 + 0.5 * (i % 3)) + i
      return [7.5 * Math.cos(a) + 4 * t, 6 * Math.sin(a), 1.6 + 1.3 * Math.sin(5 * t + i)]
    }),
    { radius: (t) => 0.95 * Math.min(1, 0.5 + 3 * Math.min(t, 1 - t)), flat: 0.6, around: 6 },
  )

type Slivers = { each: number; long: number; wide: number; paint: Paint }

/** Nuts cut into slivers; `each` in g, the rest in mm. */
const slivers = (words: string, { each, long, wide, paint }: Slivers): Look =>
  bits(words, {
    each,
    mesh: (i) => uneven(block(long + (i % 3), wide, 1.3, 0.4), 0.5, 4, i),
    material: material(paint, { gloss: 0.25, glow: 0.4 }),
    density: 0.3,
    lean: 0.5,
  })

/** Rice as it lies in biryani and khichdi, spices and what is strewn on curries. */
export const spices: readonly Look[] = [
  look(
    'biryani rice',
    grains(biryaniGrain, { under: specked('#d8b878', '#f0dcae'), uneven: 4, flat: 0.75 }),
  ),
  look('soft khichdi', soft('#d9b44a', '#ecd07a', '#c9a23c')),
  look('soft curd rice', soft('#f2ead6', '#fcf7ea', '#e9e0c8')),
  bits('cumin tempering', {
    each: 0.12,
    mesh: (i) => tempering.meshes[0] ?? lump([2.8, 0.7, 0.6], 0.1, i, 5),
    material: tempering.material,
    density: 0.25,
    lean: 0.3,
  }),
  bits('ginger julienne', {
    each: 0.35,
    mesh: (i) => bent(uneven(block(26, 1.9, 1.6, 0.4), 0.5, 6, i), 3 * ((i % 3) - 1), 1),
    material: material(mottled('#e6cf86', '#f3e6b4', 9), { gloss: 0.4, glow: 0.5 }),
    density: 0.25,
    lean: 0.35,
  }),
  bits('birista, browned onion', {
    each: 0.2,
    mesh: crispStrand,
    material: moist('#6e3711', '#b8742c', 6, 0.35),
    density: 0.2,
    lean: 0.6,
  }),
  slivers('almond sliver', {
    each: 0.14,
    long: 11,
    wide: 2.3,
    paint: mottled('#e9d3a4', '#f8ecd0', 6),
  }),
  slivers('saffron thread', {
    each: 0.02,
    long: 9,
    wide: 0.9,
    paint: mottled('#a82a0c', '#d9641c', 5),
  }),
  slivers('pistachio sliver', {
    each: 0.12,
    long: 8,
    wide: 2.1,
    paint: mottled('#7f9440', '#b4bd70', 4),
  }),
  bits('pistachio bit', {
    each: 0.14,
    mesh: (i) => lump([3.4, 2.6, 2], 0.45, i, 6, 2),
    material: material(mottled('#6f8438', '#b2ab62', 3), { gloss: 0.2, glow: 0.35 }),
    density: 0.4,
    lean: 0.4,
  }),
  bits('fine sev, gram noodle', {
    each: 0.1,
    mesh: (i) => bent(block(16, 1.5, 1.4, 0.4), 4 * ((i % 3) - 1), 1),
    material: material(varied('#d99a22', '#efc050'), { gloss: 0.15, glow: 0.3 }),
    density: 0.18,
    lean: 0.5,
  }),
  bits('mustard speck', {
    each: 0.02,
    mesh: (i) => lump([1.3, 1.3, 1.2], 0.1, i, 5),
    material: material('#2e2018', { gloss: 0.4 }),
    density: 0.12,
  }),
  bits('curry pea', {
    each: 0.55,
    mesh: (i) => lump([4.4, 4.3, 4.1], 0.07, i, 9),
    material: moist('#6f9230', '#93b04e', 5, 0.35),
    density: 0.7,
  }),
  bits('curry chickpea', {
    each: 0.9,
    most: 170,
    mesh: (i) => uneven(lump([5.6, 5, 4.8], 0.16, i, 10), 0.5, 4, i),
    material: moist('#b07a36', '#d9ab62', 5, 0.35),
    density: 0.7,
  }),
  bits('curry okra', {
    each: 2.4,
    // It lies on its side.
    mesh: (i) =>
      reshape(lathe(okraCut, 24), ([x, y, z]) => [
        (z - 15) * (0.85 + 0.15 * (i % 3)),
        y * ribs(y, x),
        x * ribs(y, x),
      ]),
    material: moist('#4a5c22', '#7b8a3c', 5, 0.4),
    density: 0.6,
    lean: 1.3,
  }),
  bits('roti strip', {
    each: 1.1,
    most: 190,
    mesh: (i) =>
      bent(uneven(block(20 + 3 * (i % 3), 9, 2.2, 0.8), 1.2, 7, i), 3 * ((i % 3) - 1), 2.4),
    material: material(mottled('#c98f48', '#f4e0b0', 5), { gloss: 0.25, glow: 0.36 }),
    density: 0.45,
    lean: 0.5,
  }),
  bits('boondi', {
    each: 0.15,
    mesh: (i) => lump([3.6, 3.5, 3.4], 0.08, i, 7),
    material: material(varied('#d9992c', '#edbf58'), { gloss: 0.25, glow: 0.3 }),
    density: 0.4,
  }),
  look(
    'pol sambol, coconut sambol, pol sambal',
    grains(
      {
        meshes: [1, 2, 3].map((seed) => lump([3.4, 0.8, 0.6], 0.3, seed, 5)),
        material: material(
          mixed(['#e07a34', 0.4], ['#c85020', 0.25], ['#f0a868', 0.25], ['#f6dcc0', 0.1]),
          { glow: 0.35, gloss: 0.25 },
        ),
        covers: 11,
        out: 1.4,
        lean: 0.9,
      },
      { under: specked('#b8501c', '#e08a48'), uneven: 4, flat: 0.7 },
    ),
    { density: 0.5 },
  ),
]

/** Flesh browned in masala: darker on top, glossy with oil. */
export const masalaFlesh = (pale: string, brown: string, dark: string) => {
  const [a, b, c] = [colour(pale), colour(brown), colour(dark)]
  return material(
    ({ u, v, w, up, seed }) => {
      const n = fractal(u / 7 + seed * 37, v / 7, w / 7, 3)
      const own = blend(a, b, step(0.32, 0.62, n))
      return blend(own, c, step(0.52, 0.72, n) * (0.35 + 0.5 * Math.max(0, up)))
    },
    { gloss: 0.5, polish: 0.4, glow: 0.2, bump: { height: 0.5, size: 3 } },
  )
}
