import { type Look, look } from '../looks/look.ts'
import { withDip } from './archetypes/crisp.ts'
import { purses } from './archetypes/dumplings.ts'
import { filledBagel, filledCroissant, scotchEggs } from './archetypes/handheld/filled-breads.ts'
import { cornDogs, crumbedSticks } from './archetypes/handheld/on-stick.ts'
import { topped } from './archetypes/mixed.ts'
import { portions } from './archetypes/portions.ts'
import { flatDough } from './archetypes/wrapped/dough.ts'
import { parcels } from './archetypes/wrapped/parcels.ts'
import { roll } from './archetypes/wrapped/roll.ts'
import { skewers } from './archetypes/wrapped/skewers.ts'

export const snacks: readonly Look[] = [
  look('corn dog, corndog, hot dog on a stick', cornDogs(), { density: 0.6 }),
  look(
    'mozzarella stick, fried cheese, fried mozzarella, cheese stick fried, breaded cheese',
    withDip(crumbedSticks(), '#8a1f10', '#b83c20'),
    { density: 0.6 },
  ),
  look(
    'sausage roll, pig in blanket, sausage pastry',
    roll({
      filling: ['sausage', 'sausage'],
      skin: flatDough('#cf9342', '#8a4f1e'),
      each: 100,
      length: 110,
      radius: 21,
    }),
    { density: 0.6 },
  ),
  look('ham croquette, croquette, croqueta, croqueta de jamon', crumbedSticks(35), {
    density: 0.7,
  }),
  look('jalapeno popper, cheese popper', crumbedSticks(25), { density: 0.6 }),
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
    portions({
      each: 40,
      radius: 44,
      base: 'toast 30',
      sauce: ['#cf8a4c', '#ecb888'],
      millilitres: 24,
      lumpy: 1.4,
      top: 'sesame sprinkle 2',
    }),
    { density: 0.6 },
  ),
  look(
    'fry with gravy, masala fry',
    topped({ base: 'french fry', sauce: ['#4a2a14', '#75482a'] }),
    {
      density: 0.5,
    },
  ),
  look('samosa', parcels({ shape: 'samosa', dough: ['#b87a35', '#d9a558'], each: 60, size: 70 })),
  look('momo', withDip(purses({ from: '#dcc79e', to: '#f1e5c8' }, 28, 1.12), '#a32c12', '#c8501f')),
  look(
    'shish kebab',
    skewers([
      ['#a8622a', '#d79a52'],
      ['#b92d1a', '#d8502f'],
      ['#6f9f35', '#a9c95e'],
    ]),
  ),
]
