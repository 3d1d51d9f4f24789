import { laid } from '../../forms/pieces.ts'
import { blistered } from '../../looks/bread/crust.ts'
import { disc, dough, row } from '../../looks/bread/flat.ts'
import { goldenDough } from '../../looks/golden-dough.ts'
import { type Look, look } from '../../looks/look.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { moulded } from '../archetypes/baked/moulded.ts'
import { slab } from '../archetypes/baked/slab.ts'
import { garnished, griddleCakes, withDip } from '../archetypes/crisp.ts'
import { brokenBalls, crumbInside } from '../archetypes/fried/broken-balls.ts'
import { logs } from '../archetypes/fried/rings.ts'
import { gravy } from '../archetypes/gravy.ts'
import { filledDisc } from '../archetypes/handheld/filled-breads.ts'
import { baseWithSides, withSides } from '../archetypes/with-sides.ts'
import { roll } from '../archetypes/wrapped/roll.ts'
import { eggCake } from './japan.ts'

const soy = '#2a140a'

/** Dough with chopped spring onion rolled into its layers. */
const scallionSkin = (() => {
  const base = blistered('#d8a857', '#a5641f', { size: 15, share: 0.5, char: '#6e3a12' })
  const [leaf, line] = [colour('#3f6420'), colour('#8a5418')]
  return dough((spot) => {
    const { u, v, seed } = spot
    const far = Math.hypot(u, v) + 9 * fractal(u / 20 + seed * 9, v / 20, 3, 2)
    const ring = Math.abs(((far / 11 + Math.atan2(v, u) / 6.283) % 1) - 0.5)
    const own = blend(base(spot), line, 0.4 * (1 - step(0.03, 0.2, ring)))
    return blend(own, leaf, 0.95 * (1 - step(0.26, 0.4, cells(u / 6.5 + seed * 9, v / 4.6, 2))))
  }, 0.4)
})()

const eggSkin = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 20 + seed * 9, v / 20, w / 20, 3)
    const own = blend(colour('#f2c94a'), colour('#f8df86'), step(0.3, 0.7, n))
    return blend(own, colour('#c98a2c'), 0.6 * step(0.58, 0.74, n))
  },
  { gloss: 0.4, polish: 0.45, glow: 0.35, bump: { height: 0.5, size: 9 } },
)

/** An omelette closed over rice, ketchup drawn over it to and fro. */
const omelettePillow = (() => {
  const [long, wide, high] = [88, 54, 36]
  const pillow = lump([long, wide, high], 0.04, 3, 34)
  const path = Array.from({ length: 121 }, (_, i): Vec => {
    const x = (i / 60 - 1) * 62
    const y = 26 * Math.sin(i * 0.42)
    return [x, y, 1.2 + 0.78 * high + high * Math.sqrt(1 - (x / long) ** 2 - (y / wide) ** 2)]
  })
  const ketchup = tube(path, { radius: () => 2.6, around: 8, flat: 0.8 })
  const red = material('#a81c0c', { gloss: 0.7, polish: 0.6, glow: 0.3 })
  const at = [0, 0, 0.78 * high] as const
  return laid(
    {
      each: 360,
      most: 3,
      variants: 1,
      make: (random) => ({
        bodies: [
          { mesh: pillow, material: eggSkin, pose: { at }, seed: random.next() },
          { mesh: ketchup, material: red, pose: {}, seed: 0.5 },
        ],
        radius: 74,
        height: 1.8 * high,
      }),
    },
    { apart: 1.05, turned: 0.3, facing: 0.15 },
  )
})()

