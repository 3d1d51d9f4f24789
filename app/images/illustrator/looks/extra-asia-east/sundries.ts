import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { chunk, pad } from '../../shapes/cuts.ts'
import { lump, rounded, solid, tube } from '../../shapes/shapes.ts'
import { bent } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { bits, moist } from './bits.ts'
import { wonton, wontonSkin } from './wontons.ts'

/** Gruyère under the grill: it runs in soft folds, golden, with dark blisters on its hills. */
const cheeseToast = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 11 + seed * 9, v / 11, 1, 3)
    const fine = fractal(u / 3, v / 3 + seed * 5, 4, 2)
    const cheese = blend(colour('#ecbd62'), colour('#c97f24'), step(0.32, 0.62, n))
    const hot = step(0.5, 0.7, 0.75 * n + 0.35 * fine) * step(2, 6, w)
    return blend(cheese, colour('#8a4a16'), 0.85 * hot)
  },
  { gloss: 0.6, polish: 0.54, glow: 0.4, grain: 0.4, bump: { height: 1, size: 7 } },
)

const toastSlice = solid(rounded(40, 33, 0.04, 3, 50), { height: 14, edge: 3, rough: 1, seed: 2 })
/** The cheese on it ran over its edge here and there. */
const toastCheese = pad(rounded(44, 36.5, 0.16, 5, 70), {
  height: 8.5,
  full: 9,
  rough: 1.7,
  wave: 12,
  seed: 4,
  rings: 20,
})
const toastCrust = material(mottled('#a9662a', '#d29a55', 6), {
  gloss: 0.2,
  glow: 0.2,
  bump: { height: 0.5, size: 3 },
})

const beanMesh = (i: number) => bent(lump([6.5, 4, 3.8], 0.06, i, 9), 2, 0)

/** Beans, small pasta, wontons, jellies and other parts of soups. */
export const sundries: readonly Look[] = [
  bits('wonton piece, wonton dumpling', {
    each: 20,
    mesh: (i) => reshape(wonton(i), ([x, y, z]) => [0.84 * x, 0.84 * y, 0.84 * z]),
    material: wontonSkin,
    density: 0.8,
    lean: 0.5,
  }),
  look(
    'cheese toast, gruyere toast',
    laid(
      {
        each: 75,
        variants: 2,
        make(random) {
          const seed = random.next()
          return {
            bodies: [
              { mesh: toastSlice, material: toastCrust, pose: {}, seed },
              { mesh: toastCheese, material: cheeseToast, pose: { at: [0, 0, 9] }, seed },
            ],
            radius: 44,
            height: 17,
          }
        },
      },
      { apart: 0.85 },
    ),
    { density: 0.5 },
  ),
  bits('black bean soft', {
    each: 0.6,
    mesh: beanMesh,
    material: moist('#1e1716', '#40302c', 5, 0.5),
    density: 0.75,
  }),
  bits('soft lentil, lentil bit', {
    each: 0.12,
    mesh: (i) => lump([3, 2.9, 1.5], 0.1, i, 6),
    material: moist('#8a5a2c', '#b98a4e', 3, 0.35),
    density: 0.7,
  }),
  bits('pasta pearl', {
    each: 0.1,
    mesh: (i) => lump([2.9, 2.8, 2.7], 0.05, i, 7),
    material: moist('#e6c982', '#f6e6b8', 3, 0.45),
    density: 0.6,
  }),
  bits('barley grain', {
    each: 0.04,
    mesh: (i) => lump([2.7, 1.9, 1.5], 0.16, i, 5),
    material: moist('#c9a970', '#e6d2a2', 2, 0.4),
    density: 0.6,
    most: 240,
  }),
  bits('short soup noodle, soup noodle', {
    each: 1,
    mesh: (i) =>
      tube(
        Array.from(
          { length: 9 },
          (_, k) => [k * 5 - 20, 5 * Math.sin(k * 0.8 + i), 2 + Math.cos(k * 0.7 + i)] as const,
        ),
        { radius: () => 2.3, flat: 0.45, around: 7 },
      ),
    material: moist('#e6c784', '#f5e2b4', 8, 0.5),
    density: 0.6,
    lean: 0.3,
  }),
  bits('candied cherry, jelly cube red', {
    each: 3,
    mesh: (i) => chunk([7, 6.5, 6], { seed: i, boxy: 5, rough: 0.05, detail: 8 }),
    material: material(mottled('#8e1c28', '#b53a44', 6), { gloss: 0.85, polish: 0.65, glow: 0.6 }),
    density: 0.7,
  }),
  bits('green jelly cube, pandan jelly', {
    each: 3,
    mesh: (i) => chunk([7, 6.5, 6], { seed: i, boxy: 5, rough: 0.05, detail: 8 }),
    material: material(mottled('#547f34', '#7ba350', 6), { gloss: 0.85, polish: 0.65, glow: 0.6 }),
    density: 0.7,
  }),
  bits('coconut jelly, nata de coco', {
    each: 3,
    mesh: (i) => chunk([7, 6.5, 6], { seed: i, boxy: 5, rough: 0.05, detail: 8 }),
    material: material(mottled('#e6e4dc', '#fbfaf6', 6), { gloss: 0.85, polish: 0.65, glow: 0.7 }),
    density: 0.7,
  }),
  bits('broccoli piece small', {
    each: 6,
    mesh: (i) => lump([11, 10, 9], 0.3, i, 14, 4),
    material: material(mottled('#2f5a20', '#5d8c38', 3), {
      gloss: 0.2,
      glow: 0.25,
      bump: { height: 1.4, size: 3 },
    }),
    density: 0.4,
  }),
]
