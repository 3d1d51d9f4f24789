import { bodyAt } from '../../forms/piece-of.ts'
import type { Pieces } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { type Outline, solid } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { inset, outlineOf } from './crust.ts'
import { tin } from './loaves.ts'

const polar = tin(52)
const height = 15

/** Mm from the middle of a slice to that of one of the halves it is cut into. */
const off = 17

/** Half a slice, cut from corner to corner, about its own middle. */
const half: Outline = outlineOf(polar, 96)
  .map(([x, y]) => (x + y < 0 ? ([(x - y) / 2, (y - x) / 2] as const) : ([x, y] as const)))
  .map(([x, y]) => [x - off, y - off] as const)

/** Sugar from a sieve: specks, thick in one place and hardly any a little farther. */
const dusted = (u: number, v: number): number => {
  const veil = Math.exp(-((u * u + v * v) / 900))
  return veil * step(0.46, 0.78, noise(u / 1.3, v / 1.3, 4)) * (0.2 + 0.45 * noise(u / 6, v / 6, 2))
}

const egg = colour('#efc05a')
const gold = colour('#cf8a34')
const brown = colour('#8a4a1a')
const crust = colour('#7a431b')
const crumb = colour('#f3dc98')
const pore = colour('#d8ab55')

/** Bread that was soaked in egg: brown where it touched the pan, most of all along its crust, pale in its cut side. */
const fried = material(
  ({ u, v, w, up, seed }) => {
    const deep = inset(polar, u + off, v + off)
    const n = fractal(u / 11 + seed * 9, v / 11, seed * 5, 3)
    const lace = fractal(u / 3.2 + seed * 7, v / 3.2, 8, 2)
    const edge = 1 - step(2, 13, deep + 7 * (n - 0.5))
    const hot = 0.9 * (n - 0.3) + 0.55 * (lace - 0.5) + 0.5 * edge
    const face = blend(blend(egg, gold, step(0.02, 0.34, hot)), brown, 0.9 * step(0.34, 0.72, hot))
    const holes = step(0.5, 0.68, fractal(u / 2.4 + seed * 7, v / 2.4, w / 2.4, 2))
    const open = blend(crumb, pore, holes)
    const cut = step(4, 2.5, Math.abs(u + v + 2 * off) * 0.7)
    const rim = step(0.62, 0.3, Math.abs(up))
    const side = blend(blend(crust, gold, 0.35 * n), open, cut)
    const own = blend(blend(face, side, rim), crust, 0.6 * (1 - step(1, 3, deep)) * (1 - rim))
    return blend(own, colour('#fbf4e4'), dusted(u, v) * step(0.75, 0.95, up))
  },
  { gloss: 0.3, polish: 0.42, glow: 0.3, bump: { height: 0.55, size: 3 } },
)

/** A slice in two halves, one leaning on the other. */
export const halvedSlice: Pieces = {
  each: 65,
  most: 4,
  variants: 3,
  make: (random) => {
    const halfOf = (at: readonly [number, number, number], turn: number, tilt: number) => {
      const seed = random.next()
      const mesh = uneven(solid(half, { height, edge: 3.4, rough: 0.5, seed }), 1.1, 19, seed)
      return bodyAt(mesh, fried, [...at], { turn, tilt }, seed)
    }
    const turn = random.range(-0.2, 0.2)
    return {
      bodies: [halfOf([-17, 14, 0], 0.55 + turn, 0), halfOf([13, -12, 9.5], 0.2 + turn, 0.2)],
      radius: 56,
      height: 2 * height,
    }
  },
}
