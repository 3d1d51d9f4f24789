import type { Frame } from '../frame.ts'
import { normals } from './vertices.ts'

/**
 * The row of a triangle that is written: the shares of its second and third corner and the depth at the first pixel of its
 * box, and by how much each changes from pixel to pixel. An array, since calls make an object of each number.
 */
export const rowAt = new Float64Array(6)

/** Writes depths alone, from the step `first` to `last` of a row whose box begins at the pixel `start`. */
export function writeDepths(depth: Float32Array, start: number, first: number, last: number): void {
  const own = rowAt[2] as number
  const step = rowAt[5] as number
  for (let x = first; x <= last; x++) {
    const z = own + step * x
    if (z > (depth[start + x] as number)) depth[start + x] = z
  }
}

/** Of coords and normal, three numbers each: at the first corner, and by how much more at the second and third. */
const ways = new Float64Array(18)

/** Finds what `writeWide` needs of a triangle. */
export function findWays(a: number, b: number, c: number, own: Float32Array): void {
  for (let k = 0; k < 3; k++) {
    findWay(own, a + k, b + k, c + k, 3 * k)
    findWay(normals, a + k, b + k, c + k, 3 * k + 9)
  }
}

function findWay(values: Float32Array, a: number, b: number, c: number, to: number): void {
  const own = values[a] as number
  ways[to] = own
  ways[to + 1] = (values[b] as number) - own
  ways[to + 2] = (values[c] as number) - own
}

/** Writes all that is known of the pixels of a row, which are many: by steps from each to the next. */
export function writeWide(
  { depth, bodies, coords, normals: out }: Frame,
  number: number,
  start: number,
  first: number,
  last: number,
): void {
  const atZ = rowAt[2] as number
  const step = rowAt[5] as number
  const u = rowOf(0)
  const v = rowOf(3)
  const w = rowOf(6)
  const nx = rowOf(9)
  const ny = rowOf(12)
  const nz = rowOf(15)
  const toU = stepOf(0)
  const toV = stepOf(3)
  const toW = stepOf(6)
  const toX = stepOf(9)
  const toY = stepOf(12)
  const toZ = stepOf(15)
  for (let x = first; x <= last; x++) {
    const at = start + x
    const z = atZ + step * x
    if (z <= (depth[at] as number)) continue
    depth[at] = z
    bodies[at] = number
    const n = 3 * at
    coords[n] = u + toU * x
    coords[n + 1] = v + toV * x
    coords[n + 2] = w + toW * x
    out[n] = nx + toX * x
    out[n + 1] = ny + toY * x
    out[n + 2] = nz + toZ * x
  }
}

/** What one of the ways is at the first pixel of a row's box, and by how much it changes from pixel to pixel. */
const rowOf = (way: number): number =>
  (ways[way] as number) +
  (rowAt[0] as number) * (ways[way + 1] as number) +
  (rowAt[1] as number) * (ways[way + 2] as number)
const stepOf = (way: number): number =>
  (rowAt[3] as number) * (ways[way + 1] as number) +
  (rowAt[4] as number) * (ways[way + 2] as number)
