import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material, mottled } from '../../../render/material.ts'
import { type Mesh, reshape } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import { lathe, lump } from '../../../shapes/shapes.ts'
import { block, uneven } from '../../../shapes/small-cuts.ts'

/** What tells a roll: a slice of grilled eel over it, or a fried prawn in it whose tail looks out. */
export type OnRoll = 'eel' | 'tempura'

const glazed = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 3 + seed * 9, v / 9, 1, 3)
    const flesh = blend(colour('#5a2408'), colour('#b4682a'), step(0.3, 0.7, n))
    return blend(flesh, colour('#2a0f04'), 0.7 * step(0.55, 0.75, fractal(u / 6, v / 6, seed, 2)))
  },
  { gloss: 0.85, polish: 0.62, glow: 0.3, bump: { height: 0.4, size: 2 } },
)
const sesame = material(mottled('#e6d09a', '#fbf0d0', 2), { gloss: 0.3, glow: 0.35 })
const seed = lump([1.5, 0.9, 0.6], 0.05, 2, 5)

/** A strip of eel over the cut face and down both sides of a roll. */
const eel = (radius: number, high: number): Mesh =>
  reshape(uneven(block(2 * radius + 9, 19, 4.4, 1.4), 0.7, 7, 3), ([x, y, z]) => {
    const over = Math.max(0, Math.abs(x) - radius * 0.72)
    return [x - Math.sign(x) * over * 0.42, y, high + z - over ** 1.3 * 0.9]
  })

const batter = material(mottled('#d99a3c', '#f6dc9c', 3), {
  gloss: 0.3,
  glow: 0.35,
  bump: { height: 1, size: 2.2, crust: 0.7 },
})
const prawn = material(mottled('#f0a888', '#fdf0e4', 3), { gloss: 0.5, glow: 0.45 })
const shell = material(mottled('#b83a18', '#e8743c', 4), { gloss: 0.6, polish: 0.5, glow: 0.4 })

const crust = (high: number): Mesh =>
  uneven(
    lathe(
      [
        [9.6, high - 2],
        [10.4, high + 2.4],
        [8.4, high + 3.6],
        [6.6, high + 2.2],
      ],
      26,
    ),
    1.1,
    3,
    4,
  )
const meat = lump([7, 7, 3], 0.1, 3, 10)
/** Two blades of a tail, apart at their ends. */
const blade = (side: number, high: number): Mesh =>
  reshape(lump([4.2, 1.4, 11], 0.1, 2, 9), ([x, y, z]) => [
    x + side * (2.4 + 0.42 * (z + 8)),
    y,
    z + high + 11,
  ])

/** The bodies on a roll of this radius and height, in mm; a tail on every second one. */
export function bodiesOnRoll(
  kind: OnRoll,
  [radius, high]: readonly [number, number],
): (number: number) => Body[] {
  const put = (mesh: Mesh, own: typeof glazed, pose = {}): Body => ({
    mesh,
    material: own,
    pose,
    seed: 0.4,
  })
  if (kind === 'eel') {
    const strip = eel(radius, high)
    const seeds = Array.from({ length: 9 }, (_, i) =>
      put(seed, sesame, {
        at: [3.1 * (i - 4), 5 * Math.sin(i * 2.4), high + 4.8],
        turn: i * 1.7,
      }),
    )
    return () => [put(strip, glazed), ...seeds]
  }
  const ring = [put(crust(high), batter), put(meat, prawn, { at: [0, 0, high + 0.6] })]
  const tail = [-1, 1].map((side) => put(blade(side, high), shell))
  return (number) => [...ring, ...(number % 2 === 0 ? tail : [])]
}
