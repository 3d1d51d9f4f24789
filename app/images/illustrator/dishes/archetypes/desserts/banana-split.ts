import type { Form } from '../../../forms/form.ts'
import { laid } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { type Mesh, reshape } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { lathe, lump, tube } from '../../../shapes/shapes.ts'

/** An oval dish; mm. */
const dish = reshape(
  lathe(
    [
      [0.1, 0],
      [34, 0],
      [40, 4],
      [50, 20],
      [54, 31],
      [51.5, 31.5],
      [46, 20],
      [38, 8],
      [0.1, 6],
    ],
    64,
  ),
  ([x, y, z]) => [x * 2.1, y * 1.05, z],
)
const porcelain = material('#f2efe8', { gloss: 0.6, polish: 0.7, glow: 0.1 })

/** Half a banana that was cut lengthwise, its cut face inwards. */
const half = (side: 1 | -1): Mesh =>
  tube(
    Array.from({ length: 25 }, (_, i): Vec => {
      const t = (i / 24) * 2 - 1
      return [t * 93, side * (39 - 13 * t * t), 23 + 6 * t * t]
    }),
    { radius: (t) => 15 * Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.5, flat: 1.1, around: 20 },
  )
const banana = material(
  ({ u, v }) => {
    const n = fractal(u / 9, v * 5, 3, 3)
    return blend(colour('#e6cf8e'), colour('#f8ecc2'), step(0.25, 0.75, n))
  },
  { gloss: 0.35, polish: 0.45, glow: 0.45, bump: { height: 0.25, size: 4 } },
)
const scoop = (seed: number) => {
  const ball = lump([29, 29, 27], 0.09, seed, 26, 3)
  return reshape(ball, ([x, y, z]) => {
    const skirt = z < -6 ? 1 + 0.1 * Math.sin(Math.atan2(y, x) * 9 + seed) : 1
    return [x * skirt, y * skirt, z]
  })
}
const ice = (from: string, to: string): Material =>
  material(
    ({ u, v, w, seed }) =>
      blend(colour(from), colour(to), fractal(u / 7 + seed * 30, v / 7, w / 5, 3)),
    { gloss: 0.25, polish: 0.4, glow: 0.4, bump: { height: 1, size: 3.4 } },
  )
const kinds = [ice('#dc9a9a', '#f2c4bd'), ice('#eedcae', '#faf0d2'), ice('#54301c', '#7c4c30')]
/** Sauce that ran down a scoop in tongues. */
const sauceCap = reshape(lump([30.5, 30.5, 28.5], 0.09, 2, 30, 3), ([x, y, z]) => {
  const angle = Math.atan2(y, x)
  const low = 7 + 8 * Math.sin(angle * 5 + 1) + 4 * Math.sin(angle * 3)
  return [x, y, Math.max(low, z)]
})
const sauces = ['#b02030', '#3a1a0e', '#c07a24'].map((hex) =>
  material(hex, { gloss: 0.85, polish: 0.7, glow: 0.3 }),
)
const cream = material('#fbf6ea', { gloss: 0.3, glow: 0.5, bump: { height: 0.3, size: 4 } })
const swirl = tube(
  Array.from({ length: 61 }, (_, i): Vec => {
    const t = i / 60
    const far = 9 * (1 - t) ** 0.8
    return [far * Math.cos(t * 19), far * Math.sin(t * 19), t * 15]
  }),
  { radius: (t) => 5 * (1 - 0.72 * t), around: 10 },
)
const cherry = material('#a8121c', { gloss: 0.8, polish: 0.7, glow: 0.3 })
const berry = lump([8, 8, 8], 0.04, 2, 14)

/** Two halves of a banana, three scoops between them, sauces, cream and cherries. */
export const bananaSplit = (each = 400): Form =>
  laid(
    {
      each,
      most: 2,
      variants: 1,
      make(random) {
        const of = (mesh: Mesh, own: Material, at: Vec = [0, 0, 0]): Body => ({
          mesh,
          material: own,
          pose: { at },
          seed: random.next(),
        })
        const scoops = [-50, 0, 50].flatMap((x, i) => {
          const [own, sauce] = [kinds[i], sauces[i]]
          if (!own || !sauce) return []
          return [
            of(scoop(i + 3), own, [x, 0, 33]),
            of(sauceCap, sauce, [x, 0, 33.5]),
            of(swirl, cream, [x, 2, 60]),
            of(berry, cherry, [x, 2, 78]),
          ]
        })
        return {
          bodies: [of(dish, porcelain), of(half(1), banana), of(half(-1), banana), ...scoops],
          radius: 78,
          height: 80,
        }
      },
    },
    { turned: 0.3, facing: 0.25 },
  )
