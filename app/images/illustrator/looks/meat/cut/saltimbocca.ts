import { leafMesh } from '../../../forms/leaves.ts'
import { laid } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { reshape } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { pad } from '../../../shapes/cuts.ts'
import { sage } from '../../leaves/herbs.ts'
import { type Look, look } from '../../look.ts'
import { wavy } from '../fried.ts'
import { kept, part } from '../pieces.ts'
import { escaloped } from './escalope.ts'

/** Half the length and width of the slice of ham in mm. */
const [long, wide] = [36, 24]

/** Raw ham that was fried on its veal: rosy, a band of fat along one side, crisp and darker at its edges. */
const ham = material(
  ({ u, v, seed }) => {
    const grain = fractal(u / 9 + seed * 23, v / 1.6 + seed * 11, 3, 2)
    const lean = blend(colour('#94382c'), colour('#bf6553'), step(0.25, 0.75, grain))
    const vein = step(0.68, 0.76, noise(u / 15 + seed * 9, v / 2.6, 7))
    const rind = step(0.68, 0.8, v / wide + 0.24 * (noise(u / 9, seed * 9, 2) - 0.5))
    const own = blend(lean, colour('#f0d3b0'), Math.max(0.4 * vein, 0.75 * rind))
    const out = Math.max(Math.abs(u) / long, Math.abs(v) / wide) + 0.3 * (grain - 0.5)
    return blend(own, colour('#7c321f'), 0.6 * step(0.86, 1.04, out))
  },
  { gloss: 0.5, polish: 0.5, glow: 0.35, grain: 0.5, bump: { height: 0.25, size: 2.2 } },
)

/** Mm from the plate to the top of the veal. */
const top = 6.2

/** A thin slice that clings to the veal in soft folds. */
const hamMesh = kept(3, (seed) =>
  reshape(
    pad(wavy(2 * long, wide, seed + 4), { height: 1.5, full: 14, rough: 0.3, seed, rings: 20 }),
    ([x, y, z]) => [
      x,
      y,
      z + top + 1.5 * Math.max(0, Math.sin(x / 7 + y / 11 + seed * 5)) * (0.4 + Math.abs(y) / wide),
    ],
  ),
)
const sageMesh = kept(3, (seed) => leafMesh({ ...sage, length: 44, width: 16 }, seed))

/** Veal under raw ham, a leaf of sage on it. */
const saltimbocca = laid(
  {
    each: 95,
    variants: 3,
    most: 6,
    make(random) {
      const [seed, which] = [random.next(), random.int(0, 2)]
      const [x, y] = [random.range(-5, 5), random.range(-4, 4)]
      const leaf = { at: [x, y, top + 4.2], turn: random.range(-0.5, 0.5) } as const
      return {
        bodies: [
          part(escaloped.mesh(seed), escaloped.material, {}, seed),
          part(hamMesh(which), ham, { at: [2, 1, 0], turn: random.range(-0.12, 0.12) }, seed),
          part(sageMesh(which), sage.material, leaf, seed),
        ],
        radius: 51,
        height: 10,
      }
    },
  },
  { apart: 0.98, turned: 0.5, facing: 1 },
)

export const saltimboccaLooks: readonly Look[] = [
  look('veal under ham', saltimbocca, { density: 0.95 }),
]
