import type { Form } from '../../forms/form.ts'
import { type Look, look } from '../../looks/look.ts'
import { curry } from '../archetypes/curry.ts'
import { fields, tossed } from '../archetypes/mixed.ts'
import { riceBowl } from '../archetypes/rice-bowl.ts'

/** Pieces from a wok in a steep heap. */
function wok(text: string, more: Parameters<typeof tossed>[1] = {}): Form {
  const form = tossed(text, more)
  return { ...form, ground: (amount) => form.ground(amount) * 0.74 }
}

const brown = { coat: '#5a3012', strength: 0.3 }
const light = { coat: '#b98a3c', strength: 0.16 }

/** Heaped loosely, with air between the pieces. */
const loose = { density: 0.5 } as const

/** Pieces tossed in a hot pan with their sauce. */
export const stirFries: readonly Look[] = [
  look(
    'orange chicken',
    wok('glazed orange chicken nub 92, orange peel strip 3', {
      on: 'scallion sprinkle 1.4, sesame sprinkle 1',
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
    wok('glazed brown chicken nub 94', { on: 'sesame sprinkle 3, scallion sprinkle 1' }),
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
    'sweet and sour pork',
    wok(
      'sweet and sour nub 52, pineapple chunk 18, green pepper piece 13, onion piece 8, carrot coin 8',
      { coat: '#b8341a', strength: 0.22 },
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
    wok('glazed red chicken nub 60, green pepper piece 18, onion piece 14', {
      on: 'scallion sprinkle 1.2',
    }),
    loose,
  ),
  look(
    'beef and broccoli, broccoli beef, beef with broccoli',
    wok('beef slice 52, broccoli floret 46', {
      coat: '#4a2610',
      strength: 0.16,
      on: 'sesame sprinkle 0.6',
    }),
    loose,
  ),
  look(
    'mongolian beef',
    wok('beef slice 78, scallion stick 20', {
      coat: '#4a2208',
      strength: 0.3,
      on: 'sesame sprinkle 1',
    }),
    loose,
  ),
  look(
    'pepper steak, beef with pepper',
    wok('beef slice 55, green pepper strip 20, red pepper strip 16, onion piece 10', brown),
    loose,
  ),
  look(
    'szechuan beef, crispy beef, chilli beef, crispy chilli beef',
    wok('beef strip 70, red pepper strip 14, grated carrot 6, scallion stick 8', {
      coat: '#8e2410',
      strength: 0.3,
      on: 'sesame sprinkle 1',
    }),
    loose,
  ),
  look(
    'beef stir fry, beef and vegetable stir fry, steak stir fry, pork stir fry',
    wok(
      'beef slice 46, red pepper strip 14, snow pea 14, carrot coin 8, baby corn 10, onion piece 6',
      { ...brown, strength: 0.12 },
    ),
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
    wok('chicken slice 40, mushroom slice 22, snow pea 18, water chestnut 8, carrot coin 8', light),
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
    'chicken lettuce wrap, lettuce wrap, san choy bow',
    wok('lettuce leaf 40, ground pork 42, water chestnut 6, diced carrot 5', {
      on: 'scallion sprinkle 1.2',
    }),
    loose,
  ),
  look(
    'twice cooked pork, double cooked pork',
    wok('red pork slice 56, green pepper piece 16, leek piece 18', {
      coat: '#7c2410',
      strength: 0.25,
    }),
    loose,
  ),
  look(
    'moo shu pork, mu shu pork, mu shu',
    wok('pork strip fried 40, cabbage strip 24, egg strip 18, wood ear 8, carrot match stick 6', {
      ...brown,
      strength: 0.1,
    }),
    loose,
  ),
  look(
    'char siu, chinese bbq pork, chinese barbecue pork, bbq roast pork',
    wok('char siu slice 96', {}),
    loose,
  ),
  look(
    'peking duck, roast duck, crispy duck, beijing duck',
    fields('lacquered duck slice 60, cucumber stick 22, scallion stick 16'),
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
      in: 'tofu cube 60, mapo mince 16',
      on: 'scallion sprinkle 2',
      coat: 0.3,
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
    'chow fun, beef chow fun, beef ho fun',
    riceBowl({
      base: 'pad see ew noodle',
      over: 'beef slice 24, bean sprout 8, scallion stick 8',
      sauce: '#4a2610',
    }),
    { role: 'wet', density: 0.8, vessel: 'shallow bowl' },
  ),
]
