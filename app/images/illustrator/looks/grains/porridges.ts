import { copies } from '../../forms/copies.ts'
import { filled } from '../../forms/filled.ts'
import { type Grain, grains, mound } from '../../forms/heaps.ts'
import { laid } from '../../forms/pieces.ts'
import { blend, colour } from '../../render/colour.ts'
import { material, mottled, varied } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { lump } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { specked } from './rice.ts'

const wet = { role: 'wet', density: 1 } as const

type Strewn = Grain & { per: number }

const oats = (from: string, to: string, per = 9): Strewn => ({
  meshes: [1, 2, 3].map((seed) => lump([3.6, 2.5, 0.7], 0.3, seed, 6)),
  material: material(varied(from, to), { glow: 0.4, gloss: 0.45, polish: 0.45 }),
  covers: 20,
  lean: 0.3,
  out: 0.3,
  per,
})

const porridge = (from: string, to: string, grain?: Strewn) =>
  filled({
    material: material(mottled(from, to, 5), {
      glow: 0.35,
      gloss: 0.5,
      polish: 0.45,
      bump: { height: 0.7, size: 3.4 },
    }),
    uneven: 2.2,
    size: 11,
    on: grain ? [grain] : [],
  })

const bit = (from: string, to: string, size: readonly [number, number, number]): Grain => ({
  meshes: [1, 2].map((seed) => lump(size, 0.3, seed, 5)),
  material: material(varied(from, to), { glow: 0.3, gloss: 0.2 }),
  covers: 330,
  out: 1.4,
})

const leaf = bit('#3f6b24', '#6d9a3d', [2.4, 1.5, 0.3])
const mustard = bit('#2c1f18', '#4a3324', [0.9, 0.9, 0.9])
const peanut = bit('#b87a3c', '#d9a662', [4.6, 3.2, 2.6])
const onion = bit('#d9a86a', '#efd2a4', [3.4, 2.4, 0.8])
const pea = bit('#6f9a35', '#8fb550', [3.5, 3.3, 3.2])

const flat = [1, 2, 3].map((seed) => lump([3.6, 2.1, 0.5], 0.3, seed, 5))
const crumb = [1, 2, 3].map((seed) => lump([1.2, 1, 0.9], 0.35, seed, 4))

/** A stiff smooth ball of dough, a little flattened by its weight; mm. */
const doughBall = (from: string, to: string) =>
  laid(
    copies({
      each: 190,
      variants: 3,
      most: 4,
      mesh: (i) =>
        reshape(lump([50, 48, 29], 0.13, i + 2, 30, 1.7), ([x, y, z]) => [x, y, Math.max(-13, z)]),
      material: material(
        ({ u, v, w, seed }) =>
          blend(colour(from), colour(to), fractal(u / 14 + seed * 30, v / 14, w / 9, 3)),
        { gloss: 0.32, polish: 0.4, glow: 0.4, bump: { height: 0.35, size: 7 } },
      ),
    }),
  )

export const porridges: readonly Look[] = [
  look('fufu, pounded yam, banku, eba, amala, kenkey', doughBall('#e0d0a8', '#f2e7c8')),
  look('ugali, sadza, pap, nshima', doughBall('#e9e0cc', '#f8f3e4')),
  look(
    'oatmeal, porridge, oat porridge, flavored oatmeal, oat bran, hot cereal',
    porridge('#cdb083', '#ead6ae', oats('#dcc393', '#f2e3c2')),
    wet,
  ),
  look(
    'cream of wheat, semolina porridge, cream of rice, maize porridge',
    porridge('#ead9b0', '#f5ead0'),
    wet,
  ),
  look(
    'congee, rice porridge',
    porridge('#e6dcc4', '#f6f0e0', {
      ...oats('#efe6d0', '#faf5e8', 7),
      meshes: [1, 2].map((seed) => lump([3, 1.3, 0.9], 0.1, seed, 5)),
    }),
    wet,
  ),
  look('sorghum porridge, millet porridge, ragi porridge', porridge('#a3784a', '#c49a68'), wet),
  look(
    'polenta, cornmeal mush, grit, grits, cornmeal',
    mound(
      material(mottled('#e0ac34', '#f3cf68', 6), {
        glow: 0.35,
        gloss: 0.4,
        polish: 0.4,
        bump: { height: 0.5, size: 2.2 },
      }),
      { uneven: 3.5, flat: 0.5 },
    ),
    { density: 1 },
  ),
  look(
    'upma, semolina upma, rava upma',
    grains(
      [
        {
          meshes: crumb,
          material: material(varied('#ead9b0', '#f5e8c8'), { glow: 0.4, gloss: 0.2 }),
          covers: 2.6,
          out: 0.4,
        },
        mustard,
        leaf,
        { ...pea, covers: 240 },
        { ...bit('#d9731f', '#e89044', [2.4, 2.2, 2]), covers: 200 },
      ],
      { under: specked('#dcc793', '#f0e2bc', 1.1), uneven: 7, flat: 0.6 },
    ),
  ),
  look(
    'poha, flattened rice',
    grains(
      [
        {
          meshes: flat,
          material: material(varied('#e6b83c', '#f6dc86'), { glow: 0.5, gloss: 0.15 }),
          covers: 4.2,
          lean: 0.7,
          out: 1.2,
        },
        peanut,
        leaf,
        onion,
        mustard,
      ],
      { under: specked('#c99a2c', '#ecc860'), uneven: 4, flat: 0.7 },
    ),
  ),
]