/** Pancakes, breads and small dishes of China, Korea and Japan. */
export const griddled: readonly Look[] = [
  look(
    'haemul pajeon, pajeon, seafood pancake',
    withDip(
      garnished(
        griddleCakes({ each: 270, radius: 90, height: 9, paint: eggCake('#587a2c') }),
        'scallion stick 10, small shrimp 9, squid 5, red chilli 2',
      ),
      soy,
    ),
    { density: 0.7 },
  ),
  look(
    'kimchi pancake, kimchijeon',
    withDip(
      garnished(
        griddleCakes({ each: 270, radius: 90, height: 9, paint: eggCake('#b5401a') }),
        'kimchi leaf 9, scallion sprinkle 3',
      ),
      soy,
    ),
    { density: 0.7 },
  ),
  look(
    'scallion pancake, cong you bing',
    withDip(
      row({
        each: 120,
        outline: disc(86, 0.04),
        radius: 86,
        height: 5,
        hills: 3,
        skin: scallionSkin,
      }),
      soy,
    ),
    { density: 0.5 },
  ),
  look(
    'hotteok, hoddeok, korean sweet pancake',
    brokenBalls({
      each: 50,
      radius: 36,
      high: 0.3,
      skin: goldenDough('#b06a24', '#e6b45c', 0.5),
      inside: crumbInside(['#4a210c', '#7a3c16'], { edge: '#e0b060', fleck: '#c98a3c' }),
      broken: 0.5,
      rough: 1,
      apart: 1.06,
    }),
    { density: 0.7 },
  ),
  look(
    'chicken karaage, karaage chicken',
    baseWithSides('popcorn chicken', 'dish of aioli 30, lemon wedge 14, shredded cabbage 40'),
    { density: 0.55 },
  ),
  look('omurice, omuraisu, omelet rice', withSides(omelettePillow, '', 'parsley 0.8'), {
    density: 0.9,
  }),
  look(
    'chawanmushi, japanese steamed egg, chinese steamed egg, gyeran jjim, savory egg custard, steamed egg custard',
    gravy({
      liquid: '#e6c46c',
      clouds: '#f0d68c',
      thick: 0.9,
      clear: 0.5,
      on: 'small shrimp 9, mushroom slice 6, scallion sprinkle 2, carrot coin 3',
    }),
    { role: 'wet', density: 1, vessel: 'small bowl' },
  ),
  look(
    'jianbing, chinese crepe',
    roll({
      filling: ['egg', 'sausage', 'lettuce', 'coriander', 'cheese'],
      skin: scallionSkin,
      each: 205,
      length: 150,
      radius: 29,
    }),
    { density: 0.6 },
  ),
  look(
    'roujiamo, chinese hamburger',
    filledDisc(['pulled pork', 'herb', 'pulled pork'], {
      waist: '#f0dfba',
      face: '#ecd2a0',
      burnt: '#a8682c',
      each: 190,
      radius: 52,
    }),
    { density: 0.6 },
  ),
  look(
    'turnip cake, radish cake, lo bak go',
    withSides(
      slab({
        each: 50,
        width: 62,
        depth: 46,
        layers: [['#f0e4c8', 14]],
        top: ['#ecd6a2', '#b5722a'],
        browned: 0.8,
        gloss: 0.5,
        pieces: [
          ['#a8482c', 2.6, 7, 3, 12],
          ['#c98a4a', 2.2, 6, 3, 12],
        ],
      }),
      'dish of soy sauce 30',
      'scallion sprinkle 1.4',
    ),
    { density: 0.85 },
  ),
  look(
    'youtiao, you tiao, chinese donut stick, chinese cruller',
    logs({
      each: 60,
      length: 190,
      radius: 13,
      skin: goldenDough('#b06a20', '#e8b458', 1.2),
      rough: 4,
      doubled: true,
    }),
    { density: 0.3 },
  ),
  look(
    'mooncake, moon cake, lotus mooncake',
    moulded({
      each: 100,
      radius: 37,
      height: 32,
      lobes: 14,
      crust: ['#d99a48', '#8a4a16'],
      filling: '#6a4418',
      core: '#e08a1e',
    }),
    { density: 1 },
  ),
]
