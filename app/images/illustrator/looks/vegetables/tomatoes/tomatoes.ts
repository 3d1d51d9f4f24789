import { byCooking } from '../../../forms/by-cooking.ts'
import { copies } from '../../../forms/copies.ts'
import { fanned, laid, pile } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../../render/material.ts'
import { type Mesh, reshape } from '../../../render/mesh.ts'
import { cells, fractal } from '../../../render/noise.ts'
import { lump, rounded } from '../../../shapes/shapes.ts'
import { block, prism, uneven, wedge } from '../../../shapes/small-cuts.ts'
import { type Look, look } from '../../look.ts'
import { browned, glazed, moist } from '../paints.ts'
import { tomatoFace, tomatoFlesh } from './cut-face.ts'

const [gel, seed, wall] = [colour('#9a3a0c'), colour('#e3c480'), colour('#c8502f')]

/** The cut face of a cherry tomato: pale flesh, a wall across it and a chamber of jelly with small seeds on either side. */
const cherryFace: Paint = ({ u, v, seed: own }) => {
  const [c, s] = [Math.cos(own * 40), Math.sin(own * 40)]
  const [x, y] = [u * c + v * s, v * c - u * s]
  const far = Math.hypot(u, v) / 13.5
  const n = fractal(u / 3 + own * 20, v / 3, 2, 2)
  const flesh = blend(colour('#cf4a2e'), colour('#e58a66'), 0.3 + 0.6 * n)
  const inside = (1 - step(0.62, 0.74, far + 0.12 * (n - 0.5))) * step(1, 2.2, Math.abs(y) + n)
  const pip = 1 - step(0.22, 0.36, cells(x / 3.4 + own * 9, y / 2.6, 3))
  const jelly = blend(colour('#a32c0c'), colour('#e2bd7c'), 0.75 * pip)
  return blend(blend(flesh, jelly, 0.9 * inside), colour('#a01a0e'), step(0.88, 0.96, far))
}

const sliceMesh = (radius: number, thick: number) => (i: number) =>
  uneven(prism(rounded(radius - (i % 2), radius, 0.03, i, 30), thick, 0.8), 0.4, 10, i)

/** Diced: skin on one face of some, wet flesh with jelly and pale seeds on the others. */
const dicePaint: Paint = ({ u, v, w, seed: own }) => {
  const n = fractal(u / 3.4 + own * 30, v / 3.4, w / 3.4, 2)
  const flesh = blend(colour('#b32c18'), colour('#dc7654'), step(0.32, 0.68, n))
  const wet = blend(
    flesh,
    gel,
    0.6 * step(0.55, 0.68, fractal(u / 4 + 9, v / 4, w / 4 + own * 9, 2)),
  )
  const pip = 1 - step(0.16, 0.26, cells(u / 4 + own * 9, v / 4, w / 4))
  const cut = blend(wet, seed, 0.85 * pip)
  return blend(cut, colour('#a01a0e'), own < 0.5 ? step(6, 6.8, w) : step(4, 4.6, v))
}

/** A round slice of tomato: its mesh by a number, and its material. */
export const tomatoSlice = (radius: number, thick: number) => ({
  mesh: sliceMesh(radius, thick),
  material: tomatoFlesh(radius),
})

const slices = (paint: Material) =>
  copies({ each: 20, mesh: sliceMesh(33, 7), material: paint, most: 18 })

const starred = (radius: number): Paint => {
  const [a, b, star] = [colour('#8f1208'), colour('#b82a14'), colour('#4f6a22')]
  return ({ u, v, w, seed: own }) => {
    const ray = Math.max(0, Math.cos(Math.atan2(v, u) * 5 + own * 9)) ** 2
    const far = Math.hypot(u, v) / radius
    const leaf = w > 0 && own < 0.65 ? 1 - step(0.9, 1.1, far / (0.12 + 0.42 * ray)) : 0
    const red = blend(a, b, fractal(u / radius + own * 20, v / radius, w / radius, 2))
    return blend(red, star, leaf)
  }
}

const cherryPaint = starred(13.5)

const cherries = (paint: Paint) =>
  pile(
    copies({
      each: 15,
      mesh: (i) => lump([13.6, 13.6, 14.5 + (i % 2)], 0.04, i, 16),
      material: material(paint, { gloss: 0.5, polish: 0.62, glow: 0.3 }),
    }),
    { lean: 0.7 },
  )

