import { blend, colour, step } from '../render/colour.ts'
import { material } from '../render/material.ts'
import { noise } from '../render/noise.ts'
import { lathe } from '../shapes/shapes.ts'
import type { Vessel } from './vessel.ts'

const [pale, deep] = [colour('#d9b679'), colour('#a97f45')]

/** Outline of the wall with its two hoops, and of the floor: mm from the axis, and high. */
const wall = [
  [89, 0],
  [93, 2],
  [93, 12],
  [90, 14],
  [90, 24],
  [93, 26],
  [93, 37],
  [90, 39],
  [84, 39],
  [82, 37],
  [82, 0],
] as const
const floor = [
  [83, 9],
  [50, 9.4],
  [0, 9.4],
] as const

const bamboo = material(
  ({ u, v, w }) =>
    blend(
      pale,
      deep,
      0.7 * noise(Math.atan2(v, u) * 4, w / 2.2, 3) + 0.3 * noise(u / 9, v / 9, w / 3),
    ),
  { gloss: 0.2, polish: 0.3, glow: 0.05, bump: { height: 0.25, size: 2 } },
)

const slats = material(
  ({ u, v }) => {
    const gap = Math.abs(((u + 200) % 11) - 5.5)
    const own = blend(pale, deep, 0.5 * noise(u / 6, v / 40, 2))
    return blend(own, colour('#5e4322'), step(4.5, 5.2, gap))
  },
  { gloss: 0.15, glow: 0.05 },
)

/** A bamboo steamer: a bent wall with two hoops round it and a floor of slats. */
export const steamer = (): Vessel => ({
  kind: 'steamer',
  radius: 93,
  inner: 74,
  floor: 9.4,
  height: 39,
  inside: (far) => (far < 81 ? 9.4 : 39),
  rim: 81.5,
  bodies: [
    { mesh: lathe(wall, 110), material: bamboo, pose: {}, seed: 0 },
    { mesh: lathe(floor, 80), material: slats, pose: {}, seed: 0 },
  ],
})
