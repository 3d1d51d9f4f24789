import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'

/** Cubes of apple, some with skin on one face. */
export const appleCubes = pile(
  copies({
    each: 3,
    most: 110,
    mesh: (i) => uneven(block(15 + (i % 3), 13, 11, 1.1), 1.3, 9, i),
    material: material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 6, v / 6, w / 6 + seed * 9, 2)
        const flesh = blend(colour('#eddfae'), colour('#fbf5de'), n)
        const peel = blend(colour('#a3201c'), colour('#c9822c'), step(0.5, 0.8, n))
        return blend(flesh, peel, seed < 0.6 ? step(9.2, 10, w) : 0)
      },
      { gloss: 0.45, polish: 0.5, glow: 0.45 },
    ),
  }),
  { lean: 1.2 },
)
