import type { Form } from '../../forms/form.ts'
import { strewn } from '../../forms/strewn/strewn.ts'
import { material, varied } from '../../render/material.ts'
import { lump } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

const specks = [1, 2].map((seed) => lump([0.75, 0.6, 0.35], 0.4, seed, 5))

/** A pinch of powder, as fingers strew it: fine specks, dense about one place. */
const pinch = (from: string, to: string, { each = 0.008, most = 150 } = {}): Form =>
  strewn(
    [
      {
        meshes: specks,
        material: material(varied(from, to), { gloss: 0.06, grain: 0 }),
        sizes: [0.6, 1.3],
      },
    ],
    { each, most, close: 0.6, wide: 0.62 },
  )

const powder = (words: string, from: string, to: string): Look =>
  look(words, pinch(from, to), { role: 'garnish', density: 0.5 })

/** Ground spices and sugar that are strewn over food. */
export const powderLooks: readonly Look[] = [
  powder(
    'cinnamon, nutmeg, allspice, mixed spice, mixed spices, mace, clove spice, cumin, cardamom',
    '#6e3c18',
    '#96602c',
  ),
  powder(
    'paprika, paprika powder, chili powder, chilli powder, cayenne, cayenne pepper',
    '#9a2c10',
    '#c0481c',
  ),
  powder('curry powder, turmeric', '#b87c14', '#d9a02a'),
  look('strewn sugar', pinch('#efe9dd', '#fdfaf4', { each: 0.012, most: 260 }), {
    role: 'garnish',
    density: 0.8,
  }),
]
