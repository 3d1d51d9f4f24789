import { goldenDough } from '../../looks/golden-dough.ts'
import { type Look, look } from '../../looks/look.ts'
import { filo } from '../archetypes/baked/filo.ts'
import { mixed, topped } from '../archetypes/mixed.ts'
import { withSides } from '../archetypes/with-sides.ts'
import { parcels } from '../archetypes/wrapped/parcels.ts'
import { roll } from '../archetypes/wrapped/roll.ts'
import { plate, thick } from '../europe/served.ts'

/** Mezze, beans and pastries of the Middle East. */
export const mezze: readonly Look[] = [
  plate(
    'mezze, meze',
    'falafel 26, dish of hummus 20, pita quarter 20, dish of baba ghanoush 18, olive 10, tomato wedge 10, cucumber 10, stuffed grape leaf 14',
    'parsley 0.8',
  ),
  plate(
    'hummus plate, hummus with pita, hummus and pita',
    'hummus 60, pita quarter 30, cucumber 9',
    'chickpea 2, parsley 0.4',
  ),
  look(
    'kibbeh, kibbe, kubba, fried kibbeh',
    withSides(
      parcels({
        shape: 'torpedo',
        dough: ['#7a4420', '#a86a30'],
        each: 50,
        size: 82,
      }),
      'dish of tahini 30, lemon wedge 14, parsley 14',
    ),
    { density: 0.85 },
  ),
  thick('ful medame, foul, ful, foul mudammas, ful mudammas, fava bean stew', {
    liquid: '#7c5228',
    clouds: '#966a38',
    oil: '#b79a2c',
    clear: 1.4,
    in: 'pinto bean 60',
    on: 'diced tomato 7, parsley 1.6',
  }),
  look(
    'koshari, kushari, koshary',
    topped({
      base: 'rice with lentil',
      sauce: ['#9c2413', '#c4452a'],
      share: 22,
      strength: 0.05,
      lumpy: 0.6,
      in: 'macaroni 30',
      on: 'chickpea 5, crispy onion 12',
    }),
    { density: 0.75, vessel: 'shallow bowl' },
  ),
  look(
    'borek, boerek, burek, bourek, cheese borek',
    filo({
      each: 140,
      width: 94,
      depth: 62,
      high: 15,
      filling: [
        ['#e6d9b8', '#fbf5e4'],
        ['#efe6cc', '#fdf9ec'],
        ['#efe6cc', '#fdf9ec'],
        ['#58772f', '#7f9c4a'],
      ],
    }),
    { density: 0.6 },
  ),
  look(
    'sigara borek, cigar borek',
    withSides(
      roll({
        filling: ['white cheese', 'white cheese', 'coriander'],
        skin: goldenDough('#cf9448', '#f2d69a', 1.3),
        each: 24,
        length: 112,
        radius: 10.5,
        cut: false,
        oneCut: true,
        taper: 0.42,
      }),
      'dish of sour cream 30, tomato wedge 38, cucumber slice 26, parsley 6',
    ),
    { density: 0.6 },
  ),
  look(
    'mujadara, mujadarra, mudardara',
    mixed({ base: 'rice with lentil', on: 'caramelised onion 14' }),
    { density: 0.75 },
  ),
]
