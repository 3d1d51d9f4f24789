import { copies } from '../../forms/copies.ts'
import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'

/** Pressed powder: tan to brown grains, flecks of dried herbs. */
const pressed = material(
  ({ u, v, w, seed }) => {
    const grain = fractal(u / 2 + seed * 9, v / 2, w / 2, 3)
    const herb = 1 - step(0.1, 0.16, cells(u / 4 + seed * 7, v / 4 + w / 4, 6))
    return blend(blend(colour('#8f5f22'), colour('#c79342'), grain), colour('#5c6a2a'), 0.7 * herb)
  },
  { gloss: 0.12, grain: 0.8, bump: { height: 0.5, size: 1.4 } },
)

/** Stock as cubes of 10 g, 22 mm wide (density 1.2). */
const cubes = laid(
  copies({
    each: 10,
    most: 12,
    variants: 3,
    mesh: (i) => uneven(block(23, 23, 17, 1.2), 0.5, 5, i + 1),
    material: pressed,
  }),
  { apart: 1.15, turned: 0.5 },
)

export const stockLooks: readonly Look[] = [
  look(
    'stock cube, bouillon cube, stock tablet, beef stock cube, beef bouillon cube, chicken stock cube, vegetable stock cube',
    cubes,
    { density: 1.2 },
  ),
]
