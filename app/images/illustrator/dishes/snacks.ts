import { type Look, look } from '../looks/look.ts'
import { withDip } from './archetypes/crisp.ts'
import { purses } from './archetypes/dumplings.ts'
import { cornDogs, crumbedSticks } from './archetypes/handheld/on-stick.ts'
import { parcels } from './archetypes/wrapped/parcels.ts'
import { skewers } from './archetypes/wrapped/skewers.ts'

export const snacks: readonly Look[] = [
  look('corn dog, corndog, hot dog on a stick', cornDogs(), { density: 0.6 }),
  look(
    'mozzarella stick, fried cheese, fried mozzarella, cheese stick fried, breaded cheese',
    withDip(crumbedSticks(), '#8a1f10', '#b83c20'),
    { density: 0.6 },
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
