import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { cells, fractal } from '../../../render/noise.ts'

/** Dough with scorched blisters: tortilla, naan, paratha, crepe. */
export const flatDough = (pale = '#ecd5a4', scorch = '#8f5a2a'): Material => {
  const [a, b, warm] = [colour(pale), colour(scorch), colour('#d9ad68')]
  return material(
    ({ u, v, w, seed }) => {
      const blister = cells(u / 11 + seed * 50, v / 11, w / 11)
      const some = fractal(u / 23 + seed * 31, v / 23, 4, 2)
      const ragged = fractal(u / 3 + 9, v / 3, w / 3, 2) - 0.5
      const spots = (1 - step(0.08, 0.42, blister + ragged * 0.4)) * step(0.34, 0.54, some)
      const flour = 0.1 * (fractal(u / 1.7 + 30, v / 1.7, w / 1.7, 2) - 0.5)
      const toasted = step(0.35, 0.7, fractal(u / 16, v / 16, seed * 9, 2) + flour)
      const base = blend(a, warm, toasted)
      return blend(base, b, spots * 0.75)
    },
    { gloss: 0.12, polish: 0.2, glow: 0.25, bump: { height: 0.7, size: 3.2 } },
  )
}
