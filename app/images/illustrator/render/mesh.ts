import { smoothNormals } from './normals.ts'
import type { Vec } from './vector.ts'

/**
 * A surface of triangles, in millimetres. `coords` are three numbers for each vertex that its paint gets:
 * the position in the shape's own space, unless the shape gives better ones, as along and around a tube.
 */
export type Mesh = {
  positions: Float32Array
  normals: Float32Array
  coords: Float32Array
  triangles: Uint32Array
  /** Whether it is a solid, without holes or edges, so that nobody sees its surface from behind. */
  closed: boolean
}

/**
 * A mesh that is computed when something of it is first read, and kept: most foods are never drawn, and those that
 * are not take no memory. `make` must give the same whenever it is called.
 */
export const meshWhenDrawn = (make: () => Mesh): Mesh => new LazyMesh(make)

/** All have the same getters: V8 reads an object with getters of its own like a dictionary, and compiles for each anew. */
class LazyMesh implements Mesh {
  declare positions: Float32Array
  declare normals: Float32Array
  declare coords: Float32Array
  declare triangles: Uint32Array
  declare closed: boolean
  #make: (() => Mesh) | undefined
  #made: Mesh | undefined

  static #field<Name extends keyof Mesh>(name: Name) {
    return {
      enumerable: true,
      get(this: LazyMesh): Mesh[Name] {
        return this.#mesh[name]
      },
    }
  }

  static readonly #fields = {
    positions: LazyMesh.#field('positions'),
    normals: LazyMesh.#field('normals'),
    coords: LazyMesh.#field('coords'),
    triangles: LazyMesh.#field('triangles'),
    closed: LazyMesh.#field('closed'),
  }

  constructor(make: () => Mesh) {
    this.#make = make
    Object.defineProperties(this, LazyMesh.#fields)
  }

  get #mesh(): Mesh {
    if (this.#make) this.#made = this.#make()
    this.#make = undefined
    return this.#made as Mesh
  }
}

/** `sealed` is for rings that shrink to a point at both ends. */
type Closing = { start?: boolean; end?: boolean; sealed?: boolean }

/**
 * The surface through rings of points, one after the other; all rings have the same number of points.
 * `close` puts a lid on the first or the last ring. `coords` takes ring and place in it, both 0 to 1.
 */
export function loft(
  rings: readonly (readonly Vec[])[],
  close: Closing = {},
  coords?: (along: number, around: number, at: Vec) => Vec,
): Mesh {
  const around = rings[0]?.length ?? 0
  const points: Vec[] = rings.flat()
  const given = coords && places(rings, coords)
  const triangles: number[] = []
  for (let r = 0; r + 1 < rings.length; r++) {
    for (let i = 0; i < around; i++) {
      const a = r * around + i
      const b = r * around + ((i + 1) % around)
      triangles.push(a, b, a + around, b, b + around, a + around)
    }
  }
  const lid = (ring: number, flip: boolean) => {
    const middle = points.length
    const edge = rings[ring] ?? []
    points.push(mean(edge))
    given?.push(given[ring * around] ?? mean(edge))
    for (let i = 0; i < around; i++) {
      const [a, b] = [ring * around + i, ring * around + ((i + 1) % around)]
      if (flip) triangles.push(middle, b, a)
      else triangles.push(middle, a, b)
    }
  }
  if (close.start) lid(0, true)
  if (close.end) lid(rings.length - 1, false)
  const closed = close.sealed ?? (close.start === true && close.end === true)
  return meshOf(points, triangles, closed, given)
}

const places = (
  rings: readonly (readonly Vec[])[],
  coords: (along: number, around: number, at: Vec) => Vec,
): Vec[] =>
  rings.flatMap((ring, r) =>
    ring.map((at, i) => coords(r / Math.max(1, rings.length - 1), i / ring.length, at)),
  )

/** An open surface over a grid: `at` takes two numbers from 0 to 1. */
export function patch(
  columns: number,
  rows: number,
  at: (u: number, v: number) => Vec,
  coords?: (u: number, v: number) => Vec,
): Mesh {
  const points: Vec[] = []
  const given: Vec[] | undefined = coords && []
  const triangles: number[] = []
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      points.push(at(i / columns, j / rows))
      if (coords) given?.push(coords(i / columns, j / rows))
      if (i === columns || j === rows) continue
      const a = j * (columns + 1) + i
      const b = a + columns + 1
      triangles.push(a, a + 1, b, a + 1, b + 1, b)
    }
  }
  return meshOf(points, triangles, false, given)
}

