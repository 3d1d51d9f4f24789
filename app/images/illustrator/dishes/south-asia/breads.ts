import { bodyAt } from '../../forms/piece-of.ts'
import { laid } from '../../forms/pieces.ts'
import { blistered } from '../../looks/bread/crust.ts'
import { disc, dough, type Flat, row } from '../../looks/bread/flat.ts'
import { lacy, pressedInto, rolled } from '../../looks/bread/south-indian.ts'
import { goldenDough } from '../../looks/golden-dough.ts'
import { type Look, look } from '../../looks/look.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import { halfMoons } from '../archetypes/dumplings.ts'
import { brokenBalls, crumbInside } from '../archetypes/fried/broken-balls.ts'
import { logs, rings } from '../archetypes/fried/rings.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'
import { roll } from '../archetypes/wrapped/roll.ts'

/** Chopped leaves that were kneaded into a dough. */
function flecked(paint: Paint, hex: string): Paint {
  const leaf = colour(hex)
  return (spot) => {
    const { u, v, seed } = spot
    const large = 1 - step(0.26, 0.36, cells(u / 6 + seed * 9, v / 4.4, 2))
    const small = 1 - step(0.24, 0.36, cells(u / 3.4, v / 4 + seed * 7, 5))
    return blend(paint(spot), leaf, Math.max(0.75 * large, 0.5 * small))
  }
}

const thepla: Flat = {
  each: 40,
  outline: disc(78, 0.04),
  radius: 78,
  height: 2.6,
  hills: 2,
  skin: dough(
    flecked(blistered('#c8a45a', '#93602a', { size: 12, share: 0.36, char: '#5c3414' }), '#46621e'),
    0.25,
  ),
}

const puranPoli: Flat = {
  each: 110,
  outline: disc(84, 0.04),
  radius: 84,
  height: 6,
  hills: 2,
  skin: dough(
    blistered('#e2b24e', '#b0701e', { size: 20, share: 0.46, char: '#7a4214', burnt: 0.5 }),
    0.55,
  ),
}

/** Dough that was baked in embers: dusty, with scorched patches and cracks. */
const emberBaked = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 9 + seed * 30, v / 9, w / 9, 3)
    const own = blend(colour('#c99a5c'), colour('#e4c48c'), step(0.3, 0.65, n))
    const scorched = step(0.55, 0.75, fractal(u / 12 + seed * 11, v / 12, w / 12 + 7, 3))
    const crack = 1 - step(0.02, 0.09, Math.abs(noise(u / 8 + seed * 9, v / 8, w / 8) - 0.5))
    return blend(blend(own, colour('#4a2a14'), 0.8 * scorched), colour('#6e4520'), 0.5 * crack)
  },
  { gloss: 0.3, polish: 0.35, glow: 0.15, bump: { height: 0.9, size: 5 } },
)

/** Rice flour steamed in a tube: grainy and dry, grated coconut between its pieces and at its ends. */
const puttuLog = material(
  ({ u, v, w, seed }) => {
    const grain = noise(u / 1.1 + seed * 20, v / 1.1, w / 1.1)
    const own = blend(colour('#d8cdb4'), colour('#f6f0e2'), step(0.25, 0.6, grain))
    const band = step(32, 36, Math.abs(u) + 3 * noise(v / 4, w / 4, seed * 9))
    const coconut = blend(colour('#ebe4d4'), colour('#fffdf6'), step(0.3, 0.6, cells(u, v, w)))
    return blend(own, coconut, band)
  },
  { gloss: 0.05, glow: 0.5, bump: { height: 1.6, size: 1.8, crust: 0.5 } },
)

/** Gram flour set in a thin sheet and rolled up. */
const khandviSheet = material(
  ({ u, v, seed }) =>
    blend(
      colour('#e0ae2c'),
      colour('#f2cd5e'),
      step(0.3, 0.7, fractal(u / 9 + seed * 9, v / 9, 3, 2)),
    ),
  { gloss: 0.5, polish: 0.5, glow: 0.4 },
)

