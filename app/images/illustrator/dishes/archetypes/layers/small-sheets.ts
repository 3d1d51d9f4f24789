import { material, mottled } from '../../../render/material.ts'
import type { Sheet } from './layers.ts'

/** Layers of mustard, pickles and herbs; mm. */
export const smallSheets = {
  mustard: {
    height: 1.8,
    reach: 1.02,
    wavy: 0.07,
    sag: 3,
    material: material('#d9a21e', { gloss: 0.6, polish: 0.5 }),
  },
  'pickled carrot': {
    height: 5,
    reach: 1.02,
    wavy: 0.1,
    material: material(mottled('#e08a34', '#f0d8b0', 4, 0.8), { gloss: 0.5, glow: 0.4 }),
  },
  herb: {
    height: 4,
    reach: 0.8,
    wavy: 0.2,
    material: material(mottled('#3f6f26', '#6f9c3c', 5), { gloss: 0.3, glow: 0.4 }),
  },
} satisfies Record<string, Sheet>
