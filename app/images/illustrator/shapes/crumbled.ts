import { createRandom, type Random } from '../core/random.ts'
import { join, loft, type Mesh, meshWhenDrawn } from '../render/mesh.ts'
import { add, cross, subtract, times, unit, type Vec } from '../render/vector.ts'

type Crumbs = {
  /** Mm² of surface to a crumb, and mm from end to end of a usual one. */
  every?: number
  size?: number
  seed?: number
  /** How far a surface looks up at least that has crumbs: 1 is level, 0 upright. */
  above?: number
}

/**
 * A body whose coords are mm of its own space, with crumbs of bread stuck to it, one mesh with it: they stand out
 * against what lies behind.
 */
export const crumbled = (
  mesh: Mesh,
  { every = 9, size = 3, seed = 0, above = -0.5 }: Crumbs = {},
): Mesh =>
  meshWhenDrawn(() => {
    const random = createRandom(Math.round(seed * 977) + 13)
    const { positions, triangles } = mesh
    const crumbs: Mesh[] = []
    let owed = random.next()
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => cornerOf(positions, triangles[t + k] ?? 0))
      if (!a || !b || !c) continue
      const [along, across] = [subtract(b, a), subtract(c, a)]
      const out = cross(along, across)
      const area = Math.hypot(...out) / 2
      if (out[2] < 2 * area * above) continue
      owed += area / every
      for (; owed > 1; owed -= 0.5 + random.next()) {
        const [s, r] = [random.next(), Math.sqrt(random.next())]
        const at = add(a, add(times(along, r * (1 - s)), times(across, r * s)))
        crumbs.push(crumbAt(at, unit(out), size, random))
      }
    }
    return join([mesh, ...crumbs])
  })

/** A crumb on a surface: a splinter with three sides, no two alike. */
function crumbAt(at: Vec, out: Vec, size: number, random: Random): Mesh {
  const turn = random.range(0, 6.283)
  const lean = unit(add(out, [random.range(-0.5, 0.5), random.range(-0.5, 0.5), 0.1]))
  const side = unit(cross(lean, [Math.cos(turn), Math.sin(turn), 0.3]))
  const other = cross(lean, side)
  const own = size * (0.45 + 0.9 * random.next() ** 2)
  const long = 1 + 0.9 * random.next()
  const ring = (reach: number, high: number): Vec[] =>
    [0, 1, 2].map((k) => {
      const angle = k * 2.0944 + random.range(-0.6, 0.6)
      const far = own * reach * random.range(0.42, 0.68)
      const flat = add(
        times(side, far * long * Math.cos(angle)),
        times(other, far * Math.sin(angle)),
      )
      return add(add(at, times(lean, own * high * random.range(0.8, 1.2))), flat)
    })
  const off = random.range(0, 40)
  return loft(
    [ring(1, -0.25), ring(0.6, 0.38)],
    { end: true, sealed: true },
    (_along, _around, [x, y, z]) => [x + off, y, z + off],
  )
}

const cornerOf = (list: Float32Array, corner: number): Vec => [
  list[3 * corner] ?? 0,
  list[3 * corner + 1] ?? 0,
  list[3 * corner + 2] ?? 0,
]
