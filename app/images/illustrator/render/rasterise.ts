import { type Body, matrixOf } from './body.ts'
import { type Frame, project, type View } from './frame.ts'
import { reachOf } from './mesh.ts'

/** Screen x, y and depth of each vertex, and its normal in the scene; used again for the next body. */
let spots = new Float32Array(3 * 4096)
let normals = new Float32Array(3 * 4096)

/**
 * Writes a body into the frame wherever it is nearer than what is there; `number` is the body's. The view is that of
 * the strip: its y counts from the frame's first row.
 */
export function rasterise(frame: Frame, view: View, body: Body, number: number): void {
  if (misses(frame, view, body)) return
  transform(view, body, true)
  const { triangles } = body.mesh
  for (let t = 0; t < triangles.length; t += 3) {
    fill(
      frame,
      body,
      triangles[t] as number,
      triangles[t + 1] as number,
      triangles[t + 2] as number,
      number,
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
    const length = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    normals[i] = (a * nx + b * ny + c * nz) * length
    normals[i + 1] = (d * nx + e * ny + f * nz) * length
    normals[i + 2] = (g * nx + h * ny + k * nz) * length
  }
}

function fill(frame: Frame, body: Body, a: number, b: number, c: number, number: number): void {
  const ia = 3 * a
  const ib = 3 * b
  const ic = 3 * c
  const ax = spots[ia] as number
  const ay = spots[ia + 1] as number
  const bx = spots[ib] as number
  const by = spots[ib + 1] as number
  const cx = spots[ic] as number
  const cy = spots[ic + 1] as number
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area > -1e-6 && area < 1e-6) return
  const { side, rows, depth, coords, bodies } = frame
  const out = frame.normals
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(side - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  if (left > right || top > bottom) return
  const over = 1 / area
  const az = spots[ia + 2] as number
  const bz = spots[ib + 2] as number
  const cz = spots[ic + 2] as number
  const stepB = (cy - ay) * over
  const stepC = -(by - ay) * over
  const stepA = -stepB - stepC
  const own = body.mesh.coords
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - ay
    const rowB = ((left + 0.5 - ax) * (cy - ay) - py * (cx - ax)) * over
    const rowC = ((bx - ax) * py - (by - ay) * (left + 0.5 - ax)) * over
    const rowA = 1 - rowB - rowC
    const first = Math.max(0, startOf(rowA, stepA), startOf(rowB, stepB), startOf(rowC, stepC))
    const last = Math.min(right - left, endOf(rowA, stepA), endOf(rowB, stepB), endOf(rowC, stepC))
    let at = y * side + left + first
    for (let x = first; x <= last; x++, at++) {
      const wb = rowB + stepB * x
      const wc = rowC + stepC * x
      const wa = 1 - wb - wc
      const z = wa * az + wb * bz + wc * cz
      if (z <= (depth[at] as number)) continue
      depth[at] = z
      bodies[at] = number
      const n = 3 * at
      coords[n] = wa * (own[ia] as number) + wb * (own[ib] as number) + wc * (own[ic] as number)
      coords[n + 1] =
        wa * (own[ia + 1] as number) + wb * (own[ib + 1] as number) + wc * (own[ic + 1] as number)
      coords[n + 2] =
        wa * (own[ia + 2] as number) + wb * (own[ib + 2] as number) + wc * (own[ic + 2] as number)
      const na = wa * 32767
      const nb = wb * 32767
      const nc = wc * 32767
      out[n] =
        na * (normals[ia] as number) + nb * (normals[ib] as number) + nc * (normals[ic] as number)
      out[n + 1] =
        na * (normals[ia + 1] as number) +
        nb * (normals[ib + 1] as number) +
        nc * (normals[ic + 1] as number)
      out[n + 2] =
        na * (normals[ia + 2] as number) +
        nb * (normals[ib + 2] as number) +
        nc * (normals[ic + 2] as number)
    }
  }
}

/** Share of a triangle by which it reaches over its edges: rounding must leave no gap to the next. */
const slack = 1e-4

/** First whole step at which `from + step * x` is not negative. */
const startOf = (from: number, step: number): number =>
  step > 0 ? Math.ceil((-from - slack) / step) : from < 0 && step === 0 ? 1e9 : 0

/** Last whole step at which it is not negative. */
const endOf = (from: number, step: number): number =>
  step < 0 ? Math.floor((-from - slack) / step) : 1e9

/** Depths alone, as the light sees them: `depth` is a square of `side` pixels. */
export function rasteriseDepth(depth: Float32Array, side: number, view: View, body: Body): void {
  transform(view, body, false)
  const { triangles } = body.mesh
  for (let t = 0; t < triangles.length; t += 3) {
    fillDepth(
      depth,
      side,
      3 * (triangles[t] as number),
      3 * (triangles[t + 1] as number),
      3 * (triangles[t + 2] as number),
    )
  }
}

function fillDepth(depth: Float32Array, side: number, a: number, b: number, c: number): void {
  const ax = spots[a] as number
  const ay = spots[a + 1] as number
  const bx = spots[b] as number
  const by = spots[b + 1] as number
  const cx = spots[c] as number
  const cy = spots[c + 1] as number
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area > -1e-6 && area < 1e-6) return
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const rightmost = Math.min(side - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(side - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const over = 1 / area
  const az = spots[a + 2] as number
  const stepsB = (spots[b + 2] as number) - az
  const stepsC = (spots[c + 2] as number) - az
  const stepB = (cy - ay) * over
  const stepC = -(by - ay) * over
  const stepA = -stepB - stepC
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - ay
    const rowB = ((left + 0.5 - ax) * (cy - ay) - py * (cx - ax)) * over
    const rowC = ((bx - ax) * py - (by - ay) * (left + 0.5 - ax)) * over
    const rowA = 1 - rowB - rowC
    const first = Math.max(0, startOf(rowA, stepA), startOf(rowB, stepB), startOf(rowC, stepC))
    const last = Math.min(
      rightmost - left,
      endOf(rowA, stepA),
      endOf(rowB, stepB),
      endOf(rowC, stepC),
    )
    let at = y * side + left + first
    const start = az + rowB * stepsB + rowC * stepsC
    const step = stepB * stepsB + stepC * stepsC
    for (let x = first; x <= last; x++, at++) {
      const z = start + step * x
      if (z > (depth[at] as number)) depth[at] = z
    }
  }
}
