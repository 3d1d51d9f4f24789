import { bokChoy } from '../families/grains/asian.ts'
import { counted, heap } from '../families/piece.ts'
import { florets } from '../families/plants/florets.ts'
import { leaves } from '../families/plants/leaves.ts'
import { rounds } from '../families/plants/rounds.ts'
import { spears } from '../families/plants/spears.ts'
import { spheres } from '../families/plants/spheres.ts'
import { onionRing, pepperStrip, shred } from '../families/proteins/strips.ts'
import { type Food, food } from './food.ts'

const pepper = (color: string, also: string[] = []) =>
  heap({ color, size: 120, coverage: 0.24, layers: 1.6, also, piece: pepperStrip })
const cabbage = (color: string, vein: string, also: string[] = []) =>
  leaves({ color, vein, long: 120, shape: 'ribbon', also })

/** Vegetables, leaves, herbs and pulses. */
export const vegetables: Food[] = [
  food(
    'asparagus',
    'side',
    spears({ color: '#76a83a', tip: '#55703f', long: 400, thick: 29, kind: 'asparagus' }),
  ),
  food(
    'green bean, string bean, french bean, haricot vert, snow pea, sugar snap pea',
    'side',
    spears({ color: '#6ba63c', long: 250, thick: 25, kind: 'bean', bend: 0.12, mess: 0.26 }),
  ),
  food(
    'carrot, baby carrot',
    'side',
    rounds({
      skin: '#d96a14',
      flesh: '#f08a2a',
      core: '#f7a648',
      radius: 37,
      rind: 3,
      pattern: 'core',
      tumbled: true,
    }),
  ),
  food(
    'roasted carrot, glazed carrot, whole carrot, carrot stick',
    'side',
    spears({ color: '#ee7f22', long: 300, thick: 40, kind: 'carrot', mess: 0.16 }),
  ),
  food(
    'parsnip',
    'side',
    spears({ color: '#f0dca4', long: 290, thick: 40, kind: 'carrot', mess: 0.18 }),
  ),
  food(
    'celery, celery stick',
    'side',
    spears({ color: '#b5d67e', long: 260, thick: 34, kind: 'stalk', mess: 0.16 }),
  ),
  food('okra', 'side', spears({ color: '#5c9638', long: 130, thick: 30, kind: 'bean', mess: 0.5 })),
  food(
    'leek, spring onion, scallion, green onion',
    'side',
    rounds({
      skin: '#6fa03a',
      flesh: '#d9ecae',
      core: '#a3c96a',
      radius: 30,
      rind: 4,
      pattern: 'rings',
    }),
    { little: 'garnish' },
  ),
  food('broccoli, broccolini', 'side', florets({ crown: '#4a8f2e', stem: '#b4cf7c', size: 165 })),
  food('cauliflower', 'side', florets({ crown: '#f5ecd2', stem: '#e0e6b6', size: 165 })),
  food(
    'brussel sprout, brussels sprout',
    'side',
    spheres({ color: '#5c8c2c', radius: 38, kind: 'sprout', stretch: 1.12 }),
  ),
  food(
    'cabbage, sauerkraut, coleslaw, slaw',
    'side',
    cabbage('#cfe0a0', '#eef5d2', ['#e9efc8', '#e8873a']),
  ),
  food('red cabbage', 'side', cabbage('#7a3a72', '#d9a9cc', ['#96508c', '#eadbe8'])),
  food('kimchi', 'side', cabbage('#e2713a', '#fbd9a4', ['#d9492a', '#f0c890'])),
  food(
    'spinach, water spinach',
    'side',
    leaves({ color: '#3f8430', vein: '#a5cc78', long: 105, shape: 'oval' }),
    { leafy: true },
  ),
  food(
    'kale, cavolo nero, collard, chard',
    'side',
    leaves({ color: '#3f7040', vein: '#b5cf8e', long: 120, shape: 'ruffled' }),
    { leafy: true },
  ),
  food(
    'arugula, rocket, watercress',
    'side',
    leaves({ color: '#579a35', vein: '#b9da86', long: 120, shape: 'lobed' }),
    { leafy: true },
  ),
  food(
    'romaine, iceberg, cos lettuce',
    'side',
    leaves({ color: '#9ccb52', vein: '#eef6c8', long: 150, shape: 'ruffled', also: ['#c8df88'] }),
    { leafy: true },
  ),
  food(
    'salad, lettuce, mixed salad, salad leaf, green salad, mixed green, greens, mesclun',
    'side',
    leaves({
      color: '#82b83f',
      vein: '#dcecae',
      long: 135,
      shape: 'ruffled',
      also: ['#5f9a35', '#7a3348'],
    }),
    { leafy: true },
  ),
  food(
    'bok choy, pak choi, chinese cabbage',
    'side',
    counted({ color: '#3f8a35', each: 60, coverage: 0.5, largest: 300, piece: bokChoy }),
  ),
  food(
    'tomato, sliced tomato',
    'side',
    rounds({
      skin: '#c92a1d',
      flesh: '#e9553e',
      core: '#d43a20',
      radius: 60,
      rind: 7,
      pattern: 'chambers',
    }),
    { fan: true },
  ),
  food(
    'cherry tomato, grape tomato',
    'side',
    spheres({ color: '#d8321f', radius: 35, kind: 'star' }),
  ),
  food(
    'sun dried tomato, dried tomato',
    'side',
    heap({ color: '#a8301c', size: 70, coverage: 0.3, piece: shred }),
  ),
  food(
    'cucumber, pickle, gherkin',
    'side',
    rounds({
      skin: '#3f7f34',
      flesh: '#d9ecb0',
      core: '#e8f3cc',
      radius: 48,
      rind: 5,
      pattern: 'seeds',
      seeds: '#fafce8',
    }),
    { fan: true },
  ),
  food(
    'zucchini, courgette, squash, summer squash',
    'side',
    rounds({
      skin: '#2f5e1f',
      flesh: '#f4edb9',
      core: '#e6dd92',
      radius: 66,
      rind: 8,
      pattern: 'squash',
      seeds: '#fbf6d6',
      browned: true,
    }),
  ),
  food(
    'eggplant, aubergine',
    'side',
    rounds({
      skin: '#3c1d4c',
      flesh: '#e8d09a',
      core: '#c9a05c',
      radius: 72,
      rind: 7,
      pattern: 'grain',
      browned: true,
    }),
  ),
  food(
    'beet, beetroot',
    'side',
    rounds({
      skin: '#6b1338',
      flesh: '#a01f52',
      core: '#7d1742',
      radius: 48,
      rind: 3,
      pattern: 'rings',
    }),
  ),
  food(
    'radish, daikon',
    'side',
    rounds({ skin: '#d32a56', flesh: '#fdf3f1', radius: 34, rind: 4, pattern: 'plain' }),
    { fan: true },
  ),
  food(
    'onion, white onion, caramelized onion, shallot',
    'side',
    heap({ color: '#e3c58e', size: 96, coverage: 0.3, layers: 1.3, piece: onionRing }),
  ),
  food(
    'red onion',
    'side',
    heap({ color: '#9c3f74', size: 96, coverage: 0.3, layers: 1.3, piece: onionRing }),
  ),
  food(
    'pepper, bell pepper, red bell pepper, red pepper, sweet pepper, capsicum, paprika pepper',
    'side',
    pepper('#d8321f'),
  ),
  food('green pepper, green bell pepper', 'side', pepper('#4f9a35')),
  food('yellow pepper, yellow bell pepper, orange bell pepper', 'side', pepper('#f5b521')),
  food(
    'mixed pepper, pepper and onion, fajita vegetable',
    'side',
    pepper('#d8321f', ['#f5b521', '#4f9a35']),
  ),
]
