import { type Look, look } from '../../looks/look.ts'
import { onSauce } from '../archetypes/baked/on-sauce.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { crumble } from '../archetypes/desserts/crumble.ts'
import { saucedRolls } from '../archetypes/wrapped/sauced-rolls.ts'
import { sauced } from './served.ts'

const tomato = ['#9c2413', '#c4452a'] as const
const layered = (filling: string, sauce = '#f1e3bd') =>
  [
    ['#d8b56a', 4],
    [filling, 8],
    ['#e6c987', 3],
    [sauce, 4],
    [filling, 8],
    ['#e6c987', 3],
    [sauce, 4],
    [filling, 6],
  ] as const

/** Pasta baked in layers. */
export const bakedPasta: readonly Look[] = [
  look(
    'lasagna, lasagne, beef lasagna, meat lasagna, lasagne bolognese',
    onSauce(
      slab({ each: 250, layers: layered('#8e2f18'), top: ['#efcf82', '#d58f3a'], browned: 0.7 }),
      '#a8381a',
      'basil 0.6',
    ),
  ),
  look(
    'vegetable lasagna, vegetarian lasagna, spinach lasagna, cheese lasagna, veggie lasagna, vegetable lasagne, spinach lasagne',
    slab({
      each: 250,
      layers: layered('#56702c', '#f3e8cc'),
      top: ['#f3dc9c', '#dda24c'],
      browned: 0.6,
    }),
  ),
  look(
    'baked ziti, pasta bake, pasta al forno',
    crumble({ fruit: 'penne 110', juice: '#b5391c', top: 'cheese' }),
    { role: 'wet', density: 0.85, vessel: 'baking dish' },
  ),
  look(
    'pastitsio',
    slab({
      each: 280,
      layers: [
        ['#d2a35c', 20],
        ['#6f3018', 12],
        ['#d9b070', 4],
        ['#f6e9c4', 20],
      ],
      tubes: [5, 14],
      top: ['#e9bd62', '#b8702a'],
      browned: 0.9,
      soft: true,
    }),
  ),
  sauced('stuffed shell, stuffed pasta shell', {
    base: 'shell pasta',
    sauce: tomato,
    share: 26,
    strength: 0.1,
    on: 'ricotta 10, basil 1.4',
  }),
  look(
    'manicotti, cannelloni',
    onSauce(
      saucedRolls({ sauce: ['#e3cf9c', '#f6ead0'], cheese: 0.7 }),
      '#9c2413',
      'basil 0.8, parmesan 1',
    ),
  ),
]
