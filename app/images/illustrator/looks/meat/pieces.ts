import type { Random } from '../../core/random.ts'
import type { Form } from '../../forms/form.ts'
import type { Piece, Pieces } from '../../forms/pieces.ts'
import type { Long } from '../../forms/rows.ts'
import type { Body, Pose } from '../../render/body.ts'
import type { Material } from '../../render/material.ts'
import type { Mesh } from '../../render/mesh.ts'
import type { Cooking } from '../../scene/cooking.ts'
import type { Amount } from '../../scene/place.ts'

/** A body of a piece in its place; `seed` is the same for bodies that belong together. */
export const part = (mesh: Mesh, material: Material, pose: Pose = {}, seed = 0.5): Body => ({
  mesh,
  material,
  pose,
  seed,
})

/** Pieces of one mesh each, made anew for each variant; `lift` mm raises a mesh about the origin onto the ground. */
export type Simple = {
  each: number
  radius: number
  height: number
  lift?: number
  mesh: (seed: number, random: Random) => Mesh
  material: Material | ((amount: Amount) => Material)
  variants?: number
  most?: number
  pose?: Pose
  /** Cut with a knife, so that a dish may have it in smaller pieces. */
  cut?: boolean
}

export function simple({
  each,
  radius,
  height,
  lift = 0,
  mesh,
  material,
  pose = {},
  variants = 4,
  most = 90,
  cut,
}: Simple): Pieces {
  return {
    each,
    variants,
    most,
    ...(cut && { cut }),
    make: (random, amount): Piece => ({
      bodies: [
        part(
          mesh(random.next() * 9, random),
          typeof material === 'function' ? material(amount) : material,
          { ...pose, at: [0, 0, lift] },
          random.next(),
        ),
      ],
      radius,
      height,
    }),
  }
}

type SimpleLong = Omit<Simple, 'radius'> & Pick<Long, 'length' | 'width'>

/** Long pieces of one mesh each, for `rowed`. */
export const simpleLong = ({ length, width, ...own }: SimpleLong): Long => ({
  ...simple({ ...own, radius: length / 2 }),
  length,
  width,
})

/** Meshes that are made when they are first wanted and then used again. */
export function kept<Made>(count: number, make: (seed: number) => Made): (seed: number) => Made {
  const all: Made[] = []
  return (seed) => {
    const at = Math.floor(seed * 97) % count
    all[at] ??= make(at + 1)
    return all[at]
  }
}

/** One form for each way of cooking; `any` where none is given for it. */
export function byCooking(forms: Partial<Record<Cooking, Form>> & { any: Form }): Form {
  const of = ({ cooking }: Amount) => forms[cooking] ?? forms.any
  return {
    count: (amount) => of(amount).count?.(amount) ?? 1,
    ground: (amount) => of(amount).ground(amount),
    lay: (place) => of(place).lay(place),
  }
}
