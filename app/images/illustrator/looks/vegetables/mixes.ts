import { grains } from '../../forms/heaps.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { rounded } from '../../shapes/shapes.ts'
import { block, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { cornMeshes, cornPaint, kidney, peaMeshes, peaPaint, seedCoat } from './kernels.ts'

/** Small cubes of carrot and short pieces of bean for a mix of vegetables. */
const cubeMeshes = [1, 2, 3].map((i) =>
  uneven(
    reshape(block(8.5, 8, 7.5, 0.8), ([x, y, z]) => [x, y, z - 3.7]),
    0.7,
    8,
    i,
  ),
)
const beanMeshes = [1, 2, 3].map((i) =>
  reshape(prism(rounded(3.3, 3.1, 0.05, i, 12), 17, 0.8), ([x, y, z]) => [z - 8.5, y, x]),
)
const grainOf = (meshes: readonly Mesh[], paint: Paint, covers: number) => ({
  meshes,
  material: material(paint, { gloss: 0.3, polish: 0.4, glow: 0.35 }),
  covers,
  lean: 1.3,
  out: 1.6,
})

const mixed = grains(
  [
    grainOf(cubeMeshes, mottled('#cf5f10', '#e07f24', 5), 70),
    grainOf(peaMeshes, peaPaint, 60),
    grainOf(cornMeshes, cornPaint, 52),
    grainOf(beanMeshes, mottled('#4c6f26', '#6d9038', 6), 85),
  ],
  { under: material('#8a7a2c'), uneven: 3 },
)

const peasAndCarrots = grains(
  [grainOf(cubeMeshes, mottled('#cf5f10', '#e07f24', 5), 65), grainOf(peaMeshes, peaPaint, 45)],
  { under: material('#6a7a24'), uneven: 3 },
)

const beanInSauce = seedCoat('#a05a2a', '#d09a5c')
const bakedBean = grains(
  {
    ...grainOf(kidney, beanInSauce, 74),
    material: material(beanInSauce, {
      gloss: 0.42,
      polish: 0.5,
      glow: 0.4,
      bump: { height: 0.1, size: 1.6 },
    }),
    out: 0.5,
  },
  {
    under: material(mottled('#8f3210', '#ad4718', 9), {
      gloss: 0.75,
      polish: 0.6,
      glow: 0.3,
      grain: 0.2,
    }),
    uneven: 1.5,
    flat: 0.45,
    steep: 0.8,
    drowned: 3,
  },
)

export const mixesLooks: readonly Look[] = [
  look('mixed vegetable, vegetable, mixed veg, steamed vegetable', mixed, { density: 0.6 }),
  look('peas and carrots, pea and carrot, carrot and pea', peasAndCarrots, { density: 0.65 }),
  look('baked bean', bakedBean, { density: 0.9, thick: true }),
]
