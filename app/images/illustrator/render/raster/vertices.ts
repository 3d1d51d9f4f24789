import { type Body, matrixOf } from '../body.ts'
import type { View } from '../frame.ts'

/** Screen x, y and depth of each vertex, and its normal in the scene as frames hold it; used again for the next body. */
export let spots = new Float32Array(3 * 4096)
export let normals = new Float32Array(3 * 4096)

/** Finds `spots`, and `normals` if they are asked for, of a body as it is seen. */
export function transform(view: View, { mesh, pose }: Body, withNormals: boolean): void {
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
