import { strewn } from '../../forms/strewn/strewn.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { lump } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { cornMeshes, cornPaint } from './kernels.ts'

/** All over the surface, here more and there less. */
const allOver = { close: 0.3, wide: 0.55 }

/** Split lentils that were boiled soft: some whole, some half, some no more than mush. Radii in mm. */
const softLentils = {
  whole: [1, 2, 3].map((i) => lump([2.7, 2.6, 1.1], 0.14, i, 6)),
  mush: [1, 2, 3, 4].map((i) => uneven(lump([3.6, 2.7, 1], 0.5, i, 7, 2), 0.5, 2.5, i)),
}

const lentilPaint = (from: string, to: string) =>
  material(mottled(from, to, 3), { gloss: 0.42, polish: 0.5, glow: 0.4, grain: 0.3 })

const dalLentil = strewn(
  [
    {
      meshes: softLentils.whole,
      material: lentilPaint('#d48830', '#e9b05a'),
      sizes: [0.6, 1.05],
      times: 1.4,
      lean: 0.5,
    },
    {
      meshes: softLentils.mush,
      material: lentilPaint('#cf8630', '#dfa24a'),
      sizes: [0.4, 1.25],
      times: 0.7,
      lean: 0.15,
    },
  ],
  { each: 0.07, most: 130, ...allOver },
)

/** Kernels in cream: some burst, some pale. */
const burst = material(
  (spot) => {
    const { u, v, w, seed } = spot
    const n = fractal(u / 2.4 + seed * 17, v / 2.4, w / 2.4, 2)
    const own = blend(cornPaint(spot), colour('#f6e2a0'), 0.7 * step(0.45, 0.95, seed))
    return blend(own, colour('#c9861c'), 0.35 * step(0.56, 0.74, n))
  },
  { gloss: 0.5, polish: 0.55, glow: 0.45 },
)

const soupCorn = strewn([{ meshes: cornMeshes, material: burst, sizes: [0.62, 1.12], lean: 0.8 }], {
  each: 0.4,
  most: 95,
  ...allOver,
})

/** What a smooth soup has in it. */
export const inSoupLooks: readonly Look[] = [
  look('dal lentil, mushy lentil', dalLentil, { density: 0.7 }),
  look('soup corn, chowder corn', soupCorn, { density: 0.7 }),
]
