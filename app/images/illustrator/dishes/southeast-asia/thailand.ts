import { type Look, look } from '../../looks/look.ts'
import { curry as curryOf } from '../archetypes/curry.ts'
import { mixed, tossed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { type Soup, soup } from '../archetypes/soup.ts'

const curry = (words: string, spec: Soup): Look =>
  look(words, curryOf({ clear: 2, thick: 0.45, coat: 0.14, ...spec }), {
    role: 'wet',
    thick: true,
    density: 1,
  })

const green: Soup = { liquid: '#9da57a', clouds: '#b4ba94', oil: '#6c7f3c' }
const red: Soup = { liquid: '#bd5f26', clouds: '#cf7f45', oil: '#a8400f' }
const withChicken = 'soup chicken chunk 56'
const vegetables = 'bamboo strip 9, green pepper piece 8'

/** Dishes of Thailand. */
export const thailand: readonly Look[] = [
  look(
    'pad thai, phad thai',
    mixed({
      base: 'pad thai strand',
      in: 'shrimp 16, fried tofu cube 9, egg piece scrambled 8, bean sprout 3',
      on: 'shrimp 6, crushed peanut 1.6, scallion sprinkle 1.4, lime wedge 2.4',
    }),
    { density: 0.52 },
  ),
  look(
    'chicken pad thai',
    mixed({
      base: 'pad thai strand',
      in: 'stir fried chicken dice 20, egg piece scrambled 8, bean sprout 3, carrot match stick 3',
      on: 'stir fried chicken dice 5, crushed peanut 1.8, scallion sprinkle 1.4, lime wedge 2.4',
    }),
    { density: 0.52 },
  ),
  look(
    'tofu pad thai, vegetable pad thai, vegetarian pad thai',
    mixed({
      base: 'pad thai strand',
      in: 'fried tofu cube 20, carrot match stick 5, bean sprout 3',
      on: 'fried tofu cube 5, crushed peanut 1.6, scallion sprinkle 1.4, lime wedge 2.4',
    }),
    { density: 0.52 },
  ),
  look(
    'pad see ew',
    mixed({
      base: 'pad see ew noodle',
      in: 'stir fried chicken dice 12, wilted spinach 8, egg piece scrambled 8, celery slice 5',
      on: 'stir fried chicken dice 5, wilted spinach 5, egg piece scrambled 4, celery slice 3',
    }),
    { density: 0.52 },
  ),
  look(
    'drunken noodle, pad kee mao',
    mixed({
      base: 'pad see ew noodle',
      in: 'stir fried chicken dice 12, red pepper strip 7, tomato chunk 4, green bean piece 4',
      on: 'stir fried chicken dice 5, basil sprinkle 4, chili slice 1.4',
    }),
    { density: 0.52 },
  ),
  curry('thai green curry, green curry, green curry chicken, green chicken curry', {
    ...green,
    in: `${withChicken}, ${vegetables}, green bean piece 9`,
    on: 'basil sprinkle 3, chili slice 1',
  }),
  curry('thai red curry, red curry, red chicken curry, red curry chicken', {
    ...red,
    in: `${withChicken}, bamboo strip 16, red pepper strip 12`,
    on: 'basil sprinkle 3',
  }),
  curry('thai yellow curry, yellow curry', {
    liquid: '#d9a534',
    clouds: '#e4b954',
    oil: '#c0661a',
    clear: 1.4,
    thick: 0.6,
    in: `${withChicken}, curry potato 30, carrot coin 6`,
    on: 'birista 1.6, chili slice 0.8, coriander 0.8',
  }),
  curry('massaman curry, massaman, massaman beef curry, beef massaman', {
    liquid: '#8a5426',
    clouds: '#b08452',
    oil: '#b8501a',
    swirl: '#ead9b8',
    in: 'beef chunk 52, curry potato 26, peanut 4',
    on: 'crushed peanut 7, coriander 1, chili slice 1.2',
  }),
  curry('panang curry, panang, penang curry', {
    ...red,
    liquid: '#a05a24',
    clouds: '#b97a44',
    thick: 0.65,
    swirl: '#f3e4c8',
    in: 'beef slice 50, red pepper strip 8',
    on: 'lime leaf 3, crushed peanut 1, chili slice 1.4',
  }),
  curry('thai vegetable curry, vegetable thai curry', {
    ...red,
    liquid: '#d28a3c',
    clouds: '#dda256',
    in: 'broccoli floret 22, carrot coin 12, baby corn 12, red pepper strip 9, fried tofu cube 16',
    on: 'basil sprinkle 3',
  }),
  curry('thai chicken curry, thai curry', {
    ...red,
    liquid: '#cc6a26',
    in: `${withChicken}, red pepper strip 7, green bean piece 6`,
    on: 'basil sprinkle 3',
  }),
  look(
    'tom yum, tom yum soup, tom yum goong, tom yam',
    soup({
      liquid: '#b0561c',
      clouds: '#be6a2c',
      clear: 8,
      oil: '#a8240c',
      thick: 0.1,
      in: 'shrimp 32, mushroom slice 9, cherry tomato half 8, lemongrass 4, galangal slice 3',
      on: 'chili slice 1.6, herb sprinkle 1.2, lime leaf 1',
    }),
    { role: 'wet', density: 1, vessel: 'bowl' },
  ),
  look(
    'tom kha, tom kha gai, coconut chicken soup, coconut soup',
    soup({
      liquid: '#e2d2b0',
      clouds: '#efe4cc',
      clear: 2.5,
      oil: '#c8702c',
      thick: 0.25,
      in: 'chicken slice 24, mushroom slice 14, lemongrass 4, galangal slice 4',
      on: 'chili slice 1, herb sprinkle 1.2, lime leaf 1.2',
    }),
    { role: 'wet', density: 1, vessel: 'bowl' },
  ),
  look(
    'som tam, papaya salad, green papaya salad',
    tossed(
      'green papaya shred 66, cherry tomato half 12, green bean piece 12, carrot match stick 6',
      { on: 'crushed peanut 2, chili slice 1.2, lime wedge 5' },
    ),
    { density: 0.35 },
  ),
  look(
    'larb, laab, larb gai, thai meat salad',
    tossed('ground pork 66, lettuce leaf 16, cucumber slice 9', {
      on: 'basil sprinkle 4, chili slice 1.2, lime wedge 5, scallion sprinkle 1',
    }),
    { density: 0.5 },
  ),
  look(
    'thai beef salad, yum nua',
    tossed(
      'rare beef slice 46, shredded lettuce 12, cucumber slice 12, cherry tomato half 12, red onion 5',
      {
        coat: '#a8642c',
        strength: 0.1,
        on: 'rare beef slice 10, mint 1.4, coriander 1.6, chili slice 1, lime wedge 5',
      },
    ),
    { density: 0.4 },
  ),
  look(
    'thai basil chicken, basil chicken, pad krapow, pad kra pao, pad kaprao',
    tossed('ground chicken 62, red pepper strip 12, green bean piece 10', {
      coat: '#5a2c10',
      strength: 0.3,
      on: 'basil sprinkle 8, chili slice 1.6',
    }),
    { density: 0.5 },
  ),
  look(
    'mango sticky rice, mango with sticky rice',
    fields('sushi rice 46, mango cheek 54', 'cream swirl 14, sesame sprinkle 0.8'),
    { density: 0.8 },
  ),
]
