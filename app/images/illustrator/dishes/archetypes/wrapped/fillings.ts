import type { Random } from '../../../core/random.ts'
import { crumbPaint, crumbs } from '../../../looks/meat/crumbs.ts'
import { sliceOf } from '../../../looks/meat/thin.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, mottled } from '../../../render/material.ts'
import type { Mesh } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { chunk } from '../../../shapes/cuts.ts'
import { lump, tube } from '../../../shapes/shapes.ts'
import { bent, block, uneven } from '../../../shapes/small-cuts.ts'
import { fibreClump, softSlice } from '../../../shapes/soft-slices.ts'
import { dicedTomato, grilledChicken } from './filling-paints.ts'

/** Pieces of a filling: meshes, material, and mm² that one covers as it lies. */
type Bits = { meshes: readonly Mesh[]; material: Material; covers: number; lean?: number }

const four = (mesh: (i: number) => Mesh): Mesh[] => [1, 2, 3, 4].map(mesh)
const wet = (from: string, to: string, size = 4, gloss = 0.5): Material =>
  material(mottled(from, to, size, 0.8), {
    gloss,
    polish: 0.55,
    glow: 0.35,
    bump: { height: 0.25, size: 2.5 },
  })
const shreds = (length: number, width: number, thick: number, ruffle: number) =>
  four((seed) =>
    softSlice({
      length: length * (0.8 + 0.1 * seed),
      width,
      thick,
      bulge: 2,
      ruffle,
      every: 13,
      seed,
    }),
  )
const dice = (x: number, y: number, z: number) =>
  four((i) => uneven(block(x + (i % 2), y, z, 0.9), 0.7, 5, i))
const strips = (from: string, to: string): Bits => ({
  meshes: four((i) => bent(block(26 + i * 2, 4.2, 3, 0.8), 5 * ((i % 3) - 1), 2)),
  material: wet(from, to, 8),
  covers: 110,
})
const slivers = (from: string, to: string): Bits => ({
  meshes: four((i) => bent(block(20 + i, 2, 2.4, 0.5), 6, 2)),
  material: wet(from, to, 5),
  covers: 60,
})
const meat = (dark: string, light: string, edge: string, length = 24, width = 12): Bits => ({
  meshes: shreds(length, width, 3, 1.4),
  material: sliceOf({ dark, light, edge }, [length / 2, width / 2]),
  covers: length * width * 0.75,
})

