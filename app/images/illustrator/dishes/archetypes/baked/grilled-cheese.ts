import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'

type Cheese = {
  /** Colours where it is pale, golden, and burnt. */
  colours: readonly [pale: string, golden: string, burnt: string]
  /** Mm of its clouds, and of the blisters in them. */
  clouds: number
  blisters: number
  /** From where to where it is burnt, and how much at the most. */
  burns: readonly [from: number, to: number, most: number]
}

/** Cheese from under the grill: golden, with brown blisters on its hills. */
export const grilledCheese = (
  { colours, clouds, blisters, burns: [from, to, most] }: Cheese,
  how: Parameters<typeof material>[1],
) => {
  const [pale, golden, burnt] = [colour(colours[0]), colour(colours[1]), colour(colours[2])]
  return material(({ u, v, seed }) => {
    const n = fractal(u / clouds + seed * 9, v / clouds, 1, 3)
    const fine = fractal(u / blisters, v / blisters + seed * 5, 4, 2)
    const cheese = blend(pale, golden, step(0.36, 0.62, n))
    return blend(cheese, burnt, most * step(from, to, 0.7 * n + 0.36 * fine))
  }, how)
}
