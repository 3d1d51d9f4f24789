import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import { type Look, look } from '../look.ts'
import { coatOver, sliced } from './sliced.ts'

const glazeOf = (u: number, v: number, w: number) => {
  // Sugar and ketchup: thin and bright in places, nearly black where it caught.
  const n = fractal(u / 8, v / 8, w / 8, 3)
  const own = blend(colour('#6a2410'), colour('#a24a1e'), step(0.35, 0.7, n))
  return blend(own, colour('#32110a'), 0.45 * step(0.5, 0.75, fractal(u / 5 + 30, v / 5, w / 5, 2)))
}

/** The cut: crumbs of meat, bits of onion and herbs, pores; browned at its edge, glaze that ran over it from above. */
const face: Paint = ({ u, v, w, seed, hill }) => {
  const crumb = cells(u / 2.3 + seed * 9, v / 2.3, 3)
  const n = fractal(u / 5 + seed * 20, v / 5, 2, 2)
  const meat = blend(colour('#9c7048'), colour('#c49a6e'), step(0.15, 0.9, 0.7 * n + 0.4 * crumb))
  const pored = blend(meat, colour('#5a3622'), 0.26 * (1 - hill))
  const onion = 1 - step(0.08, 0.16, cells(u / 9 + 9, v / 7 + seed * 7, 5))
  const herb = step(0.78, 0.86, noise(u / 1.8 + 31, v / 1.8 + seed * 5, 8))
  const inner = blend(blend(pored, colour('#d9b988'), 0.55 * onion), colour('#4f6426'), 0.8 * herb)
  const crust = blend(inner, colour('#4e2411'), 0.85 * step(0.88, 0.99, w + 0.08 * (n - 0.5)))
  // It ran a little way down over the edge, in soft tongues.
  const drip = 0.34 * noise(u / 11 + seed * 11, 3, 1) ** 2 + 0.05 * n
  return blend(crust, glazeOf(u, v, w), step(0.9 - drip, 0.985 - drip, w) * step(2, 14, v))
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
    bump: { height: 0.55, size: 2, crust: 0.4 },
  }),
  // Ketchup and sugar that baked on.
  over: {
    mesh: coatOver(1.2),
    material: material(({ u, v, w }) => glazeOf(u, v, w), {
      gloss: 0.42,
      polish: 0.46,
      glow: 0.3,
      bump: { height: 1.1, size: 4 },
    }),
  },
})

export const loafLooks: readonly Look[] = [
  look('meatloaf, meat loaf, liver pate, terrine', meatloaf),
]
