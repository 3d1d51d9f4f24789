import type { Form } from '../../forms/form.ts'
import { laid, type Piece } from '../../forms/pieces.ts'
import { together } from '../../forms/together.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import { lathe, lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import {
  berries,
  blackberry,
  blueberrySkin,
  cherries,
  fallen,
  grapes,
  raspberry,
  strawberries,
} from './berries.ts'
import { bananaSlices } from './cut.ts'
import { pitted, wrinkled } from './dried.ts'
import { dimpled, stalk } from './stalks.ts'

export const blueberry = lump([6.4, 6.4, 5.6], 0.03, 1, 12)

/** Whole fruits side by side; `most` is the largest number that still lies on a plate. */
const whole = (
  each: number,
  make: (size: number, seed: number) => readonly Body[],
  radius: number,
  height: number,
): Form =>
  laid({
    each,
    most: 8,
    variants: 4,
    make: (random): Piece => {
      const size = random.range(0.95, 1.05)
      return { bodies: make(size, random.next()), radius: radius * size, height: height * size }
    },
  })

/** Skin with two colours that run into each other, and fine dots. */
const skin = (a: string, b: string, dots?: string, gloss = 0.6): Material => {
  const [first, second] = [colour(a), colour(b)]
  const dot = dots ? colour(dots) : undefined
  return material(
    ({ u, v, w, seed }) => {
      const own = blend(
        first,
        second,
        step(0.3, 0.7, fractal(u / 30 + seed * 30, v / 30, w / 14, 3)),
      )
      return dot ? blend(dot, own, step(0.12, 0.2, cells(u / 5, v / 5, w / 5))) : own
    },
    { gloss, polish: 0.5, glow: 0.3 },
  )
}

const apple = (paint: Material) => {
  const mesh = dimpled(37, 64)
  return whole(
    150,
    (size, seed) => [
      { mesh, material: paint, pose: { scale: size }, seed },
      { ...stalk, pose: { at: [0, 0, 54 * size], scale: 1.2 } },
    ],
    37,
    64,
  )
}

const citrusSkin = (a: string, b: string): Material =>
  material(mottled(a, b, 14), {
    gloss: 0.45,
    polish: 0.35,
    glow: 0.35,
    bump: { height: 0.7, size: 2.6 },
  })

const ball = (radius: number, paint: Material, each: number, high = 2): Form => {
  const mesh = lump([radius, radius, (radius * high) / 2], 0.03, 4, 22)
  return whole(
    each,
    (size, seed) => [
      { mesh, material: paint, pose: { at: [0, 0, (radius * high) / 2], scale: size }, seed },
    ],
    radius,
    radius * high,
  )
}

const bananaPath = Array.from({ length: 13 }, (_, i) => {
  const angle = -0.95 + (i / 12) * 1.9
  return [95 * Math.sin(angle), 95 * Math.cos(angle) - 78, 16] as const
})

const bananaSkin: Material = (() => {
  const [yellow, green, tip] = [colour('#e9c93c'), colour('#c9c24a'), colour('#4a3a1e')]
  return material(
    ({ u, v, w, seed }) => {
      const spots = step(0.2, 0.3, cells(u / 9 + seed * 20, v * 9, 1))
      const base = blend(yellow, green, Math.max(0, Math.abs(w - 0.5) * 2 - 0.75) * 2)
      return blend(
        blend(colour('#8a6428'), base, 0.55 + 0.45 * spots),
        tip,
        step(0.93, 0.98, Math.max(w, 1 - w)),
      )
    },
    { gloss: 0.3, polish: 0.35, glow: 0.25 },
  )
})()

const bananaMesh = tube(bananaPath, {
  radius: (t) =>
    16.5 * Math.min(1, 0.3 + 2.6 * Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, t))) ** 0.9),
  around: 10,
})

