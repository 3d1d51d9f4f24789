import { type Look, look } from '../../looks/look.ts'
import { curry } from '../archetypes/curry.ts'
import { brown, loose, wok } from './wok.ts'

const light = { coat: '#b98a3c', strength: 0.16 }

/** Chicken, shrimp, tofu and vegetables tossed in a hot pan with their sauce. */
export const stirFries: readonly Look[] = [
  look(
    'orange chicken',
    wok('glazed orange chicken nub 88, orange peel strip 3', {
      coat: '#e08a1e',
      strength: 0.3,
      on: 'orange slice 6, scallion sprinkle 1.4, sesame sprinkle 1',
    }),
    loose,
  ),
  look(
    'general tso chicken, general tao chicken, general tsos chicken',
    wok('glazed red chicken nub 78, broccoli 14, dried chili 5', {
      on: 'scallion sprinkle 1.2, sesame sprinkle 0.8',
    }),
    loose,
  ),
  look(
    'sesame chicken',
    wok('glazed brown chicken nub 78, broccoli 22', {
      on: 'sesame coat 9, scallion sprinkle 0.6',
    }),
    loose,
  ),
  look(
    'honey chicken, honey garlic chicken, lemon chicken',
    wok('glazed orange chicken nub 90, cooked onion 4', {
      on: 'sesame sprinkle 1, scallion sprinkle 0.6',
      coat: '#e0a83c',
      strength: 0.35,
    }),
    loose,
  ),
  look(
    'sweet and sour chicken',
    wok(
      'sweet and sour nub 55, pineapple chunk 16, green pepper piece 12, red pepper piece 10, onion piece 6',
      { coat: '#d9481c', strength: 0.16 },
    ),
    loose,
  ),
  look(
    'kung pao chicken, kung pao',
    wok(
      'stir fried chicken dice 52, peanut 12, red pepper piece 10, green pepper piece 8, dried chili 8',
      { ...brown, on: 'scallion sprinkle 1.6' },
    ),
    loose,
  ),
  look(
    'cashew chicken, chicken cashew, chicken with cashew',
    wok(
      'stir fried chicken dice 50, cashew 20, green pepper piece 8, red pepper piece 8, onion piece 6',
      { ...light, on: 'scallion sprinkle 1' },
    ),
    loose,
  ),
  look(
    'szechuan chicken, sichuan chicken, spicy chicken',
    wok('stir fried chicken dice 52, dried chili 22, red pepper strip 8, scallion stick 8', {
      coat: '#8e2410',
      strength: 0.25,
      on: 'sesame sprinkle 1',
    }),
    loose,
  ),
  look(
    'chilli chicken, chili chicken, chicken manchurian, dragon chicken',
    wok('glazed chilli chicken nub 60, green pepper piece 18, onion petal 12', {
      coat: '#6e1c0a',
      strength: 0.16,
      on: 'green chilli 2, scallion sprinkle 1.2',
    }),
    loose,
  ),
  look(
    'chicken stir fry, chicken and vegetable stir fry, chicken vegetable stir fry, stir fried chicken',
    wok(
      'stir fried chicken dice 44, red pepper strip 14, snow pea 14, carrot coin 9, broccoli floret 16, onion piece 5',
      light,
    ),
    loose,
  ),
  look(
    'chicken and broccoli, chicken with broccoli',
    wok('stir fried chicken dice 52, broccoli floret 46', {
      ...light,
      on: 'sesame sprinkle 0.6',
    }),
    loose,
  ),
  look(
    'shrimp stir fry, prawn stir fry',
    wok('shrimp 46, snow pea 16, red pepper strip 14, baby corn 12, carrot coin 8', light),
    loose,
  ),
  look(
    'moo goo gai pan',
    wok('chicken slice 46, mushroom slice 22, snow pea 18, water chestnut 5, carrot coin 7', {
      coat: '#ecdcb0',
      strength: 0.2,
      on: 'white pan sauce 5',
      gloss: 0.75,
    }),
    loose,
  ),
  look(
    'tofu stir fry, tofu and vegetable, tofu with vegetable, tofu vegetable stir fry',
    wok('fried tofu cube 48, broccoli floret 18, red pepper strip 14, snow pea 12, carrot coin 8', {
      ...brown,
      strength: 0.12,
      on: 'sesame sprinkle 0.8',
    }),
    loose,
  ),
  look(
    'stir fried vegetable, vegetable stir fry, stir fry vegetable, wok vegetable, asian vegetable, chop suey',
    wok(
      'broccoli floret 24, snow pea 18, red pepper strip 14, carrot coin 14, baby corn 12, mushroom slice 10, onion piece 6',
      light,
    ),
    loose,
  ),
  look(
    'stir fry',
    wok(
      'stir fried chicken dice 24, broccoli floret 22, red pepper strip 14, snow pea 14, carrot coin 12, onion piece 6',
      light,
    ),
    loose,
  ),
  look(
    'bok choy stir fry, garlic bok choy, stir fried bok choy',
    wok('bok choy 96', { on: 'garlic bit 1, sesame sprinkle 0.5' }),
    loose,
  ),
  look(
    'stir fried green bean, dry fried green bean',
    wok('green bean piece 90, dried chili 6', {
      coat: '#5a4a1a',
      strength: 0.15,
      on: 'garlic bit 1.4',
    }),
    loose,
  ),
  look(
    'mapo tofu, mapo doufu',
    curry({
      liquid: '#7c2208',
      clouds: '#94320f',
      clear: 2,
      oil: '#cf4a18',
      thick: 0.6,
      in: 'mapo tofu cube 52, mapo mince 14',
      on: 'mapo mince 14, scallion sprinkle 4',
      coat: 0.1,
    }),
    { role: 'wet', thick: true, density: 1 },
  ),
  look(
    'hunan chicken, black bean chicken, chicken in black bean sauce',
    wok(
      'stir fried chicken dice 50, broccoli floret 18, red pepper strip 12, baby corn 12, snow pea 8',
      { ...brown, strength: 0.25 },
    ),
    loose,
  ),
  look(
    'doubanjiang eggplant, eggplant with doubanjiang, yu xiang eggplant, fish fragrant eggplant, chinese eggplant in garlic sauce',
    wok('wok eggplant piece 88, mapo mince 5, red pepper strip 5', {
      coat: '#7a2408',
      strength: 0.3,
      gloss: 0.6,
      on: 'chili slice 2, garlic bit 0.6, scallion sprinkle 2',
    }),
    loose,
  ),
]
