import { laid, type Piece } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import { slice } from '../../shapes/cuts.ts'
import { lathe, rounded } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { part } from '../meat/pieces.ts'

/** Muscles side by side about the bone, with pale skins between, browned; coords of a slice. */
const meat = material(
  ({ u, v, w, seed }) => {
    const fibre = noise(u / 1.6 + seed * 9, v / 1.6, 3)
    const own = blend(colour('#7e4828'), colour('#b87d50'), 0.3 + 0.5 * fibre)
    const seam = 1 - step(0.03, 0.1, Math.abs(cells(u / 26 + seed, v / 26 + 0.4, 2) - 0.42))
    const skin = blend(own, colour('#d9b083'), 0.55 * seam)
    const brown = step(0.4, 0.62, fractal(u / 9 + seed * 5, v / 9, 1, 3))
    const seared = blend(skin, colour('#4e2611'), 0.42 * brown)
    const rim = blend(colour('#c79a68'), colour('#6b3a1c'), fractal(u / 7, v / 4, seed, 2))
    return blend(seared, rim, step(0.95, 1.25, w))
  },
  { gloss: 0.42, polish: 0.45, glow: 0.22, bump: { height: 1.3, size: 3.6 } },
)

const bone = material(
  ({ u, v, w, seed }) => {
    const far = Math.hypot(u, v)
    const n = fractal(u / 3 + seed * 9, v / 3, w / 3, 2)
    const white = blend(colour('#d8c19a'), colour('#f4e9d2'), n)
    const marrow = blend(colour('#b98a58'), colour('#e4c79a'), n)
    const own = blend(marrow, white, step(11, 12, far + n - 0.5))
    return blend(
      own,
      colour('#a87c4e'),
      0.5 * (1 - step(0, 9, Math.abs(w - 16))) * step(18, 18.4, far),
    )
  },
  { gloss: 0.45, polish: 0.5, glow: 0.3, bump: { height: 0.3, size: 2.4 } },
)

/** The bone, with its marrow a little sunk, standing out of the meat. */
const marrowBone = lathe(
  [
    [15, 2],
    [18.5, 4],
    [18.5, 32],
    [17.6, 34],
    [15.4, 35],
    [13, 34.6],
    [11.4, 32.6],
    [7, 31],
    [0.1, 32],
  ],
  36,
)

function shank(i: number): Piece {
  const outline = rounded(54, 47, 0.1, i + 2, 64).map(([x, y]) => {
    // Where the skin about it drew together.
    const notch = 1 - 0.13 * Math.exp(-((Math.atan2(y, x) + 1.1 + i) ** 2) / 0.03)
    return [x * notch, y * notch] as const
  })
  const round = reshape(slice(outline, { thick: 28, edge: 6 }), ([x, y, z]) => {
    const far = Math.hypot(x, y) / 50
    // Muscles bulge; the rim leans in towards the bone.
    const lift = z > 14 ? 2.4 * Math.sin(far * 3.1) * (1 + 0.5 * Math.sin(3 * Math.atan2(y, x))) : 0
    return [x, y, z + lift - (z > 14 ? 2 * far : 0)]
  })
  return {
    bodies: [
      part(uneven(round, 2, 7, i), meat, {}, 0.2 + i * 0.3),
      part(marrowBone, bone, { at: [1, 5, 0] }, 0.2 + i * 0.3),
    ],
    radius: 54,
    height: 35,
  }
}

const made: Piece[] = []

/** A thick slice across a shank, with the bone in it. */
export const shankSlices: readonly Look[] = [
  look(
    'shank slice',
    laid(
      {
        each: 170,
        most: 4,
        variants: 2,
        make: (random) => {
          const i = random.next() < 0.5 ? 0 : 1
          made[i] ??= shank(i)
          return made[i]
        },
      },
      { turned: 0.6 },
    ),
    { density: 0.95 },
  ),
]
