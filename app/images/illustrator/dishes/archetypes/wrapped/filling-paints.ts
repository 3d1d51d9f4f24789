import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'

/** Diced tomato: skin on one face, wet flesh with seeds on the others. */
export const dicedTomato = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 3 + seed * 30, v / 3, w / 3, 2)
    const flesh = blend(colour('#b93a24'), colour('#dd7a58'), step(0.3, 0.7, n))
    const seeds = step(0.68, 0.74, fractal(u / 1.7, v / 1.7, w / 1.7 + seed * 9, 2))
    const cut = blend(flesh, colour('#e6b870'), seeds * 0.8)
    return blend(cut, colour('#a81f12'), step(2.4, 3, v))
  },
  { gloss: 0.55, polish: 0.65, glow: 0.4 },
)

/** Chicken from the grill, cut small: pale flesh, brown where it was seared. */
export const grilledChicken = material(
  ({ u, v, w, seed, up }) => {
    const n = fractal(u / 7 + seed * 30, v / 7, w / 7, 3)
    const flesh = blend(colour('#dcb98a'), colour('#f3dfba'), fractal(u / 9, v / 2, seed * 9, 2))
    return blend(flesh, colour('#b5824a'), 0.8 * step(0.5, 0.8, n + 0.1 * up))
  },
  { gloss: 0.4, polish: 0.5, glow: 0.3, bump: { height: 0.4, size: 2 } },
)
