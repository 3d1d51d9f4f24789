import { laid, type Piece } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { patch, reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump } from '../../shapes/shapes.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { part } from '../meat/pieces.ts'

type Kind = {
  /** Colours of the pressed powder, of the herbs in it, and how much of these there is, 0 to 1. */
  dark: string
  light: string
  herb: string
  herbs: number
  /** Colour of the paper that it comes in, and of the band round that. */
  paper: string
  band: string
}

/** Pressed powder: grains side by side, flecks of dried herbs. */
const pressed = ({ dark, light, herb, herbs }: Kind): Material => {
  const [from, to, green] = [colour(dark), colour(light), colour(herb)]
  return material(
    ({ u, v, w, seed }) => {
      const grain = fractal(u / 1.6 + seed * 9, v / 1.6, w / 1.6, 3)
      const fleck =
        1 -
        step(
          0.06 + 0.1 * herbs,
          0.12 + 0.1 * herbs,
          cells(u / 2.6 + seed * 7, v / 2.6 + w / 2.6, 6),
        )
      return blend(blend(from, to, step(0.25, 0.75, grain)), green, 0.85 * fleck)
    },
    { gloss: 0.06, grain: 0.9, bump: { height: 0.55, size: 1.1 } },
  )
}

/** Foil with creases, dull and bright in turns. */
const creased = (from: string, to: string): Material =>
  material(
    ({ u, v, w, seed }) => {
      const fold = Math.abs(fractal(u / 9 + seed * 9, v / 9, 2 + w / 9, 3) - 0.5) * 2
      return blend(colour(to), colour(from), step(0.02, 0.4, fold))
    },
    { gloss: 0.9, polish: 0.6, grain: 0, bump: { height: 0.9, size: 4.5 } },
  )
const silver = creased('#82868b', '#d6dade')

/** The cube, one of its upper edges crumbled away. */
const cubeMesh = reshape(uneven(block(25, 25, 19, 0.9), 0.35, 3, 4), ([x, y, z]) => {
  const over = x - y + 1.2 * z - 31 - 3 * Math.sin(x + 2 * z)
  if (over <= 0) return [x, y, z]
  return [x - 0.34 * over, y + 0.34 * over, z - 0.42 * over]
})

/** Half the side of its paper, and of the cube on it, in mm. */
const [reach, half] = [30, 13]

/** The paper, opened in front; behind the cube and on its left it still stands up. */
const sheetMesh = patch(
  34,
  34,
  (s, t): Vec => {
    const [x, y] = [(2 * s - 1) * reach, (2 * t - 1) * reach]
    const crease = 3.4 * (fractal(x / 8, y / 8, 3, 3) - 0.5)
    const [back, left] = [Math.max(0, y - half), Math.max(0, -x - half)]
    const open = Math.max(0, -y - half) + Math.max(0, x - half)
    const up = Math.min(1, (back + left + open) / 3)
    const stands = 1.02 * back + 0.72 * left
    return [
      x + 0.66 * left - 0.05 * open,
      y - 0.8 * back,
      0.6 + stands + up * (crease + 0.1 * open + 0.5),
    ]
  },
  (s, t) => [s * 60, t * 60, 0],
)

const crumb = uneven(lump([1.5, 1.2, 1], 0.35, 2, 6), 0.3, 2, 4)
const lumpOf = uneven(lump([4.2, 3.4, 2.6], 0.3, 3, 12), 0.5, 2.4, 4)

/** A cube on its opened paper, crumbs before the edge that broke. */
const cubes = (kind: Kind) => {
  const powder = pressed(kind)
  return laid(
    {
      each: 10,
      most: 12,
      variants: 2,
      make(random): Piece {
        const seed = random.next()
        const crumbs = Array.from({ length: 30 }, (): Body => {
          const [angle, far] = [random.range(-1.5, 0.2), 15 + 20 * random.next() ** 1.7]
          const at = [far * Math.cos(angle), far * Math.sin(angle), 1.6] as const
          return part(crumb, powder, { at, turn: angle, scale: random.range(0.5, 1.5) }, seed)
        })
        return {
          bodies: [
            part(sheetMesh, silver, {}, seed),
            part(cubeMesh, powder, { at: [0, 0, 1.2], turn: 0.06 }, seed),
            part(lumpOf, powder, { at: [20, -17, 2.4], turn: 0.7 }, seed),
            ...crumbs,
          ],
          radius: 31,
          height: 22,
        }
      },
    },
    { apart: 1.05, turned: 0.3 },
  )
}

const wrappedMesh = uneven(block(26, 26, 20, 1.6), 0.7, 4, 2)

/** Cubes that are still in their paper, folded over on top. */
const wrapped = (kind: Kind) => {
  const [paper, band] = [colour(kind.paper), colour(kind.band)]
  const [bright, deep] = [
    blend(paper, colour('#ffffff'), 0.14),
    blend(paper, colour('#1c0c04'), 0.4),
  ]
  const outside = material(
    ({ u, v, w, seed }) => {
      const fold = fractal(u / 5 + seed * 9, v / 5, 2 + w / 5, 3)
      const own = blend(blend(paper, deep, step(0.5, 0.66, fold)), bright, step(0.42, 0.36, fold))
      // A stripe of print runs over the top; the paper is folded inwards like an envelope beside it.
      const seam = Math.abs(Math.abs(u) - Math.abs(v)) < 0.7 && w > 18 ? 0.7 : 0
      return blend(blend(own, deep, seam), band, Math.abs(v) < 3 && w > 1 ? 0.85 : 0)
    },
    { gloss: 0.85, polish: 0.55, grain: 0, bump: { height: 0.5, size: 3 } },
  )
  return laid(
    {
      each: 10,
      most: 4,
      variants: 2,
      make: (random): Piece => {
        const seed = random.next()
        return {
          bodies: [part(wrappedMesh, outside, {}, seed)],
          radius: 17,
          height: 22,
        }
      },
    },
    { apart: 1.02, turned: 0.5 },
  )
}

const kinds: readonly [names: string, wrapper: string, Kind][] = [
  [
    'stock cube, bouillon cube, stock tablet',
    'wrapped stock cube',
    {
      dark: '#8f6424',
      light: '#c49744',
      herb: '#5c6a2a',
      herbs: 0.5,
      paper: '#c8982c',
      band: '#f3e6c0',
    },
  ],
  [
    'beef stock cube, beef bouillon cube',
    'wrapped beef stock cube',
    {
      dark: '#4c2a14',
      light: '#855328',
      herb: '#2e1a0c',
      herbs: 0.3,
      paper: '#9c1d18',
      band: '#f0c23a',
    },
  ],
  [
    'chicken stock cube, chicken bouillon cube',
    'wrapped chicken stock cube',
    {
      dark: '#b98a2a',
      light: '#e3bd62',
      herb: '#6a7a2c',
      herbs: 0.5,
      paper: '#e8b820',
      band: '#b8281c',
    },
  ],
  [
    'vegetable stock cube, vegetable bouillon cube, veggie stock cube',
    'wrapped vegetable stock cube',
    {
      dark: '#7d7430',
      light: '#b3a450',
      herb: '#33561c',
      herbs: 1,
      paper: '#3d7a2a',
      band: '#eee2a8',
    },
  ],
]

export const stockLooks: readonly Look[] = kinds.flatMap(([names, wrapper, kind]) => [
  look(names, cubes(kind), { density: 1.2 }),
  look(wrapper, wrapped(kind), { density: 1.2 }),
])
