import { loft, type Mesh, meshWhenDrawn, reshape } from '../render/mesh.ts'
import { noise } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'
import { type Outline, oblong } from './shapes.ts'

/** An outline with straight sides and a narrow round edge, standing on z = 0: few triangles, for small cuts. */
export const prism = (outline: Outline, height: number, edge = 0.6): Mesh =>
  meshWhenDrawn(() => {
    const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)), 0.1)
    const ring = (inset: number, z: number): Vec[] =>
      outline.map(([x, y]) => [x * (1 - inset / reach), y * (1 - inset / reach), z])
    const rings = [
      ring(reach * 0.5, 0),
      ring(edge, 0),
      ring(0, edge),
      ring(0, height - edge),
      ring(edge, height),
      ring(reach * 0.5, height),
    ]
    return loft(rings, { start: true, end: true })
  })

/** A block with round edges, standing on z = 0. */
export const block = (length: number, width: number, height: number, edge = 0.8): Mesh =>
  prism(oblong(length, width, edge, 3), height, Math.min(edge, height * 0.4))

/** Moves every point by up to so many mm; `size` mm from wave to wave. Coords stay. */
export function uneven(mesh: Mesh, by: number, size: number, seed: number): Mesh {
  const wave = (x: number, y: number, z: number, of: number) =>
    (noise(x / size + of * 7 + 40, y / size + seed * 13.7 + 40, z / size + 40) - 0.5) * 2 * by
  return reshape(mesh, ([x, y, z]) => [
    x + wave(x, y, z, 1),
    y + wave(x, y, z, 2),
    z + wave(x, y, z, 3),
  ])
}

/** Bends what lies along x: its ends move by `side` mm in y and `lift` mm in z. */
export const bent = (mesh: Mesh, side: number, lift = 0): Mesh =>
  meshWhenDrawn(() => {
    const [low, high] = boundsOf(mesh)
    const half = Math.max(0.1, (high[0] - low[0]) / 2)
    return reshape(mesh, ([x, y, z]) => [x, y + side * (x / half) ** 2, z + lift * (x / half) ** 2])
  })

/** Lowest and highest x, y and z of a mesh. */
export function boundsOf({ positions }: Mesh): [low: Vec, high: Vec] {
  const low: [number, number, number] = [1e9, 1e9, 1e9]
  const high: [number, number, number] = [-1e9, -1e9, -1e9]
  positions.forEach((value, i) => {
    const axis = (i % 3) as 0 | 1 | 2
    low[axis] = Math.min(low[axis], value)
    high[axis] = Math.max(high[axis], value)
  })
  return [low, high]
}

type Wedge = {
  /** Mm from end to end and across. */
  length: number
  radius: number
  /** Radians from cut face to cut face. */
  angle: number
  /** How pointed its ends are: 2 as a ball, 4 blunt. */
  blunt?: number
}

/**
 * A wedge cut from a round fruit or root, on its skin with the cut faces up. Coords: mm along, share of the
 * radius (1 is the skin), and the angle from -1 to 1.
 */
export function wedge({ length, radius, angle, blunt = 2 }: Wedge): Mesh {
  const steps = 12
  const across: [far: number, turn: number][] = [
    [0.05, 0],
    [0.3, -1],
    [0.65, -1],
    [0.95, -1],
    ...Array.from({ length: 7 }, (_, i): [number, number] => [1, -0.96 + (i / 6) * 1.92]),
    [0.95, 1],
    [0.65, 1],
    [0.3, 1],
  ]
  const rings = Array.from({ length: steps + 1 }, (_, i) => {
    const x = -Math.cos((i / steps) * Math.PI)
    const r = radius * Math.max(0.04, (1 - Math.abs(x) ** blunt) ** (1 / blunt))
    return across.map(([far, turn]): Vec => {
      const a = (turn * angle) / 2
      return [(x * length) / 2, r * far * Math.sin(a), radius - r * far * Math.cos(a)]
    })
  })
  return loft(rings, { start: true, end: true }, (along, around) => {
    const [far, turn] = across[Math.round(around * across.length)] ?? [1, 0]
    return [-Math.cos(along * Math.PI) * (length / 2), far, turn]
  })
}
