import { type Grain, grains, mound } from '../../forms/heaps.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, varied } from '../../render/material.ts'
import type { Mesh } from '../../render/mesh.ts'
import { lump } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { mixed, specked } from './rice.ts'

const bead = (radius: number, rough = 0.12): Mesh[] =>
  [1, 2, 3].map((seed) => lump([radius, radius * 0.95, radius * 0.85], rough, seed, 5))

/** A grain with a pale dot or line across it, as the germ of quinoa or the crease of barley. */
const creased = (from: string, to: string, crease: string, width: number): Material => {
  const [a, b, c] = [colour(from), colour(to), colour(crease)]
  return material(
    ({ v, seed }) => blend(blend(a, b, seed), c, 1 - step(width * 0.5, width, Math.abs(v))),
    { glow: 0.45, gloss: 0.2, polish: 0.35 },
  )
}

const heap = (
  meshes: readonly Mesh[],
  own: Material,
  covers: number,
  under: Material,
  more: readonly Grain[] = [],
) =>
  grains([{ meshes, material: own, covers: covers / (1 + more.length * 0.5), out: 0.7 }, ...more], {
    under,
    uneven: 2.5,
    flat: 0.8,
    steep: 1.18,
  })

const tails: Grain = {
  meshes: [lump([1.7, 0.35, 0.3], 0.2, 2, 4)],
  material: material(varied('#f3e7c6', '#fdf6e0'), { glow: 0.5 }),
  covers: 26,
  out: 1.2,
}

const parsley: Grain = {
  meshes: [lump([2, 1.3, 0.3], 0.4, 6, 4)],
  material: material(varied('#3f6b24', '#6d9a3d'), { gloss: 0.15 }),
  covers: 260,
  out: 1.4,
}

const cooked = { glow: 0.45, gloss: 0.18, polish: 0.35 }

export const smallGrains: readonly Look[] = [
  look(
    'quinoa, white quinoa, amaranth, dry quinoa',
    heap(
      bead(1.25),
      material(
        mixed(['#d9bf88', 0.4], ['#ead7a8', 0.4], ['#b3834a', 0.12], ['#8a4a30', 0.08]),
        cooked,
      ),
      7,
      specked('#b8985e', '#dcc590', 1.6),
      [tails],
    ),
  ),
  look(
    'red quinoa, tricolor quinoa, black quinoa',
    heap(
      bead(1.25),
      material(
        mixed(['#7a3322', 0.45], ['#9c5034', 0.3], ['#3a221a', 0.15], ['#d9bf88', 0.1]),
        cooked,
      ),
      7,
      specked('#5c2a1c', '#8f4a30', 1.6),
      [tails],
    ),
  ),
  look(
    'couscous, semolina',
    heap(
      bead(1),
      material(varied('#ddb05c', '#f2d38c'), cooked),
      5,
      specked('#c99a48', '#ecca80', 1.3),
      [parsley],
    ),
  ),
  look(
    'pearl couscous, israeli couscous, giant couscous',
    heap(
      bead(2.6, 0.05),
      material(varied('#e0b868', '#f0d79a'), { ...cooked, gloss: 0.35 }),
      20,
      specked('#c69b50', '#e6c27c', 3),
    ),
  ),
  look(
    'bulgur, cracked wheat, freekeh',
    heap(
      [1, 2, 3].map((seed) => lump([1.9, 1.3, 1.1], 0.35, seed, 5)),
      material(
        mixed(['#a8743a', 0.4], ['#c9995a', 0.35], ['#8a5a2a', 0.15], ['#dcb880', 0.1]),
        cooked,
      ),
      8,
      specked('#8a5a2a', '#bf8d4e', 1.8),
      [parsley],
    ),
  ),
  look(
    'barley, pearl barley, farro, spelt, wheat berry',
    heap(
      [1, 2, 3].map((seed) => lump([3.7, 2.3, 2.1], 0.1, seed, 6)),
      creased('#c59a5c', '#e6cb98', '#9a6c38', 0.5),
      19,
      specked('#a87c44', '#d0aa70', 3),
    ),
  ),
  look(
    'buckwheat, kasha',
    heap(
      [1, 2, 3].map((seed) => lump([2.3, 2, 1.9], 0.3, seed, 5)),
      material(
        mixed(['#8a5a32', 0.4], ['#a8743f', 0.3], ['#6b4226', 0.2], ['#c49a68', 0.1]),
        cooked,
      ),
      11,
      specked('#6b4226', '#9a6a3c', 2),
    ),
  ),
  look(
    'millet, teff, fonio',
    heap(
      bead(1.05),
      material(varied('#dcae4c', '#f0d07c'), cooked),
      5.5,
      specked('#c0923a', '#e8c46c', 1.3),
    ),
  ),
  look(
    'flour, wheat flour, cornstarch, sugar, white sugar, caster sugar, powdered sugar, sweetener, milk powder, whole milk powder',
    mound(material('#efe8da', { gloss: 0.02, glow: 0.4, bump: { height: 0.3, size: 1.6 } }), {
      uneven: 2,
    }),
  ),
  look(
    'brown sugar, jaggery, whole wheat flour, protein powder, malted milk powder, whey protein',
    mound(material('#b8884e', { gloss: 0.05, glow: 0.3, bump: { height: 0.4, size: 1.6 } }), {
      uneven: 2,
    }),
  ),
  look(
    'cocoa powder, carob powder',
    mound(material('#5a3220', { gloss: 0.02, glow: 0.2, bump: { height: 0.3, size: 1.6 } }), {
      uneven: 2,
    }),
  ),
  look(
    'wheat bran, wheat germ, breadcrumb, panko, crumb',
    heap(
      [1, 2, 3].map((seed) => lump([1.8, 1.2, 0.6], 0.5, seed, 5)),
      material(varied('#b98448', '#e0bb80'), { glow: 0.2, gloss: 0.03 }),
      6,
      specked('#a87238', '#d4a868', 1.6),
    ),
  ),
]
