import type { Form } from '../../../forms/form.ts'
import { rowed } from '../../../forms/rows.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { cells, fractal, noise } from '../../../render/noise.ts'
import { cutOpen, type Opened } from '../../../shapes/cut-open.ts'

export type FriedRoll = { each: number; length?: number; radius?: number }

/** A thin wrapper from hot oil: gold with pale blisters, brown along its edges. */
const skin = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 11 + seed * 30, v / 9, w / 9, 3)
    const own = blend(colour('#b4702a'), colour('#e9b563'), step(0.26, 0.68, n))
    const blister = 1 - step(0.14, 0.32, cells(u / 4 + seed * 20, v / 4, w / 4))
    const light = blend(own, colour('#f6d99c'), blister * 0.6)
    return blend(light, colour('#8a4a16'), 0.6 * step(0.5, 0.72, 1 - n) * (1 - 0.5 * up))
  },
  { gloss: 0.42, polish: 0.48, glow: 0.22, bump: { height: 0.7, size: 3.2 } },
)

/** What is in a roll, where it was cut: shreds of cabbage and carrot, glass noodles, mushrooms. */
const rollFilling = material(
  ({ u, v, w, seed }) => {
    const kinds = ['#c9d29a', '#e0873a', '#e6dcc0', '#6b4a30', '#8fae5a']
    const at = cells(u / 3.2 + seed * 9, v / 3.2, 2)
    const lot = noise(u / 2.6 + seed * 7, v / 2.6, 5)
    const own = colour(kinds[Math.floor(lot * 9) % 5] ?? '#e6dcc0')
    const gap = blend(own, colour('#6a4522'), 0.6 * step(0.5, 0.8, at))
    const turns = 0.5 + 0.5 * Math.sin(w * 40)
    return blend(gap, blend(colour('#b06a22'), colour('#f0d090'), turns), step(0.76, 0.84, w))
  },
  { gloss: 0.4, polish: 0.45, glow: 0.35, bump: { height: 0.8, size: 2.2 } },
)

/** A roll, or half of one with its cut. */
function rollOf(length: number, radius: number, isCut: boolean, i: number): Opened {
  return cutOpen({
    length,
    size: (t) => {
      const ends = isCut ? t : Math.min(t, 1 - t)
      const full = Math.min(1, (ends + 0.02) * (length / 8)) ** 0.4
      return [radius * full, radius * 1.74 * full]
    },
    hollow: 0,
    rough: 0.8,
    torn: 1.2,
    seed: i + 1,
  })
}

/** Rolls fried crisp, side by side, one of them cut in two: spring rolls, egg rolls, lumpia. */
export function friedRolls({ each, length = 96, radius = 12 }: FriedRoll): Form {
  const whole = [0, 1, 2].map((i) => rollOf(length, radius, false, i).side)
  const half = rollOf(length * 0.46, radius, true, 4)
  return rowed(
    {
      each,
      most: 14,
      variants: 4,
      length,
      width: radius * 2.1,
      make(random) {
        const seed = random.next()
        const mesh = whole[Math.floor(seed * 3)]
        if (seed < 0.5 && mesh) {
          return {
            bodies: [{ mesh, material: skin, pose: {}, seed }],
            radius: length / 2,
            height: radius * 1.7,
          }
        }
        const near = { at: [-length * 0.25, 0, 0], turn: 0.12 } as const
        const far = { at: [length * 0.24, 5, 0], turn: -0.9, roll: -0.25 } as const
        return {
          bodies: [near, far].flatMap((pose) => [
            { mesh: half.side, material: skin, pose, seed },
            { mesh: half.face, material: rollFilling, pose, seed },
          ]),
          radius: length / 2,
          height: radius * 1.9,
        }
      },
    },
    { most: 5, turn: -0.5 },
  )
}
