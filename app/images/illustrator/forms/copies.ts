import type { Material } from '../render/material.ts'
import type { Mesh } from '../render/mesh.ts'
import { boundsOf } from '../shapes/small-cuts.ts'
import type { Piece, Pieces } from './pieces.ts'

type Copies = {
  /** Grams of one. */
  each: number
  /** Makes the mesh of one variant, by its number. */
  mesh: (variant: number) => Mesh
  material: Material
  variants?: number
  most?: number
  /** Cut with a knife, so that a dish may have it in smaller pieces. */
  cut?: boolean
}

/** Pieces of one mesh and one material each; a few variants are made once and shared by all plates. */
export function copies({ each, mesh, material, variants = 5, most = 90, cut }: Copies): Pieces {
  const made: Piece[] = []
  return {
    each,
    most,
    variants,
    ...(cut && { cut }),
    make(random) {
      const variant = Math.min(variants - 1, Math.floor(random.next() * variants))
      made[variant] ??= standing(mesh(variant), material)
      return made[variant]
    },
  }
}

/** A piece of one mesh, moved so that it stands on z = 0. */
function standing(mesh: Mesh, material: Material): Piece {
  const [low, high] = boundsOf(mesh)
  const [x, y] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2]
  return {
    bodies: [{ mesh, material, pose: { at: [-x, -y, -low[2]] }, seed: 0.5 }],
    radius: Math.max(high[0] - low[0], high[1] - low[1]) / 2,
    height: high[2] - low[2],
  }
}
