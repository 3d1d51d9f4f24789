import { chunks } from '../families/chunks.ts'
import { florets } from '../families/florets.ts'
import { leaves } from '../families/leaves.ts'
import { rounds } from '../families/rounds.ts'
import { spears } from '../families/spears.ts'
import { spheres } from '../families/spheres.ts'
import { type Food, food } from './food.ts'

/** Vegetables, fruit, pulses and nuts. */
export const plants: Food[] = [
  food(
    'asparagus',
    'side',
    spears({ color: '#6fa032', tip: '#4f6b3f', long: 400, thick: 29, kind: 'asparagus' }),
  ),
  food(
    'green bean, string bean',
    'side',
    spears({ color: '#5f9a35', long: 250, thick: 19, kind: 'bean', bend: 0.1, mess: 0.22 }),
  ),
  food('broccoli', 'side', florets({ crown: '#4c8a2c', stem: '#a3c169', size: 108 })),
  food('spinach', 'side', leaves({ color: '#3f7f2f', vein: '#a5cc78', long: 105, shape: 'oval' })),
  food(
    'salad, lettuce, mixed salad, salad leaves, greens',
    'side',
    leaves({
      color: '#82b83f',
      vein: '#dcecae',
      long: 140,
      shape: 'ruffled',
      also: ['#5f9a35', '#7a3348'],
    }),
  ),
  food(
    'tomato',
    'side',
    rounds({
      skin: '#c92a1d',
      flesh: '#e8503a',
      core: '#d9391f',
      radius: 62,
      rind: 7,
      pattern: 'chambers',
    }),
  ),
  food('cherry tomato', 'side', spheres({ color: '#d8321f', radius: 34, kind: 'star' })),
  food(
    'cucumber',
    'side',
    rounds({
      skin: '#3f7f34',
      flesh: '#d9ecb0',
      core: '#e6f2c6',
      radius: 50,
      rind: 5,
      pattern: 'seeds',
      seeds: '#f8fbe4',
    }),
  ),
  food(
    'lemon',
    'side',
    rounds({ skin: '#f2c21a', flesh: '#f9dc52', radius: 56, rind: 5, pattern: 'citrus' }),
    'garnish',
  ),
  food('blueberry', 'side', spheres({ color: '#3c4a8c', radius: 22, kind: 'crown' })),
  food(
    'parsley',
    'garnish',
    leaves({ color: '#4b8a2f', vein: '#9cc46a', long: 40, shape: 'toothed' }),
  ),
  food('vegetable', 'side', chunks({ color: '#e08a2c', size: 50, cut: 'torn' })),
]
