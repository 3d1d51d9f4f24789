import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import { type Look, look } from '../look.ts'
import { coatOver, sliced } from './sliced.ts'

const glazeOf = (u: number, v: number, w: number) =>
  blend(colour('#5c1d0c'), colour('#93431e'), fractal(u / 9, v / 9, w / 9, 2))

/** The cut: crumbs of meat, bits of onion and herbs, pores; browned at its edge, glaze that ran over it from above. */
const face: Paint = ({ u, v, w, seed, hill }) => {
  const crumb = cells(u / 3.6 + seed * 9, v / 3.6, 3)
  const n = fractal(u / 5 + seed * 20, v / 5, 2, 2)
  const meat = blend(colour('#8a5a3c'), colour('#bf9069'), step(0.2, 0.8, 0.6 * n + 0.5 * crumb))
  const pored = blend(meat, colour('#4a2a1a'), 0.42 * (1 - hill))
  const onion = 1 - step(0.13, 0.2, cells(u / 8 + 9, v / 6 + seed * 7, 5))
  const herb = step(0.72, 0.8, noise(u / 2.4 + 31, v / 2.4 + seed * 5, 8))
  const inner = blend(blend(pored, colour('#e2c690'), 0.75 * onion), colour('#4f6426'), 0.8 * herb)
  const crust = blend(inner, colour('#4e2411'), 0.85 * step(0.88, 0.99, w + 0.08 * (n - 0.5)))
  const drip = 0.14 * step(0.5, 0.72, noise(u / 6 + seed * 11, 3, 1)) + 0.05 * n
  return blend(crust, glazeOf(u, v, w), step(0.95 - drip, 0.98 - drip, w) * step(2, 14, v))
}

const meatloaf = sliced({
  each: 84,
  slices: 3,
  thick: 15,
  lean: 0.72,
  size: () => [34, 50],
  material: material(face, {
    gloss: 0.3,
    polish: 0.4,
    glow: 0.2,
    bump: { height: 0.9, size: 2.8, crust: 0.55 },
  }),
  // Ketchup and sugar that baked on.
  over: {
    mesh: coatOver(1.7),
    material: material(({ u, v, w }) => glazeOf(u, v, w), {
      gloss: 0.6,
      polish: 0.6,
      glow: 0.35,
      bump: { height: 0.4, size: 6 },
    }),
  },
})

export const loafLooks: readonly Look[] = [
  look('meatloaf, meat loaf, liver pate, terrine, haggis', meatloaf),
]
