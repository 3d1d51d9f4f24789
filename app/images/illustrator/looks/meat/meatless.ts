import { pile } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { chunk } from '../../shapes/cuts.ts'
import { facetted } from '../../shapes/facetted.ts'
import { oblong, solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { browned, crumbed, mixed, speckled } from './browning.ts'
import { hilly } from './joints.ts'
import { balls } from './mince.ts'
import { byCooking, kept, simple } from './pieces.ts'

/** Cubes cut with a knife, each a little different. */
const cubes = (
  each: number,
  side: number,
  paint: Paint,
  more: Partial<Material> = {},
  soft = 1.6,
) => {
  const meshes = kept(4, (seed) =>
    solid(oblong(side * (0.92 + 0.05 * seed), side * (1.08 - 0.05 * seed), soft, 5), {
      height: side * 0.88,
      edge: soft,
      rough: 0.7,
      seed,
    }),
  )
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

const plainTofu = cubes(8, 20, mottled('#efe6d0', '#fbf6e9', 7), { bump: { height: 0.2, size: 3 } })
const friedTofu = cubes(
  8,
  20,
  browned({ flesh: '#ecd29a', brown: '#d09a4b', dark: '#9a6426', size: 6, more: 0.2 }),
  { bump: { height: 0.6, size: 2.4 } },
)
const freshPaneer = cubes(8, 20, mottled('#f1e8d4', '#fdf9ee', 8), { gloss: 0.2 }, 1)
const friedPaneer = cubes(
  8,
  20,
  browned({ flesh: '#f4e7c6', brown: '#e0b268', dark: '#a96c2a', size: 8, more: -0.15 }),
  { gloss: 0.35 },
  1,
)

const bean = speckled(
  browned({ flesh: '#d2ad72', brown: '#b07c3d', dark: '#6f4519', size: 8 }),
  '#f0ddb2',
  5,
  0.3,
)
const tempeh = rowed({
  length: 58,
  width: 24,
  ...simple({
    each: 18,
    radius: 30,
    height: 10,
    mesh: (seed) => solid(oblong(58, 23, 2, 5), { height: 10, edge: 1.4, rough: 1, seed }),
    material: material(bean, { gloss: 0.3, bump: { height: 0.6, size: 3 } }),
  }),
})

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
      browned({ flesh: '#e0a04e', brown: '#c4702c', dark: '#4e230e', size: 9, more: 0.2 }),
    ),
  ),
  look('tempeh', tempeh),
  look('seitan, soy chunk, soya chunk, textured vegetable protein, tvp', seitan),
  look('falafel', balls(falafelSkin, 17, 0.86)),
]
