import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { bits, moist } from './bits.ts'

const friedTofu = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 4 + seed * 9, v / 4, w / 4, 3)
    return blend(
      blend(colour('#c58a3a'), colour('#e2b566'), n),
      colour('#8f5a22'),
      0.5 * step(0.55, 0.8, n) * Math.abs(up),
    )
  },
  { gloss: 0.35, glow: 0.2, bump: { height: 0.5, size: 3 } },
)

/** Smooth and white: next to no sauce clings to it. */
const silken = (words: string, each: number, mesh: (variant: number) => Mesh): Look => {
  const form = pile(copies({ each, mesh, material: tofuSkin, most: 110 }), { lean: 0.06 })
  return look(
    words,
    {
      ...form,
      lay: (place) => form.lay({ ...place, put: (body) => place.put({ ...body, dry: true }) }),
    },
    { density: 0.85 },
  )
}

const tofuWhite = mottled('#e2cfa2', '#f1e3c0', 9)
const tofuSides = colour('#d99a70')
const tofuPaint: Paint = (spot) =>
  blend(tofuWhite(spot), tofuSides, 0.2 * (1 - Math.max(0, spot.up)))
const tofuSkin = material(tofuPaint, {
  gloss: 0.55,
  polish: 0.54,
  glow: 0.6,
  grain: 0.3,
})

/** Soft tofu that was turned in a red sauce: it stands on its sides and runs over its edges. */
const inChilliOil = material(
  (spot) => {
    const { u, v, w, up, seed } = spot
    const n = fractal(u / 6 + seed * 31, v / 6, w / 6, 2)
    const red = blend(colour('#a5330f'), colour('#c8591f'), n)
    const film = 0.3 * (1 - Math.max(0, up)) + 0.8 * step(0.5, 0.66, n + 0.14 * (1 - up))
    return blend(tofuWhite(spot), red, Math.min(0.86, 0.1 + film))
  },
  { gloss: 0.62, polish: 0.56, glow: 0.5, grain: 0.3 },
)

/** Rice cake: white dough that shows where the red sauce thinned out on it, bare at its cut ends. */
const tteok = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 8 + seed * 23, v * 5 + seed * 9, 3, 3)
    const coat = blend(colour('#b23a14'), colour('#d8622c'), n)
    const thin = step(0.46, 0.66, n + 0.16 * up)
    const cut = step(0.97, 1, Math.abs(2 * w - 1))
    return blend(coat, colour('#f3dcc0'), Math.max(0.2 * thin, 0.8 * cut))
  },
  { gloss: 0.5, polish: 0.5, glow: 0.5, grain: 0.2 },
)

/** Tofu, eggs, rice cakes and nuts. */
export const softParts: readonly Look[] = [
  bits('fried tofu slice, aburaage', {
    each: 18,
    mesh: (i) => uneven(block(44, 38, 7, 2), 1.4, 9, i),
    material: friedTofu,
    density: 0.6,
    lean: 0.2,
  }),
  bits('matzo ball', {
    each: 30,
    mesh: (i) => uneven(lump([19.5, 19, 17.5], 0.12, i, 20, 2.4), 0.8, 4.5, i),
    material: material(mottled('#e6cd92', '#f3e4ba', 3), {
      gloss: 0.3,
      glow: 0.45,
      bump: { height: 0.7, size: 2, crust: 0.25 },
    }),
    density: 0.8,
  }),
  silken('white tofu cube', 7, (i) => uneven(block(18, 17, 15, 2.6), 0.5, 12, i)),
  bits('mapo tofu cube', {
    each: 4.4,
    mesh: (i) => uneven(block(16, 15, 13, 2), 0.5, 10, i),
    material: inChilliOil,
    density: 0.85,
    lean: 0.2,
  }),
  silken('white tofu slice', 9, (i) => uneven(block(28, 22, 12, 1.4), 0.4, 12, i)),
  bits('tteok', {
    each: 12,
    mesh: (i) =>
      tube(
        Array.from({ length: 9 }, (_, k): Vec => {
          const t = k / 4 - 1
          return [26 * t, ((i % 3) - 1) * 3 * t * t + (i % 2) * t, 7 + 1.5 * t * t]
        }),
        { radius: (t) => 7 * Math.min(1, 0.86 + 1.2 * Math.min(t, 1 - t)), around: 16 },
      ),
    material: tteok,
    density: 0.7,
    lean: 0.3,
  }),
  bits('egg strip, omelette strip, shredded omelette', {
    each: 2,
    mesh: (i) => bent(uneven(block(36, 6, 1.8, 0.6), 1.6, 8, i), 5 * ((i % 3) - 1), 2),
    material: moist('#e9b83e', '#f7d878', 8, 0.35),
    density: 0.4,
    lean: 0.8,
  }),
  bits('egg ribbon, egg flower, egg drop', {
    each: 1.5,
    mesh: (i) =>
      uneven(
        reshape(lump([17, 6, 1.3], 0.5, i, 12, 2.4), ([x, y, z]) => [
          x,
          y + 4 * Math.sin(x / 7 + i),
          z,
        ]),
        2,
        6,
        i,
      ),
    material: moist('#f0cf72', '#fbecb8', 6, 0.5),
    density: 0.4,
    lean: 0.15,
  }),
  bits('egg piece scrambled, scrambled egg bit', {
    each: 2.5,
    mesh: (i) => lump([10, 7, 3.4], 0.45, i, 9, 2.2),
    material: moist('#e6b23a', '#f6d878', 5, 0.3),
    density: 0.5,
  }),
  bits('crushed peanut, chopped peanut', {
    each: 0.25,
    mesh: (i) => lump([3.6, 2.8, 2.2], 0.4, i, 6, 2),
    material: moist('#c08a45', '#ecd09c', 3, 0.2),
    density: 0.3,
  }),
]
