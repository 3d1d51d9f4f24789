import { copies } from '../../forms/copies.ts'
import { pieceOf } from '../../forms/piece-of.ts'
import { laid } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { polygon, solid } from '../../shapes/shapes.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { halvedSlice } from './french-toast.ts'

/** Mm of a stick, as it is cut from a thick slice of bread. */
const [length, width, height] = [96, 23, 21]

/** Sugar from a sieve, 0 to 1: a soft veil, thicker here and there, which melts where it lies thin. */
const sugar = (u: number, v: number, seed: number, from: number): number => {
  const broad = fractal(u / 13 + 3, v / 13, seed * 5, 2)
  const veil = step(from - 0.14, from + 0.26, 0.72 * broad + 0.28 * noise(u / 2.1, v / 2.1, 4))
  return 0.72 * veil
}

/** Bread fried in egg: gold and brown where it lay in the pan, the pale crumb in its cut sides, crust at its ends, sugar. */
const fried = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 10 + seed * 9, v / 10, w / 10, 3)
    const pan = blend(colour('#e3ac50'), colour('#8f4c18'), step(0.36, 0.7, n))
    const pores = fractal(u / 2.6 + seed * 7, v / 2.6, w / 2.6, 3)
    const crumb = blend(colour('#d9ab54'), colour('#f7e3a8'), step(0.32, 0.52, pores))
    const cut = step(0.55, 0.25, Math.abs(up)) * step(1.5, 4, w) * step(1.5, 4, height - w)
    const bread = blend(pan, crumb, 0.9 * cut)
    const crust = step(length / 2 - 4.5, length / 2 - 2, Math.abs(u) + 3 * (n - 0.5))
    const baked = blend(bread, colour('#7a4016'), 0.85 * crust)
    return blend(baked, colour('#fbf3e2'), sugar(u, v, seed, 0.5) * step(0.6, 0.9, up))
  },
  { gloss: 0.24, polish: 0.35, glow: 0.3, bump: { height: 0.6, size: 3.4 } },
)

/** Bread fried in ghee until it is brown, then soaked: dark and shining at its edges. */
const soaked = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 9 + seed * 9, v / 9, w / 9, 3)
    const face = blend(colour('#dc9a3c'), colour('#9a5418'), step(0.36, 0.66, n))
    const side = blend(colour('#a8601f'), colour('#743a10'), n)
    return blend(side, face, step(0.3, 0.7, up))
  },
  { gloss: 0.55, polish: 0.55, glow: 0.25, bump: { height: 0.7, size: 3.4 } },
)

const triangle = copies({
  each: 34,
  most: 8,
  variants: 3,
  mesh: (i) =>
    uneven(
      solid(
        polygon(
          [
            [-46, -24],
            [46, -24],
            [0, 26],
          ],
          12,
        ),
        { height: 13, edge: 3, seed: i },
      ),
      1.5,
      14,
      i,
    ),
  material: soaked,
})

export const toastSticks: readonly Look[] = [
  look('french toast, eggy bread', laid(halvedSlice, { turned: 0.5 })),
  look('fried bread triangle', laid(triangle, { apart: 0.8 })),
  look(
    'french toast stick',
    rowed(
      {
        each: 22,
        most: 10,
        length,
        width,
        make: (random) =>
          pieceOf(
            uneven(block(length, width, height, 3.5), 1.3, 11, random.range(0, 9)),
            fried,
            42,
            height,
          ),
      },
      { most: 3, apart: 1.16, turn: 0.35 },
    ),
    { density: 0.5 },
  ),
]
