import { type Look, look } from '../../looks/look.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { garnished, griddleCakes, sauceBalls, withDip } from '../archetypes/crisp.ts'
import { curry as curryOf } from '../archetypes/curry.ts'
import { tempuraShrimp } from '../archetypes/fried/tempura.ts'
import { topped, tossed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { type RiceBowl, riceBowl } from '../archetypes/rice-bowl.ts'
import { onSticks } from '../archetypes/satay.ts'
import { soup } from '../archetypes/soup.ts'
import { onigiri } from '../archetypes/sushi/onigiri.ts'
import { wok } from './wok.ts'

const donburi = (words: string, spec: RiceBowl): Look =>
  look(words, riceBowl({ chopsticks: true, ...spec }), {
    role: 'wet',
    density: 0.8,
    vessel: 'noodle bowl',
  })

const [egg, browned, sauce] = [colour('#e2b25c'), colour('#a5682a'), colour('#3a1a0c')]
/** A pancake under a dark sauce that leaves its browned rim free. */
const sauced = (radius: number) =>
  material(
    ({ u, v, seed }) => {
      const n = fractal(u / 9 + seed * 9, v / 9, 2, 3)
      const cake = blend(browned, egg, step(0.3, 0.62, n))
      const far = Math.hypot(u, v) / radius + (n - 0.5) * 0.22
      const green = step(0.66, 0.72, fractal(u / 3, v / 3 + seed * 5, 5, 2)) * 0.7
      return blend(cake, blend(sauce, colour('#4d6a24'), green), 1 - step(0.8, 0.88, far))
    },
    { gloss: 0.65, polish: 0.5, glow: 0.15, bump: { height: 0.8, size: 5 } },
  )

/** An egg pancake with vegetables in it. */
export const eggCake = (green: string) =>
  material(
    ({ u, v, seed }) => {
      const n = fractal(u / 8 + seed * 9, v / 8, 2, 3)
      const own = blend(browned, egg, step(0.25, 0.55, n))
      return blend(own, colour(green), step(0.62, 0.68, fractal(u / 5, v / 11 + seed * 7, 5, 2)))
    },
    { gloss: 0.4, polish: 0.4, glow: 0.2, bump: { height: 1, size: 5 } },
  )

const curry = { liquid: '#8e5a20', clouds: '#a06c30', clear: 1.6, thick: 0.75 }

/** Shrimp in batter, as a part of dishes. */
export const battered: Look = look('battered shrimp piece', tempuraShrimp(), { density: 0.6 })

/** What egg foo yung is under its gravy. */
export const eggFooYungCake: Look = look(
  'egg foo yung cake',
  griddleCakes({ each: 90, radius: 48, height: 16, paint: eggCake('#b08a3c') }),
  { density: 0.7 },
)

/** Dishes of Japan beside sushi and noodles. */
export const japan: readonly Look[] = [
  look(
    'tempura, vegetable tempura, tempura vegetable',
    withDip(tossed('battered shrimp piece 34, tempura piece 66'), '#3a1e0c'),
    { density: 0.42 },
  ),
  look('shrimp tempura, prawn tempura, ebi tempura', withDip(tempuraShrimp(), '#3a1e0c')),
  look(
    'japanese curry',
    curryOf({ ...curry, in: 'beef chunk 24, potato cube 26, carrot coin 22' }),
    {
      role: 'wet',
      thick: true,
      density: 1,
    },
  ),
  look(
    'katsu curry, chicken katsu curry, pork katsu curry',
    fields('white rice 40, japanese curry 44, katsu slice 30'),
    { density: 0.8, vessel: 'plate' },
  ),
  look(
    'tonkatsu, pork katsu, chicken katsu plate',
    fields('katsu slice 55, cabbage strip 40', ''),
    { density: 0.5 },
  ),
  look(
    'fish katsu, katsu fish, fish katsu plate',
    fields('katsu slice 52, cabbage strip 36, lemon wedge 8', ''),
    {
      density: 0.5,
    },
  ),
  look(
    'agedashi tofu, agedashi',
    curryOf({
      liquid: '#7a4516',
      clouds: '#8f5a24',
      clear: 9,
      thick: 0.1,
      in: 'fried tofu cube 74',
      coat: 0.04,
      on: 'scallion sprinkle 3, bonito sprinkle 4',
    }),
    { role: 'wet', density: 1, vessel: 'small bowl' },
  ),
  look(
    'teriyaki chicken, chicken teriyaki',
    garnished(fields('teriyaki fillet 100'), 'sesame sprinkle 2, scallion sprinkle 1'),
    { density: 0.55 },
  ),
  look(
    'teriyaki salmon, salmon teriyaki',
    topped({
      base: 'salmon',
      sauce: ['#4a200a', '#743812'],
      share: 34,
      strength: 0.55,
      lumpy: 0.2,
      on: 'sesame sprinkle 2.4, scallion sprinkle 1.6',
    }),
    { density: 0.8 },
  ),
  look(
    'teriyaki beef, beef teriyaki',
    wok('beef slice 94', {
      coat: '#4a2008',
      strength: 0.35,
      on: 'sesame sprinkle 2, scallion sprinkle 1',
    }),
    { density: 0.55 },
  ),
  look(
    'teriyaki tofu',
    wok('fried tofu cube 94', {
      coat: '#5a2a0c',
      strength: 0.4,
      on: 'sesame sprinkle 2, scallion sprinkle 1',
    }),
    { density: 0.55 },
  ),
  look(
    'okonomiyaki, japanese pancake',
    garnished(
      griddleCakes({ each: 300, radius: 82, height: 22, paint: sauced(82), lines: ['#f4e9cc'] }),
      'bonito sprinkle 3, scallion sprinkle 0.6',
    ),
    { density: 0.8 },
  ),
  look('takoyaki, octopus ball', garnished(sauceBalls(), 'bonito sprinkle 4'), { density: 0.8 }),
  look(
    'egg foo yung, egg foo young, foo young',
    topped({
      base: 'egg foo yung cake',
      wide: 0.5,
      sauce: ['#6b3d16', '#8a5524'],
      share: 46,
      strength: 0,
      lumpy: 0.4,
      on: 'bean sprout 3, spring onion 2',
    }),
    { density: 0.7 },
  ),
  look('onigiri, rice ball, omusubi', onigiri(), { density: 0.8 }),
  donburi('gyudon, beef bowl, beef donburi, beef rice bowl', {
    over: 'boiled beef slice 84, cooked onion 8',
    sauce: '#4a230a',
    middle: 'red ginger shred 16',
    on: 'scallion sprinkle 1.6',
  }),
  donburi('oyakodon, chicken and egg bowl', {
    over: 'oyako egg 26, stir fried chicken dice 20, cooked onion 6',
    on: 'scallion sprinkle 2, nori sprinkle 1',
  }),
  donburi('katsudon, katsu don', {
    over: 'oyako egg 22, katsu slice 40',
    on: 'scallion sprinkle 2',
  }),
  donburi('donburi, chicken donburi, teriyaki bowl, teriyaki chicken bowl, chicken teriyaki bowl', {
    over: 'teriyaki fillet 44',
    on: 'scallion sprinkle 2, sesame sprinkle 1',
  }),
  donburi('tendon, tempura bowl, ten don', {
    over: 'tempura piece 36, battered shrimp piece 52',
    sauce: '#8a4a18',
    on: 'scallion sprinkle 1.2',
  }),
  donburi('unadon, unagi don, eel bowl', {
    over: 'eel fillet 40',
    on: 'sesame sprinkle 1, scallion sprinkle 1',
  }),
  donburi('chirashi, chirashi sushi, sashimi bowl, kaisendon', {
    base: 'sushi rice',
    sectors: 'salmon cube 20, tuna cube 18, shrimp 14, egg strip 9, cucumber slice 8',
    on: 'sesame sprinkle 1, nori sprinkle 1',
  }),
  donburi('poke bowl, poke, sushi bowl, ahi poke bowl', {
    base: 'sushi rice',
    sectors:
      'salmon cube 17, tuna cube 17, avocado slice 14, cucumber slice 9, carrot match stick 7, shelled edamame 8, wakame 8',
    on: 'sesame sprinkle 1.5',
  }),
  donburi('salmon poke bowl, salmon poke, salmon bowl', {
    base: 'sushi rice',
    sectors:
      'salmon cube 28, avocado slice 14, cucumber slice 9, carrot match stick 7, shelled edamame 8, wakame 8',
    on: 'sesame sprinkle 1.5',
  }),
  donburi('tuna poke bowl, tuna poke', {
    base: 'sushi rice',
    sectors:
      'tuna cube 28, avocado slice 14, cucumber slice 9, carrot match stick 7, shelled edamame 8, wakame 8',
    on: 'sesame sprinkle 1.5',
  }),
  look(
    'bento, bento box, japanese lunch box',
    fields(
      'white rice 34, teriyaki fillet 32, broccoli floret 14, rolled omelette slice 14, carrot coin 6, edamame 6',
    ),
    { density: 0.65, vessel: 'plate' },
  ),
  look(
    'yakitori, chicken yakitori, negima',
    onSticks({
      pieces: [
        ['#6e3412', '#b87434'],
        ['#6e3412', '#a8622a'],
        ['#8fae54', '#d3dca0'],
      ],
      size: [13, 13, 10],
      count: 6,
      each: 55,
    }),
    { density: 0.6 },
  ),
  look(
    'sukiyaki, shabu shabu, nabe',
    soup({
      liquid: '#6e4420',
      clouds: '#80542c',
      clear: 7,
      thick: 0.1,
      sectors:
        'boiled beef slice 40, bok choy 26, white tofu slice 30, mushroom slice 18, scallion stick 14, glass noodle 24, carrot coin 10',
    }),
    { role: 'wet', density: 1, vessel: 'pan' },
  ),
  look('soybean in pod, edamame in pod', tossed('edamame pod 96', {}), { density: 0.5 }),
]
