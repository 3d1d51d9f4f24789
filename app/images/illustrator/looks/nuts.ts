import { copies } from '../forms/copies.ts'
import type { Form } from '../forms/form.ts'
import { grains } from '../forms/heaps.ts'
import { type Piece, pile } from '../forms/pieces.ts'
import { blend, colour, step } from '../render/colour.ts'
import { type Material, material, mottled } from '../render/material.ts'
import type { Mesh } from '../render/mesh.ts'
import { reshape } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'
import { lump, tube } from '../shapes/shapes.ts'
import { bent, block } from '../shapes/small-cuts.ts'
import { type Look, look } from './look.ts'
import { pecanHalves, pecanSkin, shell, walnut, walnutBits, walnutSkin } from './nuts/lobed.ts'

const kernels = (
  meshes: readonly Mesh[],
  paint: Material,
  each: number,
  radius: number,
  height: number,
): Form =>
  pile(
    {
      each,
      variants: 4,
      most: 130,
      make: (random): Piece => ({
        bodies: [
          {
            mesh: random.pick(meshes),
            material: paint,
            pose: { at: [0, 0, height / 2] },
            seed: random.next(),
          },
        ],
        radius,
        height,
      }),
    },
    { lean: 0.9 },
  )

/** A drop: round at one end, pointed at the other. */
const almond = [1, 2, 3].map((seed) =>
  reshape(lump([10.4, 5.7, 3.5], 0.03, seed, 14), ([x, y, z]) => {
    const k = 1 - 0.34 * (x / 10.4 + 0.3)
    return [x + 0.06 * (x / 10.4) ** 2, y * k, z * k * (1 - 0.1 * Math.sin(y * 1.1))]
  }),
)

/** The brown skin of an almond, in lines from end to end, its point and lines darker. */
const almondSkin: Material = (() => {
  const [pale, brown, dark] = [colour('#bb7f45'), colour('#99602f'), colour('#6a3d1b')]
  return material(
    ({ u, v, w, seed }) => {
      const line = noise(u / 16 + seed * 31, Math.atan2(v, w + 0.01) * 4.4 + 20, seed * 7)
      const own = blend(pale, brown, step(0.25, 0.75, fractal(u / 7 + seed * 13, v / 5, w / 5, 2)))
      return blend(own, dark, 0.6 * step(0.52, 0.72, line) + 0.4 * step(7.4, 10, u))
    },
    { gloss: 0.14, polish: 0.3, glow: 0.2, bump: { height: 0.3, size: 1.4 } },
  )
})()

const kernelOfPistachio = almond.map((mesh) =>
  reshape(mesh, ([x, y, z]) => [x * 0.68, y * 0.74, z * 0.9]),
)

const cashew = [1, 2, 3].map((seed) =>
  tube(
    Array.from({ length: 11 }, (_, i) => {
      const angle = -1.15 + (i / 10) * 2.3
      return [7.4 * Math.sin(angle) * (1 + seed * 0.03), 7.4 * Math.cos(angle) - 5, 0] as const
    }),
    {
      radius: (t) => 3.4 * Math.sqrt(Math.max(0.04, 1 - (2 * t - 1) ** 4)) * (0.85 + 0.25 * t),
      around: 9,
    },
  ),
)

/** Long kernels, half of them parted into their halves, which lie on the flat side. */
const peanut = [1, 2, 3, 4].map((seed) =>
  reshape(lump([6.1, 3.9, 3.7], 0.07, seed, 10), ([x, y, z]) => {
    const waist = 1 - 0.1 * Math.exp(-((x / 2.2) ** 2))
    return [x, y * waist, (seed % 2 ? z : Math.max(-0.6, z)) * waist]
  }),
)

const round = (radius: number, flat = 1): Mesh[] =>
  [1, 2, 3].map((seed) => lump([radius, radius * 0.95, radius * flat], 0.08, seed, 10))

/** Small seeds strewn as one layer. */
const seeds = (
  size: readonly [number, number, number],
  from: string,
  to: string,
  covers: number,
): Form =>
  grains(
    {
      meshes: [1, 2].map((seed) => lump(size, 0.08, seed, 6)),
      material: material(mottled(from, to, 1.2), { gloss: 0.35, glow: 0.25 }),
      covers,
      out: 0.8,
      lean: 0.5,
    },
    { under: material(mottled(from, to, 2), { gloss: 0.2 }), uneven: 1 },
  )

