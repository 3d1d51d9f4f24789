import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'

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
      // Side veins bend towards the tip and fade before the edge; between them the leaf swells.
      const bent = 0.05 * noise(u * 6 + seed * 9, v * 4, seed * 5)
      const turns = (u - out * (0.34 - 0.1 * out) + bent) * 8 + (v > 0 ? 0.37 : 0) + 4
      const side = Math.abs((turns % 1) - 0.5)
      own = blend(own, a, 0.3 * step(0.2, 0.5, side))
      own = blend(own, c, (1 - step(0, 0.055, side)) * 0.34 * Math.max(0, 1 - out * 1.15))
      const net = Math.abs(noise(u * 34 + w * 7, v * 15, seed * 9) - 0.5)
      own = blend(own, c, 0.12 * (1 - step(0.02, 0.08, net)))
      const thick = rib * (1.05 - u) ** 1.3
      return blend(own, c, (1 - step(0.5 * thick, thick + 0.04, out)) * (0.9 - u * 0.6))
    },
    { gloss: gloss + 0.12, polish: 0.52, glow: 0.62, bump: { height: 0.05, size: 0.09 } },
  )
}
