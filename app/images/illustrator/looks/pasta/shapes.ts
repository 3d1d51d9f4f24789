import { loft, type Mesh, patch, reshape } from '../../render/mesh.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'

const tau = 2 * Math.PI

type Hollow = {
  length: number
  radius: number
  wall: number
  /** Mm by which each end is cut aslant. */
  slant?: number
  /** Radians by which it bends. */
  bend?: number
}

/** A short tube of pasta that one can look into, lying on z = 0 along x; coords are mm along and around 0 to 1. */
export function hollow({ length, radius, wall, slant = 0, bend = 0 }: Hollow): Mesh {
  const around = 16
  const steps = bend > 0 ? 8 : 2
  const ring = (x: number, r: number): Vec[] =>
    Array.from({ length: around }, (_, k) => {
      const a = (k / around) * tau
      const y = r * Math.cos(a)
      return [x + (y / radius) * slant, y, r * Math.sin(a)]
    })
  const xs = Array.from({ length: steps + 1 }, (_, i) => (i / steps - 0.5) * length)
  const inner = radius - wall
  const rings = [
    ...xs.map((x) => ring(x, radius)),
    ...xs.toReversed().map((x) => ring(x, inner)),
    ring(xs[0] ?? 0, radius),
  ]
  const made = loft(rings, {}, (_along, k, at) => [
    at[0],
    k,
    Math.hypot(at[1], at[2]) > radius - wall / 2 ? 1 : 0,
  ])
  return reshape(made, ([x, y, z]) => {
    if (bend === 0) return [x, y, z + radius]
    const far = length / bend
    const angle = (x / length) * bend
    return [(far + y) * Math.sin(angle), (far + y) * Math.cos(angle) - far, z + radius]
  })
}

/** A spiral of two blades, lying on z = 0 along x. */
export function spiral(length: number, radius: number, turns: number): Mesh {
  const steps = 26
  const around = 16
  const rings = Array.from({ length: steps + 1 }, (_, i): Vec[] => {
    const turn = (i / steps) * turns * tau
    return Array.from({ length: around }, (_, k): Vec => {
      const a = (k / around) * tau
      const r = radius * (0.24 + 0.76 * Math.abs(Math.cos(a)) ** 1.6)
      return [(i / steps - 0.5) * length, r * Math.cos(a + turn), r * Math.sin(a + turn) + radius]
    })
  })
  return loft(rings, { start: true, end: true }, (along, k) => [
    along * length,
    k,
    Math.abs(Math.cos(k * tau)),
  ])
}

/** A bow tie: pleated in its middle, with notched ends; coords are across -1 to 1 and along -1 to 1. */
export function bow(length: number, width: number, seed: number): Mesh {
  return patch(
    16,
    16,
    (u, v) => {
      const [x, y] = [u * 2 - 1, v * 2 - 1]
      const pinch = Math.exp(-((x * 3.4) ** 2))
      const wide = width * (0.5 - 0.3 * pinch) * (0.86 + 0.14 * Math.abs(x))
      const notch = Math.abs(x) > 0.86 ? 0.8 * Math.sin(v * tau * 6) : 0
      const pleat = 4.6 * pinch * Math.cos(y * Math.PI * 1.5)
      const lift = (1 - pinch) * Math.sin(x * 2.3 + y * 1.7 + seed * 4) * 2
      return [(x * length) / 2 + notch, y * wide, 4.4 + pleat + lift]
    },
    (u, v) => [u * 2 - 1, v * 2 - 1, 0],
  )
}

/** A shell, open below and on one side. */
export function shell(size: number): Mesh {
  return patch(
    12,
    12,
    (u, v) => {
      const a = (u - 0.5) * 4.6
      const along = (v - 0.5) * 2
      const r = size * 0.55 * Math.sqrt(Math.max(0.02, 1 - along * along))
      return [along * size, r * Math.sin(a), size * 0.5 + r * Math.cos(a) * 0.9]
    },
    (u, v) => [u, v, 1],
  )
}

/** A parcel: a flat rim round a pillow of filling. `outline` is about the origin, in mm. */
export function parcel(
  outline: readonly (readonly [number, number])[],
  rim: number,
  height: number,
): Mesh {
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)))
  const ring = (k: number, z: number): Vec[] => outline.map(([x, y]) => [x * k, y * k, z])
  const inner = 1 - rim / reach
  const rings = [ring(0.97, 0), ring(1, 0.7), ring(0.985, 1.5), ring(inner, 1.7)]
  for (let i = 1; i <= 7; i++) {
    const a = (i / 7) * (Math.PI / 2)
    rings.push(ring(inner * Math.max(0.02, Math.cos(a)), 1.7 + height * Math.sin(a) ** 0.8))
  }
  return loft(rings, { start: true, end: true })
}

/** A half-moon of dough with filling, bent round a finger: a plump ring, its corners pinched together in front. */
export function ringlet(radius: number): readonly Mesh[] {
  const path = Array.from({ length: 29 }, (_, i): Vec => {
    const t = i / 28
    const a = 0.02 * tau + t * 0.97 * tau
    const end = Math.abs(2 * t - 1) ** 6
    const far = radius * (1 - 0.1 * end * (t < 0.5 ? -1 : 1))
    return [far * Math.cos(a), far * Math.sin(a), radius * (0.56 + 0.16 * end * Math.sign(t - 0.5))]
  })
  const body = tube(path, {
    radius: (t) => radius * (0.3 + 0.32 * Math.sin(Math.PI * t) ** 0.9),
    around: 14,
  })
  // The corners, pressed flat on each other.
  const pinch = reshape(
    lump([0.5 * radius, 0.44 * radius, 0.2 * radius], 0.1, 3, 10),
    ([x, y, z]) => [x + radius * 1.06, y, z + radius * 0.74 + 0.12 * x],
  )
  // The sealed edge of the dough lies turned up along the outside of its belly, in soft waves.
  const brim = patch(
    22,
    6,
    (u, v): Vec => {
      const a = Math.PI + (u - 0.5) * 4.6
      const wide = Math.max(0, 1 - Math.abs(2 * u - 1) ** 3)
      const r = radius * (1.36 + 0.3 * Math.sin(v * 1.5) * wide)
      const wave = 0.05 * Math.sin(u * 13 + radius) * v
      return [r * Math.cos(a), r * Math.sin(a), radius * (0.5 + 0.62 * v * wide + wave)]
    },
    (u, v) => [u * 40, 0.2 * v, 1],
  )
  return [body, pinch, brim]
}

/** The furrows of a fork: -1 in them to 1 between, at a place across a dumpling. */
export const furrowAt = (y: number): number => Math.cos(y * 1.75)

/** A small dumpling with the ridges of a fork on top. */
export function ridged(length: number, width: number, seed: number): Mesh {
  return reshape(lump([length / 2, width / 2, width * 0.42], 0.15, seed, 20), ([x, y, z]) => [
    x,
    y,
    z + width * 0.4 + (z > 0 ? 0.7 * furrowAt(y) * (z / (width * 0.42)) : 0),
  ])
}