const flakes: Form = grains(
  {
    meshes: [1, 2, 3].map((seed) => lump([5, 3.4, 0.5], 0.25, seed, 8, 2)),
    material: material(mottled('#efe3c6', '#fbf6e8', 3), { gloss: 0.15, glow: 0.4 }),
    covers: 26,
    lean: 0.7,
    out: 1.2,
  },
  { under: material('#e9dcbc') },
)

/** A thin curl shaved off a coconut. */
const coconutChip = (i: number): Mesh =>
  bent(block(13 + 3 * (i % 3), 3.4, 0.5, 0.2), 3 * ((i % 3) - 1), 3)
const coconut = material(mottled('#f1e8d4', '#fdfaf2', 3), { gloss: 0.2, glow: 0.5 })

export const nutsLooks: readonly Look[] = [
  look('almond', kernels(almond, almondSkin, 1.2, 8, 7), {
    density: 0.6,
    little: kernels(almond, almondSkin, 1.2, 8, 7),
  }),
  look(
    'coconut chip',
    pile(copies({ each: 0.1, most: 30, mesh: coconutChip, material: coconut }), { lean: 0.5 }),
    {
      density: 0.3,
    },
  ),
  look(
    'flaked almond, sliced almond, slivered almond, coconut flake, desiccated coconut, shredded coconut, coconut',
    flakes,
    { density: 0.4, little: flakes },
  ),
  look('cashew, cashew nut', kernels(cashew, shell('#dcc093', '#efdcb6', 6, 0.2), 1.5, 9, 8), {
    density: 0.6,
  }),
  look('walnut', kernels(walnut, walnutSkin, 2.1, 10, 10), {
    density: 0.45,
  }),
  look('walnut piece, chopped walnut', kernels(walnutBits, walnutSkin, 1, 7, 7), {
    density: 0.45,
  }),
  look('pecan', kernels(pecanHalves, pecanSkin, 2.2, 11, 9), { density: 0.45 }),
  look(
    'peanut, groundnut, roasted peanut',
    kernels(peanut, shell('#b9803e', '#e0b070', 3, 0.35), 0.45, 5, 7),
    { density: 0.62 },
  ),
  look('hazelnut', kernels(round(7, 0.95), shell('#8a5426', '#b57f45', 4, 0.4), 1.1, 7, 13), {
    density: 0.6,
  }),
  look(
    'macadamia, macadamia nut',
    kernels(round(8), shell('#e3cfa4', '#f3e6c6', 7, 0.2), 2.2, 8, 15),
    { density: 0.58 },
  ),
  look('pistachio', kernels(kernelOfPistachio, shell('#8f9a4a', '#b9a878', 3), 0.6, 6, 6), {
    density: 0.6,
  }),
  look('brazil nut', kernels(almond, shell('#cdb184', '#7a4f2a', 6), 4, 10, 9), { density: 0.6 }),
  look('pine nut, pine kernel', seeds([4.6, 1.9, 1.9], '#ecd9ae', '#f7ebcf', 15), {
    density: 0.6,
    little: seeds([4.6, 1.9, 1.9], '#ecd9ae', '#f7ebcf', 15),
  }),
  look(
    'mixed nut, nut, trail mix',
    kernels([...almond, ...cashew, ...round(6)], shell('#9c6a38', '#dcb984', 9), 1.4, 8, 8),
    { density: 0.6 },
  ),
  look('sunflower seed', seeds([4.2, 2.3, 1.2], '#b9a88a', '#d8cbb0', 20), {
    density: 0.6,
    little: seeds([4.2, 2.3, 1.2], '#b9a88a', '#d8cbb0', 20),
  }),
  look('pumpkin seed, pepita', seeds([5.4, 3.1, 1.2], '#5f7136', '#8b9a55', 28), {
    density: 0.6,
    little: seeds([5.4, 3.1, 1.2], '#5f7136', '#8b9a55', 28),
  }),
  look('sesame, sesame seed', seeds([1.5, 0.9, 0.6], '#eadcb8', '#f8f0dc', 4), {
    role: 'garnish',
    density: 0.6,
  }),
  look(
    'black sesame, nigella, poppy seed, mustard seed',
    seeds([1.1, 0.9, 0.8], '#1f1b18', '#3a332c', 4),
    { role: 'garnish', density: 0.6 },
  ),
  look(
    'chia, chia seed, flaxseed, linseed, flax, seed',
    seeds([1.3, 0.9, 0.7], '#3d352e', '#8a7a66', 4),
    { role: 'garnish', density: 0.65 },
  ),
]
