import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { type Mesh, reshape, withCoords } from '../../render/mesh.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { type Outline, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { sliced } from './sliced.ts'

const glazeOf = (u: number, v: number, w: number) =>
  blend(colour('#5c1d0c'), colour('#93431e'), fractal(u / 9, v / 9, w / 9, 2))

/** The cut: crumbs of meat, bits of onion and herbs, pores; browned at its edge, glaze that ran over it from above. */
const face: Paint = ({ u, v, w, seed, hill }) => {
  const crumb = cells(u / 3.6 + seed * 9, v / 3.6, 3)
  const n = fractal(u / 5 + seed * 20, v / 5, 2, 3)
  const meat = blend(colour('#8a5a3c'), colour('#bf9069'), step(0.2, 0.8, 0.6 * n + 0.5 * crumb))
  const pored = blend(meat, colour('#4a2a1a'), 0.42 * (1 - hill))
  const onion = 1 - step(0.13, 0.2, cells(u / 8 + 9, v / 6 + seed * 7, 5))
  const herb = 1 - step(0.09, 0.15, cells(u / 8 + 31, v / 9 + seed * 5, 8))
  const inner = blend(blend(pored, colour('#e2c690'), 0.75 * onion), colour('#4f6426'), 0.8 * herb)
  const crust = blend(inner, colour('#4e2411'), 0.85 * step(0.88, 0.99, w + 0.08 * (n - 0.5)))
  const drip = 0.14 * step(0.5, 0.72, noise(u / 6 + seed * 11, 3, 1)) + 0.05 * n
  return blend(crust, glazeOf(u, v, w), step(0.95 - drip, 0.98 - drip, w) * step(2, 14, v))
}

/** Ketchup and sugar that baked to a thick shining coat over the top of a slice. */
const coat = (outline: Outline, thick: number): Mesh => {
  const top = outline.filter(([, y]) => y > 3)
  const path = top.map(([x, y]): Vec => [x, y, thick / 2])
  const last = path.length - 1
  const band = tube(path, {
    radius: (t) =>
      3.1 * Math.min(1, 0.35 + 5 * Math.min(t, 1 - t)) * (1 + 0.25 * Math.sin(t * 23 + last)),
    flat: (thick / 2 + 0.9) / 3.1,
    around: 14,
  })
  return withCoords(
    reshape(band, ([x, y, z]) => [
      x,
      y,
      thick / 2 + Math.max(-1, Math.min(1, (z - thick / 2) / (thick / 2))) * (thick / 2 + 0.7),
    ]),
    (at) => at,
  )
}

const meatloaf = sliced({
  each: 84,
  slices: 3,
  thick: 15,
  lean: 0.72,
  size: () => [34, 50],
  material: material(face, {
    gloss: 0.3,
    polish: 0.4,
    glow: 0.2,
    bump: { height: 0.9, size: 2.8, crust: 0.55 },
  }),
  over: {
    mesh: coat,
    material: material(({ u, v, w }) => glazeOf(u, v, w), {
      gloss: 0.6,
      polish: 0.6,
      glow: 0.35,
      bump: { height: 0.4, size: 6 },
    }),
  },
})

export const loafLooks: readonly Look[] = [
  look('meatloaf, meat loaf, liver pate, terrine, haggis', meatloaf),
]
