import { laid, type Piece } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import { slice } from '../../shapes/cuts.ts'
import { lump, oblong } from '../../shapes/shapes.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { part } from '../meat/pieces.ts'

/** Pressed powder: tan to brown grains, flecks of dried herbs. */
const pressed = material(
  ({ u, v, w, seed }) => {
    const grain = fractal(u / 2 + seed * 9, v / 2, w / 2, 3)
    const herb = 1 - step(0.1, 0.16, cells(u / 4 + seed * 7, v / 4 + w / 4, 6))
    return blend(blend(colour('#8f5f22'), colour('#c79342'), grain), colour('#5c6a2a'), 0.7 * herb)
  },
  { gloss: 0.12, grain: 0.8, bump: { height: 0.5, size: 1.4 } },
)

/** The wrapper that it comes in: creased foil. */
const foil = material(
  ({ u, v, seed }) =>
    blend(colour('#5a5e64'), colour('#d3d6d9'), fractal(u / 6 + seed * 9, v / 6, 2, 3)),
  { gloss: 0.9, polish: 0.6, grain: 0, bump: { height: 0.8, size: 4 } },
)

const cubeMeshes = [1, 2, 3].map((i) => uneven(block(23, 23, 17, 1.2), 0.5, 5, i))
const wrapperMeshes = [1, 2, 3].map((seed) =>
  uneven(slice(oblong(52, 50, 3, 12), { thick: 0.8 }), 1.6, 8, seed),
)
const crumb = uneven(lump([1.6, 1.3, 1.1], 0.3, 2, 6), 0.3, 2, 4)

/** Stock as cubes of 10 g, 22 mm wide (density 1.2), each on its open wrapper with a few crumbs. */
const cubes = laid(
  {
    each: 10,
    most: 12,
    variants: 3,
    make(random): Piece {
      const seed = random.next()
      const nth = Math.floor(seed * 3)
      const crumbs = Array.from({ length: 9 }, () => {
        const [angle, far] = [random.range(0, 2 * Math.PI), random.range(14, 23)]
        const at = [far * Math.cos(angle), far * Math.sin(angle), 4] as const
        return part(crumb, pressed, { at, turn: angle }, random.next())
      })
      return {
        bodies: [
          part(wrapperMeshes[nth] ?? crumb, foil, { turn: random.range(0.4, 1.1) }, seed),
          part(cubeMeshes[nth] ?? crumb, pressed, { at: [0, 0, 3] }, seed),
          ...crumbs,
        ],
        radius: 30,
        height: 20,
      }
    },
  },
  { apart: 1.05, turned: 0.5 },
)

export const stockLooks: readonly Look[] = [
  look(
    'stock cube, bouillon cube, stock tablet, beef stock cube, beef bouillon cube, chicken stock cube, vegetable stock cube',
    cubes,
    { density: 1.2 },
  ),
]
