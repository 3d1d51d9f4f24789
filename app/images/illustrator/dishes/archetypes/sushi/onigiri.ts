import { createRandom } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid } from '../../../forms/pieces.ts'
import { placed } from '../../../render/body.ts'
import { material, varied } from '../../../render/material.ts'
import { join, type Mesh, meshWhenDrawn, reshape } from '../../../render/mesh.ts'
import { add, cross, subtract, times, type Vec } from '../../../render/vector.ts'
import { lump, type Outline, solid } from '../../../shapes/shapes.ts'
import { block, uneven } from '../../../shapes/small-cuts.ts'
import { noriMaterial } from './sushi-materials.ts'

/** A triangle with well rounded corners, its flat side below; mm. */
const triangle: Outline = [0, 1, 2].flatMap((corner) => {
  const towards = Math.PI / 2 + (corner * 2 * Math.PI) / 3
  return Array.from({ length: 16 }, (_, i) => {
    const angle = towards + (i / 15 - 0.5) * 2.094
    return [
      23 * Math.cos(towards) + 12 * Math.cos(angle),
      23 * Math.sin(towards) + 12 * Math.sin(angle),
    ] as const
  })
})

const lying = uneven(
  solid(triangle, { height: 27, edge: 11, dome: 2.5, rough: 0.8, seed: 2 }),
  1,
  9,
  3,
)
/** Stands on its flat side and leans back. */
const body: Mesh = reshape(lying, ([x, y, z]) => [x, z - 13, y + 22])
const band: Mesh = reshape(block(24, 35, 30, 2.5), ([x, y, z]) => [x, y, z - 2])

/** Grains that stand out of it, half of each. */
const grains: Mesh = meshWhenDrawn(() => {
  const kinds = [1, 2, 3].map((seed) => lump([3.3, 1.35, 1.3], 0.1, seed, 6))
  const random = createRandom(5)
  const { triangles, positions } = body
  const corner = (of: number): Vec => [
    positions[3 * of] ?? 0,
    positions[3 * of + 1] ?? 0,
    positions[3 * of + 2] ?? 0,
  ]
  const made: Mesh[] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => corner(triangles[i + k] ?? 0)) as [Vec, Vec, Vec]
    const area = Math.hypot(...cross(subtract(b, a), subtract(c, a))) / 2
    // As many as its area has room for, a remainder by lot.
    for (let left = area / 9.5; left > random.next(); left--) {
      const [s, t] = [random.next(), random.next()]
      const [u, v] = s + t > 1 ? [1 - s, 1 - t] : [s, t]
      const at = add(a, add(times(subtract(b, a), u), times(subtract(c, a), v)))
      const pose = { at, turn: random.range(0, 6.3), tilt: random.range(-1.2, 1.2) }
      made.push(reshape(random.pick(kinds), (point) => placed(pose, point)))
    }
  }
  return join(made)
})
const grainPaint = material(varied('#efe6d0', '#fffaf0'), { gloss: 0.3, polish: 0.45, glow: 0.5 })
const pressed = material('#eee5cf', { gloss: 0.1, glow: 0.45, bump: { height: 0.8, size: 2.4 } })

/** Triangles of pressed rice that stand, with a band of nori at their foot. */
export const onigiri = (each = 100): Form =>
  laid(
    {
      each,
      most: 6,
      variants: 1,
      make: () => ({
        bodies: [
          { mesh: body, material: pressed, pose: { tilt: -0.5, at: [0, 6, 3] }, seed: 0.4 },
          { mesh: grains, material: grainPaint, pose: { tilt: -0.5, at: [0, 6, 3] }, seed: 0.4 },
          { mesh: band, material: noriMaterial, pose: { tilt: -0.5, at: [0, 6, 0] }, seed: 0.4 },
        ],
        radius: 32,
        height: 50,
      }),
    },
    { apart: 1.12, turned: 0.4 },
  )
