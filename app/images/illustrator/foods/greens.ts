import { nori } from '../families/grains/asian.ts'
import { mash } from '../families/grains/mash.ts'
import { heap } from '../families/piece.ts'
import { leaves } from '../families/plants/leaves.ts'
import { mushroom } from '../families/plants/mushroom.ts'
import { seed } from '../families/plants/nuts.ts'
import { rounds } from '../families/plants/rounds.ts'
import { spears } from '../families/plants/spears.ts'
import { spheres } from '../families/plants/spheres.ts'
import { chunks } from '../families/proteins/chunks.ts'
import { pepperStrip } from '../families/proteins/strips.ts'
import { type Food, food } from './food.ts'

/** More vegetables, pulses, herbs and spices. */
export const greens: Food[] = [
  food(
    'chili pepper, jalapeno, hot pepper, chile',
    'garnish',
    rounds({
      skin: '#3f8a2c',
      flesh: '#b5d982',
      radius: 20,
      rind: 4,
      pattern: 'seeds',
      seeds: '#fbf4cf',
    }),
  ),
  food(
    'mushroom, champignon, portobello, shiitake',
    'side',
    heap({ color: '#e2c8a4', size: 104, coverage: 0.46, layers: 1.3, piece: mushroom }),
  ),
  food(
    'pumpkin, butternut, butternut squash',
    'side',
    chunks({
      color: '#ee8a2a',
      size: 60,
      cut: 'cube',
      texture: 'grain',
      rough: 0.3,
      crust: '#dd7420',
    }),
  ),
  food(
    'turnip, swede, rutabaga, kohlrabi, celeriac',
    'side',
    chunks({ color: '#f0e2b8', size: 58, cut: 'cube', texture: 'grain', rough: 0.3 }),
  ),
  food(
    'artichoke, fennel',
    'side',
    leaves({ color: '#a9bd72', vein: '#eef0cf', long: 92, shape: 'oval' }),
    { leafy: true },
  ),
  food(
    'bean sprout, alfalfa, sprout',
    'side',
    spears({ color: '#f3ecd0', long: 120, thick: 11, kind: 'straw', mess: 1.5, bend: 0.3 }),
  ),
  food(
    'bamboo shoot, water chestnut',
    'side',
    rounds({ skin: '#e0cf9a', flesh: '#f7edcb', radius: 38, rind: 3, pattern: 'grain' }),
  ),
  food(
    'seaweed, nori, wakame',
    'side',
    heap({ color: '#2f4f35', size: 100, coverage: 0.4, piece: nori }),
  ),
  food(
    'vegetable, mixed vegetable, roasted vegetable, ratatouille',
    'side',
    heap({
      color: '#d8321f',
      size: 92,
      coverage: 0.28,
      layers: 1.8,
      also: ['#f5b521', '#5f9a35', '#ee7f22', '#ebeebc', '#8a3f6a'],
      piece: pepperStrip,
    }),
  ),
  food('garlic', 'garnish', heap({ color: '#f6ecd2', size: 34, coverage: 0.4, piece: seed })),
  food(
    'ginger, pickled ginger',
    'garnish',
    leaves({ color: '#f4c9b0', vein: '#fdeee2', long: 62, shape: 'oval' }),
    { leafy: true },
  ),
  food('caper', 'garnish', spheres({ color: '#5f7a34', radius: 11, kind: 'smooth' })),
  food(
    'olive, black olive, kalamata',
    'side',
    spheres({ color: '#3a2438', radius: 28, kind: 'hole', stretch: 1.15 }),
  ),
  food(
    'green olive',
    'side',
    spheres({ color: '#8a9a38', radius: 28, kind: 'hole', stretch: 1.15 }),
  ),
  food(
    'pea, green pea, garden pea',
    'side',
    spheres({ color: '#6fb33a', radius: 17, kind: 'smooth', layers: 1.7 }),
  ),
  food(
    'edamame, broad bean, lima bean, fava bean',
    'side',
    spheres({ color: '#8cc24f', radius: 22, kind: 'eye', stretch: 1.35, layers: 1.6 }),
  ),
  food(
    'chickpea, garbanzo',
    'side',
    spheres({ color: '#dfae62', radius: 21, kind: 'beak', layers: 1.7 }),
  ),
  food(
    'black bean',
    'side',
    spheres({ color: '#33242b', radius: 17, kind: 'eye', stretch: 1.4, layers: 1.7 }),
  ),
  food(
    'bean, kidney bean, red bean, pinto bean',
    'side',
    spheres({ color: '#8a2a22', radius: 20, kind: 'eye', stretch: 1.5, layers: 1.7 }),
  ),
  food(
    'white bean, cannellini, navy bean, butter bean',
    'side',
    spheres({ color: '#f0e2bd', radius: 20, kind: 'smooth', stretch: 1.45, layers: 1.7 }),
  ),
  food(
    'baked bean',
    'side',
    spheres({ color: '#cf6a26', radius: 19, kind: 'smooth', stretch: 1.4, layers: 1.9 }),
  ),
  food('refried bean', 'side', mash({ color: '#9a6344', texture: 'grain' })),
  food(
    'lentil, green lentil, brown lentil',
    'side',
    spheres({ color: '#8a6a38', radius: 12.5, kind: 'smooth', layers: 1.7 }),
  ),
  food(
    'red lentil, split pea',
    'side',
    spheres({ color: '#e8853a', radius: 12.5, kind: 'smooth', layers: 1.7 }),
  ),
  food(
    'parsley, cilantro, coriander',
    'garnish',
    leaves({ color: '#4b9330', vein: '#9cc46a', long: 46, shape: 'toothed' }),
    { leafy: true },
  ),
  food(
    'basil, mint, sage, oregano',
    'garnish',
    leaves({ color: '#47942f', vein: '#a5d278', long: 66, shape: 'oval' }),
    { leafy: true },
  ),
  food(
    'dill, chive, rosemary, thyme, tarragon',
    'garnish',
    leaves({ color: '#4f8a34', vein: '#8ab55a', long: 58, shape: 'ribbon' }),
    { leafy: true },
  ),
  food(
    'herb, microgreen, cress',
    'garnish',
    leaves({ color: '#5c9e38', vein: '#b5da86', long: 44, shape: 'lobed' }),
    { leafy: true },
  ),
  food(
    'spice, salt, seasoning, black pepper, cinnamon, paprika, cumin, turmeric, curry powder, chili powder, chili flake',
    'garnish',
    spheres({ color: '#8a4a1c', radius: 4.5, kind: 'smooth', layers: 0.5 }),
  ),
]
