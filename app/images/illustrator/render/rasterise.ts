import { type Body, matrixOf } from './body.ts'
import { type Frame, project, type View } from './frame.ts'
import { type Mesh, reachOf } from './mesh.ts'
import { cross, dot } from './vector.ts'

/** Screen x, y and depth of each vertex, and its normal in the scene as frames hold it; used again for the next body. */
let spots = new Float32Array(3 * 4096)
let normals = new Float32Array(3 * 4096)

/**
 * Writes a body into the frame wherever it is nearer than what is there; `number` is the body's. The view is that of
 * the strip: its y counts from the frame's first row.
 */
export function rasterise(frame: Frame, view: View, body: Body, number: number): void {
  if (misses(frame, view, body)) return
  transform(view, body, true)
  const { triangles, coords } = body.mesh
  const back = backOf(view, body)
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

function transform(view: View, { mesh, pose }: Body, withNormals: boolean): void {
  const { positions, normals: own } = mesh
  if (spots.length < positions.length) {
    spots = new Float32Array(positions.length * 2)
    normals = new Float32Array(positions.length * 2)
  }
  const { turn, scale, at } = matrixOf(pose)
  const [a, b, c, d, e, f, g, h, k] = turn
  const { right, up, towards } = view
  for (let i = 0; i < positions.length; i += 3) {
    const px = (positions[i] as number) * scale[0]
    const py = (positions[i + 1] as number) * scale[1]
    const pz = (positions[i + 2] as number) * scale[2]
    const x = a * px + b * py + c * pz + at[0]
    const y = d * px + e * py + f * pz + at[1]
    const z = g * px + h * py + k * pz + at[2]
    spots[i] = view.x + (right[0] * x + right[1] * y + right[2] * z) * view.scale
    spots[i + 1] = view.y - (up[0] * x + up[1] * y + up[2] * z) * view.scale
    spots[i + 2] = towards[0] * x + towards[1] * y + towards[2] * z
    if (!withNormals) continue
    const nx = (own[i] as number) / scale[0]
    const ny = (own[i + 1] as number) / scale[1]
    const nz = (own[i + 2] as number) / scale[2]
    const length = 32767 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    normals[i] = (a * nx + b * ny + c * nz) * length
    normals[i + 1] = (d * nx + e * ny + f * nz) * length
    normals[i + 2] = (g * nx + h * ny + k * nz) * length
  }
}

/** Depths alone, as the light sees them: `depth` is a square of `side` pixels. */
export function rasteriseDepth(depth: Float32Array, side: number, view: View, body: Body): void {
  transform(view, body, false)
  const { triangles, coords } = body.mesh
  const back = backOf(view, body)
  const square = { ...depthsOnly, depth, side, rows: side }
  for (let t = triangles.length - 3; t >= 0; t -= 3) {
    fill(
      square,
      3 * (triangles[t] as number),
      3 * (triangles[t + 1] as number),
      3 * (triangles[t + 2] as number),
      coords,
      0,
      back,
    )
  }
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

/** Share of a triangle by which it reaches over its edges: rounding must leave no gap to the next. */
const slack = 1e-4

const windings = new WeakMap<Mesh, number>()

/** The sign of the area on the screen of triangles that are seen from behind; 0 for a body of which both sides are seen. */
function backOf({ right, up, towards }: View, { mesh, pose }: Body): number {
  if (!mesh.closed) return 0
  const known = windings.get(mesh)
  const winding = known ?? windingOf(mesh)
  if (known === undefined) windings.set(mesh, winding)
  const { scale } = matrixOf(pose)
  // A body or a view may be a mirror image.
  const mirrored = scale[0] * scale[1] * scale[2] * dot(cross(right, up), towards)
  return mirrored < 0 ? -winding : winding
}

/** 1 for a solid whose triangles run counterclockwise as seen from outside, -1 for clockwise: the sign of its volume. */
function windingOf({ positions, triangles }: Mesh): number {
  let volume = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * (triangles[t] as number)
    const b = 3 * (triangles[t + 1] as number)
    const c = 3 * (triangles[t + 2] as number)
    const [bx, by, bz] = [
      positions[b] as number,
      positions[b + 1] as number,
      positions[b + 2] as number,
    ]
    const [cx, cy, cz] = [
      positions[c] as number,
      positions[c + 1] as number,
      positions[c + 2] as number,
    ]
    volume +=
      (positions[a] as number) * (by * cz - bz * cy) +
      (positions[a + 1] as number) * (bz * cx - bx * cz) +
      (positions[a + 2] as number) * (bx * cy - by * cx)
  }
  return Math.sign(volume)
}

/**
 * Fills the triangle between three vertices, given by their first numbers in `spots`, unless the sign of its area is
 * `back`.
 */
function fill(
  frame: Frame,
  a: number,
  b: number,
  c: number,
  own: Float32Array,
  number: number,
  back: number,
): void {
  const ax = spots[a] as number
  const ay = spots[a + 1] as number
  const bx = spots[b] as number
  const by = spots[b + 1] as number
  const cx = spots[c] as number
  const cy = spots[c + 1] as number
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if ((area > -1e-6 && area < 1e-6) || area * back > 0) return
  const { side, rows, depth, coords, bodies, normals: out } = frame
  const { first: firstRow, last: lastRow } = frame
  const left = Math.max(0, Math.ceil((ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx) - 0.5))
  const right = Math.min(
    side - 1,
    Math.floor((ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx) - 0.5),
  )
  if (left > right) return
  const top = Math.max(0, Math.ceil((ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy) - 0.5))
  const bottom = Math.min(
    rows - 1,
    Math.floor((ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy) - 0.5),
  )
  if (top > bottom) return
  const over = 1 / area
  const az = spots[a + 2] as number
  const toB = (spots[b + 2] as number) - az
  const toC = (spots[c + 2] as number) - az
  // By how much the shares of the corners change from one pixel to the next.
  const stepB = (cy - ay) * over
  const stepC = (ay - by) * over
  const stepA = -stepB - stepC
  const perA = 1 / stepA
  const perB = 1 / stepB
  const perC = 1 / stepC
  const step = stepB * toB + stepC * toC
  const isFrame = lastRow >= 0
  for (let y = top; y <= bottom; y++) {
    const isWhole = y >= firstRow && y <= lastRow
    if (isFrame && !isWhole && (y & 1) === 1) continue
    const py = y + 0.5 - ay
    const px = left + 0.5 - ax
    const rowB = (px * (cy - ay) - py * (cx - ax)) * over
    const rowC = ((bx - ax) * py - (by - ay) * px) * over
    const rowA = 1 - rowB - rowC
    // From the first to the last step at which no share is negative.
    let from = 0
    let to = right - left
    const edgeA = (-rowA - slack) * perA
    if (stepA > 0) from = edgeA > from ? edgeA : from
    else if (stepA < 0) to = edgeA < to ? edgeA : to
    else if (rowA < 0) continue
    const edgeB = (-rowB - slack) * perB
    if (stepB > 0) from = edgeB > from ? edgeB : from
    else if (stepB < 0) to = edgeB < to ? edgeB : to
    else if (rowB < 0) continue
    const edgeC = (-rowC - slack) * perC
    if (stepC > 0) from = edgeC > from ? edgeC : from
    else if (stepC < 0) to = edgeC < to ? edgeC : to
    else if (rowC < 0) continue
    const first = Math.ceil(from) | 0
    const last = Math.floor(to) | 0
    const start = az + rowB * toB + rowC * toC
    let at = y * side + left + first
    if (!isWhole) {
      for (let x = first; x <= last; x++, at++) {
        const z = start + step * x
        if (z > (depth[at] as number)) depth[at] = z
      }
      continue
    }
    for (let x = first; x <= last; x++, at++) {
      const z = start + step * x
      if (z <= (depth[at] as number)) continue
      depth[at] = z
      bodies[at] = number
      const wb = rowB + stepB * x
      const wc = rowC + stepC * x
      const wa = 1 - wb - wc
      const n = 3 * at
      // Written out, since it runs for each pixel.
      coords[n] = wa * (own[a] as number) + wb * (own[b] as number) + wc * (own[c] as number)
      coords[n + 1] =
        wa * (own[a + 1] as number) + wb * (own[b + 1] as number) + wc * (own[c + 1] as number)
      coords[n + 2] =
        wa * (own[a + 2] as number) + wb * (own[b + 2] as number) + wc * (own[c + 2] as number)
      out[n] =
        wa * (normals[a] as number) + wb * (normals[b] as number) + wc * (normals[c] as number)
      out[n + 1] =
        wa * (normals[a + 1] as number) +
        wb * (normals[b + 1] as number) +
        wc * (normals[c + 1] as number)
      out[n + 2] =
        wa * (normals[a + 2] as number) +
        wb * (normals[b + 2] as number) +
        wc * (normals[c + 2] as number)
    }
  }
}
