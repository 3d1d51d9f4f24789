import { dahiPuri } from '../../looks/extra-south-asia/dahi-puri.ts'
import { type Look, look } from '../../looks/look.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { chaat } from '../archetypes/chaat.ts'
import { halfMoons } from '../archetypes/dumplings.ts'
import { topped, tossed } from '../archetypes/mixed.ts'
import { beside } from '../archetypes/plated/beside.ts'
import { burger } from '../archetypes/stack.ts'
import { withSides } from '../archetypes/with-sides.ts'
import { flatDough } from '../archetypes/wrapped/dough.ts'
import { parcels } from '../archetypes/wrapped/parcels.ts'
import { roll } from '../archetypes/wrapped/roll.ts'
import { curry } from './served.ts'

const finish = 'fine sev 10, diced red onion 2, coriander 1.2, pomegranate seed 2'
const inBowl = { density: 0.6, vessel: 'side bowl' } as const

/** Vegetables mashed with red spices, butter melting on them. */
export const bhajiMash: Look = curry('bhaji mash', {
  liquid: '#a8401a',
  clouds: '#c25e2a',
  oil: '#b5380c',
  thick: 1,
  clear: 1,
  in: 'curry pea 5, diced tomato 7, diced carrot 4',
  coat: 0.5,
  on: 'coriander 1.6, butter 5, coriander 1',
})

/** The bun of vada pav. */
export const vadaPavBun: Look = look(
  'vada pav bun',
  burger(['pickle', 'fish fillet', 'fish fillet'], { seeds: false, each: 125, bun: '#d9a45c' }),
)

/** A boiled dumpling through whose thin dough one sees that it is filled with leeks. */
export const leekDumpling: Look = look(
  'leek dumpling',
  halfMoons({ from: '#eadcbf', to: '#f7eedb', filling: '#7f9f58', clear: 0.5 }, 16, {
    long: 50,
    deep: 30,
  }),
  { density: 0.7 },
)

/** Snacks from the street. */
export const streetFood: readonly Look[] = [
  look(
    'chaat, aloo chaat',
    chaat({ of: 'home fry 56, curry chickpea 34, diced tomato 8', on: finish, yogurt: 0.6 }),
    inBowl,
  ),
  look(
    'samosa chaat',
    chaat({ of: 'curry chickpea 34, samosa 60', on: finish, yogurt: 0.6 }),
    inBowl,
  ),
  look(
    'papri chaat, papdi chaat',
    chaat({ of: 'curry chickpea 16, home fry 14, papri 74', on: finish, yogurt: 0.56 }),
    inBowl,
  ),
  look('dahi chaat, dahi puri, sev puri', dahiPuri, { density: 0.6 }),
  curry(
    'dahi bhalla, dahi bhallay, dahi vada, dahi baray, dahi bara, dahi bhalle',
    {
      liquid: '#eee6d2',
      clouds: '#f8f3e6',
      swirl: '#4a1c0c',
      thick: 0.8,
      in: 'lentil dumpling 100',
      coat: 0.12,
      on: 'coriander 1.8, pomegranate seed 2.6, fine sev 2, red chilli 0.6',
    },
    { vessel: 'bowl', thick: false },
  ),
  look(
    'chana chaat, chickpea chaat, channa chaat',
    tossed('curry chickpea 62, potato cube 14, diced tomato 14, diced red onion 10', {
      on: 'diced red onion 2, coriander 3, green chilli 3, lemon wedge 4',
      coat: '#8a4a1c',
      strength: 0.12,
    }),
    inBowl,
  ),
  look(
    'bhel puri, bhelpuri, jhal muri, chaat with puffed rice',
    tossed('puffed rice 55, fine sev 14, diced tomato 9, diced red onion 8, curry potato 8', {
      on: 'fine sev 5, coriander 4, pomegranate seed 3',
      coat: '#a8641c',
      strength: 0.12,
    }),
    { vessel: 'shallow bowl', density: 0.35 },
  ),
  look(
    'pani puri, gol gappa, golgappa, gol gappay, puchka, phuchka, fuchka',
    beside('filled golgappa', 'katori of mint water 20, katori of tamarind chutney 20'),
    { vessel: 'plate' },
  ),
  look(
    'masala dosa, mysore masala dosa, paneer dosa, ghee dosa, paper dosa',
    beside('large dosa', 'katori of coconut chutney 12, katori of sambar 12'),
    { vessel: 'platter', density: 0.4 },
  ),
  look(
    'pav bhaji',
    withSides(
      bhajiMash.form,
      'griddled pav 110, griddled pav 110, diced red onion 16, lemon wedge 12',
    ),
    { vessel: 'plate', density: 1 },
  ),
  look(
    'vada pav, batata vada pav, wada pav',
    beside('vada pav bun', 'green chilli 5, katori of green chutney 20'),
    { vessel: 'plate' },
  ),
  look(
    'bun kebab, bun kabab, anday wala burger, shami burger',
    burger(['lettuce', 'tomato', 'patty', 'onion']),
  ),
  look(
    'kathi roll, kati roll, paratha roll, chicken paratha roll, chicken kathi roll, chicken roll',
    roll({
      filling: ['pastor', 'chicken', 'red onion', 'green pepper', 'coriander'],
      skin: flatDough('#e0b46a', '#7a4418'),
      each: 220,
      radius: 24,
      length: 190,
      inPaper: true,
    }),
  ),
  look(
    'kottu, kottu roti, chicken kottu, kothu roti, kothu parotta',
    tossed(
      'roti strip 54, stir fried chicken dice 10, egg piece scrambled 12, shredded cabbage 6, carrot match stick 5',
      {
        on: 'diced carrot 3, spring onion 5, green chilli 3, curry leaf 1, lime wedge 5',
        coat: '#8e5416',
        strength: 0.2,
        steep: 1.5,
      },
    ),
    { density: 0.5 },
  ),
  look(
    'mantu, manti, afghan dumpling',
    topped({
      base: 'soup dumpling',
      sauce: ['#8a3a1c', '#b0562c'],
      share: 12,
      strength: 0.02,
      lumpy: 2.2,
      on: 'yogurt dollop 8, browned mince crumb 34, mint 1',
    }),
  ),
  look(
    'ashak, aushak',
    topped({
      base: 'leek dumpling',
      on: 'cream thread 14, yogurt dollop 16, browned mince crumb 44, mint 1.4',
    }),
  ),
  look(
    'dhokla, khaman dhokla, khaman',
    withSides(
      slab({
        each: 32,
        width: 44,
        depth: 44,
        layers: [
          ['#d9ab30', 13],
          ['#e2b840', 13],
        ],
        top: ['#e0b438', '#efcb62'],
        browned: 0.1,
      }),
      'katori of green chutney 30',
      'mustard speck 2, coriander 5, curry leaf 3, green chilli 5',
    ),
  ),
  look(
    'kachori, dal kachori, khasta kachori',
    parcels({ shape: 'ball', dough: ['#b5762e', '#dba85a'], each: 60, size: 52 }),
  ),
]
