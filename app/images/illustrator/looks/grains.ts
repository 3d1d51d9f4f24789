import { grains } from '../forms/heaps.ts'
import { strands } from '../forms/strands.ts'
import { material, varied } from '../render/material.ts'
import { lump } from '../shapes/shapes.ts'
import { type Look, look } from './look.ts'

const riceGrain = [1, 2, 3].map((seed) => lump([3.3, 0.9, 0.9], 0.1, seed, 5))

const rice = (from: string, to: string, under: string) =>
  grains(
    {
      meshes: riceGrain,
      material: material(varied(from, to), { glow: 0.5, gloss: 0.15, polish: 0.3 }),
      covers: 11,
    },
    { under: material(under, { glow: 0.4 }) },
  )

export const grainsLooks: readonly Look[] = [
  look('rice, white rice, basmati rice', rice('#eee4cf', '#fdfaf2', '#e9dfc9')),
  look('brown rice', rice('#b58c5a', '#d8b884', '#a8804f')),
  look(
    'spaghetti',
    strands({
      material: material(varied('#e6bd62', '#f3d58c'), { glow: 0.45, gloss: 0.4, polish: 0.35 }),
      radius: 1.15,
      length: 210,
      curl: 1,
      under: material('#b98a3a'),
    }),
  ),
]
