import { copies } from '../../forms/copies.ts'
import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { pad } from '../../shapes/cuts.ts'
import { lathe, rounded } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

/** Baked egg white: matt, faintly golden where it stands out. */
const meringue = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 9 + seed * 20, v / 9, w / 9, 3)
    return blend(colour('#fbf3e2'), colour('#e9cfa2'), step(0.55, 0.85, n))
  },
  { gloss: 0.06, polish: 0.2, glow: 0.4, bump: { height: 0.5, size: 5 } },
)
const nest = reshape(
  lathe(
    [
      [0.1, 0],
      [50, 0],
      [55, 7],
      [55, 17],
      [50, 25],
      [44, 27],
      [37, 22],
      [28, 17],
      [0.1, 16],
    ],
    72,
  ),
  ([x, y, z]) => {
    const angle = Math.atan2(y, x)
    const far = Math.hypot(x, y)
    const wave = step(30, 50, far) * Math.sin(angle * 9 + z / 9)
    const k = 1 + 0.045 * wave + 0.03 * Math.sin(angle * 4 + 1)
    return [x * k, y * k, z + 2.4 * wave + 1.5 * Math.sin(angle * 5)]
  },
)
const cream = material('#fbf7ee', {
  gloss: 0.3,
  polish: 0.4,
  glow: 0.5,
  bump: { height: 0.5, size: 6 },
})

/** Meringue and whipped cream, as parts of desserts. */
export const nestLooks: readonly Look[] = [
  look(
    'meringue nest',
    laid(copies({ each: 40, most: 4, variants: 1, mesh: () => nest, material: meringue })),
    { density: 0.3 },
  ),
  look(
    'cream pillow',
    laid(
      copies({
        each: 30,
        most: 4,
        variants: 3,
        mesh: (i) =>
          pad(rounded(40, 38, 0.3, i + 2, 44), { height: 13, rough: 8, wave: 17, seed: i }),
        material: cream,
      }),
      { apart: 0.9 },
    ),
    { density: 0.5 },
  ),
]
