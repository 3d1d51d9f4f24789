import { type Look, look } from '../../looks/look.ts'
import { gratinated } from '../archetypes/baked/gratin.ts'
import { onSauce } from '../archetypes/baked/on-sauce.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { stuffedShells } from '../archetypes/baked/stuffed-shells.ts'
import { saucedRolls } from '../archetypes/wrapped/sauced-rolls.ts'

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
      slab({
        each: 250,
        layers: layered('#b34524'),
        top: ['#f2d58e', '#d9963e'],
        browned: 0.75,
        melted: 15,
        wavy: 2.6,
        soft: true,
        pieces: [
          ['#94492a', 3.1, 34, 5, 12],
          ['#94492a', 3.1, 34, 20, 27],
        ],
      }),
      '#a8381a',
      'basil 0.6',
    ),
  ),
  look(
    'vegetable lasagna, vegetarian lasagna, spinach lasagna, cheese lasagna, veggie lasagna, vegetable lasagne, spinach lasagne',
    slab({
      each: 250,
      layers: layered('#5d7a30', '#f3e8cc'),
      top: ['#f3dc9c', '#dda24c'],
      browned: 0.7,
      melted: 15,
      wavy: 2.6,
      soft: true,
      pieces: [
        ['#43632a', 3.4, 16, 6, 11],
        ['#43632a', 3.4, 16, 21, 26],
        ['#d9762c', 2.8, 7, 6, 26],
        ['#c2371f', 2.8, 6, 6, 38],
      ],
    }),
  ),
  look(
    'baked ziti, pasta bake, pasta al forno',
    gratinated({ of: 'penne 100', sauce: '#b5391c', on: 'basil 0.8' }),
    { density: 0.6, vessel: 'baking dish' },
  ),
  look(
    'pastitsio',
    slab({
      each: 280,
      layers: [
        ['#d8ad66', 20],
        ['#8a4626', 12],
        ['#d9b070', 4],
        ['#f6e9c4', 20],
      ],
      tubes: [5, 14],
      pieces: [['#8f5530', 3.2, 44, 21, 31]],
      wavy: 2.4,
      top: ['#e9bd62', '#b8702a'],
      browned: 0.9,
      soft: true,
    }),
  ),
  look(
    'stuffed shell, stuffed pasta shell',
    stuffedShells('#ab2f16', 'parmesan 1.5, parsley 1.2'),
    {
      density: 0.75,
      vessel: 'shallow bowl',
    },
  ),
  look(
    'manicotti, cannelloni',
    onSauce(
      saucedRolls({ sauce: ['#e3cf9c', '#f6ead0'], cheese: 0.7 }),
      '#9c2413',
      'basil 0.8, parmesan 1',
    ),
  ),
]
