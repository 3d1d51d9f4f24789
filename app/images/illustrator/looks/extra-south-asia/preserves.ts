import { copies } from '../../forms/copies.ts'
import { type Grain, grains } from '../../forms/heaps.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, varied } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'

/** Shreds of carrot cooked in milk until they shine. */
const shred: Grain = {
  meshes: [1, 2, 3, 4].map((i) =>
    bent(uneven(block(9 + i * 1.4, 1.7, 1.5, 0.5), 0.5, 4, i), 2 * ((i % 3) - 1), 1),
  ),
  material: material(varied('#a83f10', '#d9702a'), { gloss: 0.6, polish: 0.45, glow: 0.4 }),
  covers: 15,
  lean: 0.45,
  out: 1.6,
}

const peel = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 5 + seed * 9, v / 5, w / 5, 2)
    const flesh = blend(colour('#a8641a'), colour('#cf9034'), n)
    const skin = blend(colour('#5f5a1c'), colour('#7f7a2c'), n)
    return blend(skin, blend(flesh, colour('#8f1f0a'), step(0.5, 0.75, n) * 0.7), step(0, 0.4, up))
  },
  { gloss: 0.85, polish: 0.6, glow: 0.25, bump: { height: 0.4, size: 3 } },
)

/** Sweets and pickles whose pieces are cooked soft. */
export const preserves: readonly Look[] = [
  look(
    'sweet carrot shred',
    grains(shred, {
      under: material(mottled('#a8440f', '#c9622a', 4), { gloss: 0.5, glow: 0.3 }),
      uneven: 5,
      flat: 0.6,
    }),
    { density: 0.85 },
  ),
  look(
    'pickled mango chunk',
    pile(
      copies({
        each: 5,
        mesh: (i) =>
          chunk([9 + (i % 3) * 2, 7, 5], { boxy: 4, rough: 0.3, seed: i + 3, detail: 10 }),
        material: peel,
      }),
      { lean: 0.5 },
    ),
    { density: 0.8 },
  ),
]
