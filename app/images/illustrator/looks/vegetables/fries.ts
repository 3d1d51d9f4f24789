import { copies } from '../../forms/copies.ts'
import { laid, pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { patch } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { rounded, tube } from '../../shapes/shapes.ts'
import { bent, block, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { browned, crisp } from './paints.ts'

const golden = mottled('#efcc78', '#f8e2a2', 9)
const fries = (paint: Paint, thick: number, length: number, each: number, most = 70) =>
  sticks(
    copies({
      each,
      mesh: (i) =>
        bent(
          uneven(
            block(
              length * (0.62 + 0.095 * ((i * 3) % 5)),
              thick * (0.74 + 0.12 * ((i * 2) % 4)),
              thick * (0.74 + 0.09 * (i % 3)),
              1.3,
            ),
            1.3,
            13,
            i,
          ),
          4 * Math.sin(i * 2.3),
          1.6 * Math.cos(i * 1.7),
        ),
      material: crisp(toEnds(paint, length)),
      variants: 12,
      most,
    }),
    { mess: 1.2, steep: 1.1 },
  )

/** Fried things are browned first at their ends and along their edges. */
const toEnds = (paint: Paint, length: number): Paint => {
  const brown = colour('#c4842f')
  return (spot) => {
    const { u, v, w, up, seed } = spot
    const n = fractal(u / 5 + seed * 31, v / 3, w / 3, 2) - 0.5
    const end = step(0.2, 0.42, Math.abs(u) / length + 0.2 * n + 0.1 * (seed - 0.5))
    const side = 0.22 * step(0.35, 0.75, n + 0.5) * (1 - Math.max(0, up))
    return blend(paint(spot), brown, Math.min(0.8, 0.55 * end + side))
  }
}

const crispMesh = (i: number) =>
  patch(
    8,
    8,
    (s, t) => {
      const [x, y] = [s * 2 - 1, t * 2 - 1]
      const [dx, dy] = [x * Math.sqrt(1 - (y * y) / 2), y * Math.sqrt(1 - (x * x) / 2)]
      return [
        dx * 25,
        dy * (20 + (i % 3)),
        6 * (dx * dx - dy * dy * 0.7) + Math.sin(dx * 4 + i) * 1.2,
      ]
    },
    (s, t) => [(s - 0.5) * 50, (t - 0.5) * 42, i * 9],
  )

const crispPaint: Paint = (() => {
  const [a, b, brown] = [colour('#cf963a'), colour('#dfb25e'), colour('#93541a')]
  return ({ u, v, w, seed }) =>
    blend(
      blend(a, b, fractal(u / 7 + seed * 20, v / 7, w, 2)),
      brown,
      step(17, 26, Math.hypot(u, v * 1.2)) * 0.55 * fractal(u / 9, v / 9, seed * 30, 2),
    )
})()

const shredded = browned(mottled('#b97828', '#e2b25c', 2.4, 1), {
  brown: '#6f3c12',
  much: 0.34,
  size: 6,
})

export const friesLooks: readonly Look[] = [
  look(
    'french fry, fry, chip, finger chip, steak fry, potato fry, oven fry',
    fries(browned(golden, { brown: '#c58a38', much: 0.1, size: 14 }), 7.5, 88, 3.4),
    { density: 0.35 },
  ),
  look(
    'sweet potato fry',
    fries(
      browned(mottled('#cf6a16', '#ee9434', 7), { brown: '#8a4412', much: 0.18, size: 10 }),
      8,
      84,
      4,
    ),
    {
      density: 0.4,
    },
  ),
  look(
    'potato chip, potato crisp, crisp',
    pile(copies({ each: 1.7, mesh: crispMesh, material: crisp(crispPaint), most: 60 }), {
      lean: 0.7,
    }),
    {
      density: 0.11,
    },
  ),
  look(
    'hash brown, rosti, latke, potato patty',
    laid(
      copies({
        each: 65,
        mesh: (i) => uneven(prism(rounded(47, 33, 0.05, i, 40), 12, 4), 1.6, 4, i),
        material: material(shredded, { gloss: 0.15, bump: { height: 1.4, size: 2.2, crust: 0.8 } }),
        most: 6,
      }),
    ),
    { density: 0.5 },
  ),
  look(
    'tater tot, potato tot, potato croquette',
    pile(
      copies({
        each: 8,
        mesh: (i) =>
          tube(
            [-1, -0.9, -0.4, 0.4, 0.9, 1].map((t) => [t * 14, 0, 9]),
            { radius: (t) => (t < 0.05 || t > 0.95 ? 7.5 : 9 + (i % 2) * 0.5), around: 14 },
          ),
        material: material(shredded, { gloss: 0.15, bump: { height: 1.2, size: 2.2, crust: 0.8 } }),
      }),
      {
        lean: 0.3,
      },
    ),
    { density: 0.5 },
  ),
]
