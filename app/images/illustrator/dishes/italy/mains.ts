import { type Look, look } from '../../looks/look.ts'
import { caprese } from '../archetypes/baked/caprese.ts'
import { mixed, topped } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { shankOnRice } from '../archetypes/plated/shank-on-rice.ts'
import { portions } from '../archetypes/portions.ts'
import { cutTurnover } from '../archetypes/wrapped/cut-turnover.ts'
import { thick } from '../europe/served.ts'

const risotto = (
  words: string,
  tint: string,
  strength: number,
  among: string,
  on: string,
  base = 'risotto rice',
): Look =>
  look(words, mixed({ base, tint, strength, wet: true, in: among, on }), {
    density: 0.9,
    vessel: 'shallow bowl',
  })

/** Risotto, starters and main courses of Italy. */
export const italianMains: readonly Look[] = [
  thick('caponata, caponata siciliana', {
    liquid: '#8a3414',
    clouds: '#a84e20',
    oil: '#b5601c',
    clear: 1.6,
    thick: 0.9,
    in: 'charred eggplant wedge 46, tomato chunk 14, celery slice 10, cooked onion 5',
    coat: 0.2,
    on: 'green olive 9, basil 1.6',
  }),
  risotto(
    'risotto, parmesan risotto, risotto bianco',
    '#ecd9a2',
    0.5,
    '',
    'parmesan shaving 4, black pepper 0.5, butter 4',
  ),
  risotto(
    'mushroom risotto, risotto ai funghi',
    '#cfae78',
    0.5,
    'mushroom slice 22',
    'mushroom slice 30, parmesan 1.5, parsley 1',
  ),
  risotto(
    'risotto milanese, saffron risotto',
    '#f0b429',
    0.4,
    '',
    'parmesan 4',
    'saffron risotto rice',
  ),
  risotto(
    'seafood risotto, shrimp risotto',
    '#e3b480',
    0.45,
    '',
    'shrimp 26, mussel 16, squid 10, parsley 1.2',
  ),
  risotto('asparagus risotto', '#dcd79a', 0.45, 'pea 4', 'asparagus tip 40, parmesan 1.5'),
  risotto(
    'pumpkin risotto, squash risotto',
    '#e5a03c',
    0.5,
    'pumpkin cube 16',
    'pumpkin cube 22, sage 1.4, parmesan 2',
  ),
  risotto('chicken risotto', '#ecd9a2', 0.45, 'chicken chunk 20', 'chicken chunk 30, parsley 1'),
  look(
    'bruschetta, tomato bruschetta',
    portions({
      each: 45,
      radius: 38,
      base: 'crostini 18',
      on: 'diced tomato 26',
      top: 'basil 1',
      reach: 0.8,
    }),
    { density: 0.5 },
  ),
  look(
    'caprese salad, caprese, tomato mozzarella salad, mozzarella and tomato salad, tomato and mozzarella, insalata caprese',
    caprese('basil 1.4'),
    { density: 0.8 },
  ),
  look(
    'calzone, stromboli',
    cutTurnover({
      each: 350,
      size: 190,
      dough: ['#c98f4c', '#e6c084'],
      filling: ['#c4452a', '#b8321a', '#d98a7a', '#fbf2d2', '#4f6a2a', '#c4452a'],
      bits: 11,
      between: '#f2dfa8',
    }),
    { density: 0.5, vessel: 'board' },
  ),
  look(
    'eggplant parmesan, eggplant parmigiana, aubergine parmigiana, melanzane parmigiana, parmigiana',
    topped({
      base: 'breaded eggplant slice',
      sauce: ['#8e2412', '#bb4426'],
      share: 34,
      strength: 0,
      lumpy: 1.4,
      on: 'mozzarella pool 8, parmesan 1.5, basil 1',
    }),
    { density: 0.7 },
  ),
  look(
    'chicken parmesan, chicken parmigiana, chicken parm, chicken parma, veal parmesan',
    topped({
      base: 'schnitzel',
      sauce: ['#9c2413', '#c4452a'],
      share: 14,
      strength: 0,
      on: 'mozzarella pool 14, basil 1',
    }),
    { density: 0.85 },
  ),
  look('saltimbocca, veal saltimbocca', mixed({ base: 'veal under ham' }), { density: 0.95 }),
  look('ossobuco, osso buco with risotto, veal shank', shankOnRice(), { density: 0.95 }),
  thick('chicken cacciatore, cacciatore', {
    liquid: '#96301a',
    clouds: '#b34a2a',
    oil: '#c8641c',
    in: 'curry chicken piece 54, mushroom 10, bell pepper 12',
    on: 'olive 7, parsley 1.2',
  }),
  look(
    'vitello tonnato',
    topped({
      base: 'poached veal slice',
      sauce: ['#d6b678', '#ecd6a2'],
      share: 50,
      strength: 0,
      wide: 0.5,
      lumpy: 0.3,
      on: 'caper 3.4, parsley 0.8',
    }),
    { density: 0.9 },
  ),
  look(
    'antipasto, antipasti, charcuterie',
    fields('prosciutto 16, salami 16, cheddar 14, brie 12, olive 12, grape 12, cracker 10'),
    { density: 0.7, vessel: 'board' },
  ),
]
