import type { Form } from '../../forms/form.ts'
import { rowed } from '../../forms/rows.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { tube } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'

export type Threaded = {
  /** Colours of each piece in turn, charred and light; mm of its three radii. */
  pieces: readonly (readonly [dark: string, light: string])[]
  size?: readonly [number, number, number]
  count?: number
  /** Grams of one skewer. */
  each?: number
}

const stick = tube(
  [
    [-96, 0, 8],
    [74, 0, 8],
  ],
  { radius: () => 1.5, around: 6 },
)
const bamboo = material('#c29a62', { gloss: 0.1 })

/** Grilled pieces close together on thin sticks that lie side by side: satay, yakitori. */
export function onSticks({ pieces, size = [19, 12, 7], count = 4, each = 40 }: Threaded): Form {
  const materials = pieces.map(([dark, light]) => {
    const [a, b, char] = [colour(dark), colour(light), colour('#2c160c')]
    return material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 6 + seed * 20, v / 5, w / 5, 3)
        const own = blend(a, b, step(0.3, 0.65, n))
        return blend(own, char, step(0.6, 0.72, fractal(u / 9, v / 4 + seed * 9, 3, 2)) * 0.8)
      },
      { gloss: 0.6, polish: 0.5, glow: 0.2, bump: { height: 0.7, size: 4 } },
    )
  })
  const pace = size[0] * 1.55
  return rowed(
    {
      each,
      most: 8,
      variants: 3,
      length: 176,
      width: size[1] * 2.3,
      make(random) {
        const bodies: Body[] = [{ mesh: stick, material: bamboo, pose: {}, seed: 0 }]
        for (let i = 0; i < count; i++) {
          const own = materials[i % materials.length]
          if (!own) break
          bodies.push({
            mesh: uneven(
              chunk([...size], { boxy: 3, rough: 0.34, seed: random.range(0, 50), detail: 15 }),
              1.2,
              6,
              i,
            ),
            material: own,
            pose: {
              at: [66 - i * pace, 0, size[2] + 1],
              tilt: random.range(-0.2, 0.2),
              turn: random.range(-0.14, 0.14),
            },
            seed: random.next(),
          })
        }
        return { bodies, radius: 44, height: size[2] * 2 }
      },
    },
    { most: 5, turn: -0.5, apart: 1.12 },
  )
}
