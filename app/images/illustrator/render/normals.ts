/** Each vertex gets the mean of its triangles' normals, weighted by their areas. */
export function smoothNormals(points: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(points.length)
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * (triangles[t] as number)
    const b = 3 * (triangles[t + 1] as number)
    const c = 3 * (triangles[t + 2] as number)
    const ux = (points[b] as number) - (points[a] as number)
    const uy = (points[b + 1] as number) - (points[a + 1] as number)
    const uz = (points[b + 2] as number) - (points[a + 2] as number)
    const vx = (points[c] as number) - (points[a] as number)
    const vy = (points[c + 1] as number) - (points[a + 1] as number)
    const vz = (points[c + 2] as number) - (points[a + 2] as number)
    addTo(normals, a, b, c, uy * vz - uz * vy, 0)
    addTo(normals, a, b, c, uz * vx - ux * vz, 1)
    addTo(normals, a, b, c, ux * vy - uy * vx, 2)
  }
  for (let i = 0; i < normals.length; i += 3) {
    const x = normals[i] as number
    const y = normals[i + 1] as number
    const z = normals[i + 2] as number
    const length = Math.sqrt(x * x + y * y + z * z) || 1
    normals[i] = x / length
    normals[i + 1] = y / length
    normals[i + 2] = z / length
  }
  return normals
}

function addTo(normals: Float32Array, a: number, b: number, c: number, by: number, axis: number) {
  normals[a + axis] = (normals[a + axis] as number) + by
  normals[b + axis] = (normals[b + axis] as number) + by
  normals[c + axis] = (normals[c + axis] as number) + by
}
