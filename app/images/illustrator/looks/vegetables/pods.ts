import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, mottled, type Paint } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, rounded, tube } from '../../shapes/shapes.ts'
import { bent, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { browned, glazed, moist, roundFace } from './paints.ts'

/** A straight or bent line of points along x. */
export const line = (length: number, steps: number, side: number, wave = 0): Vec[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = (i / steps) * 2 - 1
    return [(t * length) / 2, side * t * t + wave * Math.sin(t * 4), 0]
  })

/** Rounds off both ends of a tube. */
const ends = (t: number, from: number, to: number) =>
  Math.sqrt(Math.min(1, t / from + 0.02)) * Math.sqrt(Math.min(1, (1 - t) / to + 0.02))

/** Clouds along a pod; coords of tubes: mm along, round 0 to 1, share of the length. */
export function podPaint(from: string, to: string, tip: string): Paint {
  const [a, b, c] = [colour(from), colour(to), colour(tip)]
  return ({ u, v, w, seed }) => {
    const own = blend(a, b, fractal(u / 11 + seed * 30, v * 4, seed * 9, 2) * 0.7 + seed * 0.3)
    return blend(own, c, step(0.95, 0.995, w) * 0.8 + (1 - step(0.005, 0.03, w)) * 0.5)
  }
}

const beanMesh = (i: number) =>
  tube(line(74 + 8 * (i % 4), 12, [3, 9, -6, 14, -2][i % 5] ?? 4, 1.2), {
    radius: (t) => 3.1 * ends(t, 0.05, 0.12) * (1 + 0.06 * Math.sin(t * 36)),
    around: 8,
  })

const greenBeans = (paint: Paint, cover: (paint: Paint) => Material = glazed) =>
  sticks(copies({ each: 3.4, mesh: beanMesh, material: cover(paint), most: 60 }), {
    mess: 0.55,
    facing: 0.3,
  })

/** A pod with five ridges and a cap. */
function okraMesh(i: number): Mesh {
  const pod = tube(line(62 + 5 * (i % 3), 12, 3, 0), {
    radius: (t) => 8 * (1 - 0.85 * t ** 1.5) * Math.min(1, t * 12 + 0.6) + 0.4,
    around: 20,
  })
  return ridged(pod, 5, 0.12)
}

const ridged = (mesh: Mesh, ridges: number, deep: number) =>
  reshape(mesh, ([x, y, z]) => {
    const k = 1 + deep * Math.cos(Math.atan2(z, y) * ridges)
    return [x, y * k, z * k]
  })

const okraPaint: Paint = podPaint('#4f6f28', '#6f8f3c', '#3d4f20')

/** A round slice of okra with its five chambers. */
const okraCut: Paint = roundFace({
  radius: 8,
  skin: '#4f7028',
  flesh: '#b9c77c',
  core: '#dfe3b4',
  reach: 0.3,
  mark: (own, far, angle) => {
    const chamber =
      step(0.1, 0.5, Math.cos(angle * 5)) * step(0.25, 0.35, far) * (1 - step(0.62, 0.75, far))
    return blend(own, colour('#7f8a4a'), chamber * 0.8)
  },
})

const okraRounds = pile(
  copies({
    each: 2,
    mesh: (i) => uneven(prism(rounded(8 - (i % 3), 8 - (i % 3), 0.04, i, 20), 9, 0.7), 0.5, 6, i),
    material: glazed(browned(okraCut, { brown: '#5a431c', much: 0.35 })),
  }),
  { lean: 0.8 },
)

const flatPod = (length: number, wide: number, bulge: number) => (i: number) =>
  bent(
    reshape(lump([length / 2, wide / 2, 2.6], 0.05, i, 14), ([x, y, z]) => [
      x,
      y,
      z * (1 + bulge * Math.max(0, Math.cos((x / length) * 30))),
    ]),
    [4, -3, 6, 2][i % 4] ?? 3,
    [0, 3, 1, 4][i % 4] ?? 2,
  )

/** A pod that swells about its two or three beans, thin at its stalk and its tip. Coords are those of a tube. */
const edamameMesh = (i: number): Mesh => {
  const many = i % 3 === 1 ? 2 : 3
  const swell = (t: number) =>
    Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.1) / 0.8)) * many) ** 2
  return tube(line(many * 19 + 8, 22, [5, -4, 3, 7][i % 4] ?? 4, 0.6), {
    radius: (t) => 1 + 6.2 * ends(t, 0.16, 0.12) * (0.66 + 0.34 * swell(t)),
    flat: 0.62,
    around: 14,
  })
}

/** Dull with down, lighter over the beans, the seam along it, and a few flakes of salt. */
const edamameSkin = (() => {
  const [deep, green, pale] = [colour('#4a6428'), colour('#728c46'), colour('#98a86c')]
  return moist(
    ({ u, v, round, seed, up }) => {
      const n = fractal(u / 6 + seed * 9, (v * round) / 5, seed * 7, 2)
      const own = blend(deep, green, 0.3 + 0.5 * step(0.3, 0.75, n) + 0.2 * up)
      const seam = 1 - step(0.2, 0.9, Math.min(v, 0.5 - v) * round)
      return blend(own, pale, 0.5 * seam)
    },
    { gloss: 0.2, polish: 0.36 },
  )
})()

export const podLooks: readonly Look[] = [
  look(
    'green bean, string bean, french bean, haricot vert, runner bean',
    byCooking({
      any: greenBeans(podPaint('#4c6f26', '#6d9038', '#8a9a50')),
      raw: greenBeans(podPaint('#587a34', '#7c9c50', '#97a862'), moist),
      fried: greenBeans(
        browned(podPaint('#4c6824', '#6b8434', '#7a7a40'), {
          brown: '#46381a',
          much: 0.25,
          size: 6,
        }),
      ),
      roasted: greenBeans(
        browned(podPaint('#4c6824', '#6b8434', '#7a7a40'), {
          brown: '#46381a',
          much: 0.3,
          size: 6,
        }),
      ),
    }),
    { density: 0.45 },
  ),
  look(
    'okra, lady finger',
    byCooking({
      any: pile(copies({ each: 11, mesh: okraMesh, material: moist(okraPaint) }), { lean: 0.2 }),
      fried: okraRounds,
    }),
    { density: 0.5 },
  ),
  look('okra round', okraRounds, { density: 0.5 }),
  look(
    'snow pea, sugar snap pea, mange tout, mangetout, snap pea',
    pile(
      copies({
        each: 3.4,
        mesh: flatPod(62, 14, 0.35),
        material: glazed(mottled('#476d26', '#66893a', 9), { glow: 0.25 }),
      }),
      { lean: 0.25 },
    ),
    { density: 0.45 },
  ),
  look(
    'edamame, edamame pod',
    sticks(copies({ each: 3.2, mesh: edamameMesh, material: edamameSkin }), {
      mess: 1.5,
      facing: 0.4,
      steep: 0.6,
    }),
    { density: 0.5 },
  ),
]
