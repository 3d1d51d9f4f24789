import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { blend, colour, step } from '../../render/colour.ts'
import type { Paint } from '../../render/material.ts'
import { type Mesh, withCoords } from '../../render/mesh.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { rounded, solid, tube } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { glazed, moist } from './paints.ts'
import { line, podPaint } from './pods.ts'

/** Chilli on its stem. */
function chilliMesh(i: number): Mesh {
  const path = line(68 + 6 * (i % 3), 14, 8 - 3 * (i % 3), 1.5)
  return tube(path, {
    radius: (t) =>
      t < 0.14 ? 1.3 : 6 * Math.min(1, (t - 0.13) * 16) ** 0.6 * (1 - t) ** 0.55 + 0.2,
    around: 10,
  })
}

const chilliPaint = (from: string, to: string): Paint => {
  const skin = podPaint(from, to, to)
  const stem = colour('#6b7f3a')
  return (spot) => blend(stem, skin(spot), step(0.13, 0.17, spot.w))
}

/** A short green pepper with folds along it, from a hot pan: blisters that turned pale, and char on them. */
const padronMesh = (i: number): Mesh => {
  const path = line(56 + 6 * (i % 3), 32, 5, 1)
  const pod = tube(path, {
    radius: (t) =>
      t < 0.2 ? 1.6 : 11 * Math.min(1, (t - 0.19) * 9) ** 0.7 * (1 - t ** 4) ** 0.7 + 0.2,
    flat: 0.7,
    around: 22,
  })
  return withCoords(uneven(pod, 2.6, 9, i), (at) => at)
}
const padronPaint: Paint = ({ u, v, w, up, seed }) => {
  const n = fractal(u / 9 + seed * 20, v / 6, w / 6, 3)
  const own = blend(colour('#2c4a18'), colour('#55782c'), step(0.3, 0.7, n))
  const blister =
    step(0.52, 0.64, fractal(u / 6 + seed * 9, v / 5, w / 5 + 4, 2)) * step(0, 0.5, up)
  const pale = blend(own, colour('#94883c'), 0.32 * blister)
  return blend(pale, colour('#4a2c14'), 0.7 * blister * step(0.5, 0.66, n))
}

const ringMesh = (radius: number, high: number) => (i: number) =>
  uneven(
    tube(
      Array.from({ length: 19 }, (_, k): Vec => {
        const a = (k / 18) * 6.283
        const r =
          radius * (0.86 + 0.14 * (i % 3)) + 0.6 * noise(Math.cos(a) + 5, Math.sin(a) + 5, i)
        return [r * Math.cos(a), r * Math.sin(a), 0]
      }),
      { radius: () => 1.7, flat: high / 3.4, around: 8, open: true },
    ),
    0.4,
    6,
    i,
  )

const slicedRing = (flesh: string, skin: string) => {
  const [a, b] = [colour(flesh), colour(skin)]
  return moist(({ v }) => blend(b, a, step(0.1, 0.3, Math.abs(v - 0.5))))
}

/** A slice of a chilli across: its wall, three chambers between pale skins, seeds in them. */
const sliceMesh = (i: number) =>
  uneven(solid(rounded(7.2, 6.6, 0.06, i, 20), { height: 2.8, edge: 0.7 }), 0.4, 6, i)

const slicePaint: Paint = ({ u, v, seed }) => {
  const far = Math.hypot(u, v) / 7
  const skin = blend(colour('#4f6a20'), colour('#6b7a2c'), seed)
  if (far > 0.66) return blend(colour('#a3b25a'), skin, step(0.8, 0.92, far))
  const turn = (Math.atan2(v, u) / 6.283 + 1 + seed) * 3
  const wall = Math.abs((turn % 1) - 0.5) * far
  const pale = colour('#d3d29a')
  const hollow = blend(colour('#66762e'), pale, 1 - step(0.06, 0.16, wall))
  const seeds = (1 - step(0.5, 0.8, cells(u / 2.2, v / 2.2, seed * 9))) * step(0.2, 0.3, far)
  return blend(blend(pale, hollow, step(0.14, 0.3, far)), colour('#eee2b4'), 0.85 * seeds)
}

export const chilliesLooks: readonly Look[] = [
  look(
    'chilli, chili pepper, chile, red chilli, red chili, hot pepper',
    sticks(
      copies({ each: 9, mesh: chilliMesh, material: glazed(chilliPaint('#8f150c', '#b9261a')) }),
      { mess: 0.5 },
    ),
    {
      density: 0.5,
      little: pile(
        copies({ each: 0.5, mesh: ringMesh(3.4, 3), material: slicedRing('#c9552f', '#a81c10') }),
        { steep: 0.4 },
      ),
    },
  ),
  look(
    'padrón pepper, pimiento de padrón, shishito pepper',
    sticks(copies({ each: 9, mesh: padronMesh, material: glazed(padronPaint), variants: 5 }), {
      mess: 0.7,
    }),
    { density: 0.4 },
  ),
  look(
    'green chilli, green chili',
    sticks(
      copies({ each: 7, mesh: chilliMesh, material: glazed(chilliPaint('#3f5f1c', '#5f7f2c')) }),
      { mess: 0.5 },
    ),
    { density: 0.5 },
  ),
  look(
    'green chilli slice, sliced green chilli',
    pile(
      copies({ each: 0.4, mesh: ringMesh(3.4, 2.4), material: slicedRing('#a9b868', '#3f6a1c') }),
      { steep: 0.4 },
    ),
    { density: 0.4 },
  ),
  look(
    'jalapeno, pickled jalapeno, pepperoncini, jalapeno slice',
    pile(
      copies({
        each: 1.2,
        mesh: sliceMesh,
        material: moist(slicePaint),
        most: 40,
      }),
      {
        lean: 0.4,
        steep: 0.7,
      },
    ),
    { density: 0.4 },
  ),
]
