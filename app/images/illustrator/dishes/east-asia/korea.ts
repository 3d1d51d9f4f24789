import { type Look, look } from '../../looks/look.ts'
import { mixed, tossed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { riceBowl } from '../archetypes/rice-bowl.ts'
import { type Soup, soup } from '../archetypes/soup.ts'
import { baseWithSides } from '../archetypes/with-sides.ts'

const pot = (words: string, spec: Soup): Look =>
  look(words, soup({ thick: 0.25, clear: 3, ...spec }), { role: 'wet', density: 1, vessel: 'bowl' })

/** Dishes of Korea. */
export const korea: readonly Look[] = [
  look(
    'bibimbap, dolsot bibimbap',
    riceBowl({
      sectors:
        'small bulgogi 14, carrot match stick 11, spinach 11, bean sprout 11, mushroom slice 10, cucumber stick 9',
      middle: 'fried egg 12',
      on: 'sesame sprinkle 1',
      chopsticks: true,
    }),
    { role: 'wet', density: 0.8, vessel: 'noodle bowl' },
  ),
  look(
    'bulgogi, beef bulgogi',
    tossed('bulgogi beef 74, cooked onion 12, carrot match stick 6, scallion stick 6', {
      coat: '#4a2410',
      strength: 0.2,
      on: 'sesame sprinkle 2.4, scallion sprinkle 1',
    }),
    { density: 0.5 },
  ),
  look(
    'galbi, kalbi, korean short rib',
    baseWithSides('galbi strip', 'kimchi leaf 34', {
      on: 'sesame sprinkle 2, scallion sprinkle 1',
    }),
    { density: 0.6 },
  ),
  look(
    'galbi with rice, kalbi with rice, galbi and rice, kalbi and rice',
    fields('galbi strip 48, white rice 44, kimchi leaf 12', 'sesame sprinkle 1'),
    { density: 0.65, vessel: 'plate' },
  ),
  look(
    'samgyeopsal, korean pork belly, grilled pork belly',
    fields(
      'pork belly slice 68, lettuce leaf 20, kimchi piece 14, dish of barbecue sauce 9',
      'green chilli slice 1',
    ),
    { density: 0.5 },
  ),
  look(
    'korean fried chicken, yangnyeom chicken',
    tossed('glazed red chicken nub 96', { on: 'sesame sprinkle 3, scallion sprinkle 0.8' }),
    { density: 0.5 },
  ),
  pot('tteokbokki, rice cake stew, spicy rice cake', {
    liquid: '#86200a',
    clouds: '#9c3212',
    clear: 1.4,
    thick: 0.6,
    coat: 0.2,
    in: 'tteok 56, korean fish cake 13',
    on: 'sesame sprinkle 1, scallion sprinkle 1.6',
  }),
  look(
    'bibim guksu, bibim noodle, bibim naengmyeon, spicy cold noodle',
    mixed({
      base: 'gochujang strand',
      in: 'cucumber stick 9, kimchi piece 7',
      on: 'cucumber stick 5, egg half 11, sesame sprinkle 1.4, nori sprinkle 0.6',
    }),
    { density: 0.52 },
  ),
  look(
    'jjolmyeon',
    mixed({
      base: 'chewy gochujang strand',
      in: 'bean sprout 8, cabbage strip 10, carrot match stick 7',
      on: 'cucumber stick 6, carrot match stick 3, egg half 11, sesame sprinkle 1',
    }),
    { density: 0.52 },
  ),
  look(
    'japchae, chapchae',
    mixed({
      base: 'japchae strand',
      in: 'carrot match stick 8, wilted spinach 12, mushroom slice 8, beef slice 9, red pepper strip 5',
      on: 'sesame sprinkle 1.8',
    }),
    { density: 0.52 },
  ),
  pot('kimchi jjigae, kimchi stew, kimchi soup', {
    liquid: '#94380f',
    clouds: '#a84c1c',
    oil: '#c8702c',
    coat: 0.2,
    in: 'kimchi leaf 30, red pork slice 9, white tofu slice 14',
    on: 'scallion sprinkle 1.6',
  }),
  pot('sundubu jjigae, soft tofu stew, soondubu', {
    liquid: '#9a2410',
    clouds: '#ae3618',
    oil: '#d06a2c',
    in: 'white tofu cube 40, shrimp 10, clam 5',
    sectors: 'egg yolk 14',
    on: 'scallion sprinkle 1.6',
  }),
  pot('doenjang jjigae, soybean paste stew', {
    liquid: '#8a5c28',
    clouds: '#9c6e38',
    in: 'white tofu cube 24, zucchini piece 14, potato cube 9, mushroom slice 6',
    on: 'scallion sprinkle 1.4, chili slice 0.8',
  }),
  pot('budae jjigae, army stew', {
    liquid: '#9c2e10',
    clouds: '#b04420',
    noodles: 'ramen noodle',
    sectors: 'sausage slice 16, spam 14, kimchi piece 10',
    on: 'scallion sprinkle 1.4',
  }),
  pot('samgyetang, ginseng chicken soup', {
    liquid: '#d9c79a',
    clouds: '#e6d8b4',
    clear: 6,
    in: 'boiled chicken joint 90',
    on: 'scallion sprinkle 3, red chilli 2',
  }),
  pot('galbitang, seolleongtang, beef bone soup', {
    liquid: '#cdbb90',
    clouds: '#dccdaa',
    clear: 14,
    oil: '#e3d2a0',
    in: 'soup rib 170, daikon chunk 26',
    on: 'scallion sprinkle 2.4',
  }),
  pot('hot pot, hotpot, chinese hot pot, steamboat', {
    liquid: '#a03a14',
    clouds: '#b44e22',
    clear: 5,
    oil: '#cf5a20',
    sectors:
      'rare beef slice 16, shrimp 14, white tofu cube 12, mushroom slice 8, bok choy 12, fish ball 12',
    on: 'dried chili 3',
  }),
]
