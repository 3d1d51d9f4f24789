import { type Look, look } from '../looks/look.ts'
import { parcels } from './archetypes/wrapped/parcels.ts'
import { skewers } from './archetypes/wrapped/skewers.ts'

export const snacks: readonly Look[] = [
  look('samosa', parcels({ shape: 'samosa', dough: ['#b87a35', '#d9a558'], each: 60, size: 70 })),
  look(
    'momo',
    parcels({
      shape: 'purse',
      dough: ['#eadfc4', '#f6f0de'],
      each: 28,
      size: 44,
      glow: 0.5,
      gloss: 0.5,
    }),
  ),
  look(
    'shish kebab',
    skewers([
      ['#a8622a', '#d79a52'],
      ['#b92d1a', '#d8502f'],
      ['#6f9f35', '#a9c95e'],
    ]),
  ),
]
