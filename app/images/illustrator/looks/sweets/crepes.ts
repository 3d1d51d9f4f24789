import { pieceOf } from '../../forms/piece-of.ts'
import { fanned } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { type Mesh, patch } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { type Look, look } from '../look.ts'

/** Mm of the whole crêpe's radius, and from one of its four layers to the next. */
const radius = 104
const apart = 2.6

/** A thin crêpe folded twice, its point at the back: four layers whose wavy edge one looks at. */
const folded = (seed: number): Mesh => patch(72, 14, ...foldedAt(seed))

function foldedAt(seed: number) {
  const place = (u: number, v: number) => {
    const t = Math.min(3.999, u * 4)
    const layer = Math.floor(t)
    const within = t - layer
    const there = layer % 2 === 0 ? within : 1 - within
    // It is bent round at the end of each layer.
    const turn = step(0.9, 1, within) * (layer < 3 ? 1 : 0)
    const bulge = 2.2 * Math.sin(Math.PI * Math.min(1, Math.max(0, (within - 0.88) / 0.12)))
    const side = layer < 3 && within > 0.88 ? (layer % 2 === 0 ? bulge : -bulge) : 0
    const angle = -Math.PI * (0.75 - 0.5 * there)
    const wave = fractal(3 * there + seed * 9 + layer * 5, 4 * v, seed * 3, 2) - 0.5
    const far = radius * v * (0.97 + 0.05 * wave - 0.025 * layer)
    const frill =
      v ** 5 * (2.6 * Math.sin(angle * 15 + layer * 2 + seed * 9) + 2.2) * (0.5 + 0.2 * layer)
    const z = 0.8 + apart * (layer + turn) * (0.35 + 0.65 * v) + frill + 3 * Math.max(0, wave)
    return [
      far * Math.cos(angle) + side * Math.cos(angle + Math.PI / 2),
      far * Math.sin(angle) + side * Math.sin(angle + Math.PI / 2) + radius * 0.55,
      z,
    ] as const
  }
  const coords = (u: number, v: number) => {
    const [x, y] = place(u, v)
    return [x, y, 40 * Math.floor(Math.min(3.999, u * 4)) + v] as const
  }
  return [place, coords] as const
}

/** Pale, with a lace of brown where the batter lay on the pan, and a crisp edge. */
const skin = material(
  ({ u, v, w, seed }) => {
    const out = w % 40
    const cloud = fractal(u / 22 + seed * 30, v / 22, Math.floor(w / 40) * 3, 2)
    const lace = cells(u / 7 + seed * 9, v / 7, w / 40)
    const fine = cells(u / 2.6, v / 2.6 + seed * 7, 4)
    const own = blend(colour('#f0d592'), colour('#dfa952'), step(0.3, 0.75, cloud))
    const ring = step(0.3, 0.42, lace) * (1 - step(0.5, 0.66, lace)) * step(0.35, 0.6, cloud)
    const spots = (1 - step(0.2, 0.45, fine)) * step(0.5, 0.7, cloud)
    const laced = blend(own, colour('#a9642a'), Math.min(0.8, 0.55 * ring + 0.4 * spots))
    return blend(laced, colour('#b06f2e'), 0.7 * step(0.95, 0.995, out))
  },
  { gloss: 0.26, polish: 0.4, glow: 0.4, bump: { height: 0.22, size: 4 } },
)

export const crepeLooks: readonly Look[] = [
  look(
    'crepe, blintz, galette',
    fanned(
      {
        each: 38,
        variants: 3,
        most: 6,
        make: (random) => pieceOf(folded(random.next()), skin, 56, 12),
      },
      { overlap: 0.5, lean: 0.08 },
    ),
  ),
]
