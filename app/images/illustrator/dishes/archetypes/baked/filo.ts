import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { type Mesh, patch } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import { lump, oblong, solid } from '../../../shapes/shapes.ts'

export type Filo = {
  /** What looks out between the sheets: colours of its crumbs, dark and light, the more often named the more of it. */
  filling: readonly (readonly [dark: string, light: string])[]
  /** Mm of the filling, and how many sheets lie below and on it. */
  high?: number
  sheets?: readonly [below: number, above: number]
  /** Shines with syrup, with crumbs of its filling on top; or lies under sugar. */
  top?: 'syrup' | 'sugar'
  /** Grams of one piece; mm of its sides. */
  each: number
  width?: number
  depth?: number
}

/** Pieces of a pie of thin sheets of dough that part and flake, round a filling that shows: tiropita, spanakopita. */
export const filo = (spec: Filo): Form =>
  laid(
    { each: spec.each, most: 6, variants: 2, make: (random) => filoPiece(spec, random) },
    { apart: 1.02, turned: 0.4, facing: 0.35 },
  )

function filoPiece(spec: Filo, random: Random): Piece {
  const { filling, high = 13, sheets: [below, above] = [4, 7], width = 92, depth = 64 } = spec
  const bodies: Body[] = []
  const put = (mesh: Mesh, own: Material, at: readonly [number, number, number], turn = 0) =>
    bodies.push({ mesh, material: own, pose: { at, turn }, seed: random.next() })
  const core = (inset: number, height: number, z: number, own: Material) =>
    put(solid(oblong(width - inset, depth - inset, 5, 6), { height, edge: 1.5 }), own, [0, 0, z])
  let z = 1
  core(6, below * 1.5, 0, inner)
  for (let i = 0; i < below; i++, z += 1.5) put(sheetOf(width, depth, random, 1), crisp, [0, 0, z])
  core(7, high, z - 0.5, crumbOf(filling[0] ?? ['#e9dcbc', '#f8f0da'], 0.82))
  for (const body of crumbsAlong(filling, width - 5, depth - 5, z, high, random)) bodies.push(body)
  z += high
  core(6, above * 1.5 - 1, z - 1, inner)
  for (let i = 0; i < above; i++, z += 1.7) {
    const last = i === above - 1
    put(sheetOf(width, depth, random, last ? 2.2 : 1.3), last ? topOf(spec) : crisp, [
      random.range(-1.2, 1.2),
      random.range(-1.2, 1.2),
      z,
    ])
  }
  // Flakes that came off, or crumbs of nuts.
  const isSweet = spec.top === 'syrup'
  const nuts = crumbOf(filling[0] ?? ['#7a8a34', '#a9b45a'])
  for (let i = 0; i < (isSweet ? 16 : 9); i++) {
    const mesh = lump([random.range(2, 5), random.range(1.5, 3), 0.5], 0.6, i + 1, 9)
    const at = [
      random.range(-0.42, 0.42) * width,
      random.range(-0.4, 0.4) * depth,
      z + 0.3,
    ] as const
    put(mesh, isSweet ? nuts : crisp, at, random.range(0, 6.28))
  }
  return { bodies, radius: Math.hypot(width, depth) * 0.43, height: z + 2 }
}

/** A sheet of dough with a torn edge, which wavers by so many mm. */
function sheetOf(width: number, depth: number, random: Random, waver: number): Mesh {
  const seed = random.range(0, 90)
  const torn = (along: number, side: number) =>
    1.02 - 0.075 * Math.max(0, fractal(along * 5 + seed, side * 7, 3, 2) - 0.35) * 2
  return patch(24, 17, (u, v) => {
    const [a, b] = [u * 2 - 1, v * 2 - 1]
    const x = a * (width / 2) * torn(b, a > 0 ? 1 : 2)
    const y = b * (depth / 2) * torn(a, b > 0 ? 3 : 4)
    const edge = Math.max(Math.abs(a), Math.abs(b)) ** 8
    const hills = fractal(x / 13 + seed, y / 9, 5, 2) - 0.5
    const curl = fractal(x / 16 + seed, y / 16, 8, 2) - 0.42
    return [x, y, waver * 1.7 * hills + edge * 4.2 * curl - 0.8 * edge]
  })
}

/** Crumbs of the filling that look out on all sides. */
function crumbsAlong(
  filling: Filo['filling'],
  width: number,
  depth: number,
  foot: number,
  high: number,
  random: Random,
): Body[] {
  const kinds = filling.map((colours) => crumbOf(colours))
  const count = Math.round((2 * (width + depth) * high) / 26)
  return Array.from({ length: count }, (_, i) => {
    const own = kinds[i % kinds.length] ?? inner
    const way = random.range(0, 2 * (width + depth))
    const [x, y] =
      way < 2 * width
        ? [(way % width) - width / 2, way < width ? -depth / 2 : depth / 2]
        : [way % 2 < 1 ? width / 2 : -width / 2, random.range(-0.5, 0.5) * depth]
    return {
      mesh: bits[i % bits.length] ?? (bits[0] as Mesh),
      material: own,
      pose: {
        at: [x, y, foot + random.range(1, high - 0.5)] as const,
        turn: random.range(0, 6.28),
        tilt: random.range(-0.6, 0.6),
        scale: random.range(0.7, 1.25),
      },
      seed: random.next(),
    }
  })
}

const bits: readonly Mesh[] = [1, 2, 3, 4].map((seed) => lump([4.4, 3.4, 2.8], 0.5, seed, 9))

const crumbOf = ([dark, light]: readonly [string, string], shade = 1): Material => {
  const [a, b] = [colour(dark), colour(light)]
  return material(
    ({ u, v, w, seed }) => {
      const [r, g, c] = blend(a, b, step(0.3, 0.7, fractal(u / 3 + seed * 9, v / 3, w / 3, 2)))
      return [r * shade, g * shade, c * shade]
    },
    { gloss: 0.35, polish: 0.5, glow: 0.35, bump: { height: 0.4, size: 2 } },
  )
}

const bakedSheet = (pale: string, gold: string, burnt: string): Material => {
  const [a, b, c] = [colour(pale), colour(gold), colour(burnt)]
  return material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 15 + seed * 40, v / 11, 3, 2)
      const own = blend(a, b, step(0.3, 0.56, n))
      // Brown where it stands up.
      return blend(own, c, 0.75 * step(0.54, 0.74, n) + 0.35 * step(0.6, 2.6, w))
    },
    { gloss: 0.32, polish: 0.45, glow: 0.35, bump: { height: 0.35, size: 4 } },
  )
}

const inner = material('#e6c68a', { gloss: 0.12, glow: 0.3 })
const crisp = bakedSheet('#f0d8a0', '#dfae5c', '#b97728')
const crust = bakedSheet('#ecc274', '#d7963c', '#9c5418')
const syrupy: Material = { ...crust, gloss: 0.7, polish: 0.6 }
const sugared: Material = {
  ...crust,
  gloss: 0.12,
  paint(spot) {
    const { u, v, seed } = spot
    const veil = step(0.36, 0.72, fractal(u / 13 + 3, v / 13, seed * 5, 3))
    return blend(crust.paint(spot), colour('#fbf5e8'), 0.7 * veil)
  },
}

const topOf = ({ top }: Filo): Material =>
  top === 'syrup' ? syrupy : top === 'sugar' ? sugared : crust
