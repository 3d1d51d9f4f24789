import { type Body, matrixOf } from '../body.ts'
import { type Frame, project, type View } from '../frame.ts'
import { reachOf } from '../mesh.ts'
import { fill } from './fill.ts'
import { transform } from './vertices.ts'
import { backOf } from './winding.ts'

/**
 * Writes a body into the frame wherever it is nearer than what is there; `number` is the body's. The view is that of
 * the strip: its y counts from the frame's first row.
 */
export function rasterise(frame: Frame, view: View, body: Body, number: number): void {
  if (misses(frame, view, body)) return
  transform(view, body, true)
  fillAll(frame, body, number, backOf(view, body))
}

function fillAll(frame: Frame, { mesh }: Body, number: number, back: number): void {
  const { triangles, coords } = mesh
  // Shapes are built from below to above: their last triangles hide their first.
  for (let t = triangles.length - 3; t >= 0; t -= 3) {
    fill(
      frame,
      3 * (triangles[t] as number),
      3 * (triangles[t + 1] as number),
      3 * (triangles[t + 2] as number),
      coords,
      number,
      back,
    )
  }
}

/** True for a body that lies above or below the strip with all its points. */
function misses({ rows }: Frame, view: View, { mesh, pose }: Body): boolean {
  const { scale, at } = matrixOf(pose)
  const reach = reachOf(mesh) * Math.max(...scale.map(Math.abs)) * view.scale
  const y = project(view, at)[1]
  return y + reach < 0 || y - reach > rows
}

const noTiles = new Float32Array(0)

/**
 * Depths alone, as the light sees them: `depth` is a square of `side` pixels, of which only nearer depths were written if
 * `tiles` are given.
 */
export function rasteriseDepth(
  depth: Float32Array,
  side: number,
  view: View,
  body: Body,
  tiles: Float32Array = noTiles,
): void {
  transform(view, body, false)
  fillAll({ ...depthsOnly, depth, tiles, side, rows: side }, body, 0, backOf(view, body))
}

/** A frame of which nothing but the depths is asked, of all rows. */
const depthsOnly: Pick<Frame, 'top' | 'first' | 'last' | 'normals' | 'coords' | 'bodies'> = {
  top: 0,
  first: -1,
  last: -1,
  normals: new Int16Array(0),
  coords: new Float32Array(0),
  bodies: new Uint16Array(0),
}
