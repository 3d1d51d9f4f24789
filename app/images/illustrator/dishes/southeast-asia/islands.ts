import { copies } from '../../forms/copies.ts'
import { stacked } from '../../forms/pieces.ts'
import { type Look, look } from '../../looks/look.ts'
import { pad } from '../../shapes/cuts.ts'
import { rounded } from '../../shapes/shapes.ts'
import { withDip } from '../archetypes/crisp.ts'
import { curry } from '../archetypes/curry.ts'
import { mixed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { foldedOnSticks } from '../archetypes/satay.ts'
import { soup } from '../archetypes/soup.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'
import { flatDough } from '../archetypes/wrapped/dough.ts'

const thick = { role: 'wet', thick: true, density: 1 } as const
const satay = (deep: string, light: string, burnt: string) =>
  withDip(foldedOnSticks({ deep, light, burnt }), '#94581f', '#b87a3a')
const roti = copies({
  each: 90,
  mesh: (i) =>
    pad(rounded(72, 66, 0.08, i, 60), {
      height: 9,
      full: 8,
      rough: 3,
      wave: 16,
      seed: i + 1,
      rings: 18,
    }),
  material: flatDough('#ecd094', '#a8661f'),
  variants: 3,
  most: 6,
})

/** Dishes of Malaysia, Singapore, Indonesia and the Philippines. */
export const islands: readonly Look[] = [
  look('satay, chicken satay, satay chicken', satay('#c27a22', '#e6b25a', '#7a3c12'), {
    vessel: 'platter',
    density: 0.6,
  }),
  look('beef satay', satay('#7a4420', '#b07a44', '#42200c'), { vessel: 'platter', density: 0.6 }),
  look(
    'rendang, beef rendang',
    mixed({
      base: 'beef chunk',
      tint: '#5c3519',
      strength: 0.34,
      wet: true,
      on: 'crispy onion 5, red chilli 3, coriander 2',
    }),
    { density: 0.9, vessel: 'pasta bowl' },
  ),
  look(
    'gado gado, gado-gado',
    fields(
      'green bean piece 14, bean sprout 14, fried tofu cube 18, potato cube 14, cucumber slice 10, egg half 18, dish of peanut sauce 16',
      'peanut sauce 40, chopped peanut 6, shrimp cracker 5',
    ),
    { density: 0.6, vessel: 'plate' },
  ),
  look(
    'nasi lemak',
    fields(
      'coconut rice 44, egg half 12, cucumber slice 9, peanut 8, sambal 6, fried anchovy 8, fried chicken drumstick 20',
      '',
    ),
    { density: 0.75, vessel: 'plate' },
  ),
  look(
    'hainanese chicken rice, chicken rice, hainan chicken',
    fields('white rice 46, chicken slice 40, cucumber slice 14', 'herb sprinkle 0.8'),
    { density: 0.75, vessel: 'plate' },
  ),
  look(
    'roti canai, roti prata',
    withSides(stacked(roti, { high: 2, askew: 16 }), 'katori of sambar 30'),
    { density: 0.35 },
  ),
  look(
    'char kway teow, kway teow',
    mixed({
      base: 'pad see ew noodle',
      in: 'shrimp 14, red pork slice 8, egg piece scrambled 8, bean sprout 7',
      on: 'scallion stick 3, shrimp 5',
    }),
    { density: 0.52 },
  ),
  look('nasi padang', fields('white rice 44, rendang 26, spinach 14, egg half 14, sambal 6'), {
    density: 0.75,
    vessel: 'plate',
  }),
  look(
    'adobo, chicken adobo, filipino adobo',
    curry({
      liquid: '#4a260e',
      clouds: '#5e3416',
      clear: 3,
      oil: '#94602c',
      thick: 0.45,
      in: 'curry chicken piece 90, bay leaf 1',
      on: 'garlic bit 0.8, pepper sprinkle 1, scallion sprinkle 1',
      coat: 0.35,
    }),
    thick,
  ),
  look(
    'pork adobo',
    curry({
      liquid: '#4a260e',
      clouds: '#5e3416',
      clear: 3,
      oil: '#94602c',
      thick: 0.45,
      in: 'pork chunk 80',
      on: 'garlic bit 0.8, pepper sprinkle 1, scallion sprinkle 1',
      coat: 0.45,
    }),
    thick,
  ),
  look(
    'sinigang, sinigang na baboy, tamarind soup',
    soup({
      liquid: '#b9a264',
      clouds: '#c8b47c',
      clear: 20,
      oil: '#cfa850',
      thick: 0.1,
      in: 'pork chunk 34, tomato chunk 12, daikon chunk 8, green bean piece 10, eggplant piece 10, cooked spinach 10',
      on: 'green chilli 3, okra slice 3',
    }),
    { role: 'wet', density: 1, vessel: 'bowl' },
  ),
  look(
    'tinola, chicken tinola',
    soup({
      liquid: '#c2a860',
      clouds: '#d0b87a',
      clear: 24,
      thick: 0.1,
      in: 'boiled chicken joint 76, green papaya piece 34, ginger julienne 2, cooked spinach 8',
      on: 'scallion sprinkle 0.8',
    }),
    { role: 'wet', density: 1, vessel: 'bowl' },
  ),
  look(
    'kare kare, kare-kare',
    curry({
      liquid: '#b0702c',
      clouds: '#c68a48',
      oil: '#a8501c',
      clear: 1,
      thick: 0.9,
      in: 'oxtail 40',
      coat: 0.12,
      sectors: 'charred eggplant wedge 16, bok choy 12, green bean 12',
      on: 'crushed peanut 2.4',
    }),
    thick,
  ),
  look(
    'pancit, pancit canton, pancit bihon',
    mixed({
      base: 'yellow vermicelli strand',
      in: 'cabbage strip 9, carrot match stick 7, snow pea 7, small shrimp 12, stir fried chicken dice 10',
      on: 'egg half 12, lime wedge 6, scallion sprinkle 1',
    }),
    { density: 0.52 },
  ),
  look(
    'sisig, pork sisig',
    mixed({
      base: 'mince',
      tint: '#8a5420',
      strength: 0.25,
      in: 'onion dice 16, crispy onion 6',
      on: 'fried egg 20, chili slice 1.6, green chilli slice 1.6, spring onion 1, lime wedge 5',
    }),
    { density: 0.7, vessel: 'karahi' },
  ),
  look(
    'lechon kawali, crispy pork belly',
    baseWithSides('crackling pork slice', 'dish of soy sauce 30'),
    { density: 0.6 },
  ),
  look(
    'halo halo, halo-halo',
    mixed({
      base: 'shaved ice mound',
      tint: '#f4efe4',
      on: 'kidney bean 5, corn kernel 3, jelly cube red 5, green jelly cube 5, coconut jelly 4, flan piece 8, ube scoop 22',
    }),
    { density: 0.9, vessel: 'bowl' },
  ),
  look(
    'bak kut teh',
    soup({
      liquid: '#4a2810',
      clouds: '#5c3618',
      clear: 8,
      thick: 0.1,
      in: 'pork chunk 34, fried tofu cube 16, mushroom slice 10',
      on: 'herb sprinkle 1',
    }),
    { role: 'wet', density: 1, vessel: 'bowl' },
  ),
]
