import type { Body } from '../render/body.ts'
import type { Material } from '../render/material.ts'
import type { Mesh } from '../render/mesh.ts'
import type { Vec } from '../render/vector.ts'
import type { Piece } from './pieces.ts'

/** A piece of one mesh. `radius` and `height` are mm, as the mesh stands on z = 0. */
export const pieceOf = (mesh: Mesh, material: Material, radius: number, height: number): Piece => ({
  bodies: [{ mesh, material, pose: {}, seed: 0.5 }],
  radius,
  height,
})

/** A body of a piece at a place in it. */
export const bodyAt = (
  mesh: Mesh,
  material: Material,
  at: Vec = [0, 0, 0],
  pose: Omit<Body['pose'], 'at'> = {},
  seed = 0.5,
): Body => ({ mesh, material, pose: { at, ...pose }, seed })
