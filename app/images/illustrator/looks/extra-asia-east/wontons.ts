import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { join, type Mesh, meshWhenDrawn, patch, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'

/** Thin wheat dough, cooked: the meat shows through where it lies against it. */
export const wontonSkin = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 6 + seed * 20, v / 6, w / 6, 2)
    const dough = blend(colour('#e2c98e'), colour('#f6e6bc'), n)
    const filling =
      (1 - step(11, 17, Math.hypot(u, v * 1.3))) * (1 - step(13, 21, w)) * step(1.2, 3, w)
    return blend(dough, colour('#cf8a68'), 0.62 * filling)
  },
  { gloss: 0.6, polish: 0.52, glow: 0.5, grain: 0.4, bump: { height: 0.3, size: 4 } },
)

/** The free half of the square, standing up behind the filling in waves. */
const flap = (seed: number): Mesh =>
  patch(22, 10, (u, v): Vec => {
    const x = (u - 0.5) * 46
    const high = v * (25 - 9 * Math.abs(u - 0.5) ** 1.4 * 4)
    const wave = 2.6 * v * Math.sin(u * 13 + seed * 2) + 1.4 * v * Math.sin(u * 23 + seed)
    return [x * (1 - 0.12 * v), 6 + 7 * v * v + wave, 5 + high + 0.6 * wave]
  })

/** Its two corners, drawn round to the front and pressed on each other. */
const corners = (seed: number): Mesh => {
  const path = Array.from({ length: 21 }, (_, i): Vec => {
    const angle = Math.PI * (0.16 - 1.36 * (i / 20))
    const far = 17.5 - 4.5 * Math.sin((i / 20) * Math.PI) ** 2 + 0.6 * Math.sin(i + seed)
    return [far * Math.cos(angle) * 1.1, far * Math.sin(angle) * 0.95 - 1, 7.5 - 3 * (i / 20)]
  })
  return tube(path, { radius: (along) => 3.4 + 2.6 * along ** 4, flat: 1.5, around: 8 })
}

/** One wonton about 46 mm wide, folded like a cap: a free edge behind its filling, two corners joined before it. */
export const wonton = (i: number): Mesh =>
  meshWhenDrawn(() => {
    const belly = reshape(lump([17.5, 12.5, 11], 0.1, i + 1, 16, 1.6), ([x, y, z]) => [
      x,
      y,
      Math.max(0, z + 9.5 + 0.7 * Math.sin(x * 0.9 + i)),
    ])
    return join([belly, flap(i), corners(i)])
  })
