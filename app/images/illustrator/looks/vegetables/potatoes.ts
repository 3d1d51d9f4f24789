import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import { mound } from '../../forms/heaps.ts'
import { laid, pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { patch } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { lump, rounded, tube } from '../../shapes/shapes.ts'
import { block, prism, uneven, wedge } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { browned, glazed, moist } from './paints.ts'

const golden = mottled('#c9913e', '#e3b968', 7)
const crisp = (paint: Paint): Material =>
  material(paint, { gloss: 0.16, polish: 0.3, glow: 0.3, bump: { height: 0.35, size: 2.2 } })

const fries = (paint: Paint, thick: number, length: number, each: number, most = 70) =>
  sticks(
    copies({
      each,
      mesh: (i) =>
        uneven(block(length * (0.72 + 0.1 * ((i * 3) % 5)), thick, thick * 0.92, 0.9), 0.9, 16, i),
      material: crisp(paint),
      variants: 6,
      most,
    }),
    { mess: 1.2, steep: 1.1 },
  )

/** Coords of a wedge: mm along, share of the radius, angle. */
const wedgePaint = (skin: string, flesh: string, brown: string): Paint => {
  const [a, b, c] = [colour(skin), colour(flesh), colour(brown)]
  return ({ u, v, w, seed }) => {
    const n = fractal(u / 8 + seed * 30, v * 3, w * 2, 2)
    const edge =
      step(0.78, 0.95, v) + (1 - step(0.02, 0.14, v)) * 0.7 + step(22, 34, Math.abs(u)) * 0.6
    const inside = blend(b, c, Math.min(1, step(0.42, 0.75, n) * 0.6 + edge * 0.55))
    return blend(inside, a, step(0.97, 0.995, v))
  }
}

const wedges = (skin: string, flesh: string, brown: string) =>
  pile(
    copies({
      each: 24,
      mesh: (i) =>
        uneven(
          wedge({ length: 78 + 4 * (i % 3), radius: 25, angle: 0.95, blunt: 2.3 }),
          0.8,
          12,
          i,
        ),
      material: crisp(wedgePaint(skin, flesh, brown)),
    }),
    { lean: 0.7 },
  )

const chunks = (paint: Paint, each: number, size: number, cover: (paint: Paint) => Material) =>
  pile(
    copies({
      each,
      mesh: (i) =>
        chunk([size * (1.05 + 0.08 * (i % 3)), size, size * 0.85], {
          boxy: 2.9,
          rough: 0.2,
          seed: i,
          detail: 12,
        }),
      material: cover(paint),
      most: 60,
    }),
    { lean: 0.6 },
  )

const babies = (paint: Paint) =>
  pile(
    copies({
      each: 36,
      mesh: (i) => lump([24 + 2 * (i % 3), 19, 18], 0.09, i, 16),
      material: moist(paint, { bump: { height: 0.3, size: 4 } }),
    }),
    { lean: 0.4 },
  )

const roastPaint = browned(mottled('#d2a04c', '#e9c67c', 10), {
  brown: '#8a4f1a',
  much: 0.42,
  size: 11,
})

/** A whole potato in its skin, cut open: the fluffy inside shows in a cross. */
const jacketPaint: Paint = (() => {
  const [skin, dark, inside] = [colour('#8a6236'), colour('#5f3f20'), colour('#f1e3b4')]
  return ({ u, v, w, seed }) => {
    const own = blend(skin, dark, step(0.4, 0.7, fractal(u / 6 + seed * 30, v / 6, w / 6, 3)))
    const wide = 9 - Math.abs(u) * 0.26 + (fractal(u / 5, v / 5, 2, 2) - 0.5) * 6
    return w > 0 ? blend(inside, own, step(wide - 1, wide + 1, Math.abs(v))) : own
  }
})()

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
  const [a, b, brown] = [colour('#dfb14e'), colour('#edcd7c'), colour('#a8661f')]
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

const mashPaint = (from: string, to: string) =>
  material(mottled(from, to, 8), {
    gloss: 0.16,
    polish: 0.3,
    glow: 0.45,
    bump: { height: 1.5, size: 7 },
  })

const boiled = mottled('#e0c27a', '#efdca4', 12)

export const potatoLooks: readonly Look[] = [
  look(
    'potato, boiled potato, potato chunk, potato cube',
    byCooking({
      any: chunks(boiled, 22, 14, moist),
      roasted: chunks(roastPaint, 30, 16, crisp),
      fried: chunks(roastPaint, 12, 11, crisp),
    }),
    { density: 0.65 },
  ),
  look('new potato, baby potato', babies(mottled('#c9a05c', '#e0c284', 8)), { density: 0.65 }),
  look('roast potato, roasted potato', chunks(roastPaint, 36, 17, crisp), { density: 0.6 }),
  look(
    'home fry, fried potato, breakfast potato, diced potato, hash potato',
    chunks(roastPaint, 7, 9, crisp),
    { density: 0.6 },
  ),
  look('potato wedge, wedge', wedges('#8f5f2a', '#e2b65c', '#b06c22'), { density: 0.5 }),
  look(
    'french fry, fry, chip, finger chip, steak fry, potato fry, oven fry',
    fries(browned(golden, { brown: '#9a5f20', much: 0.15, size: 12 }), 7.5, 88, 3.4),
    { density: 0.35 },
  ),
  look(
    'sweet potato fry',
    fries(
      browned(mottled('#b8560f', '#d8761e', 7), { brown: '#6a2c0c', much: 0.25, size: 10 }),
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
    'baked potato, jacket potato, potato baked in skin',
    laid(
      copies({
        each: 175,
        mesh: (i) => lump([52, 33, 28], 0.06, i, 28),
        material: material(jacketPaint, {
          gloss: 0.08,
          glow: 0.15,
          bump: { height: 0.8, size: 3.5 },
        }),
        most: 4,
      }),
      {
        turned: 0.8,
      },
    ),
    { density: 0.6 },
  ),
  look(
    'hash brown, rosti, latke, potato patty',
    laid(
      copies({
        each: 65,
        mesh: (i) => uneven(prism(rounded(47, 33, 0.05, i, 40), 12, 4), 1.6, 4, i),
        material: material(shredded, { gloss: 0.15, bump: { height: 1.4, size: 2 } }),
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
        material: material(shredded, { gloss: 0.15, bump: { height: 1.2, size: 2 } }),
      }),
      {
        lean: 0.3,
      },
    ),
    { density: 0.5 },
  ),
  look(
    'mashed potato, mash, potato mash, creamed potato',
    mound(mashPaint('#e6d39a', '#f1e4bc'), { uneven: 5, steep: 1.15 }),
    { density: 0.95 },
  ),
  look(
    'mashed sweet potato, sweet potato mash, pumpkin puree',
    mound(mashPaint('#c4661a', '#d98332'), { uneven: 5, steep: 1.1 }),
    { density: 0.95 },
  ),
  look(
    'sweet potato, sweet potato cube, yam, roasted sweet potato',
    byCooking({
      any: chunks(mottled('#c25c14', '#d97a2a', 8), 14, 12, glazed),
      roasted: chunks(
        browned(mottled('#bd5812', '#d67526', 8), { brown: '#6a2c0c', much: 0.32, size: 8 }),
        14,
        12,
        glazed,
      ),
    }),
    { density: 0.6 },
  ),
  look('sweet potato wedge', wedges('#7f3a1a', '#cf6a1c', '#8a3c10'), { density: 0.5 }),
  look('white yam, cassava, yuca, taro', chunks(mottled('#ded3b0', '#efe8cf', 9), 28, 15, moist), {
    density: 0.6,
  }),
  look(
    'pumpkin, butternut, butternut squash, squash, acorn squash, pumpkin cube',
    byCooking({
      any: chunks(mottled('#cf7414', '#e39a34', 8), 13, 12, glazed),
      roasted: chunks(
        browned(mottled('#c96c12', '#e08f2c', 8), { brown: '#7a3c10', much: 0.3, size: 8 }),
        13,
        12,
        glazed,
      ),
    }),
    { density: 0.6 },
  ),
  look(
    'turnip, swede, rutabaga, kohlrabi, celeriac',
    chunks(mottled('#ded2a0', '#efe8c8', 8), 13, 12, glazed),
    { density: 0.6 },
  ),
]
