import type { Form } from '../../forms/form.ts'
import { laid } from '../../forms/pieces.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { type Outline, solid } from '../../shapes/shapes.ts'
import { block } from '../../shapes/small-cuts.ts'
import { noriMaterial, riceMaterial } from './sushi-materials.ts'

/** A triangle with round corners and slightly bulging sides, its flat side below; mm. */
const triangle: Outline = Array.from({ length: 60 }, (_, i) => {
  const angle = (i / 60) * 2 * Math.PI + Math.PI / 2
  const third = (2 * Math.PI) / 3
  const off = ((angle - Math.PI / 2 + 4 * Math.PI) % third) - third / 2
  const r = 31 * (0.72 + 0.28 * (1 / Math.cos(off) - 1)) * (1 + 0.34 * (1 - Math.cos(off)) * 1.5)
  return [r * 1.12 * Math.cos(angle), r * 1.12 * Math.sin(angle)] as const
})

const lying = solid(triangle, { height: 27, edge: 9, dome: 2, rough: 0.6, seed: 2 })
/** Stands on its flat side and leans back. */
const body: Mesh = reshape(lying, ([x, y, z]) => [x, z - 13, y + 22])
const band: Mesh = reshape(block(23, 31, 27, 1.5), ([x, y, z]) => [x, y, z])

/** Triangles of pressed rice that stand, with a band of nori at their foot. */
export const onigiri = (each = 100): Form =>
  laid(
    {
      each,
      most: 6,
      variants: 1,
      make: () => ({
        bodies: [
          { mesh: body, material: riceMaterial, pose: { tilt: -0.5, at: [0, 6, 3] }, seed: 0.4 },
          { mesh: band, material: noriMaterial, pose: { tilt: -0.5, at: [0, 6, 0] }, seed: 0.4 },
        ],
        radius: 32,
        height: 50,
      }),
    },
    { apart: 1, turned: 0.4 },
  )
