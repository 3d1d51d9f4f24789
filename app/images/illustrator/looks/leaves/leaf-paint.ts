import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'

type Green = {
  from: string
  to: string
  vein: string
  /** Colour of its edge, where it is another one: red lettuce, radicchio. */
  edge?: string
  /** Share of the width that the midrib takes at its foot. */
  rib?: number
  gloss?: number
}

/** The surface of a leaf: clouds of green, a midrib that thins out, side veins. */
export function leafPaint({ from, to, vein, edge, rib = 0.08, gloss = 0.2 }: Green): Material {
  const [a, b, c, d] = [colour(from), colour(to), colour(vein), colour(edge ?? to)]
  return material(
    ({ u, v, w, seed }) => {
      const out = Math.abs(v)
      let own = blend(
        a,
        b,
        fractal(u * 5 + w * 9 + seed * 31, v * 3, seed * 7, 2) * 0.7 + seed * 0.3,
      )
      if (edge) own = blend(own, d, step(0.35, 0.95, out * 0.8 + u * 0.45))
      const side = Math.abs((((u - out * 0.22) * 9) % 1) - 0.5)
      own = blend(own, c, (1 - step(0, 0.09, side)) * 0.35 * (1 - out * 0.6))
      return blend(own, c, (1 - step(rib * (1.1 - u), rib * (1.1 - u) + 0.09, out)) * (1 - u * 0.5))
    },
    { gloss, polish: 0.52, glow: 0.55, bump: { height: 0.05, size: 0.09 } },
  )
}
