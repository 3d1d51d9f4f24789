import { cross, dot, unit, type Vec } from './vector.ts'

/** A way to look at the scene without perspective: `right` and `up` of the picture, and to the viewer. */
export type View = {
  right: Vec
  up: Vec
  towards: Vec
  /** Pixels per millimetre. */
  scale: number
  /** Where the point [0, 0, 0] falls, in pixels. */
  x: number
  y: number
}

/** Looks at the origin from the direction `towards`; `across` mm fill a square of `side` pixels. */
export function viewFrom(towards: Vec, across: number, side: number, raised = 0): View {
  const to = unit(towards)
  const right = unit(cross([0, 1, 0], to)[0] > 0 ? cross([0, 1, 0], to) : [1, 0, 0])
  const up = cross(to, right)
  const scale = side / across
  return { right, up, towards: to, scale, x: side / 2, y: side / 2 + raised * scale }
}

/** Where a point falls: pixels from the left, from the top, and mm towards the viewer. */
export const project = (view: View, at: Vec): Vec => [
  view.x + dot(view.right, at) * view.scale,
  view.y - dot(view.up, at) * view.scale,
  dot(view.towards, at),
]

/** What is known of each visible point of a picture before light falls on it. */
export type Frame = {
  side: number
  /** Mm towards the viewer; far below nothing for the empty ground. */
  depth: Float32Array
  /** Three each, 32767 is 1. */
  normals: Int16Array
  coords: Float32Array
  /** Number of the body in the scene, from 1; 0 is the empty ground. */
  bodies: Uint16Array
}

export const nothing = -1e9

const createFrame = (side: number): Frame => ({
  side,
  depth: new Float32Array(side * side).fill(nothing),
  normals: new Int16Array(side * side * 3),
  coords: new Float32Array(side * side * 3),
  bodies: new Uint16Array(side * side),
})

/** The frames of the last picture: each takes up to 40 MB, which the garbage collector would free late. */
const kept: Frame[] = []

/** An empty frame, the memory of the last picture's where it was as large; a picture needs up to two. */
export function emptyFrame(side: number, number: 0 | 1): Frame {
  const last = kept[number]
  if (last?.side === side) {
    last.depth.fill(nothing)
    last.bodies.fill(0)
    return last
  }
  const made = createFrame(side)
  kept[number] = made
  return made
}
