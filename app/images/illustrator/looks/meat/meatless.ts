import { pile } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { facetted } from '../../shapes/facetted.ts'
import { oblong, solid } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { browned, crumbed, mixed, speckled } from './browning.ts'
import { hilly } from './joints.ts'
import { balls } from './mince.ts'
import { byCooking, kept, simple, simpleLong } from './pieces.ts'

/** Cubes cut with a knife, each a little different. */
const cubes = (each: number, side: number, paint: Paint, more: Partial<Material> = {}) => {
  const meshes = kept(6, (seed) => {
    const k = 0.05 * (seed % 4)
    const cut = solid(oblong(side * (0.92 + k), side * (1.08 - k), 2.8, 5), {
      height: side * 0.88,
      edge: 2.6,
      rough: 0.6,
      seed,
    })
    return uneven(cut, 1.3, 14, seed)
  })
  return pile(
    simple({
      each,
      radius: side * 0.62,
      height: side * 0.88,
      variants: 6,
      mesh: meshes,
      material: material(paint, { gloss: 0.3, polish: 0.4, glow: 0.4, ...more }),
    }),
    { lean: 0.35 },
  )
}

/** Browned by the pan: edges and corners of a cube with sides of so many mm, and a part of what looks up. */
const seared = (
  side: number,
  {
    pale,
    gold,
    dark,
    all = 0.4,
    burnt = 0.1,
  }: { pale: string; gold: string; dark: string; all?: number; burnt?: number },
): Paint => {
  const [a, b, c] = [colour(pale), colour(gold), colour(dark)]
  const half = side * 0.52
  return ({ u, v, w, up, seed }) => {
    const broad = fractal(u / 9 + seed * 41, v / 9, w / 9, 2)
    const fine = noise(u / 1.7 + seed * 9, v / 1.7, w / 1.7) - 0.5
    const [x, y, z] = [Math.abs(u), Math.abs(v), Math.abs(w - 0.85 * half) * 1.15]
    // On an edge two of the three are large.
    const second = Math.max(Math.min(x, y), Math.min(y, z), Math.min(x, z)) / half
    const far = second + 0.5 * (broad - 0.5) + 0.16 * fine
    const face = step(0.36, 0.7, broad + 0.25 * fine) * step(-0.4, 0.6, up)
    const own = blend(a, b, Math.min(1, all * (0.4 + face) + 0.9 * step(0.6, 0.98, far)))
    return blend(own, c, (0.65 + 0.7 * burnt) * step(0.84, 1.1, far + burnt * face))
  }
}

const crisped = { gloss: 0.42, polish: 0.45, glow: 0.3, bump: { height: 0.5, size: 2.4 } }
const plainTofu = cubes(8, 20, mottled('#ecdfc0', '#f8efd9', 9), {
  gloss: 0.5,
  polish: 0.5,
  grain: 0.4,
  glow: 0.5,
  bump: { height: 0.2, size: 3 },
})
const friedTofu = cubes(
  8,
  20,
  seared(20, { pale: '#ecd29c', gold: '#d39a48', dark: '#96581e', all: 0.6 }),
  crisped,
)
const freshPaneer = cubes(8, 20, mottled('#eee2c6', '#faf3e0', 9), { gloss: 0.35, grain: 0.5 })
const friedPaneer = cubes(
  8,
  20,
  seared(20, { pale: '#f2e2bc', gold: '#dca852', dark: '#a2601f', all: 0.3 }),
  crisped,
)

const bean = speckled(
  browned({ flesh: '#d2ad72', brown: '#b07c3d', dark: '#6f4519', size: 8 }),
  '#f0ddb2',
  5,
  0.3,
)
const tempeh = rowed(
  simpleLong({
    length: 58,
    width: 24,
    each: 18,
    height: 10,
    mesh: (seed) => solid(oblong(58, 23, 2, 5), { height: 10, edge: 1.4, rough: 1, seed }),
    material: material(bean, { gloss: 0.3, bump: { height: 0.6, size: 3 } }),
  }),
)

const seitanMesh = kept(5, (seed) =>
  hilly(chunk([15, 11 + (seed % 3), 7], { boxy: 3, rough: 0.4, seed, detail: 13 }), 1.2, 5, seed),
)
const seitan = pile(
  simple({
    each: 11,
    radius: 13,
    height: 13,
    lift: 6.5,
    variants: 6,
    mesh: seitanMesh,
    material: material(
      browned({ flesh: '#bd8a57', brown: '#8f5a2f', dark: '#542d13', size: 8, more: 0.1 }),
      {
        gloss: 0.4,
        bump: { height: 0.6, size: 2 },
      },
    ),
  }),
)

const falafelSkin = material(
  mixed(
    crumbed('#c08a48', '#96642c', '#55341a', 2.2),
    () => [0.14, 0.2, 0.05],
    ({ u, v, w, seed }) =>
      Math.max(0, Math.sin(u * 1.1 + seed * 20) * Math.sin(v * 1.3) * Math.sin(w * 1.2 + 2) - 0.35),
  ),
  { gloss: 0.18, polish: 0.25, bump: { height: 1.2, size: 2.8, crust: 0.9 } },
)

/** Broken by hand into a pan with turmeric: crumbs of all sizes, their edges browned. */
const tofuCrumble = pile(
  simple({
    each: 2.4,
    radius: 8,
    height: 9,
    lift: 4.6,
    variants: 9,
    most: 120,
    mesh: kept(9, (seed) => {
      const k = [1.5, 0.8, 1.15, 0.6, 1.3, 0.7, 1, 0.5, 0.9][seed % 9] ?? 1
      return facetted([8.6 * k, 6.8 * k, 5.4 * k], {
        faces: 8,
        sharp: 14,
        rough: 1.2,
        wave: 4,
        seed,
        detail: 13,
      })
    }),
    material: material(
      browned({ flesh: '#f4da86', brown: '#e9bd52', dark: '#b5772a', size: 9, more: -0.35 }),
      { gloss: 0.3, polish: 0.4, glow: 0.45, bump: { height: 0.5, size: 2.2 } },
    ),
  }),
  { lean: 1 },
)

export const meatlessLooks: readonly Look[] = [
  look('tofu crumble, scrambled tofu, crumbled tofu, tofu scramble', tofuCrumble, { density: 0.7 }),
  look(
    'tofu, bean curd, tofu cube, silken tofu',
    byCooking({ any: plainTofu, fried: friedTofu, grilled: friedTofu, roasted: friedTofu }),
  ),
  look('fried tofu, crispy tofu, tofu puff, baked tofu', friedTofu),
  look('paneer, paneer cube', byCooking({ any: friedPaneer, raw: freshPaneer })),
  look('raw paneer, white paneer', freshPaneer),
  look(
    'paneer tikka, tandoori paneer',
    cubes(
      11,
      23,
      seared(22, { pale: '#e8ad60', gold: '#c5641f', dark: '#4a2410', all: 0.4, burnt: 0.22 }),
      crisped,
    ),
  ),
  look('tempeh', tempeh),
  look('seitan, soy chunk, soya chunk, textured vegetable protein, tvp', seitan),
  look('falafel', balls(falafelSkin, 17, 0.86)),
]
