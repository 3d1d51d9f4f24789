import { type Body, matrixOf } from '../body.ts'
import type { View } from '../frame.ts'
import type { Mesh } from '../mesh.ts'
import { cross, dot } from '../vector.ts'

const windings = new WeakMap<Mesh, number>()

/** The sign of the area on the screen of triangles that are seen from behind; 0 for a body of which both sides are seen. */
export function backOf({ right, up, towards }: View, { mesh, pose }: Body): number {
  if (!mesh.closed) return 0
  const known = windings.get(mesh)
  const winding = known ?? windingOf(mesh)
  if (known === undefined) windings.set(mesh, winding)
  const { scale } = matrixOf(pose)
  // A body or a view may be a mirror image.
  const mirrored = scale[0] * scale[1] * scale[2] * dot(cross(right, up), towards)
  return mirrored < 0 ? -winding : winding
}

/** 1 for a solid whose triangles run counterclockwise as seen from outside, -1 for clockwise. */
const windingOf = (mesh: Mesh): number => Math.sign(volumeOf(mesh))

/** Mm³ of a solid, below 0 for one whose triangles run clockwise. */
function volumeOf({ positions, triangles }: Mesh): number {
  let volume = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * (triangles[t] as number)
    const b = 3 * (triangles[t + 1] as number)
    const c = 3 * (triangles[t + 2] as number)
    const bx = positions[b] as number
    const by = positions[b + 1] as number
    const bz = positions[b + 2] as number
    const cx = positions[c] as number
    const cy = positions[c + 1] as number
    const cz = positions[c + 2] as number
    volume +=
      (positions[a] as number) * (by * cz - bz * cy) +
      (positions[a + 1] as number) * (bz * cx - bx * cz) +
      (positions[a + 2] as number) * (bx * cy - by * cx)
  }
  return volume
}
