import { bread } from '../families/baked/bread.ts'
import { stack } from '../families/baked/pancakes.ts'
import { croissant, muffin } from '../families/baked/sweets.ts'
import { grains } from '../families/grains/grains.ts'
import { counted, heap } from '../families/piece.ts'
import { potatoHalf, wedge } from '../families/plants/fruit.ts'
import { cluster, flake } from '../families/plants/nuts.ts'
import { spears } from '../families/plants/spears.ts'
import { chip, cracker } from '../families/proteins/cheese.ts'
import { chunks } from '../families/proteins/chunks.ts'
import { type Food, food } from './food.ts'

/** Potatoes, crisps, breads, breakfast cereals. */
export const bakes: Food[] = [
  food(
    'potato, roast potato, boiled potato, new potato',
    'base',
    heap({ color: '#f6dc8c', size: 100, coverage: 0.5, layers: 1.25, piece: potatoHalf }),
  ),
  food(
    'potato wedge',
    'base',
    heap({
      color: '#e5ab48',
      size: 130,
      coverage: 0.34,
      piece: wedge({ skin: '#b3762f', flesh: '#f2c869' }),
    }),
  ),
  food(
    'french fry, fry, chip, potato fry',
    'base',
    spears({ color: '#f4c04e', long: 215, thick: 22, kind: 'straw', mess: 1.3 }),
  ),
  food(
    'sweet potato fry',
    'base',
    spears({ color: '#e8842c', long: 205, thick: 23, kind: 'straw', mess: 1.3 }),
  ),
  food(
    'sweet potato, yam',
    'base',
    chunks({
      color: '#ec8430',
      size: 80,
      cut: 'cube',
      texture: 'grain',
      rough: 0.3,
      crust: '#d96a1f',
    }),
  ),
  food(
    'hash brown, rosti, tater tot, potato pancake',
    'side',
    counted({ color: '#d9993c', each: 55, coverage: 0.7, piece: flake }),
  ),
  food(
    'potato chip, crisp',
    'side',
    heap({ color: '#f2c353', size: 92, coverage: 0.5, layers: 1.8, piece: flake }),
  ),
  food(
    'crouton',
    'side',
    chunks({ color: '#dca552', size: 46, cut: 'cube', texture: 'brown', rough: 0.9 }),
  ),
  food(
    'tortilla chip, nacho, corn chip',
    'side',
    heap({ color: '#eeb548', size: 110, coverage: 0.42, layers: 1.7, piece: chip }),
    { leans: true },
  ),
  food(
    'cracker, crispbread, rice cake, snack',
    'side',
    counted({ color: '#e3b063', each: 8, coverage: 0.75, most: 10, largest: 170, piece: cracker }),
  ),
  food(
    'bread, white bread, brioche, milk bread',
    'base',
    bread({ crust: '#c07f38', crumb: '#f8e6be', shape: 'slice', each: 32 }),
    { leans: true },
  ),
  food(
    'whole wheat bread, wholemeal bread, whole grain bread, rye bread, multigrain bread, pumpernickel',
    'base',
    bread({ crust: '#8a5526', crumb: '#cf9f66', shape: 'slice', each: 36, seeds: '#f0dcae' }),
    { leans: true },
  ),
  food(
    'toast, toasted bread',
    'base',
    bread({ crust: '#a8672a', crumb: '#e6b469', shape: 'slice', each: 34, toasted: true }),
    { leans: true },
  ),
  food(
    'sourdough, sourdough bread, baguette, ciabatta, french bread, italian bread, crostini, bruschetta, garlic bread',
    'base',
    bread({ crust: '#b87432', crumb: '#f3ddb0', shape: 'oval', each: 38 }),
    { leans: true },
  ),
  food(
    'naan, naan bread, flatbread, garlic naan, kulcha',
    'base',
    bread({ crust: '#c98c48', crumb: '#f3d8a4', shape: 'naan', each: 90 }),
    { leans: true },
  ),
  food(
    'roti, chapati, paratha, phulka',
    'base',
    bread({ crust: '#b8803f', crumb: '#e6c184', shape: 'flat', each: 45 }),
    { leans: true },
  ),
  food(
    'pita, pitta, pita bread',
    'base',
    bread({ crust: '#c9924e', crumb: '#f0d7a6', shape: 'flat', each: 60 }),
    { leans: true },
  ),
  food(
    'tortilla, flour tortilla, corn tortilla',
    'base',
    bread({ crust: '#d9ad6b', crumb: '#f7e3b8', shape: 'flat', each: 45 }),
    { leans: true },
  ),
  food(
    'bagel',
    'base',
    bread({ crust: '#c07a33', crumb: '#c98a42', shape: 'ring', each: 100, seeds: '#f6e7c4' }),
    { leans: true },
  ),
  food(
    'bun, roll, dinner roll, english muffin, scone, biscuit',
    'base',
    bread({ crust: '#b86f2a', crumb: '#d39346', shape: 'round', each: 55, seeds: '#f8ebc8' }),
    { leans: true },
  ),
  food(
    'croissant, pastry, danish',
    'base',
    counted({ color: '#d48f3c', each: 60, coverage: 0.5, largest: 360, piece: croissant }),
  ),
  food(
    'muffin, cupcake',
    'base',
    counted({ color: '#c98a45', each: 100, coverage: 0.72, largest: 330, piece: muffin }),
  ),
  food(
    'pancake, crepe, hotcake, blini',
    'main',
    stack({ color: '#dc9a45', edge: '#f0cd90', each: 45 }),
  ),
  food('waffle', 'main', stack({ color: '#dc9c44', edge: '#c07c2e', each: 75, grid: true })),
  food(
    'french toast',
    'main',
    bread({ crust: '#9a5a20', crumb: '#e2a54c', shape: 'slice', each: 65, toasted: true }),
    { leans: true },
  ),
  food(
    'granola, muesli',
    'side',
    heap({ color: '#c48a42', size: 44, coverage: 0.62, layers: 1.8, most: 200, piece: cluster }),
  ),
  food(
    'corn flake, cereal, bran flake, breakfast cereal',
    'side',
    heap({ color: '#e7a53a', size: 54, coverage: 0.5, layers: 1.8, most: 200, piece: flake }),
  ),
  food('oat, rolled oat, dry oat', 'side', grains({ color: '#e3cda0', long: 6, thick: 13 })),
]
