import { type Look, look } from '../../looks/look.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { portions } from '../archetypes/portions.ts'
import { stew } from '../archetypes/stew.ts'

/** Eggs and bread with something on top, as for brunch. */
export const brunch: readonly Look[] = [
  look(
    'biscuit and gravy, biscuit with gravy',
    stew({
      liquid: '#d3bd92',
      clouds: '#e6d6b2',
      clear: 1,
      thick: 1,
      coat: 0,
      in: 'american biscuit 52',
      on: 'white gravy 12, keema crumble 14, cracked pepper 0.6, chive 0.3',
    }),
    { role: 'wet', density: 0.8, vessel: 'pasta bowl' },
  ),
  look(
    'egg benedict, benedict',
    portions({
      each: 140,
      radius: 50,
      base: 'english muffin 50',
      on: 'canadian bacon 25, poached egg 50',
      sauce: ['#e6bb42', '#f4da80'],
      millilitres: 16,
      lumpy: 0.2,
      top: 'chive 0.3',
    }),
    { density: 0.8 },
  ),
  look(
    'egg florentine',
    portions({
      each: 140,
      radius: 50,
      base: 'english muffin 50',
      on: 'wilted spinach 20, poached egg 50',
      reach: 0.66,
      sauce: ['#e6bb42', '#f4da80'],
      millilitres: 9,
      lumpy: 0.2,
    }),
    { density: 0.8 },
  ),
  look(
    'egg royale',
    portions({
      each: 140,
      radius: 50,
      base: 'english muffin 50',
      on: 'smoked salmon 44, poached egg 50',
      reach: 0.86,
      sauce: ['#e6bb42', '#f4da80'],
      millilitres: 5,
      lumpy: 0.2,
      top: 'dill 0.5, caper 0.6',
    }),
    { density: 0.8 },
  ),
  look(
    'avocado egg toast',
    portions({
      each: 150,
      radius: 56,
      base: 'sourdough toast 45',
      on: 'guacamole 40, poached egg 50',
      top: 'chilli 1',
      reach: 0.66,
    }),
    { density: 0.7 },
  ),
  look(
    'baked bean on toast, bean on toast',
    portions({ each: 180, radius: 58, base: 'toast 35', on: 'baked bean 110', reach: 0.82 }),
    { density: 0.8 },
  ),
  look(
    'scrambled egg on toast',
    portions({
      each: 130,
      radius: 58,
      base: 'toast 35',
      on: 'scrambled egg 90',
      top: 'chive 0.5',
      reach: 0.78,
    }),
    { density: 0.7 },
  ),
  look(
    'chicken cordon bleu, chicken stuffed with cheese',
    fields('cordon bleu cutlet 60, mashed potato 26, green bean piece 14'),
    { density: 0.75, vessel: 'plate' },
  ),
]
