import { unknownTiles } from './raster/tiles.ts'
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

/**
 * What is known of each visible point of a strip of the picture before light falls on it: `rows` rows of `side`
 * points, of which the first is the row `top` of the picture.
 */
export type Frame = {
  side: number
  rows: number
  top: number
  /** The rows of which all is known; of those before and after them, only each second one's depths are. */
  first: number
  last: number
  /** Mm towards the viewer; far below nothing for the empty ground. */
  depth: Float32Array
  /** Three each, 32767 is 1. */
  normals: Int16Array
  coords: Float32Array
  /** Number of the body in the scene, from 1; 0 is the empty ground. */
  bodies: Uint16Array
  /** How near each tile is at least: see `tiles.ts`; empty where that is not asked. */
  tiles: Float32Array
}

export const nothing = -1e9

type Size = Pick<Frame, 'side' | 'rows' | 'top' | 'first' | 'last'>

const createFrame = (size: Size): Frame => ({
  ...size,
  depth: new Float32Array(size.side * size.rows).fill(nothing),
  normals: new Int16Array(size.side * size.rows * 3),
  coords: new Float32Array(size.side * size.rows * 3),
  bodies: new Uint16Array(size.side * size.rows),
  tiles: unknownTiles(size.side, size.rows),
})

/** The frames of the last strip: each takes up to 17 MB, which the garbage collector would free late. */
const kept: Frame[] = []

/** An empty frame, the memory of the last strip's where it fits; a strip needs up to two. */
export function emptyFrame(size: Size, number: 0 | 1): Frame {
  const last = kept[number]
  if (last?.side === size.side && last.depth.length >= size.side * size.rows) {
    last.depth.fill(nothing)
    last.bodies.fill(0)
    last.tiles.fill(Number.NEGATIVE_INFINITY)
    return { ...last, ...size }
  }
  const made = createFrame(size)
  kept[number] = made
  return made
}
