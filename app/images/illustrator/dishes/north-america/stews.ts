import { type Look, look } from '../../looks/look.ts'
import { topped } from '../archetypes/mixed.ts'
import { stew } from '../archetypes/stew.ts'

/** Oval patties in a gravy of mushrooms and onions. */
export const pattyInGravy = look(
  'patty in gravy',
  topped({
    base: 'salisbury patty',
    wide: 0.6,
    sauce: ['#6b4020', '#956135'],
    share: 22,
    strength: 0.16,
    lumpy: 0.5,
    pool: true,
    on: 'mushroom slice 52',
  }),
  { density: 0.85 },
)

/** Stews, with the meat and vegetables that were cooked in them. */
export const stews: readonly Look[] = [
  look(
    'meatball in tomato sauce, meatball with tomato sauce, meatball marinara, meatball in sauce',
    stew({
      liquid: '#9c2413',
      clouds: '#bd4526',
      clear: 1.5,
      thick: 0.6,
      in: 'meatball 85',
      on: 'parsley 1, parmesan 1.5',
    }),
    { role: 'wet', thick: true, density: 0.95 },
  ),
  look(
    'fish stew, fish casserole, fisherman stew',
    stew({
      liquid: '#a04018',
      clouds: '#b85c2c',
      oil: '#c8702c',
      clear: 2.4,
      thick: 0.4,
      coat: 0.16,
      in: 'fish chunk 52, stewed potato 16, diced tomato 12, cooked onion 6',
      on: 'parsley 1.2',
    }),
    { role: 'wet', thick: true, density: 1 },
  ),
  look(
    'beef pot roast, pot roast with vegetable',
    stew({
      liquid: '#4f2c15',
      clouds: '#704523',
      clear: 2,
      thick: 0.5,
      in: 'beef chunk 50, whole carrot 16, potato 26',
      on: 'parsley 0.8',
    }),
    { role: 'wet', thick: true, density: 1 },
  ),
  look(
    'beef stew, beef stew with vegetable, beef and potato stew, stew, beef casserole, meat stew, guinness stew',
    stew({
      liquid: '#5a3117',
      clouds: '#774824',
      clear: 2.2,
      thick: 0.45,
      in: 'stewed carrot 16, stewed potato 22, pea 3, beef chunk 46',
      on: 'beef chunk 7, parsley 1',
    }),
    { role: 'wet', thick: true, density: 1 },
  ),
  look(
    'irish stew, lamb stew',
    stew({
      liquid: '#a8834f',
      clouds: '#bf9c68',
      clear: 4,
      thick: 0.3,
      in: 'stewed potato 30, stewed carrot 16, lamb chunk 42',
      on: 'parsley 1.4',
    }),
    { role: 'wet', thick: true, density: 1 },
  ),
  look(
    'chicken stew, chicken casserole, chicken and vegetable stew, chicken and potato stew',
    stew({
      liquid: '#b98a48',
      clouds: '#cfa566',
      clear: 2.4,
      thick: 0.4,
      in: 'chicken chunk 40, stewed carrot 18, stewed potato 24',
      on: 'parsley 1',
    }),
    { role: 'wet', thick: true, density: 1 },
  ),
  look(
    'vegetable stew, vegan stew',
    stew({
      liquid: '#a84a20',
      clouds: '#c06a34',
      clear: 2.4,
      thick: 0.4,
      in: 'stewed potato 24, zucchini 16, stewed carrot 26, bell pepper 10, green bean piece 9',
      on: 'parsley 1',
    }),
    { role: 'wet', thick: true, density: 1 },
  ),
  look(
    'chicken and dumpling, chicken stew with dumpling, chicken dumpling stew',
    stew({
      liquid: '#d3ac5c',
      clouds: '#e2c582',
      oil: '#c98a24',
      clear: 2,
      thick: 0.4,
      in: 'boiled chicken chunk 30, gnocchi 34, stewed carrot 8, pea 4',
      coat: 0.2,
      on: 'shredded chicken 7, celery slice 3, parsley 1.6, cracked pepper 0.4',
    }),
    { role: 'wet', density: 1 },
  ),
]