const dateSkin = material(mottled('#4a2410', '#83491f', 6, 0.7), {
  gloss: 0.7,
  polish: 0.4,
  glow: 0.3,
  bump: { height: 1, size: 3.5 },
})
const pearMesh = lathe(
  Array.from({ length: 22 }, (_, i) => {
    const t = i / 21
    const angle = Math.PI * t
    return [
      Math.max(0.05, Math.sin(angle) * (34 - 17 * t ** 1.6)),
      86 * (0.5 - 0.5 * Math.cos(angle)) * (0.9 + 0.1 * t),
    ] as const
  }),
  44,
)
export const wholeFruit: readonly Look[] = [
  look('apple, red apple', apple(skin('#9e1f1c', '#bb5a2a', '#e3b26a')), { density: 0.8 }),
  look('green apple, granny smith', apple(skin('#87a83a', '#a9bf55', '#dfe6a4')), { density: 0.8 }),
  look(
    'pear',
    whole(
      170,
      (size, seed) => [
        {
          mesh: pearMesh,
          material: skin('#b9b045', '#a08a34', '#7a6a2c'),
          pose: { scale: size },
          seed,
        },
        { ...stalk, pose: { at: [0, 0, 82 * size] } },
      ],
      36,
      86,
    ),
    { density: 0.8 },
  ),
  look(
    'orange, blood orange, navel orange',
    ball(37, citrusSkin('#e0801a', '#ee9a35'), 150, 1.92),
    { density: 0.8 },
  ),
  look(
    'mandarin, clementine, tangerine, satsuma, kinnow',
    ball(28, citrusSkin('#e07818', '#ee9230'), 75, 1.6),
    { density: 0.8 },
  ),
  look('whole lemon', ball(27, citrusSkin('#e6c22c', '#f2d656'), 90, 1.7), { density: 0.8 }),
  look(
    'whole peach, nectarine, apricot',
    ball(32, skin('#d9702f', '#efb257', undefined, 0.2), 140, 1.85),
    { density: 0.8 },
  ),
  look('plum', ball(24, skin('#4a1a38', '#7a2c4a', undefined, 0.5), 65, 1.85), { density: 0.8 }),
  look('fig', ball(22, skin('#4a2c48', '#7a5a5c', undefined, 0.3), 50, 1.9), { density: 0.8 }),
  look('guava', ball(30, skin('#a9b34c', '#c6c96c', undefined, 0.3), 100, 2), { density: 0.8 }),
  look('persimmon', ball(33, skin('#d9641a', '#e98a35'), 150, 1.6), { density: 0.8 }),
  look(
    'banana',
    whole(
      118,
      (size, seed) => [{ mesh: bananaMesh, material: bananaSkin, pose: { scale: size }, seed }],
      62,
      33,
    ),
    { density: 0.7, little: bananaSlices },
  ),
  look('grape, red grape, purple grape', grapes('#5c1c34', '#8f3a50'), { density: 0.65 }),
  look('green grape, white grape', grapes('#a9b45a', '#cdd38a'), { density: 0.65 }),
  look('blueberry, bilberry', berries(blueberry, blueberrySkin, 1.4, 6, 11), { density: 0.62 }),
  look('raspberry', fallen(raspberry, 4), { density: 0.52 }),
  look('blackberry, mulberry, boysenberry', berries(blackberry.mesh, blackberry.paint, 5, 9, 18), {
    density: 0.6,
  }),
  look(
    'cranberry, red currant, currant, lingonberry',
    berries(
      lump([6, 6, 5.6], 0.03, 1, 10),
      material(mottled('#93101f', '#c02c38', 5), { gloss: 0.8, polish: 0.6, glow: 0.5 }),
      1,
      6,
      11,
    ),
    { density: 0.5 },
  ),
  look(
    'mixed berry, berry',
    together([
      fallen(blackberry, 5),
      fallen(raspberry, 4),
      berries(blueberry, blueberrySkin, 1.4, 6, 11),
    ]),
    { density: 0.58 },
  ),
  look('strawberry', strawberries, { density: 0.62 }),
  look('cherry', cherries, { density: 0.7 }),
  look(
    'date, medjool date, khajoor',
    berries(lump([20, 10.5, 9.5], 0.14, 6, 18, 2), dateSkin, 8, 14, 18),
    { density: 0.75 },
  ),
  look('prune, dried plum', wrinkled('#1c0f14', '#4a2a30', [17, 13, 9], 9), { density: 0.75 }),
  look('dried apricot', pitted('#b8560e', '#e8942e', [17, 15.5, 6.5], 7), { density: 0.65 }),
  look(
    'raisin, sultana, dried cranberry, dried fruit',
    wrinkled('#2c1410', '#74452e', [6.6, 4.3, 3.5], 0.6),
    {
      density: 0.65,
    },
  ),
  look('golden raisin', wrinkled('#9a6420', '#d9a74e', [6.6, 4.3, 3.5], 0.6), { density: 0.65 }),
  look(
    'lychee, rambutan, longan',
    ball(17, material(mottled('#e9e0d3', '#f6f1ea', 8), { gloss: 0.7, glow: 0.6 }), 12, 1.9),
    { density: 0.7 },
  ),
]
