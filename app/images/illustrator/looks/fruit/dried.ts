import type { Form } from '../../forms/form.ts'
import { type Piece, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { type Mesh, reshape, withCoords } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump } from '../../shapes/shapes.ts'

/** How high skin that dried in folds stands, 0 in a fold to 1 between two. */
type Folds = (x: number, y: number, z: number, seed: number) => number

/** Along a small fruit. */
const alongIt =
  ([length, width]: Vec): Folds =>
  (x, y, z, seed) => {
    const bent = y + 0.5 * noise(x / 4, seed, 3)
    const n = noise(x / length, bent / (0.3 * width) + seed * 5, z / (0.36 * width))
    return Math.min(1, Math.abs(2 * n - 1) * 3)
  }

/** From the hollow in the middle outwards. */
const outwards =
  ([length]: Vec): Folds =>
  (x, y, _z, seed) => {
    const far = Math.hypot(x, y) / length
    const turn = Math.atan2(y, x)
    const n = noise(2.4 * Math.cos(turn) + seed * 5, 2.4 * Math.sin(turn), far * 2.2)
    return 1 - (1 - Math.min(1, Math.abs(2 * n - 1) * 3.2)) * step(0.1, 0.4, far)
  }

const foldedSkin = (from: string, to: string, glow: number): Material => {
  const [deep, skin] = [colour(from), colour(to)]
  return material(
    ({ u, v, w, seed }) => {
      const patch = 0.5 * fractal(u / 6 + seed * 20, v / 6, 3, 2)
      return blend(deep, skin, step(0, 0.9, w) * (0.45 + patch))
    },
    { gloss: 0.16, polish: 0.3, glow, bump: { height: 0.2, size: 1.4 } },
  )
}

/** Dried fruits, their skin in folds of this depth. */
const dried = (meshes: readonly Mesh[], skin: Material, each: number, [x, , z]: Vec): Form =>
  pile(
    {
      each,
      variants: 5,
      most: 120,
      make: (random): Piece => ({
        bodies: [
          {
            mesh: random.pick(meshes),
            material: skin,
            pose: { at: [0, 0, z] },
            seed: random.next(),
          },
        ],
        radius: x * 0.8,
        height: z * 1.9,
      }),
    },
    { lean: 0.7 },
  )

function shrunk(size: Vec, folds: Folds, seed: number, depth: number, detail: number): Mesh {
  const fruit = lump(size, 0.14, seed, detail, 2)
  const marked = withCoords(fruit, ([x, y, z]) => [x, y, folds(x, y, z, seed)])
  return reshape(marked, ([x, y, z]) => {
    const k = 1 - depth * (1 - folds(x, y, z, seed))
    return [x * k, y * k, z * k]
  })
}

/** Raisins, prunes: folds run along them. */
export const wrinkled = (from: string, to: string, size: Vec, each: number): Form =>
  dried(
    [1, 2, 3].map((seed) => shrunk(size, alongIt(size), seed, 0.22, 14)),
    foldedSkin(from, to, 0.35),
    each,
    size,
  )

/** Apricots: flat, thicker at their rim, hollow where the stone was. */
export const pitted = (from: string, to: string, size: Vec, each: number): Form =>
  dried(
    [1, 2, 3].map((seed) =>
      reshape(shrunk(size, outwards(size), seed, 0.16, 22), ([x, y, z]) => {
        const far = Math.hypot(x, y) / size[0]
        return [x, y, z * (0.45 + 0.75 * step(0, 0.75, far))]
      }),
    ),
    foldedSkin(from, to, 0.55),
    each,
    size,
  )
