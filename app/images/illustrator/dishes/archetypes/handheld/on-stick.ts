import { copies } from '../../../forms/copies.ts'
import type { Form } from '../../../forms/form.ts'
import { rowed } from '../../../forms/rows.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material, type Spot } from '../../../render/material.ts'
import { reshape, withCoords } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { tube } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'
import { crispSkin } from '../crisp.ts'

const line = (from: number, to: number, z: number, steps = 16): Vec[] =>
  Array.from({ length: steps + 1 }, (_, i) => [from + ((to - from) * i) / steps, 0, z])

const batter = crispSkin('#d29a4a', '#9a5a1e', 0.5)
const wood = material('#d2ae78', { gloss: 0.1 })
const mustard = material('#dba51e', { gloss: 0.6, polish: 0.6, glow: 0.3 })
const stick = tube(line(40, 112, 17, 3), { radius: () => 2.4, around: 8 })
const ribbon = tube(
  Array.from(
    { length: 61 },
    (_, i): Vec => [
      -52 + i * 1.6,
      7 * Math.sin(i * 0.62),
      39 - 0.06 * (7 * Math.sin(i * 0.62)) ** 2,
    ],
  ),
  { radius: () => 2.1, around: 8, flat: 0.8 },
)
const body = (seed: number) =>
  uneven(
    tube(line(-66, 56, 18.5, 30), {
      radius: (t) => 19 * Math.min(1, (t + 0.004) * 9, (1 - t + 0.06) * 7) ** 0.5,
      around: 26,
    }),
    1.3,
    11,
    seed,
  )
const bodies = [1, 2, 3].map(body)

/** A sausage in batter on a stick, with a line of mustard. */
export const cornDogs = (each = 88): Form =>
  rowed(
    {
      each,
      most: 6,
      variants: 3,
      length: 150,
      width: 42,
      make(random) {
        const seed = random.next()
        const mesh = random.pick(bodies)
        return {
          bodies: [
            { mesh, material: batter, pose: {}, seed },
            { mesh: stick, material: wood, pose: {}, seed },
            { mesh: ribbon, material: mustard, pose: {}, seed },
          ],
          radius: 70,
          height: 38,
        }
      },
    },
    { most: 4, turn: 0.5 },
  )

/** Crumbed outside; at the end where it was bitten or burst, white cheese. */
const crumbed = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 2.2 + seed * 30, v / 2.2, w / 2.2, 3)
    const broad = fractal(u / 13, v / 9, seed * 9, 2)
    return blend(colour('#a86620'), colour('#e2a850'), step(0.25, 0.7, 0.6 * n + 0.4 * broad))
  },
  { gloss: 0.22, polish: 0.35, bump: { height: 1.1, size: 2.6 } },
)

type Crumbed = {
  /** Grams of one; mm. */
  each?: number
  length?: number
  radius?: number
  /** Colour of what looks out of one end. */
  tip?: string
}

/** Sticks of cheese, croquettes and peppers in crumbs. */
export const crumbedSticks = ({ each = 28, length = 80, radius = 10, tip }: Crumbed = {}): Form => {
  const half = length / 2 - 1
  const mesh = (i: number) =>
    uneven(
      reshape(
        withCoords(
          tube(line(-half, half, radius * 0.95, 20), {
            radius: (t) => radius * Math.min(1, (Math.min(t, 1 - t) + 0.012) * 16) ** 0.4,
            around: 20,
          }),
          (at) => at,
        ),
        ([x, y, z]) => [x, y + (x * x * (i - 1.5)) / 900, z],
      ),
      1.1,
      6,
      i + 1,
    )
  const end = tip ? colour(tip) : undefined
  const paint = end
    ? {
        ...crumbed,
        paint: (spot: Spot) => blend(crumbed.paint(spot), end, step(half - 9, half - 6, spot.u)),
      }
    : crumbed
  return rowed(
    {
      ...copies({ each, most: 12, variants: 4, mesh, material: paint }),
      length,
      width: radius * 2.2,
    },
    { most: 4, turn: 0.6, apart: 1.15, askew: 0.16 },
  )
}

/** Puff pastry round sausage meat, which shows at both ends. */
const flaky = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 5 + seed * 20, v * 9, w / 5, 3)
    if (Math.abs(u) > 35.5) {
      const out = Math.hypot(v / 19, (w - 17) / 16.3)
      const meat = blend(
        colour('#7e4433'),
        colour('#c98f70'),
        step(0.3, 0.7, fractal(v / 2.6 + seed * 9, w / 2.6, 5, 3)),
      )
      const layers = blend(colour('#f2dda6'), colour('#b5762c'), step(0.3, 0.8, (out * 11) % 1))
      return blend(meat, layers, step(0.66, 0.72, out + 0.06 * (n - 0.5)))
    }
    const scored = Math.abs((((u + 100) / 11) % 1) - 0.5) * 11
    const baked = blend(colour('#e2ae58'), colour('#a8621f'), step(0.3, 0.66, n))
    return blend(baked, colour('#f0d08c'), (1 - step(0.7, 1.5, scored)) * step(12, 22, w))
  },
  { gloss: 0.4, polish: 0.45, glow: 0.2, bump: { height: 0.7, size: 3 } },
)

/** Sausage rolls, cut short. `each` in grams. */
export const sausageRolls = (each = 50): Form =>
  rowed(
    {
      ...copies({
        each,
        most: 10,
        variants: 3,
        mesh: (i) =>
          uneven(
            withCoords(
              tube(line(-36, 36, 17, 18), { radius: () => 19, around: 26, flat: 0.86 }),
              (at) => at,
            ),
            0.9,
            9,
            i + 1,
          ),
        material: flaky,
      }),
      length: 74,
      width: 40,
    },
    { most: 3, turn: 1.15, apart: 1.12, askew: 0.12 },
  )