/** Several meshes as one. */
export const join = (meshes: readonly Mesh[]): Mesh => meshWhenDrawn(() => joined(meshes))

function joined(meshes: readonly Mesh[]): Mesh {
  const sum = (of: (mesh: Mesh) => number) => meshes.reduce((before, mesh) => before + of(mesh), 0)
  const vertices = sum(({ positions }) => positions.length)
  const all: Mesh = {
    positions: new Float32Array(vertices),
    normals: new Float32Array(vertices),
    coords: new Float32Array(vertices),
    triangles: new Uint32Array(sum(({ triangles }) => triangles.length)),
    closed: meshes.every(({ closed }) => closed),
  }
  let vertex = 0
  let triangle = 0
  for (const mesh of meshes) {
    all.positions.set(mesh.positions, vertex)
    all.normals.set(mesh.normals, vertex)
    all.coords.set(mesh.coords, vertex)
    const first = vertex / 3
    all.triangles.set(
      mesh.triangles.map((index) => index + first),
      triangle,
    )
    vertex += mesh.positions.length
    triangle += mesh.triangles.length
  }
  return all
}

/** The mesh with every point moved; normals are computed anew, coords stay. */
export const reshape = (mesh: Mesh, move: (at: Vec) => Vec): Mesh =>
  meshWhenDrawn(() => reshaped(mesh, move))

function reshaped(mesh: Mesh, move: (at: Vec) => Vec): Mesh {
  const { positions, coords, triangles, closed } = mesh
  const points: Vec[] = []
  const given: Vec[] = []
  for (let i = 0; i < positions.length; i += 3) {
    points.push(move(vecAt(positions, i)))
    given.push(vecAt(coords, i))
  }
  return meshOf(points, triangles, closed, given)
}

/** The mesh with other coords, computed from each point. */
export const withCoords = (mesh: Mesh, of: (at: Vec) => Vec): Mesh =>
  meshWhenDrawn(() => {
    const coords = new Float32Array(mesh.positions.length)
    for (let i = 0; i < coords.length; i += 3) coords.set(of(vecAt(mesh.positions, i)), i)
    const { positions, normals, triangles, closed } = mesh
    return { positions, normals, coords, triangles, closed }
  })

const vecAt = (list: Float32Array, i: number): Vec => [
  list[i] ?? 0,
  list[i + 1] ?? 0,
  list[i + 2] ?? 0,
]

function meshOf(
  points: readonly Vec[],
  triangles: ArrayLike<number>,
  closed: boolean,
  given?: readonly Vec[],
): Mesh {
  const positions = numbersOf(points)
  const corners = Uint32Array.from(triangles)
  return {
    positions,
    normals: smoothNormals(positions, corners),
    coords: given ? numbersOf(given) : positions,
    triangles: corners,
    closed,
  }
}

function numbersOf(points: readonly Vec[]): Float32Array {
  const numbers = new Float32Array(3 * points.length)
  // Not by `for of` and a pattern, which make two objects for each point until they are compiled.
  for (let i = 0; i < points.length; i++) {
    const point = points[i] as Vec
    numbers[3 * i] = point[0]
    numbers[3 * i + 1] = point[1]
    numbers[3 * i + 2] = point[2]
  }
  return numbers
}

const mean = (points: readonly Vec[]): Vec => {
  const sum = points.reduce<[number, number, number]>(
    (all, [x, y, z]) => [all[0] + x, all[1] + y, all[2] + z],
    [0, 0, 0],
  )
  const n = points.length || 1
  return [sum[0] / n, sum[1] / n, sum[2] / n]
}

/** Mm from the origin of a mesh to its farthest point. */
export function reachOf(mesh: Mesh): number {
  const known = reaches.get(mesh)
  if (known !== undefined) return known
  const own = farthest(mesh.positions)
  reaches.set(mesh, own)
  return own
}

const reaches = new WeakMap<Mesh, number>()

function farthest(positions: Float32Array): number {
  let most = 0
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i] as number
    const y = positions[i + 1] as number
    const z = positions[i + 2] as number
    const far = x * x + y * y + z * z
    if (far > most) most = far
  }
  return Math.sqrt(most)
}
