import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { facetted } from '../../shapes/facetted.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'

/** Half the thickness of a pancake of whipped whites, in mm. */
const half = 8

const meshes = [1, 2, 3, 4, 5, 6, 7].map((i) => {
  const k = [1.2, 0.8, 1, 0.66, 1.1, 0.9, 0.74][i % 7] ?? 1
  const size = [22 * k, 16 * k * (0.8 + 0.1 * (i % 4)), half] as const
  const body = facetted(size, { faces: 9, sharp: 12, rough: 2.4, wave: 9, seed: i + 4, detail: 22 })
  return uneven(body, 1.6, 6, i)
})

/** Two sides browned in butter, the torn edges between them yellow and full of bubbles. */
const torn = material(
  ({ u, v, w, seed }) => {
    const broad = fractal(u / 11 + seed * 31, v / 11, seed * 3, 2)
    const fine = noise(u / 2.4 + seed * 7, v / 2.4, w / 2.4)
    const crumb = blend(colour('#e2b458'), colour('#f8e2a0'), step(0.25, 0.8, fine))
    const pan = blend(colour('#d0903c'), colour('#8a4818'), step(0.36, 0.68, broad + 0.12 * fine))
    const face = step(0.34, 0.62, Math.abs(w) / half + 0.3 * (broad - 0.5))
    return blend(crumb, pan, 0.95 * face)
  },
  { gloss: 0.28, polish: 0.34, glow: 0.3, bump: { height: 0.5, size: 2.6 } },
)

export const tornPancakes: readonly Look[] = [
  look(
    'torn pancake piece',
    pile(
      copies({
        each: 9,
        variants: 7,
        mesh: (i) => meshes[i] ?? facetted([20, 14, half]),
        material: torn,
      }),
      {
        lean: 0.55,
      },
    ),
    { density: 0.45 },
  ),
]
