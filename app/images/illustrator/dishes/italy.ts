import { type Look, look } from '../looks/look.ts'
import { flat, slab } from './archetypes/flat.ts'

export const italy: readonly Look[] = [
  look('pizza, cheese pizza, margherita', flat({ whole: 420 }), { vessel: 'board' }),
  look(
    'lasagna, lasagne',
    slab({
      each: 250,
      layers: [
        ['#d8b56a', 4],
        ['#8e2f18', 8],
        ['#e6c987', 3],
        ['#f1e3bd', 4],
        ['#8e2f18', 8],
        ['#e6c987', 3],
        ['#f1e3bd', 4],
        ['#a33a1f', 6],
      ],
      top: ['#efcf82', '#d58f3a'],
      browned: 0.7,
    }),
  ),
]
