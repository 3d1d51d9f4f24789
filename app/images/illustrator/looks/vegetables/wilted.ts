import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { crumpled } from '../../shapes/crumpled.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { softSlice } from '../../shapes/soft-slices.ts'
import { bits, moist } from '../extra-asia-east/bits.ts'
import { type Look, look } from '../look.ts'

type Greens = { deep: string; leaf: string; vein: string; size?: number; each?: number }

/** Leaves that fell together in the pan: thin, dark, wet and crumpled, their folds lighter than what lies between. */
const wilted = ({ deep, leaf, vein, size = 1, each = 1.3 }: Greens) => {
  const [a, b, c] = [colour(deep), colour(leaf), colour(vein)]
  return pile(
    copies({
      each,
      most: size < 1 ? 200 : 120,
      variants: 7,
      mesh: (seed) =>
        crumpled({
          length: size * (25 + 5 * (seed % 3)),
          width: size * (20 + 3 * (seed % 2)),
          high: 5.5 * size,
          detail: size < 1 ? 15 : 22,
          seed: seed + 3,
        }),
      material: material(
        ({ u, v, w, seed }) => {
          const patches = fractal(u / 9 + seed * 13, v / 9, seed * 9, 2)
          const own = blend(a, b, 0.5 * step(0.25, 0.85, w) + 0.3 * seed + 0.5 * (patches - 0.4))
          // Veins, of which those to the sides leave the middle one aslant.
          const bend = 1.2 * Math.sin(u / 7 + seed * 9)
          const middle = 1 - step(0.25, 0.9, Math.abs(v + bend))
          const sides = Math.abs((((u - 0.7 * Math.abs(v) + 60) / 6.5) % 1) - 0.5)
          return blend(own, c, Math.max(0.5 * middle, 0.22 * (1 - step(0, 0.09, sides))))
        },
        { gloss: 0.46, polish: 0.62, glow: 0.34, bump: { height: 0.16, size: 1.7 } },
      ),
    }),
    { lean: 0.4, steep: 0.8 },
  )
}

export const wiltedLooks: readonly Look[] = [
  look(
    'cooked spinach, sauteed spinach, steamed spinach, wilted spinach, creamed spinach, chopped spinach',
    wilted({ deep: '#16300f', leaf: '#3f6c2a', vein: '#6f9148' }),
    { density: 0.6 },
  ),
  look(
    'stewed greens, chopped greens',
    wilted({ deep: '#1b2d0d', leaf: '#4a662a', vein: '#77904a', size: 0.72, each: 0.6 }),
    { density: 0.7 },
  ),
  look(
    'wakame bit',
    wilted({ deep: '#0b1a0d', leaf: '#27481f', vein: '#27481f', size: 0.6, each: 0.7 }),
    {
      density: 0.7,
    },
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
    'cooked kale, wilted kale, sauteed kale, cooked chard, collard greens, mustard greens, turnip greens, cooked greens, callaloo, taro leaf, cooked taro leaf',
    wilted({ deep: '#1f3313', leaf: '#55702f', vein: '#8b9c58', size: 1.15, each: 1.7 }),
    { density: 0.5 },
  ),
]
