import { grains } from '../families/grains/grains.ts'
import { heap } from '../families/piece.ts'
import { avocado } from '../families/plants/avocado.ts'
import { strawberry, wedge } from '../families/plants/fruit.ts'
import { dried } from '../families/plants/nuts.ts'
import { rounds } from '../families/plants/rounds.ts'
import { spheres } from '../families/plants/spheres.ts'
import { apple, banana, orange, pear, wholeWhenAlone } from '../families/plants/whole-fruit.ts'
import { chunks } from '../families/proteins/chunks.ts'
import { type Food, food } from './food.ts'

const wedges = (
  skin: string,
  flesh: string,
  size = 150,
  more: { pith?: string; segments?: boolean; seeds?: string } = {},
) =>
  heap({ color: flesh, size, coverage: 0.3, layers: 1.6, piece: wedge({ skin, flesh, ...more }) })

/** Fruit. */
export const fruit: Food[] = [
  food(
    'lemon',
    'side',
    rounds({ skin: '#f2c21a', flesh: '#fadf58', radius: 56, rind: 5, pattern: 'citrus' }),
    { little: 'garnish' },
  ),
  food(
    'lime',
    'side',
    rounds({ skin: '#5f9a2a', flesh: '#bcd95c', radius: 50, rind: 5, pattern: 'citrus' }),
    { little: 'garnish' },
  ),
  food(
    'orange, mandarin, clementine, tangerine',
    'side',
    wholeWhenAlone(
      140,
      '#f58a1a',
      0.6,
      orange,
      rounds({ skin: '#ee7f12', flesh: '#fba02c', radius: 66, rind: 6, pattern: 'citrus' }),
    ),
  ),
  food(
    'grapefruit, blood orange',
    'side',
    rounds({ skin: '#ee9a3a', flesh: '#ea5a4c', radius: 74, rind: 6, pattern: 'citrus' }),
  ),
  food(
    'apple',
    'side',
    wholeWhenAlone(
      182,
      '#c2262a',
      0.62,
      apple,
      wedges('#c9242c', '#fbeec2', 150, { seeds: '#4a2a12' }),
    ),
  ),
  food(
    'green apple',
    'side',
    wholeWhenAlone(
      182,
      '#8fb83a',
      0.62,
      apple,
      wedges('#8fb83a', '#fbf3d2', 150, { seeds: '#4a2a12' }),
    ),
  ),
  food(
    'pear',
    'side',
    wholeWhenAlone(
      178,
      '#bcc04a',
      0.4,
      pear,
      wedges('#b5b83a', '#faf1cf', 150, { seeds: '#4a2a12' }),
    ),
  ),
  food('peach, nectarine, apricot', 'side', wedges('#d9492c', '#fbb83f', 130)),
  food('plum', 'side', wedges('#5a2350', '#e8a24a', 120)),
  food('mango, papaya', 'side', chunks({ color: '#fbaf24', size: 56, cut: 'cube' })),
  food('melon, cantaloupe, honeydew', 'side', wedges('#c9b878', '#f7a652', 170)),
  food(
    'watermelon',
    'side',
    wedges('#3f8a3a', '#e8404a', 190, { pith: '#e9f2cf', seeds: '#2a1a14' }),
  ),
  food(
    'pineapple',
    'side',
    rounds({ skin: '#e0a51c', flesh: '#fbd648', radius: 74, rind: 4, pattern: 'hole' }),
  ),
  food(
    'banana, plantain',
    'side',
    wholeWhenAlone(
      118,
      '#f7d13f',
      0.15,
      banana,
      rounds({ skin: '#f2dc94', flesh: '#fbedb8', radius: 42, rind: 3, pattern: 'banana' }),
    ),
  ),
  food(
    'kiwi, kiwifruit',
    'side',
    rounds({ skin: '#7d6a34', flesh: '#8cc23c', radius: 50, rind: 3, pattern: 'kiwi' }),
  ),
  food(
    'fig',
    'side',
    rounds({
      skin: '#4f2a4a',
      flesh: '#d9566a',
      core: '#f2b9a4',
      radius: 46,
      rind: 6,
      pattern: 'kiwi',
      seeds: '#f7e3b0',
    }),
  ),
  food(
    'dragon fruit, pitaya',
    'side',
    rounds({
      skin: '#d92a78',
      flesh: '#fbf6f2',
      radius: 62,
      rind: 7,
      pattern: 'fat',
      seeds: '#222222',
      core: '#2a2a2a',
    }),
  ),
  food(
    'strawberry',
    'side',
    heap({ color: '#dc2430', size: 86, coverage: 0.5, layers: 1.25, piece: strawberry }),
  ),
  food(
    'blueberry, bilberry',
    'side',
    spheres({ color: '#44539a', radius: 23, kind: 'crown', layers: 1.3 }),
  ),
  food('raspberry', 'side', spheres({ color: '#dc3355', radius: 30, kind: 'drupes', layers: 1.2 })),
  food(
    'blackberry, mulberry',
    'side',
    spheres({ color: '#3a2348', radius: 31, kind: 'drupes', layers: 1.2, stretch: 1.1 }),
  ),
  food(
    'berry, mixed berry',
    'side',
    spheres({ color: '#b02350', radius: 29, kind: 'drupes', layers: 1.2 }),
  ),
  food(
    'grape, green grape',
    'side',
    spheres({ color: '#9cbf3f', radius: 31, kind: 'smooth', stretch: 1.1 }),
  ),
  food(
    'red grape, black grape',
    'side',
    spheres({ color: '#6b2346', radius: 31, kind: 'smooth', stretch: 1.1 }),
  ),
  food('cherry', 'side', spheres({ color: '#a81526', radius: 33, kind: 'stalk' })),
  food(
    'cranberry, pomegranate, currant, goji',
    'side',
    spheres({ color: '#c01f38', radius: 13, kind: 'smooth', layers: 1.5 }),
  ),
  food(
    'raisin, sultana, dried cranberry, dried fruit',
    'side',
    heap({ color: '#5a2f22', size: 36, coverage: 0.5, layers: 1.5, piece: dried }),
  ),
  food(
    'date, prune, medjool',
    'side',
    heap({ color: '#6b3a1c', size: 78, coverage: 0.5, layers: 1.3, piece: dried }),
  ),
  food(
    'coconut, shredded coconut, coconut flake',
    'side',
    grains({ color: '#fdf8ec', long: 22, thick: 7 }),
  ),
  food('avocado', 'side', avocado),
  food(
    'fruit, fruit salad, mixed fruit',
    'side',
    heap({
      color: '#f7a62c',
      size: 84,
      coverage: 0.34,
      layers: 1.6,
      also: ['#e8404a', '#9cc23c', '#fbd648'],
      piece: (brush, at, turn, size, tone, zone) =>
        wedge({ skin: tone, flesh: tone })(brush, at, turn, size, tone, zone),
    }),
  ),
]
