import type { Body } from '../../render/body.ts'
import { material, mottled } from '../../render/material.ts'
import { lathe, tube } from '../../shapes/shapes.ts'

export const wood = material('#5c4022', { gloss: 0.1 })
export const leafy = material(mottled('#4f7a2c', '#7fa548', 4), { gloss: 0.3, glow: 0.35 })

export const stalk: Body = {
  mesh: tube(
    [
      [0, 0, 0],
      [1, 0, 6],
      [3, 1, 13],
    ],
    { radius: (t) => 1.2 + 0.5 * t, around: 6 },
  ),
  material: wood,
  pose: {},
  seed: 0,
}

/** A round fruit with a hollow at its stalk. */
export const dimpled = (radius: number, high: number) =>
  lathe(
    Array.from({ length: 21 }, (_, i) => {
      const angle = -Math.PI / 2 + (i / 20) * Math.PI
      const r = Math.max(0.05, radius * Math.cos(angle) * (1 + 0.06 * Math.sin(angle)))
      const hollow = i > 16 ? ((i - 16) / 4) ** 2 * 9 : i < 3 ? -((3 - i) / 3) * 3 : 0
      return [r, high / 2 + (high / 2) * Math.sin(angle) - hollow] as const
    }),
    44,
  )
