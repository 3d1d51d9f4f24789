import { type Look, look } from '../../looks/look.ts'
import { garnished } from '../archetypes/crisp.ts'
import { tamales } from '../archetypes/handheld/tamales.ts'
import { flatDough } from '../archetypes/wrapped/dough.ts'
import type { Filling } from '../archetypes/wrapped/fillings.ts'
import { folded } from '../archetypes/wrapped/folded.ts'
import { roll } from '../archetypes/wrapped/roll.ts'
import { type Sauced, saucedRolls } from '../archetypes/wrapped/sauced-rolls.ts'
import { mexicanPlates } from './mexican-plates.ts'

const corn = flatDough('#e9c06a', '#b8762a')
const soft = flatDough('#f2e0b8', '#a5682e')
const small = flatDough('#ecd294', '#94602c')
const taco = (words: string, filling: readonly Filling[]): Look =>
  look(words, folded({ filling, shell: soft, size: 72, fold: 21, open: 0.5, wavy: 3 }), {
    density: 0.55,
  })
const street = (words: string, filling: readonly Filling[]): Look =>
  look(
    words,
    folded({ filling, shell: small, size: 58, fold: 18, open: 0.62, each: 65, wavy: 3 }),
    {
      density: 0.55,
    },
  )
const burrito = (words: string, filling: readonly Filling[]): Look =>
  look(words, roll({ filling, each: 300, radius: 31, length: 190 }), {
    density: 0.7,
  })

const enchiladas = (words: string, { on, ...spec }: Sauced & { on: string }): Look =>
  look(words, garnished(saucedRolls(spec), on), { density: 0.85 })

const tacos: readonly Look[] = [
  look(
    'taco, beef taco, hard taco, crunchy taco, ground beef taco, taco with beef, hard shell taco',
    folded({ filling: ['mince', 'mince', 'lettuce', 'tomato', 'cheese'], shell: corn, wavy: 0.6 }),
    { density: 0.55 },
  ),
  taco('soft taco, soft beef taco, steak taco, barbacoa taco', [
    'mince',
    'mince',
    'lettuce',
    'tomato',
    'cheese',
  ]),
  street('street taco, carnitas taco, carne asada taco, carne asada street taco', [
    'steak',
    'steak',
    'onion',
    'coriander',
  ]),
  street('taco al pastor, al pastor taco, street taco al pastor, tacos al pastor', [
    'onion',
    'pineapple',
    'pastor',
    'pastor',
    'coriander',
  ]),
  taco('chicken taco, soft chicken taco, chicken soft taco, grilled chicken taco', [
    'lettuce',
    'chicken',
    'chicken',
    'chicken',
    'onion',
    'cream',
  ]),
  taco('fish taco, baja fish taco', ['slaw', 'fish', 'fish', 'cabbage', 'cream']),
  taco('shrimp taco, prawn taco', ['slaw', 'cabbage', 'avocado', 'shrimp', 'shrimp']),
  taco('bean taco, vegetarian taco, veggie taco, black bean taco', [
    'bean',
    'bean',
    'lettuce',
    'tomato',
    'white cheese',
  ]),
]

const wrapped: readonly Look[] = [
  burrito('burrito, bean and beef burrito, beef burrito', [
    'rice',
    'bean',
    'rice',
    'mince',
    'mince',
    'soft cheese',
  ]),
  burrito('carnitas burrito, steak burrito, meat burrito, burrito with beef', [
    'steak',
    'bean',
    'avocado',
    'rice',
    'steak',
  ]),
  burrito('chicken burrito, burrito with chicken, chicken and rice burrito', [
    'chicken',
    'bean',
    'tomato',
    'rice',
    'chicken',
  ]),
  burrito(
    'bean burrito, bean and cheese burrito, vegetarian burrito, bean and rice burrito, veggie burrito',
    ['bean', 'rice', 'bean', 'soft cheese'],
  ),
  burrito(
    'breakfast burrito, egg burrito, burrito with egg, egg and sausage burrito, breakfast wrap',
    ['egg', 'sausage', 'egg', 'potato', 'cheese'],
  ),
  look(
    'chimichanga',
    roll({
      filling: ['mince', 'cheese', 'bean'],
      skin: flatDough('#cf8f42', '#8a501e'),
      each: 240,
      length: 140,
      radius: 27,
    }),
    { density: 0.65 },
  ),
  look(
    'taquito, flauta, rolled taco, chicken flauta',
    roll({
      filling: ['mince'],
      skin: flatDough('#d39a48', '#8a501e'),
      each: 45,
      length: 125,
      radius: 10,
      cut: false,
    }),
    { density: 0.5 },
  ),
  enchiladas('enchilada, beef enchilada, chicken enchilada', {
    sauce: ['#7c1f0e', '#a8381c'],
    on: 'cream thread 3, diced red onion 1.6, coriander 0.8',
  }),
  enchiladas('cheese enchilada, bean enchilada, vegetable enchilada', {
    sauce: ['#9a3a18', '#c4602c'],
    cheese: 0.62,
    on: 'spring onion 1',
  }),
  enchiladas('green enchilada, enchilada verde, enchiladas verdes', {
    sauce: ['#4c5030', '#6c6c44'],
    cheese: 0.5,
    on: 'cream thread 3, diced red onion 2, coriander 0.8',
  }),
  look('tamale, tamal, pork tamale, chicken tamale', tamales(['pastor', 'pork']), {
    density: 0.85,
  }),
]

/** Dishes of Mexico and its border. */
export const mexico: readonly Look[] = [...tacos, ...wrapped, ...mexicanPlates]
