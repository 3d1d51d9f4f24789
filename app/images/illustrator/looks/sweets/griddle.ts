import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces, stacked } from '../../forms/pieces.ts'
import { shingled } from '../../forms/shingled.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { type Mesh, meshWhenDrawn, patch } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { oblong, rounded, solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

/** Golden on both faces with a pale rim and waist. */
const griddled = (
  radius: number,
  height: number,
  waist: string,
  gold: string,
  brown: string,
): Material => {
  const [side, a, b] = [colour(waist), colour(gold), colour(brown)]
  return material(
    ({ u, v, w, seed }) => {
      const far = Math.hypot(u, v)
      const cloud = fractal(u / 13 + seed * 50, v / 13, seed * 20, 3)
      const lace = fractal(u / 4 + seed * 70, v / 4, 4, 1)
      const face = blend(a, b, Math.min(1, 0.35 + 1.5 * (cloud - 0.4) + 0.3 * (lace - 0.5)))
      const rim = step(radius - 9, radius - 3, far + (cloud - 0.5) * 9)
      const middle = 1 - Math.abs((w / height) * 2 - 1)
      return blend(blend(face, blend(a, side, 0.45), rim * 0.7), side, step(0.25, 0.6, middle))
    },
    { gloss: 0.12, polish: 0.3, glow: 0.2, bump: { height: 0.25, size: 3 } },
  )
}

const pancakeSkin = griddled(56, 11, '#f0d79c', '#cf8f42', '#9a5520')
const brownSkin = griddled(56, 11, '#cfa468', '#a86f34', '#7a4418')

const pancakes = (skin: Material, each = 50, radius = 56, height = 11): Pieces => ({
  each,
  variants: 4,
  most: 10,
  make: (random) =>
    pieceOf(
      solid(rounded(radius, radius, 0.04, random.next(), 48), {
        height,
        edge: height * 0.5,
        dome: 1.2,
        rough: 0.6,
        seed: random.next(),
      }),
      skin,
      radius,
      height,
    ),
})

/** A waffle's grid of deep squares, `pitch` mm from bar to bar. */
const grid = (size: number, pitch: number, round: boolean): Mesh =>
  meshWhenDrawn(() => gridOf(size, pitch, round))

function gridOf(size: number, pitch: number, round: boolean): Mesh {
  const cells = pitch < 15 ? 84 : 66
  return patch(cells, cells, (u, v): Vec => {
    let [x, y] = [(u - 0.5) * size, (v - 0.5) * size]
    if (round) {
      const [a, b] = [u * 2 - 1, v * 2 - 1]
      x = (size / 2) * a * Math.sqrt(1 - (b * b) / 2)
      y = (size / 2) * b * Math.sqrt(1 - (a * a) / 2)
    }
    const bar = (t: number) => Math.abs(((((t / pitch + 0.5) % 1) + 1) % 1) - 0.5)
    const well = Math.min(
      step(0.14, 0.28, bar(x + pitch / 2)),
      step(0.14, 0.28, bar(y + pitch / 2)),
    )
    const edge = Math.min(u, 1 - u, v, 1 - v)
    return [x, y, edge < 0.012 ? 6 : 17 - 9 * well * step(0.02, 0.05, edge)]
  })
}

const skinOf = (from: string, to: string, light: string) => {
  const [gold, brown, pale] = [colour(from), colour(to), colour(light)]
  return material(
    ({ u, v, w, seed }) => {
      const cloud = fractal(u / 18 + seed * 30, v / 18, 3, 3)
      const top = blend(gold, brown, Math.min(1, 0.3 + 1.6 * (cloud - 0.35)))
      return blend(pale, top, step(6, 15, w) * 0.75 + 0.2)
    },
    { gloss: 0.12, glow: 0.2, bump: { height: 0.3, size: 2.5 } },
  )
}

const waffleSkin = skinOf('#d99f48', '#a05c1e', '#efcf8c')
const paleWaffle = skinOf('#e9c07a', '#cf9648', '#f6e2b0')

const plates = {
  round: grid(124, 19, true),
  square: grid(118, 23.6, false),
  fine: grid(96, 11.6, true),
}
const bodies = {
  round: solid(rounded(61, 61, 0, 1, 56), { height: 14, edge: 5 }),
  square: solid(oblong(119, 119, 9, 8), { height: 14, edge: 5 }),
  fine: solid(rounded(47.5, 47.5, 0.02, 1, 56), { height: 14, edge: 6 }),
}

const waffles = (kind: 'round' | 'square', each: number): Pieces => ({
  each,
  variants: 2,
  most: 6,
  make: (random) => {
    const seed = random.next()
    const deep = kind === 'square' ? ([1, 1, 1.35] as const) : ([1, 1, 1] as const)
    return {
      bodies: [
        bodyAt(bodies[kind], waffleSkin, [0, 0, 0], { scale: [1, 1, 0.6] }, seed),
        bodyAt(plates[kind], waffleSkin, [0, 0, 0], { scale: deep }, seed),
      ],
      radius: 58,
      height: kind === 'square' ? 23 : 17,
    }
  },
})

/** Small, thin and pale with many small squares, as they come from the toaster. */
const toasterWaffles: Pieces = {
  each: 38,
  variants: 3,
  most: 6,
  make: (random) => {
    const seed = random.next()
    return {
      bodies: [
        bodyAt(bodies.fine, paleWaffle, [0, 0, 0], { scale: [1, 1, 0.42] }, seed),
        bodyAt(plates.fine, paleWaffle, [0, 0, 0], { scale: [1, 1, 0.62] }, seed),
      ],
      radius: 47,
      height: 11,
    }
  },
}

/** Berries that burst in the batter: round dark stains with a paler ring of juice, on top and along the side. */
const berrySkin: Material = {
  ...pancakeSkin,
  paint(spot) {
    const { u, v, w, seed } = spot
    const near = cells(u / 15 + seed * 9, v / 15, w / 14 + seed * 5)
    const juice = blend(
      pancakeSkin.paint(spot),
      colour('#8a4a78'),
      0.65 * (1 - step(0.26, 0.36, near)),
    )
    return blend(juice, colour('#2c1a44'), 0.9 * (1 - step(0.18, 0.25, near)))
  },
}

export const griddleLooks: readonly Look[] = [
  look(
    'pancake, hotcake, american pancake, pumpkin pancake, fruit pancake, cornmeal pancake, gluten free pancake',
    stacked(pancakes(pancakeSkin, 40), { high: 6, askew: 9 }),
  ),
  look('blueberry pancake, berry pancake', stacked(pancakes(berrySkin, 40), { high: 6, askew: 9 })),
  look(
    'whole wheat pancake, whole grain pancake, protein pancake',
    stacked(pancakes(brownSkin), { high: 6, askew: 9 }),
  ),
  look(
    'blini, silver dollar pancake',
    stacked(pancakes(griddled(32, 8, '#f0d79c', '#cf8f42', '#9a5520'), 12, 32, 8), {
      high: 4,
      askew: 8,
    }),
  ),
  look(
    'waffle, belgian waffle, whole grain waffle, fruit waffle, cinnamon waffle, cornmeal waffle, gluten free waffle',
    shingled(waffles('square', 75), 60, 23, 62),
  ),
  look('frozen waffle', shingled(toasterWaffles, 47, 11, 54)),
  look('stroopwafel, pizzelle', laid(waffles('round', 39))),
]
