import { copies } from '../../forms/copies.ts'
import { sticks } from '../../forms/sticks.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { join, type Mesh, meshWhenDrawn, patch } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { type Look, look } from '../look.ts'

/** Mm from its foot to its tips, and the share of that which is stalk. */
const long = 104
const stalk = 0.44

/** Mm from the middle of a leaf to its edge. */
const halfAt = (t: number): number =>
  t < stalk
    ? 10.5 - 6 * (t / stalk) ** 0.8
    : 4.5 + 14.5 * Math.sin(Math.PI * ((t - stalk) / (1 - stalk)) ** 0.8 * 0.985) ** 0.75

/** One leaf on its stalk, its back up: the stalk is round, the leaf lies in waves. Coords: mm along, mm across, 0 to 1 out. */
function leafOf(turn: number, y: number, z: number, seed: number): Mesh {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const size = 1 - 0.08 * (seed % 3)
  return patch(
    26,
    12,
    (t, side) => {
      const across = 2 * side - 1
      const out = across ** 2
      const half = halfAt(t)
      const x = t * long * size
      const blade = step(stalk - 0.04, stalk + 0.12, t)
      const ruffle = 5.5 * blade * out * (noise(x / 9 + seed * 7, across > 0 ? 3 : 9, seed) - 0.5)
      const swell = 4.4 * blade * (fractal(x / 7 + seed * 3, (across * half) / 6, seed, 2) - 0.5)
      const foot = Math.min(1, t / 0.05) ** 0.5
      const round = (1 - blade) * 0.8 * half * Math.sqrt(Math.max(0, 1 - out)) * foot
      const rib = 2.2 * blade * (1 - t) * Math.max(0, 1 - 5 * Math.abs(across))
      const droop = -5 * blade * (out + 2 * (t - stalk) ** 2)
      const a = x - long * 0.46
      const b = across * half + y * (1 - 0.5 * t)
      return [a * c - b * s, b * c + a * s * 0.9, z + round + rib + ruffle + swell + droop + 4]
    },
    (t, side) => [t * long, (2 * side - 1) * halfAt(t), Math.abs(2 * side - 1)],
  )
}

/** A small pak choi that was halved and lies on its cut: white stalks about each other, dark leaves in a fan. */
const pakChoi = (variant: number): Mesh =>
  meshWhenDrawn(() => {
    const lot = (i: number) => noise(variant * 5.3 + i * 3.1, i * 2.7, 4) - 0.5
    const sides = [-1, 1, -0.55, 0.55, 0]
    return join(
      sides.map((side, i) =>
        leafOf(0.3 * side + 0.16 * lot(i), 11 * side, 2.6 * i, variant * 3 + i + 1),
      ),
    )
  })

const skin = (() => {
  const [white, pale, line] = [colour('#eeedd6'), colour('#cbd9a0'), colour('#b9c98c')]
  const [deep, leaf, vein] = [colour('#1f4416'), colour('#44752c'), colour('#c3d49a')]
  return material(
    ({ u, v, seed }) => {
      const t = u / long
      const n = fractal(u / 9 + seed * 9, v / 4, seed * 5, 2)
      // The green runs down along both edges of the stalk.
      const edge = Math.abs(v) / halfAt(t)
      const green = step(stalk - 0.06, stalk + 0.07, t + 0.12 * (n - 0.5) + 0.07 * (edge - 0.6))
      const ribs = 0.5 + 0.5 * Math.sin(v * 2.4 + seed * 9)
      const foot = blend(blend(white, pale, 0.75 * step(0.1, stalk, t)), line, 0.3 * ribs)
      if (green <= 0) return foot
      const own = blend(deep, leaf, step(0.25, 0.75, n))
      const middle = 1 - step(0.4, 1, Math.abs(v) / (3.4 * (1.06 - t)))
      const aside = Math.abs(
        (((u - 0.6 * Math.abs(v) - 0.02 * v * v + 14 * (n - 0.5) + 60) / 9) % 1) - 0.5,
      )
      const veins = 0.36 * (1 - step(0, 0.09, aside)) * (1 - edge)
      return blend(foot, blend(own, vein, Math.max(0.9 * middle, veins)), green)
    },
    { gloss: 0.4, polish: 0.58, glow: 0.36, grain: 0.4, bump: { height: 0.1, size: 2.2 } },
  )
})()

export const pakChoiLooks: readonly Look[] = [
  look(
    'bok choy, pak choi, pak choy, choy sum',
    sticks(copies({ each: 45, mesh: pakChoi, material: skin, variants: 3, most: 10 }), {
      mess: 0.4,
      facing: 0.5,
    }),
    { density: 0.4 },
  ),
]
