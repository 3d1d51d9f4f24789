import type { Random } from '../../core/random.ts'
import { laid, type Piece } from '../../forms/pieces.ts'
import { type Material, material } from '../../render/material.ts'
import { join, type Mesh, reshape, withCoords } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { browned, speckled } from './browning.ts'
import { byCooking, part } from './pieces.ts'
import { drumstickMesh, thighMesh } from './poultry/leg-shape.ts'
import { crispSkin } from './poultry/skin.ts'

const roastSkin = speckled(
  crispSkin({
    pale: '#e8c080',
    gold: '#d08a36',
    brown: '#9a541c',
    char: '#4a210c',
    done: 0.6,
    burnt: 0.7,
  }),
  '#3f2410',
  4.5,
  0.13,
)
const shiny = {
  gloss: 0.5,
  polish: 0.58,
  glow: 0.22,
  bump: { height: 0.9, size: 2.6, crust: 0.2 },
}
export const roasted = material(roastSkin, shiny)
export const bone = material(
  browned({ flesh: '#dfc9a4', brown: '#c39c6c', dark: '#7d5430', size: 7, more: -0.2 }),
  { gloss: 0.3, polish: 0.4, glow: 0.3 },
)

/** The mesh with hills on it, `high` mm, `wide` mm from hill to hill. */
export const hilly = (mesh: Mesh, high: number, wide: number, seed: number): Mesh =>
  reshape(mesh, (at) => {
    const n = 2 * (fractal(at[0] / wide + seed * 19 + 30, at[1] / wide + 30, at[2] / wide, 3) - 0.5)
    const far = Math.hypot(at[0], at[1], at[2]) || 1
    return [
      at[0] + (at[0] / far) * n * high,
      at[1] + (at[1] / far) * n * high,
      at[2] + (at[2] / far) * n * high,
    ]
  })

/** Coords in mm of the shape's own space. */
export const own = (mesh: Mesh) => withCoords(mesh, (at) => at)

export const boneMesh = (() => {
  const shaft = tube(
    Array.from({ length: 6 }, (_, i): Vec => [26 + i * 5, 0, 0]),
    { radius: (t) => 4.4 + 1.2 * t ** 3, around: 12 },
  )
  const knob = (y: number, at: number) =>
    reshape(lump([5, 4.6, 5.4], 0.25, 3 + y, 12), ([x, b, z]) => [x + at, b + y, z])
  return own(join([shaft, knob(-2.8, 51), knob(3, 50)]))
})()

/** A drumstick with its bone. */
export function drumstickPiece(
  random: Random,
  skin: Material,
  mesh: (seed: number) => Mesh = drumstickMesh,
): Piece {
  const seed = random.next()
  const pose = { at: [0, 0, 17], roll: 0.1 } as const
  return {
    bodies: [part(mesh(seed), skin, pose, seed), part(boneMesh, bone, pose, seed)],
    radius: 28,
    height: 34,
  }
}

const drumstick = (skin: Material, each = 70) =>
  laid(
    { each, variants: 3, make: (random) => drumstickPiece(random, skin) },
    { apart: 1.12, turned: 2.2, facing: -0.5 },
  )

const thighBone = reshape(lump([12, 6.5, 6], 0.25, 4, 11), ([x, y, z]) => [x + 51, y + 3, z + 9])

const thigh = (skin: Material) =>
  laid(
    {
      each: 85,
      variants: 3,
      make: (random) => {
        const seed = random.next()
        return {
          bodies: [part(thighMesh(seed), skin, {}, seed), part(thighBone, bone, {}, seed)],
          radius: 32,
          height: 24,
        }
      },
    },
    { apart: 1.2, turned: 1, facing: -0.5 },
  )

export const jointLooks: readonly Look[] = [
  look(
    'chicken thigh, skinless chicken thigh, chicken with skin',
    byCooking({ any: thigh(roasted) }),
  ),
  look('chicken drumstick, drumstick, turkey leg, skinless chicken drumstick', drumstick(roasted)),
]
