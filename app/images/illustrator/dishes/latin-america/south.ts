import { type Look, look } from '../../looks/look.ts'
import { onSauce } from '../archetypes/baked/on-sauce.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { filledDisc } from '../archetypes/handheld/filled-breads.ts'
import { mixed, topped, tossed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { portions } from '../archetypes/portions.ts'
import { cutTurnover } from '../archetypes/wrapped/cut-turnover.ts'
import { parcels } from '../archetypes/wrapped/parcels.ts'
import { plate, thick } from '../europe/served.ts'

const arepa = { waist: '#f0dfae', face: '#ecd08a', burnt: '#7a4418', radius: 50, thick: 13 }

/** What lies beside the rice of lomo saltado. */
export const beefAndFries: Look = look(
  'beef and fry stir fry',
  tossed('beef slice 40, french fry 30, tomato wedge 16, red onion 10', {
    coat: '#5a3012',
    strength: 0.1,
    on: 'coriander 1.2',
  }),
  { density: 0.55 },
)

/** Dishes of South America and the Caribbean. */
export const southAmerica: readonly Look[] = [
  look(
    'arepa, chicken arepa, beef arepa, arepa reina pepiada',
    filledDisc(['pulled pork', 'avocado'], arepa),
    { density: 0.7 },
  ),
  look(
    'cheese arepa, arepa con queso, arepa with cheese, cheese filled arepa',
    filledDisc(['white cheese', 'white cheese'], arepa),
    { density: 0.7 },
  ),
  look(
    'pupusa',
    portions({
      each: 150,
      radius: 56,
      base: 'corn tortilla 60, corn tortilla 60',
      on: 'coleslaw 24',
    }),
    { density: 0.6 },
  ),
  look(
    'empanada, beef empanada, chicken empanada, cheese empanada',
    parcels({ shape: 'half moon', dough: ['#b06a24', '#dda04c'], each: 62, size: 88 }),
    { density: 0.6 },
  ),
  look(
    'cornish pasty, pasty, meat pasty, jamaican patty, beef patty pastry, cheese and onion pasty',
    cutTurnover({
      each: 180,
      size: 150,
      dough: ['#b87a34', '#e0ae62'],
      filling: ['#7a4526', '#8a5230', '#efd894', '#f2dfa6', '#d98a3c', '#6a3c20'],
      between: '#8a5c34',
    }),
    { density: 0.6 },
  ),
  thick('feijoada, black bean stew, bean with meat, black bean with meat', {
    liquid: '#1f1210',
    clouds: '#34201a',
    in: 'black bean 46, sausage slice 18, pork chunk 18',
    coat: 0.2,
    on: 'bay leaf 0.5',
  }),
  plate(
    'churrasco, churrasco plate, brazilian barbecue',
    'steak 40, sausage 18, white rice 22, black bean 14, lime wedge 4',
  ),
  plate(
    'asado, parrillada, argentine barbecue',
    'steak 42, chorizo 26, pork rib 22, chimichurri 7',
  ),
  look('lomo saltado, lomo saltado with rice', fields('beef and fry stir fry 70, white rice 34'), {
    density: 0.65,
    vessel: 'plate',
  }),
  look(
    'bean and rice, rice and bean, gallo pinto, black bean and rice, moros y cristianos',
    mixed({
      base: 'white rice',
      tint: '#8a6a52',
      strength: 0.25,
      in: 'black bean 36',
      on: 'coriander 1',
    }),
    { density: 0.8 },
  ),
  look(
    'red bean and rice, red bean with rice, kidney bean and rice',
    mixed({
      base: 'white rice',
      tint: '#c98a62',
      strength: 0.2,
      in: 'kidney bean 36',
      on: 'spring onion 1',
    }),
    { density: 0.8 },
  ),
  look(
    'rice and gandules, arroz con gandules',
    mixed({
      base: 'yellow rice',
      in: 'pinto bean 16, diced red pepper 4',
      on: 'green olive 3, coriander 0.8',
    }),
    { density: 0.8 },
  ),
  look(
    'arroz con pollo, chicken and yellow rice',
    mixed({
      base: 'yellow rice',
      in: 'curry chicken piece 60, pea 6, diced red pepper 6',
      on: 'coriander 0.8',
    }),
    { density: 0.8 },
  ),
  plate(
    'bandeja paisa',
    'white rice 20, kidney bean 20, ground beef 16, fried egg 14, pork belly 12, fried plantain slice 10, avocado slice 8',
  ),
  plate(
    'jerk chicken, jerk chicken with rice and pea, jerk chicken with rice',
    'jerk chicken leg 50, red bean and rice 42, fried plantain slice 12',
    'lime wedge 4',
  ),
  plate(
    'ropa vieja with rice, ropa vieja plate',
    'shredded beef 42, white rice 32, fried plantain slice 18',
    'coriander 0.6',
  ),
  look(
    'ropa vieja, old clothes beef',
    tossed('shredded beef 70, red pepper strip 9, green pepper strip 7, cooked onion 6', {
      coat: '#7c2e12',
      strength: 0.22,
      on: 'green olive 4, coriander 0.5',
    }),
    { density: 0.65 },
  ),
  plate(
    'ackee and saltfish',
    'scrambled egg 60, fried plantain slice 24',
    'bell pepper 6, onion 3',
  ),
  look(
    'fried plantain plate, fried sweet plantain, platanos maduros, sweet plantain',
    fields('fried plantain slice 84, dish of sour cream 16, lime wedge 5', 'coriander 0.8'),
    { density: 0.7, vessel: 'plate' },
  ),
  look(
    'mofongo',
    topped({
      base: 'polenta',
      sauce: ['#a8642a', '#c98a4a'],
      share: 12,
      on: 'shrimp 20, coriander 1',
    }),
    { density: 0.85 },
  ),
  thick('moqueca, fish moqueca', {
    liquid: '#d98a34',
    clouds: '#e8a858',
    oil: '#c4561a',
    in: 'white fish chunk 46, bell pepper 12, tomato wedge 10',
    coat: 0.2,
    on: 'coriander 1.6',
  }),
  look(
    'pastel de choclo',
    onSauce(
      slab({
        each: 320,
        width: 100,
        depth: 80,
        layers: [
          ['#80502e', 18],
          ['#ecc45a', 18],
        ],
        top: ['#efc452', '#b5701e'],
        browned: 0.95,
        wavy: 3.4,
        soft: true,
        pieces: [
          ['#8a5530', 3.4, 44, 3, 17],
          ['#f6efdc', 5.5, 5, 8, 14],
          ['#2c2024', 4.6, 4, 7, 14],
          ['#f0cf62', 3.2, 14, 21, 32],
        ],
      }),
      '#7a4522',
      'corn 5, parsley 0.6',
    ),
    { density: 0.9 },
  ),
]
