import { faceOf } from '../../../looks/meat/cut/slices.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, mottled } from '../../../render/material.ts'
import { type Mesh, reshape } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { cutSlice } from '../../../shapes/cut-slice.ts'
import { pad } from '../../../shapes/cuts.ts'
import { rounded, tube } from '../../../shapes/shapes.ts'
import { prism, uneven } from '../../../shapes/small-cuts.ts'
import { fibreClump } from '../../../shapes/soft-slices.ts'

/** Pieces that look out at the edge of a layer. */
export type Edge = {
  mesh: (variant: number) => Mesh
  material: Material
  /** Mm from one to the next along the edge, and from the edge to the middle of a piece. */
  every: number
  inset: number
  /** How many lie on each other. */
  layers?: number
  /** Radians between their x axis and the way outwards. */
  turn?: number
  messy?: number
}

type Folds = {
  light: string
  deep: string
  brown: string
  fat?: string
  seared?: number
  /** Mm: length along the edge, width, and height of a fold. */
  size?: readonly [length: number, width: number, fold: number]
  /** Mm from fold to fold. */
  pace?: number
  every?: number
  layers?: number
  inset?: number
}

const along = Math.PI / 2

/** Thin slices that were folded as they were laid: one sees their folds and their edges. */
const folds = ({
  size = [50, 36, 3.2],
  pace = 22,
  every = 27,
  layers = 3,
  inset = 13,
  ...own
}: Folds): Edge => {
  const [length, width, ruffle] = size
  const slice = { length, width, thick: 1.7, bulge: 2, ruffle, every: pace }
  return {
    mesh: (seed) => cutSlice({ ...slice, steps: Math.ceil((7 * length) / pace) + 3, seed }),
    material: faceOf({ ...slice, seared: 0.1, gloss: 0.24, ...own, each: 10 }),
    every,
    inset,
    layers,
    turn: along,
  }
}

/** A tongue of molten cheese, x outwards: level where it lies, then down over what is below it; no two hang as far. */
const tongue = (seed: number): Mesh => {
  const far = 13 + 6 * noise(seed * 3.7, 2, 5)
  return reshape(
    pad(rounded(far, 14 + (seed % 3), 0.16, seed, 40), {
      height: 3.4,
      full: 3,
      rough: 0.7,
      wave: 9,
      seed,
      rings: 12,
    }),
    ([x, y, z]) => {
      const over = Math.max(0, x + 2)
      return [
        Math.min(x, -2) + over * 0.42 + 0.35 * z,
        y * (1 - over / 70),
        z + 3 - over * 0.8 * Math.min(1, over / 8),
      ]
    },
  )
}

export const molten = (from: string, to: string): Material =>
  material(mottled(from, to, 9), {
    gloss: 0.5,
    polish: 0.5,
    glow: 0.4,
    grain: 0.3,
    bump: { height: 0.3, size: 6 },
  })

const melted: Edge = {
  mesh: tongue,
  material: molten('#eab545', '#f5d685'),
  every: 14,
  inset: 3,
  layers: 1,
}

/** A shrimp in a crisp crust, curled, its tail bare. */
const friedShrimp: Edge = {
  mesh: (seed) =>
    tube(
      Array.from({ length: 12 }, (_, k): Vec => {
        const angle = -0.6 + k * 0.34 + 0.3 * seed
        return [11 * Math.cos(angle), 11 * Math.sin(angle), 6 + 1.6 * Math.sin(k * 0.6 + seed)]
      }),
      { radius: (t) => 7 * (1 - 0.55 * t ** 2) * Math.min(1, 0.5 + 5 * t), around: 14 },
    ),
  material: material(
    (spot) => {
      const n = fractal(spot.u / 5 + spot.seed * 9, spot.v * 9, spot.w * 4, 2)
      const crust = blend(golden, toasted, step(0.36, 0.66, n))
      return blend(crust, rosy, step(0.86, 0.92, spot.w))
    },
    { gloss: 0.3, polish: 0.4, glow: 0.2, bump: { height: 0.8, size: 2.8, crust: 0.6 } },
  ),
  every: 21,
  inset: 10,
  layers: 2,
  messy: 5,
}
const [golden, toasted, rosy] = ['#eec070', '#b8742a', '#e0592c'].map(colour) as [Vec, Vec, Vec]

/** Meat, and the cheese that melts over it. */
export const meatEdges = {
  'melted cheese': melted,
  'fried shrimp': friedShrimp,
  ham: folds({
    light: '#ecb9a6',
    deep: '#dd9c8a',
    brown: '#c98272',
    size: [56, 40, 2],
    pace: 30,
    layers: 2,
  }),
  turkey: folds({
    light: '#f4e4c8',
    deep: '#e6cda4',
    brown: '#b98a56',
    size: [56, 40, 3],
    pace: 27,
  }),
  salami: {
    mesh: (i: number) => uneven(prism(rounded(20, 20, 0.02, i, 26), 1.6, 0.5), 2.4, 14, i),
    material: faceOf({
      light: '#c4685a',
      deep: '#9c4034',
      brown: '#74241c',
      fat: '#e8c4b0',
      length: 40,
      width: 40,
      thick: 2,
      each: 5,
    }),
    every: 24,
    inset: 12,
    layers: 3,
    turn: along,
  },
  'corned beef': folds({
    light: '#f0b09c',
    deep: '#dc8a76',
    brown: '#bd6a54',
    fat: '#f2d8c0',
    size: [48, 34, 3],
    pace: 23,
    layers: 4,
  }),
  steak: folds({
    light: '#d2a46e',
    deep: '#ad7a46',
    brown: '#70421c',
    seared: 0.3,
    size: [44, 30, 3.6],
    pace: 19,
    every: 22,
    inset: 9,
  }),
  'roast beef': folds({
    light: '#dba384',
    deep: '#c0805f',
    brown: '#83502f',
    size: [50, 34, 3.4],
    pace: 22,
    layers: 4,
  }),
  'roast pork': folds({
    light: '#e2ac82',
    deep: '#c27e54',
    brown: '#8a3a1c',
    fat: '#f0d6ae',
    seared: 0.3,
    size: [44, 30, 2.6],
    pace: 24,
  }),
  'pulled pork': {
    mesh: (seed: number) => fibreClump(30, seed, 6),
    material: material(mottled('#a86a36', '#e0b480', 6, 0.8), { gloss: 0.4, polish: 0.45 }),
    every: 13,
    inset: 9,
    layers: 3,
    messy: 4,
  },
} satisfies Record<string, Edge>
