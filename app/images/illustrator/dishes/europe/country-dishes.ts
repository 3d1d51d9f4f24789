import { type Look, look } from '../../looks/look.ts'
import { roundsInRings } from '../archetypes/baked/rounds.ts'
import { crispSkin } from '../archetypes/crisp.ts'
import { brokenBalls, crumbInside } from '../archetypes/fried/broken-balls.ts'
import { mixed, topped, tossed } from '../archetypes/mixed.ts'
import { stew } from '../archetypes/stew.ts'
import { withSides } from '../archetypes/with-sides.ts'
import { bowlOf } from '../soups/served.ts'
import { plate, thick } from './served.ts'

/** Plates, pots and salads of Europe that tell a country. */
export const countryDishes: readonly Look[] = [
  look(
    'kedgeree, smoked haddock kedgeree',
    mixed({
      base: 'yellow rice',
      in: 'fish chunk 34, pea 6',
      on: 'egg chunk 16, parsley 2.4, lemon wedge 5',
    }),
    { density: 0.75 },
  ),
  look(
    'escalivada, escalibada',
    tossed('roast eggplant strip 40, peeled pepper strip 42, roast onion strip 18', {
      steep: 0.8,
      on: 'olive 4, parsley 1.2',
    }),
    { density: 0.8 },
  ),
  thick('callos, callos a la madrileña, madrid tripe stew', {
    liquid: '#8f3a14',
    clouds: '#a8521f',
    oil: '#b5380c',
    clear: 1.4,
    thick: 0.7,
    in: 'squid 44, chorizo chunk 26, chickpea 7',
    coat: 0.34,
    on: 'chorizo chunk 16, parsley 1',
  }),
  plate(
    'ulster fry',
    'fried egg 20, sausage 18, bacon 14, hash brown 16, toast 16, grilled tomato 14',
  ),
  plate(
    'haggis, haggis neeps and tatties, vegetarian haggis',
    'browned mince crumb 42, mashed potato 32, mashed sweet potato 30',
    'parsley 0.6',
    0.85,
  ),
  look('lancashire hotpot, lancashire hot pot', roundsInRings('#8a5a2a', 'oregano 0.6', 'potato'), {
    density: 0.95,
    vessel: 'baking dish',
  }),
  look(
    'colcannon',
    mixed({
      base: 'mashed potato',
      in: 'wilted spinach 10, cabbage strip 9',
      on: 'butter 7, spring onion 3',
    }),
    { density: 0.95 },
  ),
  plate(
    'schweinebraten, german roast pork',
    'roast pork 40, potato dumpling 32, braised red cabbage 24',
    'gravy 10',
  ),
  plate(
    'rinderroulade, rouladen, beef roulade',
    'braised beef in gravy 44, boiled potato 30, braised red cabbage 26',
    'parsley 0.5',
    0.65,
  ),
  look(
    'paprika schnitzel, gypsy schnitzel',
    topped({
      base: 'schnitzel',
      sauce: ['#8f2c10', '#c2552a'],
      share: 22,
      strength: 0,
      lumpy: 0.5,
      wide: 0.52,
      on: 'red pepper strip 9, green pepper strip 5, cooked onion 4',
    }),
    { density: 0.85 },
  ),
  bowlOf('maultaschen, maultaschen in broth', {
    liquid: '#b8862c',
    clear: 11,
    thick: 0,
    in: 'ravioli 92, diced carrot 3',
    on: 'chive 3, crispy onion 4',
  }),
  look(
    'kaiserschmarrn',
    withSides(
      tossed('torn pancake piece 92, raisin 3', { steep: 1.5, on: 'strewn sugar 9' }),
      'dish of stewed plum 30',
    ),
    { density: 0.45 },
  ),
  look(
    'pulpo a la gallega, galician octopus',
    mixed({ base: 'potato round', on: 'octopus 46, paprika 1.2, parsley 0.6' }),
    { density: 0.8, vessel: 'board' },
  ),
  look(
    'fideuà',
    mixed({
      base: 'angel hair',
      tint: '#c8742a',
      strength: 0.42,
      in: 'squid 8',
      on: 'shrimp 18, mussel 12, lemon wedge 6, parsley 1',
    }),
    { density: 0.6, vessel: 'pan' },
  ),
  bowlOf('salmorejo', {
    liquid: '#cf6230',
    clouds: '#dd7e48',
    clear: 0.8,
    thick: 0.6,
    on: 'egg chunk 9, ham strip 6, parsley 0.4',
  }),
  bowlOf('caldo verde', {
    liquid: '#b5b070',
    clouds: '#c8c48a',
    oil: '#b5641c',
    clear: 2.4,
    in: 'wilted spinach 26, potato cube 10',
    on: 'sausage slice 10',
  }),
  look(
    'arancini, arancino, rice balls fried, suppli',
    withSides(
      brokenBalls({
        each: 90,
        radius: 28,
        skin: crispSkin('#dc9f48', '#a8641f', 1.2),
        inside: crumbInside(['#e6c070', '#f8ecc4'], { fleck: '#9c3a18', edge: '#a8641f', size: 3 }),
        broken: 0.34,
        rough: 1.2,
        apart: 1.06,
      }),
      'dish of marinara 30',
      'basil 0.8',
    ),
    { density: 0.7 },
  ),
  plate('kleftiko', 'lamb shank 52, roast potato 34, lemon wedge 6', 'oregano 0.8', 0.85),
  thick('fabada, fabada asturiana', {
    liquid: '#a8521c',
    clouds: '#c0702c',
    oil: '#b5400c',
    clear: 2,
    in: 'butter bean 60, chorizo chunk 16, pork chunk 12',
    coat: 0.3,
    on: 'parsley 0.6',
  }),
  look(
    'bryndzové halušky, halušky',
    mixed({
      base: 'gnocchi',
      tint: '#f0e4c4',
      strength: 0.4,
      wet: true,
      lumpy: 1.2,
      on: 'bacon bit 12, feta crumble 4, chive 0.8',
    }),
    { density: 0.8 },
  ),
  look(
    'mizeria, polish cucumber salad, cucumber salad with sour cream',
    stew({
      liquid: '#efe8d6',
      clouds: '#fbf7ec',
      clear: 0.8,
      thick: 0.8,
      in: 'cucumber slice 62',
      coat: 0.6,
      on: 'dill 3',
    }),
    { role: 'wet', density: 1, vessel: 'bowl' },
  ),
]
