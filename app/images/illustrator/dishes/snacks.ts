import { type Look, look } from '../looks/look.ts'
import { slab } from './archetypes/baked/slab.ts'
import { withDip } from './archetypes/crisp.ts'
import { purses } from './archetypes/dumplings.ts'
import { samosas } from './archetypes/fried/samosas.ts'
import { emptyBreadBowl } from './archetypes/handheld/bread-bowl.ts'
import { filledBagel, filledCroissant, scotchEggs } from './archetypes/handheld/filled-breads.ts'
import { cornDogs, crumbedSticks, sausageRolls } from './archetypes/handheld/on-stick.ts'
import { topped } from './archetypes/mixed.ts'
import { onSticks } from './archetypes/satay.ts'
import { stuffed } from './archetypes/stuffed.ts'
import { withSides } from './archetypes/with-sides.ts'

export const snacks: readonly Look[] = [
  look('corn dog, corndog, hot dog on a stick', cornDogs(), { density: 0.6 }),
  look(
    'mozzarella stick, fried cheese, fried mozzarella, cheese stick fried, breaded cheese',
    withSides(
      crumbedSticks({ each: 15, length: 74, radius: 9 }),
      'dish of marinara 30',
      'parsley 0.5',
      'paper',
    ),
    { density: 0.6 },
  ),
  look('sausage roll, pig in blanket, sausage pastry', sausageRolls(), { density: 0.6 }),
  look(
    'ham croquette, croquette, croqueta, croqueta de jamon',
    crumbedSticks({
      each: 28,
      length: 58,
      radius: 14,
      middle: ['#e6c79a', '#f4e2bf'],
      round: ['#d98f78', '#f0d9b4'],
      core: 0.2,
    }),
    {
      density: 0.7,
    },
  ),
  look(
    'jalapeno popper, cheese popper',
    stuffed({
      shape: 'chilli',
      skin: ['#35601a', '#6c9434'],
      filling: ['soft cheese'],
      cheese: '#f6e6bc',
      each: 30,
    }),
    { density: 0.6 },
  ),
  look(
    'potato skin, loaded potato skin',
    stuffed({
      shape: 'short boat',
      skin: ['#6e4420', '#a8743c'],
      filling: ['soft cheese', 'cheese', 'sausage', 'soft cheese', 'coriander'],
      each: 60,
    }),
    { density: 0.6 },
  ),
  look('bread bowl', emptyBreadBowl(), { density: 0.3 }),
  look('scotch egg', scotchEggs(), { density: 0.9 }),
  look(
    'egg and cheese bagel, breakfast bagel, bacon egg and cheese bagel, egg bagel sandwich',
    filledBagel(['scrambled egg', 'melted cheese', 'bacon']),
    { density: 0.6 },
  ),
  look(
    'ham and cheese croissant, croissant sandwich, croissant with ham and cheese',
    filledCroissant(['ham', 'cheese', 'ham']),
    { density: 0.5 },
  ),
  look('egg and cheese croissant', filledCroissant(['scrambled egg', 'cheese']), { density: 0.5 }),
  look(
    'shrimp toast, prawn toast, sesame prawn toast',
    withSides(
      slab({
        each: 22,
        wedge: true,
        width: 62,
        depth: 62,
        layers: [
          ['#d9a45c', 9],
          ['#f0b89a', 8],
        ],
        top: ['#eeb078', '#c4702c'],
        browned: 0.7,
        gloss: 0.4,
      }),
      'dish of soy sauce 30',
      'sesame coat 7',
    ),
    { density: 0.6 },
  ),
  look(
    'fry with gravy, masala fry',
    topped({
      base: 'french fry',
      sauce: ['#7a4a22', '#a06c38'],
      lumpy: 0.3,
      between: 0.4,
      share: 24,
      wide: 0.8,
      on: 'chive 0.4',
    }),
    {
      density: 0.5,
    },
  ),
  look('samosa', samosas()),
  look('momo', withDip(purses({ from: '#dcc79e', to: '#f1e5c8' }, 28, 1.12), '#a32c12', '#c8501f')),
  look(
    'shish kebab',
    onSticks({
      pieces: [
        ['#5a2c16', '#94582f'],
        ['#9a2418', '#cf4a30'],
        ['#5a2c16', '#94582f'],
        ['#4f7a2c', '#8fae54'],
      ],
      size: [14, 15, 13],
      count: 6,
      each: 55,
    }),
  ),
  look(
    'chicken kebab, chicken kabob',
    onSticks({
      pieces: [
        ['#a8642a', '#e0aa5c'],
        ['#b0642a', '#dca054'],
        ['#b5341e', '#d8603c'],
        ['#a8642a', '#e0aa5c'],
        ['#c9a04a', '#eadba8'],
      ],
      size: [14, 15, 12],
      count: 6,
      each: 50,
    }),
  ),
]
