import type { Form } from '../../../forms/form.ts'
import { laid } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { material, mottled } from '../../../render/material.ts'
import { lump, tube } from '../../../shapes/shapes.ts'

/** Pieces on a stick: kebabs, satay, yakitori, fruit on skewers. */
export const skewers = (
  colours: readonly (readonly [from: string, to: string])[],
  { each = 90, flat = false } = {},
): Form =>
  laid(
    {
      each,
      most: 8,
      variants: 3,
      make: (random) => {
        const stick = tube(
          [
            [-98, 0, 9],
            [98, 0, 9],
          ],
          { radius: () => 1.5, around: 6 },
        )
        const bodies: Body[] = [
          { mesh: stick, material: material('#b98f5c', { gloss: 0.1 }), pose: {}, seed: 0 },
        ]
        const count = flat ? 4 : 6
        for (let i = 0; i < count; i++) {
          const [from, to] = colours[i % colours.length] ?? ['#7a4a2a', '#a8703a']
          bodies.push({
            mesh: lump(flat ? [20, 12, 6] : [12.5, 13.5, 11.5], 0.22, random.range(0, 50), 13, 2),
            material: material(mottled(from, to, 7, 0.8), {
              gloss: 0.4,
              glow: 0.2,
              bump: { height: 0.6, size: 3 },
            }),
            pose: {
              at: [-72 + (i * 140) / (count - 1), 0, 10],
              turn: random.range(-0.2, 0.2),
              roll: random.range(-0.2, 0.2),
            },
            seed: random.next(),
          })
        }
        return { bodies, radius: 46, height: 22 }
      },
    },
    { apart: 1.5, turned: 0.3, facing: 0.3 },
  )
