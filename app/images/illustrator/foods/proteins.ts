import { chunks } from '../families/chunks.ts'
import { slab } from '../families/fillet.ts'
import { spheres } from '../families/spheres.ts'
import { type Food, food } from './food.ts'

/** Fish, meat, eggs, dairy. */
export const proteins: Food[] = [
  food(
    'salmon, trout',
    'main',
    slab({
      flesh: '#f0814e',
      crust: '#d4602c',
      flakes: '#fbc49c',
      shape: 'fillet',
      each: 190,
      texture: 'brown',
    }),
  ),
  food(
    'steak, beef steak, beef',
    'main',
    slab({ flesh: '#7d4024', crust: '#5a2815', shape: 'chop', each: 260, texture: 'fibre' }),
  ),
  food(
    'chicken breast, chicken',
    'main',
    slab({ flesh: '#e8b566', crust: '#c9813a', shape: 'fillet', each: 190, texture: 'brown' }),
  ),
  food('meatball', 'main', spheres({ color: '#8f5330', radius: 48, kind: 'crust', steady: true })),
  food(
    'tofu',
    'main',
    chunks({ color: '#f4e6c2', size: 66, cut: 'cube', texture: 'grain', crust: '#e0a850' }),
  ),
]
