import { type Look, look } from '../../looks/look.ts'
import { boatBread } from '../archetypes/baked/boat-bread.ts'
import { flat } from '../archetypes/baked/flat.ts'
import { mixed, topped } from '../archetypes/mixed.ts'
import { stew } from '../archetypes/stew.ts'
import { stuffed } from '../archetypes/stuffed.ts'
import { plate, thick } from '../europe/served.ts'
import { wraps } from './wraps.ts'

/** Meat, rice and stews of the Middle East and North Africa. */
export const middleEasternMains: readonly Look[] = [
  ...wraps,
  plate(
    'shawarma plate, chicken shawarma plate, shawarma with rice',
    'chicken shawarma meat 36, yellow rice 30, cucumber 9, tomato wedge 10, hummus 9, pickle slice 5',
  ),
  plate(
    'falafel plate, falafel with hummus',
    'falafel 44, hummus 18, tomato wedge 11, cucumber 11, pita quarter 16',
    'parsley 0.8',
  ),
  plate(
    'kebab plate, beef kebab plate, kebab with rice',
    'seekh kebab 42, white rice 32, tomato wedge 9, red onion 7, green chilli 3',
    'parsley 1',
  ),
  plate(
    'adana kebab plate, adana with bulgur',
    'seekh kebab 44, bulgur 30, grilled tomato 14, red onion 8',
    'parsley 0.6',
  ),
  plate(
    'chelo kebab, chelow kebab, chelo kabab, chelow kabab, koobideh, kubideh, joojeh kabab',
    'seekh kebab 36, saffron rice 20, white rice 30, grilled tomato 15',
  ),
  look(
    'iskender, iskender kebab',
    topped({
      base: 'doner meat',
      sauce: ['#a8301a', '#cc5530'],
      share: 18,
      strength: 0,
      lumpy: 0.3,
      on: 'greek yogurt 7, grilled tomato 12, green chilli 5, parsley 0.6',
    }),
    { density: 0.85 },
  ),
  look(
    'shakshuka, shakshouka, egg in tomato sauce, eggs in purgatory',
    stew({
      liquid: '#96260e',
      clouds: '#b8401e',
      oil: '#d9782a',
      clear: 1.4,
      thick: 0.9,
      in: 'bell pepper 14, diced tomato 30',
      on: 'fried egg 40, parsley 3',
      counted: 'fried egg',
    }),
    { role: 'wet', density: 1, vessel: 'pan' },
  ),
  look(
    'menemen',
    mixed({
      base: 'scrambled egg',
      tint: '#d9542c',
      strength: 0.34,
      in: 'green pepper 12',
      on: 'diced tomato 16, tomato wedge 4, green chilli 4, diced tomato 8, parsley 1',
    }),
    { density: 0.9, vessel: 'pan' },
  ),
  look(
    'mansaf',
    topped({
      base: 'yellow rice',
      sauce: ['#e6dcc2', '#f6efdc'],
      share: 16,
      strength: 0,
      lumpy: 0.5,
      on: 'large lamb piece 36, almond sliver 3, parsley 1.6',
    }),
    { density: 0.8, vessel: 'platter' },
  ),
  look(
    'kabsa, machboo, chicken kabsa, majboos, machboos',
    mixed({
      base: 'saffron rice',
      tint: '#b5702c',
      strength: 0.35,
      in: 'curry chicken piece 80',
      on: 'grated carrot 1.2, raisin 2, almond 3, parsley 1.4',
    }),
    { density: 0.8, vessel: 'platter' },
  ),
  look(
    'mandi, chicken mandi, lamb mandi',
    mixed({
      base: 'yellow rice',
      in: 'white rice 26',
      on: 'lamb chunk 30, raisin 3, birista 4, almond 2',
    }),
    { density: 0.8, vessel: 'platter' },
  ),
  look(
    'maqluba, makloubeh, maqlooba',
    mixed({
      base: 'yellow rice',
      tint: '#b98446',
      strength: 0.3,
      in: 'curry chicken piece 55, eggplant cube 24, curry cauliflower 22',
      on: 'almond 3, parsley 1.4',
    }),
    { density: 0.8, vessel: 'platter' },
  ),
  thick('chicken tagine, tagine, chicken tajine, tajine, moroccan chicken', {
    liquid: '#c08a2c',
    clouds: '#d4a448',
    in: 'curry chicken piece 56, lemon wedge 9',
    coat: 0.25,
    on: 'green olive 8, coriander 1.2',
  }),
  thick('lamb tagine, lamb tajine, beef tagine', {
    liquid: '#7a4218',
    clouds: '#975c28',
    oil: '#c8741c',
    in: 'lamb chunk 56, prune 12, carrot coin 6',
    on: 'dried apricot 3.5, almond 5, coriander 1.6, sesame sprinkle 0.6',
  }),
  thick('vegetable tagine', {
    liquid: '#bd6a22',
    clouds: '#d08a3c',
    in: 'pumpkin cube 30, carrot coin 14, zucchini piece 22, curry chickpea 5, eggplant cube 8, diced tomato 4',
    on: 'zucchini piece 4, pumpkin cube 5, curry chickpea 1, raisin 1, coriander 1.6',
  }),
  look(
    'couscous royale, couscous with vegetable, moroccan couscous, couscous royal',
    mixed({
      base: 'couscous',
      on: 'lamb chunk 18, sausage slice 10, carrot chunk 14, zucchini piece 12, chickpea 3',
    }),
    { density: 0.75, vessel: 'shallow bowl' },
  ),
  thick('ghormeh sabzi, ghorme sabzi', {
    liquid: '#2c3612',
    clouds: '#42501e',
    oil: '#5a5a1c',
    in: 'lamb chunk 36, kidney bean 5',
    on: 'cooked spinach 12',
  }),
  thick('fesenjan, fesenjoon', {
    liquid: '#3a1c10',
    clouds: '#55301c',
    oil: '#6d2a10',
    in: 'curry chicken piece 60',
    coat: 0.5,
    on: 'walnut 4, pomegranate seed 6',
  }),
  thick('gheymeh, khoresh gheymeh', {
    liquid: '#a5481a',
    clouds: '#bd6a2c',
    in: 'lamb chunk 40, split chickpea 14',
    on: 'french fry 22',
  }),
  look(
    'tahdig, zereshk polo, persian crispy rice',
    mixed({
      base: 'white rice',
      in: 'saffron rice 20, barberry 3',
      on: 'tahdig crust 36, barberry 4, pistachio sliver 1.2',
    }),
    { density: 0.7 },
  ),
  look(
    'imam bayildi, stuffed eggplant, stuffed aubergine, karniyarik, eggplant boat',
    stuffed({
      shape: 'boat',
      skin: ['#2e1626', '#5a3248'],
      filling: ['tomato', 'mince', 'red pepper', 'coriander'],
      each: 190,
    }),
    { density: 0.8 },
  ),
  look(
    'lahmacun, turkish pizza',
    flat({
      whole: 180,
      radius: 112,
      height: 3.5,
      rim: 5,
      slices: 1,
      sauce: '#8f3a1a',
      cheese: '#6a3418',
      crust: '#c9924a',
      on: 'lahmacun crumb 46, diced tomato 3, parsley 3, lemon wedge 6',
    }),
    { density: 0.6, vessel: 'board' },
  ),
  look(
    'pide, turkish pide, meat pide, kiymali pide, cheese pide',
    boatBread({
      filling: ['#8a4a24', '#b0703a'],
      on: ['mince', 'mince', 'tomato', 'green pepper', 'white cheese'],
    }),
    { density: 0.6, vessel: 'board' },
  ),
  look(
    'khachapuri, adjarian khachapuri, georgian cheese bread',
    boatBread({ filling: ['#f0d58c', '#f8e9bc'], yolk: true, width: 112, length: 210 }),
    { density: 0.6, vessel: 'board' },
  ),
  look(
    'manakish zaatar, zaatar manakish, manakeesh, za atar bread',
    flat({
      whole: 200,
      radius: 104,
      height: 5,
      rim: 11,
      slices: 4,
      sauce: '#4a3d16',
      cheese: '#5c4a1e',
      crust: '#d8a760',
      on: 'zaatar 70',
    }),
    { density: 0.6, vessel: 'board' },
  ),
  look(
    'cheese manakish',
    flat({
      whole: 260,
      radius: 104,
      height: 7,
      rim: 13,
      slices: 4,
      sauce: '#e6bd6a',
      cheese: '#f6e2aa',
      crust: '#cf9a52',
      melted: true,
      on: 'torn mozzarella 26',
      fresh: 'parsley 0.8',
    }),
    { density: 0.6, vessel: 'board' },
  ),
]