const wedgePaint: Paint = (() => {
  const [skin, flesh, core] = [colour('#b32010'), colour('#cc4a2c'), colour('#df8a66')]
  return ({ u, v, w, seed: own }) => {
    const grain = fractal(u / 4 + own * 30, v * 4, w, 2)
    const inside = blend(core, blend(flesh, wall, grain), step(0.05, 0.3, v))
    const chamber =
      step(0.35, 0.45, v) * (1 - step(0.78, 0.86, v)) * (1 - step(12, 19, Math.abs(u)))
    const pip = 1 - step(0.2, 0.32, cells(u / 4, v * 7, w + own * 9))
    return blend(
      blend(blend(inside, gel, chamber * 0.7), seed, chamber * pip * 0.9),
      skin,
      step(0.93, 0.98, v),
    )
  }
})()

const wholeTomato = (paint: Paint) =>
  laid(
    copies({
      each: 110,
      mesh: (i) => lump([31, 31, 26], 0.05, i, 24),
      material: material(paint, { gloss: 0.5, polish: 0.62, glow: 0.3 }),
      most: 6,
    }),
  )

const wholePaint = starred(30)

/** Halves with their cut face up, browned by the grill. */
const halves = laid(
  copies({
    each: 40,
    mesh: (i) => uneven(prism(rounded(27, 26, 0.03, i, 34), 18, 6), 0.6, 10, i),
    material: glazed(browned(tomatoFace(31), { brown: '#3a1a0c', much: 0.28, size: 9 })),
    most: 8,
  }),
)

/** Radians between the cut faces of a wedge. */
const opening = 1.05

/** A wedge on its skin, leaning back, so that one of its cut faces looks up. */
const lying = (mesh: Mesh, radius: number): Mesh => {
  const [sin, cos] = [Math.sin(0.6), Math.cos(0.6)]
  return reshape(mesh, ([x, y, z]) => [
    x,
    y * cos + (z - radius) * sin,
    (z - radius) * cos - y * sin,
  ])
}

export const tomatoLooks: readonly Look[] = [
  look(
    'tomato, tomato slice, sliced tomato',
    byCooking({
      any: fanned(slices(tomatoFlesh(33)), { overlap: 0.5 }),
      grilled: halves,
      roasted: halves,
      fried: halves,
    }),
    { density: 0.7 },
  ),
  look('grilled tomato, cooked tomato, roasted tomato, fried tomato, tomato half', halves, {
    density: 0.7,
  }),
  look('whole tomato', wholeTomato(wholePaint), { density: 0.7 }),
  look(
    'tomato wedge',
    pile(
      copies({
        each: 15,
        mesh: (i) =>
          lying(wedge({ length: 50, radius: 24 + (i % 3), angle: opening }), 24 + (i % 3)),
        material: moist(wedgePaint, { gloss: 0.14 }),
        cut: true,
      }),
      { lean: 0.25 },
    ),
    { density: 0.65 },
  ),
  look(
    'diced tomato, chopped tomato, tomato dice',
    pile(
      copies({
        each: 1.1,
        mesh: (i) => uneven(block(10 + (i % 3), 9.5, 7.5, 1.8), 2.2, 6, i),
        material: moist(dicePaint, { gloss: 0.5 }),
        variants: 8,
        most: 150,
      }),
    ),
    { density: 0.7 },
  ),
  look(
    'cherry tomato, grape tomato, baby tomato',
    byCooking({
      any: cherries(cherryPaint),
      roasted: cherries(browned(cherryPaint, { brown: '#5c140a', much: 0.1, size: 4 })),
      grilled: cherries(browned(cherryPaint, { brown: '#40140a', much: 0.16, size: 4 })),
    }),
    { density: 0.6 },
  ),
  look(
    'halved cherry tomato, cherry tomato half',
    pile(
      copies({
        each: 8,
        mesh: (i) => prism(rounded(13 + (i % 2), 12.5, 0.02, i, 24), 10, 5),
        material: moist(cherryFace, { gloss: 0.5, polish: 0.6 }),
      }),
      {
        lean: 0.5,
      },
    ),
    { density: 0.6 },
  ),
  look(
    'sun dried tomato, dried tomato, sundried tomato',
    pile(
      copies({
        each: 4,
        mesh: (i) => uneven(prism(rounded(19, 11, 0.15, i, 24), 4, 1.5), 3.5, 6, i),
        material: glazed(mottled('#5c1409', '#9a3018', 5), { bump: { height: 1, size: 3 } }),
      }),
    ),
    { density: 0.6 },
  ),
]