/** Ground rice and sugar from hot oil: matt and grainy, red brown where it stands out. */
const friedRice = material(
  ({ u, v, w, seed, hill }) => {
    const n = fractal(u / 16 + seed * 30, v / 16, w / 12, 3)
    const own = blend(colour('#c88a48'), colour('#ecc68a'), step(0.3, 0.7, n))
    const grain = noise(u / 1.3 + seed * 9, v / 1.3, w / 1.3)
    return blend(own, colour('#94561e'), 0.55 * step(0.5, 0.75, grain) * n + 0.3 * (1 - hill))
  },
  { gloss: 0.12, polish: 0.3, glow: 0.15, bump: { height: 1.1, size: 2.2, crust: 0.5 } },
)

/** Breads, pancakes and dumplings of flour, rice and gram. */
export const southAsianBreads: readonly Look[] = [
  look('thepla, methi thepla', withSides(row(thepla), 'katori of curd 30, green chilli 6'), {
    density: 0.4,
  }),
  look(
    'puran poli, holige, obbattu, bobbatlu',
    withSides(row(puranPoli), 'katori of curd 30', 'butter 7'),
    { density: 0.5 },
  ),
  look(
    'thalipeeth',
    withSides(
      laid(
        pressedInto(
          blistered('#b98340', '#7c4a1e', { size: 13, share: 0.45, char: '#4a2810' }),
          74,
        ),
      ),
      'katori of curd 30, green chilli 5',
      'butter 7',
    ),
    { density: 0.6 },
  ),
  look(
    'neer dosa',
    withSides(
      baseWithSides('crepe', '', { tint: '#f4efe2', strength: 0.86 }),
      'katori of coconut chutney 30',
    ),
    { density: 0.5 },
  ),
  look(
    'khandvi',
    withSides(
      laid(
        {
          each: 15,
          most: 16,
          variants: 4,
          make: (random) => ({
            bodies: [
              bodyAt(rolled(40, 12, random.next()), khandviSheet),
              bodyAt(rolled(39, 6.4, random.next()), khandviSheet, [0, 0.6, 3.4]),
            ],
            radius: 19,
            height: 17,
          }),
        },
        { apart: 0.84, turned: 0.3, facing: 0.9 },
      ),
      'green chilli 5',
      'mustard speck 1.6, coconut shred 1, coriander 2',
    ),
    { density: 0.7 },
  ),
  look(
    'puttu, pittu',
    withSides(
      logs({ each: 100, length: 78, radius: 25, skin: puttuLog, rough: 2 }),
      'katori of kala chana 40, banana slice 36',
      'coconut shred 1.4',
    ),
    { density: 0.55 },
  ),
  look(
    'litti chokha, litti',
    withSides(
      brokenBalls({
        each: 70,
        radius: 26,
        high: 0.82,
        skin: emberBaked,
        inside: crumbInside(['#a8803c', '#d2ac62'], { fleck: '#5a6a24', edge: '#9a6a30' }),
        broken: 0.3,
        rough: 1,
        apart: 1.02,
      }),
      'bowl of potato chokha 50, bowl of eggplant chokha 50',
      'coriander 1',
    ),
    { density: 0.75, vessel: 'plate' },
  ),
  look('sel roti', withSides(rings({ each: 40, radius: 48, thick: 7, skin: friedRice }), ''), {
    density: 0.4,
  }),
  look(
    'batata vada, aloo bonda',
    withSides(
      brokenBalls({
        each: 55,
        radius: 25,
        skin: goldenDough('#c98a2c', '#e8b452', 0.7),
        inside: crumbInside(['#d8ac34', '#efd070'], { fleck: '#4f7a2c', edge: '#d89a34' }),
        broken: 0.4,
        rough: 0.9,
        apart: 1.12,
      }),
      'katori of green chutney 30, green chilli 8',
    ),
    { density: 0.7 },
  ),
  look(
    'pitha, puli pitha, bhapa pitha',
    withSides(
      halfMoons({ from: '#e6dcc6', to: '#f8f2e4', filling: '#a8703a', clear: 0.3 }, 22, {
        long: 62,
        deep: 34,
      }),
      '',
      'coconut shred 0.8',
    ),
    { density: 0.7 },
  ),
  look(
    'patishapta, bengali crepe',
    roll({
      filling: ['lentil', 'lentil', 'white cheese'],
      skin: lacy,
      each: 32,
      length: 104,
      radius: 13,
      cut: false,
      oneCut: true,
    }),
    { density: 0.7 },
  ),
]
