import { counted, heap } from '../families/piece.ts'
import { almond, cashew, kernel, seed, walnut } from '../families/plants/nuts.ts'
import { spheres } from '../families/plants/spheres.ts'
import { type Food, food } from './food.ts'

/** Nuts and seeds. */
export const nuts: Food[] = [
  food(
    'almond',
    'side',
    heap({ color: '#b87a3c', size: 66, coverage: 0.44, layers: 1.25, most: 180, piece: almond }),
  ),
  food(
    'walnut, pecan',
    'side',
    heap({ color: '#b98748', size: 96, coverage: 0.5, layers: 1.3, piece: walnut }),
  ),
  food(
    'cashew',
    'side',
    heap({ color: '#ecd3a0', size: 74, coverage: 0.42, layers: 1.5, piece: cashew }),
  ),
  food(
    'peanut, hazelnut, macadamia',
    'side',
    heap({ color: '#cd9450', size: 40, coverage: 0.52, layers: 1.5, most: 200, piece: kernel }),
  ),
  food(
    'pistachio',
    'side',
    heap({ color: '#a3b04f', size: 40, coverage: 0.5, layers: 1.5, most: 200, piece: kernel }),
  ),
  food(
    'nut, mixed nut, trail mix',
    'side',
    heap({
      color: '#b87a3c',
      size: 54,
      coverage: 0.46,
      layers: 1.5,
      also: ['#d9a75c', '#8a5226'],
      piece: almond,
    }),
  ),
  food(
    'pumpkin seed, pepita',
    'side',
    heap({ color: '#7d8f3a', size: 28, coverage: 0.42, layers: 1.4, most: 220, piece: seed }),
  ),
  food(
    'sunflower seed, pine nut',
    'side',
    heap({ color: '#e3cd9a', size: 26, coverage: 0.42, layers: 1.4, most: 220, piece: seed }),
  ),
  food(
    'sesame seed, sesame, hemp seed',
    'garnish',
    heap({ color: '#f4e6c4', size: 13, coverage: 0.5, layers: 0.8, most: 160, piece: seed }),
  ),
  food(
    'chia, flax, poppy seed, linseed, chia seed, flax seed',
    'garnish',
    spheres({ color: '#4a3a34', radius: 5, kind: 'smooth', layers: 0.7 }),
  ),
  food(
    'chestnut, brazil nut',
    'side',
    counted({ color: '#8a4f26', each: 9, coverage: 0.6, largest: 90, piece: kernel }),
  ),
]