const bitsOf = {
  mince: {
    meshes: crumbs.slice(1, 6),
    material: material(crumbPaint('#7c4a26', '#bc8850'), {
      gloss: 0.35,
      polish: 0.5,
      bump: { height: 0.5, size: 1.3 },
    }),
    covers: 34,
    lean: 1.5,
  },
  steak: meat('#8a5a2e', '#c08e56', '#54300f'),
  spit: meat('#a06a34', '#d6a262', '#5e3414', 25, 12),
  chicken: {
    meshes: four((seed) => chunk([9, 6.5, 5], { seed, rough: 0.2, boxy: 3.6, detail: 11 })),
    material: grilledChicken,
    covers: 125,
  },
  pork: {
    meshes: four((seed) => fibreClump(24, seed, 5)),
    material: wet('#7c4626', '#c08a5a', 5, 0.4),
    covers: 150,
  },
  pastor: meat('#b24a20', '#df8648', '#7a2c0e', 18, 11),
  fish: {
    meshes: four((seed) => chunk([15, 8, 7], { seed, rough: 0.25, boxy: 3.4, detail: 11 })),
    material: material(mottled('#b9782e', '#e3b264', 5), {
      gloss: 0.25,
      bump: { height: 0.9, size: 2.4 },
    }),
    covers: 330,
  },
  shrimp: {
    meshes: four((i) =>
      tube(
        Array.from({ length: 15 }, (_, k): Vec => {
          const angle = k * 0.27 + i
          return [11 * Math.cos(angle), 11 * Math.sin(angle), 5]
        }),
        { radius: (t) => 6 * Math.min(1, (t + 0.04) * 7) ** 0.5 * (1 - 0.5 * t), around: 10 },
      ),
    ),
    // Pale flesh in rings of red, deeper towards its tail.
    material: material(
      ({ u, w }) => {
        const ring = step(-0.9, 1, Math.sin(u / 0.95))
        return blend(
          blend(colour('#f8dcc6'), colour('#e2825a'), 0.75 * ring),
          colour('#c64a22'),
          0.5 * w * w,
        )
      },
      { gloss: 0.5, polish: 0.5, glow: 0.45 },
    ),
    covers: 330,
  },
  lobster: {
    meshes: four((seed) => chunk([13, 9, 8], { seed, rough: 0.3, boxy: 3, detail: 11 })),
    material: material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 7 + seed * 30, v / 7, w / 7, 2)
        return blend(colour('#f6e6d2'), colour('#cf4422'), step(0.46, 0.62, n))
      },
      { gloss: 0.6, polish: 0.55, glow: 0.4 },
    ),
    covers: 190,
  },
  tuna: {
    meshes: four((seed) => lump([6, 4, 3], 0.55, seed, 9)),
    material: wet('#c39a78', '#efdfc8', 4, 0.35),
    covers: 70,
  },
  ham: meat('#d3988a', '#edc2b2', '#c98a7a', 21, 10),
  sausage: {
    meshes: four((i) => uneven(block(11, 10, 5, 3), 1, 5, i)),
    material: wet('#7a3f22', '#b06c42', 4, 0.4),
    covers: 110,
  },
  falafel: {
    meshes: four((seed) => lump([13, 13, 10], 0.2, seed, 12)),
    material: material(mottled('#6b4320', '#a4733a', 4, 0.8), { bump: { height: 1, size: 2.4 } }),
    covers: 420,
  },
  paneer: { meshes: dice(12, 11, 8), material: wet('#e0b774', '#f8eed8', 9, 0.3), covers: 130 },
  lettuce: {
    meshes: shreds(34, 8, 0.9, 3.2),
    material: wet('#5f7f38', '#a9bf7c', 11, 0.4),
    covers: 170,
  },
  cabbage: { meshes: shreds(28, 5, 0.9, 1.8), material: wet('#8f4a86', '#e6d3e2', 7), covers: 100 },
  slaw: { meshes: shreds(28, 5, 0.9, 1.8), material: wet('#d6dcae', '#f6f3e2', 7), covers: 100 },
  tomato: { meshes: dice(9, 8, 7), material: dicedTomato, covers: 80 },
  cheese: {
    meshes: four((i) => bent(block(15 + i, 1.9, 1.5, 0.4), 3 * ((i % 3) - 1), 2)),
    material: wet('#e6a238', '#f6cd76', 8, 0.25),
    covers: 38,
  },
  // It melted between the rest.
  'soft cheese': {
    meshes: four((seed) => lump([8 + seed, 6, 3], 0.4, seed, 12)),
    material: wet('#efbc4c', '#f8dc8c', 8, 0.5),
    covers: 190,
    lean: 0.7,
  },
  'white cheese': {
    meshes: four((seed) => lump([4, 3.2, 2.6], 0.45, seed, 8)),
    material: wet('#e9e1cf', '#fbf8ef', 4, 0.2),
    covers: 40,
  },
  onion: { meshes: dice(5, 4.6, 3), material: wet('#e4dccc', '#faf6ec', 3), covers: 34 },
  'red onion': slivers('#a35a86', '#efdfe6'),
  coriander: {
    meshes: shreds(9, 6, 0.5, 1),
    material: wet('#34651f', '#66963a', 5, 0.3),
    covers: 48,
  },
  bean: {
    meshes: four((i) => bent(lump([6, 3.6, 3.3], 0.05, i, 10), 1.4)),
    material: wet('#3e1d12', '#84492f', 6, 0.5),
    covers: 62,
  },
  lentil: {
    meshes: four((i) => lump([3, 3, 1.7], 0.06, i, 8)),
    material: wet('#5c4022', '#a07c48', 4, 0.35),
    covers: 24,
  },
  corn: {
    meshes: four((i) => lump([4.2, 3.6, 3.4], 0.12, i, 9)),
    material: wet('#dc9c22', '#f4cc5a', 5, 0.45),
    covers: 40,
  },
  rice: {
    meshes: four((i) => lump([3.6, 1.25, 1.2], 0.06, i, 7)),
    material: wet('#eadbb8', '#f7edd4', 5, 0.25),
    covers: 12,
    lean: 1.2,
  },
  egg: {
    meshes: four((seed) => lump([9, 7, 5], 0.4, seed, 11)),
    material: wet('#e9b93e', '#f8e08c', 7, 0.35),
    covers: 160,
  },
  avocado: { meshes: dice(12, 9, 6), material: wet('#9aab4a', '#dbdf98', 8, 0.3), covers: 110 },
  cream: {
    meshes: four((seed) => lump([9, 6, 3], 0.35, seed, 11)),
    material: wet('#f2ead8', '#fdfaf2', 9, 0.6),
    covers: 260,
    lean: 0.2,
  },
  'red pepper': strips('#b0261a', '#d9563a'),
  'green pepper': strips('#4d7a2a', '#8cb04e'),
  cucumber: {
    meshes: four((i) => uneven(block(22 + i, 5, 4, 0.8), 0.6, 7, i)),
    material: wet('#8fb25a', '#e4ecc2', 5),
    covers: 120,
  },
  carrot: slivers('#dc7420', '#f0a04e'),
  potato: { meshes: dice(10, 9, 8), material: wet('#d9a63e', '#f0d690', 5, 0.25), covers: 100 },
  pineapple: { meshes: dice(9, 8, 6), material: wet('#e6b23a', '#f7dc80', 5), covers: 80 },
} satisfies Record<string, Bits>

export type Filling = keyof typeof bitsOf

/** The colour of what lies under the pieces of a filling. */
export const underOf = (filling: Filling): Material => {
  const { paint } = bitsOf[filling].material
  return material(
    (spot) => {
      const [r, g, b] = paint(spot)
      return [r * 0.66, g * 0.62, b * 0.56]
    },
    { gloss: 0.2, glow: 0.2, bump: { height: 1.2, size: 4 } },
  )
}

/** How many pieces of a filling cover so many mm². */
export const piecesFor = (filling: Filling, area: number): number =>
  Math.max(2, Math.round(area / bitsOf[filling].covers))

/** One piece of a filling at a place. */
export function bitAt(filling: Filling, at: Vec, random: Random): Body {
  const { meshes, material: own, lean = 0.5 }: Bits = bitsOf[filling]
  return {
    mesh: random.pick(meshes),
    material: own,
    pose: {
      at,
      turn: random.range(0, 6.283),
      tilt: random.range(-lean, lean),
      roll: random.range(-lean, lean),
      scale: random.range(0.85, 1.15),
    },
    seed: random.next(),
  }
}
