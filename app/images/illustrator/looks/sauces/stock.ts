import { laid, type Piece } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
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

/** The wrapper that it comes in: creased foil, gold outside. */
const foil = (from: string, to: string) =>
  material(
    ({ u, v, w, seed }) =>
      blend(colour(from), colour(to), fractal(u / 6 + seed * 9, v / 6, 2 + w / 6, 3)),
    { gloss: 0.9, polish: 0.6, grain: 0, bump: { height: 0.8, size: 4 } },
  )
const inside = foil('#74777c', '#d9dcde')
const gold = foil('#8d5f12', '#f0c14a')

/** The half of a cube that was broken, its fracture uneven, lying beside the other. */
const half = (seed: number) =>
  reshape(uneven(block(13, 22, 17, 1.2), 0.6, 4, seed), ([x, y, z]) => [
    x + (x > 0 ? 1.3 * Math.sin(y / 3 + seed) + 1.1 * Math.sin(z / 2.6 + seed * 2) : 0),
    y,
    z,
  ])
const halves = [1, 2, 3].map(half)
const wrapperMeshes = [1, 2, 3].map((seed) =>
  uneven(slice(oblong(56, 54, 3, 12), { thick: 0.8 }), 1.8, 8, seed),
)
const crumb = uneven(lump([1.7, 1.4, 1.2], 0.3, 2, 6), 0.3, 2, 4)

/** A broken cube on its open wrapper, with crumbs about the break. */
const cubes = laid(
  {
    each: 10,
    most: 12,
    variants: 3,
    make(random): Piece {
      const seed = random.next()
      const nth = Math.floor(seed * 3)
      const crumbs = Array.from({ length: 16 }, () => {
        const [angle, far] = [random.range(0, 2 * Math.PI), 4 + 18 * random.next() ** 1.5]
        const at = [far * Math.cos(angle), far * Math.sin(angle) - 8, 3.4] as const
        return part(crumb, pressed, { at, turn: angle }, random.next())
      })
      const [left, right] = [halves[nth] ?? crumb, halves[(nth + 1) % 3] ?? crumb]
      return {
        bodies: [
          part(wrapperMeshes[nth] ?? crumb, inside, { turn: random.range(0.4, 1.1) }, seed),
          part(left, pressed, { at: [-9, 2, 3], turn: 0.2 }, seed),
          part(right, pressed, { at: [11, -3, 9], turn: 2.7, tilt: 1.25 }, seed),
          ...crumbs,
        ],
        radius: 30,
        height: 20,
      }
    },
  },
  { apart: 1.05, turned: 0.5 },
)

/** What is printed on the carton that lies on its back: a cube over a band. */
const carton = material(
  ({ u, v, w }) => {
    const [x, y] = [u + 2, v - 2]
    const red = blend(colour('#8f1a16'), colour('#a8281e'), step(-24, 24, v))
    if (w < 20) return Math.abs(w - 10) < 3.4 ? colour('#f0c23a') : red
    const isBand = Math.abs(v + 14 - 2.2 * Math.sin(u / 11)) < 3.6
    const isCube = Math.abs(x) + 2 * Math.abs(y - 6) < 18 || (Math.abs(x) < 9 && y < 6 && y > -6)
    if (isCube && y < 6 && Math.abs(x) + 2 * Math.abs(y - 6) > 18)
      return colour(x < 0 ? '#8f5a1c' : '#6e4212')
    if (isCube) return colour('#d09a48')
    if (isBand) return colour('#f0c23a')
    return Math.hypot(x, y) < 19 ? colour('#f4e6c4') : red
  },
  { gloss: 0.4, polish: 0.4, glow: 0.05, grain: 0 },
)
const box = block(62, 46, 24, 1)
const wrapped = uneven(block(23, 23, 19, 2.4), 0.7, 5, 2)
const flap = uneven(slice(oblong(20, 11, 2, 8), { thick: 1.4 }), 0.6, 5, 3)
const label = material(({ u }) => (Math.abs(u) < 4.2 ? colour('#b01c16') : colour('#e4b23c')), {
  gloss: 0.7,
  polish: 0.55,
  grain: 0,
  bump: { height: 0.5, size: 3 },
})

/** The carton that cubes come in, with two in their foil before it. */
const packet = laid(
  {
    each: 70,
    most: 2,
    variants: 1,
    make: (random): Piece => {
      const seed = random.next()
      const cube = (x: number, y: number, turn: number) => [
        part(wrapped, gold, { at: [x, y, 0], turn }, seed),
        part(flap, label, { at: [x, y, 18.8], turn }, seed),
      ]
      return {
        bodies: [
          part(box, carton, { at: [-4, 12, 0], turn: -0.16 }, seed),
          ...cube(22, -26, 0.4),
          ...cube(46, -6, -0.3),
        ],
        radius: 42,
        height: 24,
      }
    },
  },
  { apart: 1, turned: 0.1 },
)

export const stockLooks: readonly Look[] = [
  look(
    'stock cube, bouillon cube, stock tablet, beef stock cube, beef bouillon cube, chicken stock cube, vegetable stock cube',
    cubes,
    { density: 1.2 },
  ),
  look('packet of stock cubes', packet, { density: 1.2 }),
]
