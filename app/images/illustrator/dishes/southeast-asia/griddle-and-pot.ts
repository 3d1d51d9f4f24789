import { goldenDough } from '../../looks/golden-dough.ts'
import { type Look, look } from '../../looks/look.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { logs } from '../archetypes/fried/rings.ts'
import { gravy } from '../archetypes/gravy.ts'
import { mixed } from '../archetypes/mixed.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { onSticks } from '../archetypes/satay.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'
import { folded } from '../archetypes/wrapped/folded.ts'

/** Rice batter with turmeric: lacy and crisp, browned at its edge. */
const turmericCrepe = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 18 + seed * 9, v / 18, 3, 3)
    const lace = cells(u / 4 + seed * 9, v / 4, 2)
    const own = blend(colour('#e2a82c'), colour('#f2cc5e'), step(0.3, 0.7, n))
    const holed = blend(own, colour('#a8681a'), 0.5 * (1 - step(0.15, 0.36, lace)))
    return blend(
      holed,
      colour('#a05a18'),
      0.7 * step(0.8, 0.98, Math.hypot(u - 104, v - 104) / 104),
    )
  },
  { gloss: 0.35, polish: 0.4, glow: 0.3, bump: { height: 0.5, size: 3 } },
)

/** Pancakes, fish and sausages of Indonesia, Vietnam and the Philippines. */
export const griddleAndPot: readonly Look[] = [
  look(
    'otak otak, otah, otak',
    withSides(
      slab({
        each: 45,
        width: 96,
        depth: 34,
        layers: [['#c4682c', 15]],
        top: ['#b5541c', '#d98a44'],
        browned: 0.6,
        gloss: 0.4,
        soft: true,
      }),
      'lime wedge 12',
      'lime leaf 1, chili slice 1',
      'leaf',
    ),
    { density: 0.95 },
  ),
  look(
    'mee siam, mi siam',
    mixed({
      base: 'rice vermicelli',
      tint: '#b8481a',
      strength: 0.8,
      in: 'bean sprout 5',
      on: 'egg half 16, fried tofu cube 12, shrimp 12, spring onion 2, lime wedge 6',
    }),
    { density: 0.6 },
  ),
  look(
    'nasi kandar',
    fields(
      'white rice 42, curry chicken piece 30, egg half 12, cooked cabbage 9, okra round 7',
      'curry sauce 12',
    ),
    { density: 0.8, vessel: 'plate' },
  ),
  look(
    'martabak, murtabak, martabak telur',
    withSides(
      slab({
        each: 58,
        width: 62,
        depth: 54,
        layers: [
          ['#d89a40', 3],
          ['#b58a3c', 15],
          ['#dca448', 3],
        ],
        top: ['#e2b058', '#a8641f'],
        browned: 0.8,
        gloss: 0.5,
        pieces: [
          ['#7a4a26', 3, 14, 4, 16],
          ['#f0d068', 4, 10, 4, 16],
          ['#5f8f2c', 2.6, 14, 4, 16],
        ],
      }),
      'cucumber slice 24, red onion 8, katori of sambar 30',
    ),
    { density: 0.75 },
  ),
  look(
    'pempek, empek empek',
    withSides(
      logs({ each: 54, length: 74, radius: 15, skin: goldenDough('#c08a48', '#ecd09a', 0.7) }),
      'dish of soy sauce 30, cucumber slice 30',
    ),
    { density: 0.9 },
  ),
  look(
    'banh xeo, vietnamese crepe, vietnamese pancake',
    withSides(
      folded({
        filling: ['slaw', 'pork', 'shrimp', 'slaw', 'shrimp'],
        each: 260,
        size: 104,
        fold: 15,
        open: 0.56,
        lean: 0.86,
        wavy: 2,
        shell: turmericCrepe,
      }),
      'lettuce 36, mint 6, dish of soy sauce 30',
    ),
    { density: 0.55, vessel: 'platter' },
  ),
  look(
    'ca kho to, ca kho, vietnamese caramel fish',
    gravy({
      liquid: '#4a200c',
      clouds: '#6a3414',
      oil: '#8a4414',
      clear: 2,
      thick: 0.5,
      in: 'fish darne 120',
      coat: 0.55,
      on: 'scallion sprinkle 2, chili slice 2.4, cracked pepper 0.6',
    }),
    { role: 'wet', density: 1, vessel: 'clay bowl' },
  ),
  look(
    'thit kho, thit kho trung, braised pork and eggs',
    gravy({
      liquid: '#5a2a10',
      clouds: '#7a4018',
      oil: '#a8601c',
      clear: 4,
      thick: 0.2,
      in: 'pork belly 50, peeled egg 44',
      coat: 0.35,
      on: 'scallion sprinkle 1.6, chili slice 1.4',
    }),
    { role: 'wet', density: 1, vessel: 'clay bowl' },
  ),
  look(
    'longganisa, longanisa',
    baseWithSides('chorizo sausage', 'white rice 70, tomato wedge 24', {
      tint: '#8a1c10',
      strength: 0.25,
    }),
    { density: 0.75 },
  ),
  look(
    'champorado, tsampurado',
    gravy({
      liquid: '#3a1a0e',
      clouds: '#54281a',
      swirl: '#f3ead6',
      clear: 1,
      thick: 0.9,
      in: 'rice with lentil 10',
      coat: 0.8,
    }),
    { role: 'wet', density: 1, vessel: 'bowl' },
  ),
  look(
    'tapsilog, tapsilog plate',
    fields('beef slice 40, white rice 44, fried egg 20, tomato wedge 8'),
    { density: 0.7, vessel: 'plate' },
  ),
  look(
    'thai grilled pork skewer, moo ping, grilled pork skewer',
    onSticks({
      pieces: [
        ['#7a3414', '#c07a34'],
        ['#8a4018', '#cf8c44'],
      ],
      size: [15, 15, 6],
      count: 4,
      each: 40,
    }),
    { density: 0.7 },
  ),
  look(
    'arroz caldo, lugaw',
    gravy({
      liquid: '#e2cc90',
      clouds: '#ecdcac',
      clear: 1.4,
      thick: 0.7,
      in: 'white rice 10, shredded chicken 12',
      coat: 0.1,
      on: 'egg half 14, scallion sprinkle 3, fried garlic slice 2, ginger julienne 0.8',
    }),
    { role: 'wet', density: 1, vessel: 'bowl' },
  ),
  look(
    'gai yang, thai grilled chicken, kai yang',
    baseWithSides('bbq chicken', 'katori of tamarind chutney 30, cucumber slice 24', {
      tint: '#a8641c',
      strength: 0.2,
      on: 'coriander 1',
    }),
    { density: 0.8 },
  ),
]
