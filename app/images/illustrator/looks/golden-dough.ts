import { blend, colour, step } from '../render/colour.ts'
import { type Material, material } from '../render/material.ts'
import { fractal, noise } from '../render/noise.ts'

const deep = colour('#4a2410')

/** Dough from hot oil or the oven: golden, with small bubbles, its edges and tops browned. */
export function goldenDough(from: string, to: string, bubbles = 1): Material {
  const [a, b] = [colour(from), colour(to)]
  const [dark, pale] = [blend(a, deep, 0.55), blend(b, colour('#f6dfae'), 0.45)]
  return material(
    ({ u, v, w, up, seed, hill }) => {
      const n = fractal(u / 15 + seed * 47, v / 15, w / 15, 3)
      const fine = noise(u / 1.9 + seed * 9, v / 1.9, w / 1.9) - 0.5
      const edge = step(0.05, 0.4, up) * (1 - step(0.5, 0.86, up))
      const own = blend(a, b, step(0.3, 0.66, n + 0.2 * fine))
      const light = blend(own, pale, 0.5 * bubbles * step(0.6, 1, hill) * step(0.4, 0.6, n))
      return blend(light, dark, 0.85 * step(0.5, 0.78, 1 - n + 0.2 * fine + 0.26 * edge))
    },
    {
      gloss: 0.4,
      polish: 0.45,
      glow: 0.18,
      bump: { height: 0.8 * bubbles, size: 6, crust: 0.45 * bubbles },
    },
  )
}
