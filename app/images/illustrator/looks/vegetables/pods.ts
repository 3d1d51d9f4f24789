import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, mottled, type Paint } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, rounded, tube } from '../../shapes/shapes.ts'
import { bent, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { browned, glazed, moist, roundFace } from './paints.ts'

/** A straight or bent line of points along x. */
const line = (length: number, steps: number, side: number, wave = 0): Vec[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = (i / steps) * 2 - 1
    return [(t * length) / 2, side * t * t + wave * Math.sin(t * 4), 0]
  })

/** Rounds off both ends of a tube. */
const ends = (t: number, from: number, to: number) =>
  Math.sqrt(Math.min(1, t / from + 0.02)) * Math.sqrt(Math.min(1, (1 - t) / to + 0.02))

/** Clouds along a pod; coords of tubes: mm along, round 0 to 1, share of the length. */
function podPaint(from: string, to: string, tip: string): Paint {
  const [a, b, c] = [colour(from), colour(to), colour(tip)]
  return ({ u, v, w, seed }) => {
    const own = blend(a, b, fractal(u / 11 + seed * 30, v * 4, seed * 9, 2) * 0.7 + seed * 0.3)
    return blend(own, c, step(0.95, 0.995, w) * 0.8 + (1 - step(0.005, 0.03, w)) * 0.5)
  }
}

const beanMesh = (i: number) =>
  tube(line(86 + 8 * (i % 4), 12, [3, 9, -6, 14, -2][i % 5] ?? 4, 1.2), {
    radius: (t) => 3.5 * ends(t, 0.05, 0.12) * (1 + 0.06 * Math.sin(t * 36)),
    around: 8,
  })

const greenBeans = (paint: Paint, cover: (paint: Paint) => Material = glazed) =>
  sticks(copies({ each: 5.2, mesh: beanMesh, material: cover(paint), most: 60 }), {
    mess: 0.55,
    facing: 0.3,
  })

/** A spear with its tip of overlapping scales on the right. */
function spearMesh(i: number): Mesh {
  const length = 128 + 8 * (i % 3)
  const stem = tube(line(length, 14, 3 * (i % 2), 0.8), {
    radius: (t) => 4.6 * (0.92 + 0.2 * step(0.72, 0.84, t)) * (1 - 0.78 * step(0.84, 1, t)) + 0.2,
    around: 10,
  })
  const scales = Array.from({ length: 16 }, (_, k) => {
    const t = 0.44 + 0.035 * k
    const x = (t - 0.5) * length + (k > 10 ? 3 : 0)
    const out = t > 0.72 ? 3.6 - 6 * Math.max(0, t - 0.84) : 4.2
    const a = k * 2.4
    return reshape(lump([t > 0.7 ? 6 : 4.5, 2.1, 0.9], 0, k, 6), ([px, py, pz]): Vec => {
      const z = pz + out * (1 - 0.02 * px)
      const y0 = 3 * (i % 2) * ((x / length) * 2) ** 2
      return [x + px, y0 + py * Math.cos(a) - z * Math.sin(a), py * Math.sin(a) + z * Math.cos(a)]
    })
  })
  const whole = join([stem, ...scales])
  const coords = new Float32Array(whole.positions)
  return { ...whole, coords }
}

const spearPaint = (light: string, dark: string): Paint => {
  const [a, b, foot, tip] = [colour(light), colour(dark), colour('#d3d3a4'), colour('#4d5a3c')]
  return ({ u, v, w, seed }) => {
    const own = blend(a, b, fractal(u / 9 + seed * 30, v / 4, w / 4, 2))
    const scale = step(4.5, 5.2, Math.hypot(v, w)) * 0.5
    return blend(
      blend(own, tip, step(30, 58, u) * 0.55 + scale * 0.5),
      foot,
      (1 - step(-66, -36, u)) * 0.6,
    )
  }
}

const asparagus = (paint: Paint) =>
  sticks(copies({ each: 16, mesh: spearMesh, material: glazed(paint), most: 24, variants: 4 }), {
    mess: 0.14,
    facing: 0.35,
  })

const charred = (paint: Paint): Paint => browned(paint, { brown: '#2c2113', much: 0.3, size: 9 })

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
    'asparagus, asparagus spear',
    byCooking({
      any: asparagus(spearPaint('#7f9a48', '#56752c')),
      grilled: asparagus(charred(spearPaint('#7f9448', '#566c2c'))),
      roasted: asparagus(charred(spearPaint('#7f9448', '#566c2c'))),
    }),
    { density: 0.5 },
  ),
  look(
    'okra, lady finger, bhindi',
    byCooking({
      any: pile(copies({ each: 11, mesh: okraMesh, material: moist(okraPaint) }), { lean: 0.2 }),
      fried: pile(
        copies({
          each: 2,
          mesh: (i) =>
            uneven(prism(rounded(8 - (i % 3), 8 - (i % 3), 0.04, i, 20), 9, 0.7), 0.5, 6, i),
          material: glazed(browned(okraCut, { brown: '#5a431c', much: 0.35 })),
        }),
        { lean: 0.8 },
      ),
    }),
    { density: 0.5 },
  ),
  look(
    'snow pea, sugar snap pea, mange tout, mangetout, snap pea',
    pile(
      copies({
        each: 3.4,
        mesh: flatPod(72, 15, 0.35),
        material: glazed(mottled('#5f8430', '#86a84c', 9)),
      }),
      { lean: 0.25 },
    ),
    { density: 0.45 },
  ),
  look(
    'edamame, edamame pod',
    pile(
      copies({
        each: 3.2,
        mesh: flatPod(54, 12, 1),
        material: moist(mottled('#6b8a38', '#93ad5c', 7)),
      }),
      { lean: 0.25 },
    ),
    { density: 0.5 },
  ),
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
    'green chilli, green chili',
    sticks(
      copies({ each: 7, mesh: chilliMesh, material: glazed(chilliPaint('#3f5f1c', '#5f7f2c')) }),
      { mess: 0.5 },
    ),
    { density: 0.5 },
  ),
  look(
    'jalapeno, pickled jalapeno, pepperoncini, jalapeno slice',
    pile(
      copies({
        each: 1.2,
        mesh: ringMesh(8, 4.5),
        material: slicedRing('#a9b45c', '#4f6a20'),
        most: 40,
      }),
      {
        lean: 0.4,
        steep: 0.7,
      },
    ),
    { density: 0.4 },
  ),
  look(
    'asparagus tip',
    sticks(
      copies({
        each: 8,
        mesh: (i) => sliceOfSpear(spearMesh(i)),
        material: glazed(spearPaint('#7f9a48', '#56752c')),
      }),
      { mess: 0.7 },
    ),
    { density: 0.5 },
  ),
]

/** The upper half of a spear. */
const sliceOfSpear = (mesh: Mesh): Mesh =>
  reshape(mesh, ([x, y, z]) => [x < 0 ? x * 0.12 : x, y, z])
