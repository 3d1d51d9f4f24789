import { copies } from '../../../forms/copies.ts'
import type { Form } from '../../../forms/form.ts'
import { rowed } from '../../../forms/rows.ts'
import { breaded, cutThrough } from '../../../looks/meat/breading.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, mottled } from '../../../render/material.ts'
import { withCoords } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { crumbled } from '../../../shapes/crumbled.ts'
import { cutOpen } from '../../../shapes/cut-open.ts'
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

type Crumbed = {
  /** Grams of one; mm. */
  each?: number
  length?: number
  radius?: number
  /** What is in it, from the middle outwards, and the share that the middle takes. */
  middle?: readonly [from: string, to: string]
  round?: readonly [from: string, to: string]
  core?: number
}

/** Sticks of cheese, croquettes and peppers in crumbs; two of three are cut, so that one sees what is in them. */
export const crumbedSticks = ({
  each = 28,
  length = 80,
  radius = 10,
  middle = ['#f3dfae', '#fdf3d6'],
  round = middle,
  core = 0.6,
}: Crumbed = {}): Form => {
  const filling = material(
    cutThrough(mottled(middle[0], middle[1], 5), mottled(round[0], round[1], 5), core, 0.86),
    { gloss: 0.5, polish: 0.5, glow: 0.4, bump: { height: 0.5, size: 3 } },
  )
  const kinds = [0, 1, 2].map((i) => stickOf(length, radius, i, filling))
  return rowed(
    {
      each,
      most: 12,
      variants: 4,
      length,
      width: radius * 2.2,
      make(random) {
        const seed = random.next()
        const kind = kinds[Math.floor(seed * 3)] ?? []
        return {
          bodies: kind.map((one) => ({ ...one, seed })),
          radius: length / 2,
          height: radius * 1.9,
        }
      },
    },
    { most: 4, turn: -0.85, apart: 1.12, askew: 0.2 },
  )
}

/** A stick in crumbs, whole or cut at its right end. */
function stickOf(length: number, radius: number, i: number, filling: Material): Body[] {
  const isCut = i !== 2
  const { side, face } = cutOpen({
    length: isCut ? length * 0.82 : length,
    size: (t) => {
      const ends = isCut ? t + 0.02 : Math.min(t, 1 - t) + 0.02
      const full = Math.min(1, ends * 7) ** 0.45
      return [radius * full, radius * 1.9 * full]
    },
    hollow: 0,
    rough: 0.9,
    torn: 0.8,
    seed: i + 2,
  })
  const skin = crumbled(side, { every: 5, size: 2, seed: i + 1 })
  const bodies: Body[] = [{ mesh: skin, material: breaded, pose: {}, seed: 0.5 }]
  return isCut ? [...bodies, { mesh: face, material: filling, pose: {}, seed: 0.5 }] : bodies
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
