import type { Body } from '../../../render/body.ts'
import type { Mesh } from '../../../render/mesh.ts'
import type { Place } from '../../../scene/place.ts'
import { boundsOf } from '../../../shapes/small-cuts.ts'

/** Mm by which pieces stand out of a liquid before they sink deeper. */
const stand = 8

/** Mm of height below which a piece lies just below the surface, as a lentil that swelled in a daal does. */
const lowest = 2.4

/**
 * The place with most flat pieces lifted until they look out of the surface, and high ones sunk. In a liquid that one sees
 * into, half of them float up to `deep` mm lower.
 */
export function afloat(place: Place, level: number, deep = 0): Place {
  const lifts = new Map<object, number>()
  const liftOf = ({ mesh, pose }: Body): number => {
    const { at = [0, 0, 0], scale = 1 } = pose
    const high = topOf(mesh) * (typeof scale === 'number' ? scale : scale[2])
    const lift = level + (high < lowest ? -0.5 : 1) - at[2] - high
    const floats = lift > 0 && place.random.chance(0.9)
    const under = deep > 0 ? Math.max(0, place.random.range(-deep, deep)) : 0
    const stands = Math.max(0, -lift - stand)
    // A piece just below the surface would show as a pale outline, so that what lies low lies clearly lower.
    return floats ? lift - under : lift > 0 ? -7 : -Math.min(14, 0.72 * stands)
  }
  return {
    ...place,
    put(body) {
      const { at = [0, 0, 0] } = body.pose
      const { piece } = body
      // What belongs to one piece moves with the first of its bodies.
      const up = (piece && lifts.get(piece)) ?? liftOf(body)
      if (piece) lifts.set(piece, up)
      place.put({ ...body, pose: { ...body.pose, at: [at[0], at[1], at[2] + up] } })
    },
  }
}

const tops = new WeakMap<Mesh, number>()

/** Height of a mesh above its own origin in mm. */
function topOf(mesh: Mesh): number {
  const top = tops.get(mesh) ?? boundsOf(mesh)[1][2]
  tops.set(mesh, top)
  return top
}
