import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { softSlice } from '../../shapes/soft-slices.ts'
import { bits, moist } from '../extra-asia-east/bits.ts'
import { type Look, look } from '../look.ts'

/** Leaves that fell together in the pan: dark, wet and crumpled, in folds over each other. */
const wilted = (from: string, to: string, vein: string) => {
  const [a, b, c] = [colour(from), colour(to), colour(vein)]
  return pile(
    copies({
      each: 1.3,
      most: 120,
      variants: 6,
      mesh: (seed) =>
        uneven(
          softSlice({
            length: 27 + 3 * (seed % 3),
            width: 19,
            thick: 0.9,
            bulge: 3,
            ruffle: 2.1,
            every: 16 + (seed % 3) * 3,
            seed: seed + 3,
          }),
          1.9,
          9,
          seed,
        ),
      material: material(
        ({ u, v, seed }) => {
          const own = blend(
            a,
            b,
            0.4 * seed + 0.6 * step(0.3, 0.7, fractal(u / 5, v / 5, seed * 9, 2)),
          )
          const rib = 1 - step(0.3, 1.1, Math.abs(v + 1.5 * Math.sin(u / 6 + seed * 7)))
          return blend(own, c, 0.5 * rib)
        },
        { gloss: 0.45, polish: 0.55, glow: 0.3 },
      ),
    }),
    { lean: 0.55, steep: 1.1 },
  )
}

export const wiltedLooks: readonly Look[] = [
  look(
    'cooked spinach, sauteed spinach, steamed spinach, wilted spinach, creamed spinach, chopped spinach',
    wilted('#1d3f18', '#33602a', '#456c30'),
    { density: 0.6 },
  ),
  bits('spinach bit', {
    each: 0.3,
    mesh: (i) =>
      uneven(
        softSlice({
          length: 10 + 2 * (i % 3),
          width: 5 + (i % 2),
          thick: 0.8,
          bulge: 2,
          ruffle: 1.6,
          every: 6,
          seed: i,
        }),
        1.2,
        5,
        i,
      ),
    material: moist('#26441c', '#456b30', 3, 0.32),
    density: 0.6,
    lean: 0.3,
  }),
  look(
    'cooked kale, wilted kale, sauteed kale, cooked chard, collard greens, mustard greens, turnip greens, cooked greens',
    wilted('#203f1c', '#3c6230', '#5f7f44'),
    { density: 0.5 },
  ),
]
