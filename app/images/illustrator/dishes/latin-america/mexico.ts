import { type Look, look } from '../../looks/look.ts'
import { topped } from '../archetypes/mixed.ts'
import { flatDough, folded, roll } from '../archetypes/wrapped/wrapped.ts'
import { mexicanPlates } from './mexican-plates.ts'

const corn = flatDough('#e9c06a', '#b8762a')
const soft = flatDough('#f0dcae', '#a5682e')
const taco = (words: string, filling: readonly string[], shell = soft, each = 90): Look =>
  look(words, folded(filling, { shell, each, size: 66 }), { density: 0.55 })
const burrito = (words: string, filling: readonly string[]): Look =>
  look(words, roll({ filling, each: 300 }), { density: 0.7 })
const beans = '#3a2016'
const cheese = '#f0bd4a'
const green = '#7fa03f'
const tomato = '#c23a22'
const white = '#f3ead8'

const tacos: readonly Look[] = [
  taco(
    'taco, beef taco, hard taco, crunchy taco, ground beef taco, taco with beef',
    ['#6b3d22', green, tomato, cheese, '#7c4a2a'],
    corn,
  ),
  taco('soft taco, soft beef taco, steak taco, barbacoa taco', [
    '#6b3d22',
    '#7c4a2a',
    tomato,
    green,
    cheese,
  ]),
  taco(
    'street taco, carnitas taco, carne asada taco',
    ['#7c4626', '#96602f', white, '#4f8a2c', '#84502c'],
    soft,
    65,
  ),
  taco(
    'taco al pastor, al pastor taco, street taco al pastor, tacos al pastor',
    ['#a8441c', '#c2642a', '#f0c24a', white, '#4f8a2c'],
    soft,
    65,
  ),
  taco('chicken taco, soft chicken taco, chicken soft taco, grilled chicken taco', [
    '#d0a062',
    '#e6c490',
    green,
    tomato,
    white,
  ]),
  taco('fish taco, baja fish taco', ['#cf963e', '#e6bb68', '#8c4c7a', '#dfe3b8', white]),
  taco('shrimp taco, prawn taco', ['#ea8f5a', '#f3b48a', '#8c4c7a', '#a9c46c', white]),
  taco('bean taco, vegetarian taco, veggie taco, black bean taco', [
    beans,
    '#efc24a',
    green,
    tomato,
    beans,
    white,
  ]),
]

const wrapped: readonly Look[] = [
  burrito('burrito, bean and beef burrito, beef burrito', [
    '#6b3d22',
    '#efe6d0',
    beans,
    tomato,
    green,
  ]),
  burrito('carnitas burrito, steak burrito, meat burrito, burrito with beef', [
    '#7c4626',
    '#efe6d0',
    '#96602f',
    '#b9c46c',
    beans,
  ]),
  burrito('chicken burrito, burrito with chicken, chicken and rice burrito', [
    '#d0a062',
    '#efe6d0',
    beans,
    tomato,
    '#e6c490',
  ]),
  burrito(
    'bean burrito, bean and cheese burrito, vegetarian burrito, bean and rice burrito, veggie burrito',
    ['#5c3420', beans, cheese, '#efe6d0', '#744428'],
  ),
  burrito(
    'breakfast burrito, egg burrito, burrito with egg, egg and sausage burrito, breakfast wrap',
    ['#f0cb5a', '#f6e08c', '#8a4a2a', '#d9a858', '#f0cb5a'],
  ),
  look(
    'chimichanga',
    roll({
      filling: ['#6b3d22', cheese, beans],
      skin: flatDough('#cf8f42', '#8a501e'),
      each: 240,
      length: 140,
      radius: 27,
    }),
    { density: 0.65 },
  ),
  look(
    'taquito, flauta, rolled taco',
    roll({
      filling: ['#7c4626'],
      skin: flatDough('#d39a48', '#8a501e'),
      each: 45,
      length: 125,
      radius: 10,
      cut: false,
    }),
    { density: 0.5 },
  ),
  look(
    'enchilada roll',
    roll({
      filling: ['#7c4626', white],
      skin: flatDough('#dca85a', '#a8642a'),
      each: 120,
      length: 128,
      radius: 19,
      cut: false,
    }),
    { density: 0.8 },
  ),
  look(
    'enchilada, beef enchilada, chicken enchilada',
    topped({
      base: 'enchilada roll',
      sauce: ['#8a2410', '#b5401e'],
      share: 20,
      strength: 0.25,
      lumpy: 0.4,
      on: 'shredded cheese 3, coriander 1.2',
    }),
    { density: 0.85 },
  ),
  look(
    'cheese enchilada, bean enchilada, vegetable enchilada',
    topped({
      base: 'enchilada roll',
      sauce: ['#a8401c', '#cc6a30'],
      share: 18,
      strength: 0.2,
      lumpy: 0.4,
      on: 'shredded cheese 18, spring onion 1',
    }),
    { density: 0.85 },
  ),
  look(
    'green enchilada, enchilada verde, enchiladas verdes',
    topped({
      base: 'enchilada roll',
      sauce: ['#647c24', '#8fa43c'],
      share: 22,
      strength: 0.25,
      lumpy: 0.6,
      on: 'feta crumble 8, coriander 1.2',
    }),
    { density: 0.85 },
  ),
  look(
    'tamale, tamal, pork tamale, chicken tamale',
    roll({
      filling: ['#8a3a1c', '#e6c878'],
      skin: flatDough('#e6ca84', '#c29a4c'),
      each: 130,
      length: 118,
      radius: 19,
    }),
    { density: 0.85 },
  ),
]

/** Dishes of Mexico and its border. */
export const mexico: readonly Look[] = [...tacos, ...wrapped, ...mexicanPlates]
