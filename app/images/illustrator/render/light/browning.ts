import { step } from '../colour.ts'
import type { Frame, View } from '../frame.ts'

/** Mm from a point to those that tell how its surface bends. */
const apart = 1.7

/** Bends to a mm, of both ways together, from which a surface is an edge, and from which it is one wholly. */
const edges = { from: 0.05, whole: 0.34 }

/** How many px from a point those lie that tell how its surface bends, in a view of so many px to a mm. */
export const bendReach = (scale: number): number => Math.max(1, Math.round(apart * scale))

/**
 * How far a surface bends at a point of a frame, in percent: 100 is an edge or a tip, -100 a crease. An integer,
 * because V8 allocates a heap number for each float that is returned.
 */
export function bendAt(frame: Frame, { right, up, scale }: View, at: number): number {
  const { side, bodies, normals } = frame
  const far = bendReach(scale)
  const own = bodies[at]
  const x = at % side
  // What lies beyond the left or right border of the picture is not known: before and after it come other rows.
  const first = at - Math.min(far, x)
  const last = at + Math.min(far, side - 1 - x)
  const a = bodies[first] === own ? first : at
  const b = bodies[last] === own ? last : at
  const c = bodies[at + far * side] === own ? at + far * side : at
  const d = bodies[at - far * side] === own ? at - far * side : at
  const [l, r, f, k] = [3 * a, 3 * b, 3 * c, 3 * d]
  let turn = 0
  for (let i = 0; i < 3; i++) {
    turn += (right[i] as number) * ((normals[r + i] as number) - (normals[l + i] as number))
    turn += (up[i] as number) * ((normals[k + i] as number) - (normals[f + i] as number))
  }
  const bend = (turn * scale) / (2 * far * 32767)
  if (bend > edges.from) return Math.round(100 * step(edges.from, edges.whole, bend))
  return bend < -0.04 ? -Math.round(100 * step(0.04, 0.3, -bend)) : 0
}

/** True for the brown of an oven or pan, by its shares of green and blue: not for carrots, leaves or what is pale. */
export function isBaked(red: number, green: number, blue: number): boolean {
  return green > 0.27 * red && green < 0.72 * red && blue < 0.72 * green && red > 0.03
}
