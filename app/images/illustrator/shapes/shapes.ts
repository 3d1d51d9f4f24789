import { loft, type Mesh, meshWhenDrawn, patch } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'
import { add, cross, subtract, times, unit, type Vec } from '../render/vector.ts'

const tau = 2 * Math.PI

/** A profile turned about the z axis: plates, buns, tomatoes. The profile runs from below to above, [radius, z]. */
export const lathe = (
  profile: readonly (readonly [radius: number, z: number])[],
  around = 64,
): Mesh =>
  meshWhenDrawn(() => {
    return loft(
      profile.map(([radius, z]) =>
        Array.from({ length: around }, (_, i): Vec => {
          const angle = (i / around) * tau
          return [radius * Math.cos(angle), radius * Math.sin(angle), z]
        }),
      ),
    )
  })

/** A lump about the origin, `size` its three radii; `rough` 0 to 1 is how far it is from an ellipsoid. */
export const lump = (size: Vec, rough = 0.15, seed = 0, detail = 14, wave = 1.3): Mesh =>
  meshWhenDrawn(() => {
    const rings = detail
    const around = Math.round(detail * 1.6)
    return loft(
      Array.from({ length: rings + 1 }, (_, r) => {
        const polar = (r / rings) * Math.PI
        return Array.from({ length: around }, (_, i): Vec => {
          const angle = (i / around) * tau
          const n: Vec = [
            Math.sin(polar) * Math.cos(angle),
            Math.sin(polar) * Math.sin(angle),
            -Math.cos(polar),
          ]
          const k =
            1 +
            rough *
              2 *
              (fractal(n[0] * wave + seed * 13.7 + 50, n[1] * wave + 50, n[2] * wave + 50, 2) - 0.5)
          return [n[0] * size[0] * k, n[1] * size[1] * k, n[2] * size[2] * k]
        })
      }),
      { sealed: true },
    )
  })

export type Outline = readonly (readonly [x: number, y: number])[]

type Solid = {
  /** Mm from below to above. */
  height: number
  /** Radius of its edge, above and below, in mm. */
  edge?: number
  /** Mm by which the middle of its top is higher than the edge of its top. */
  dome?: number
  /** Mm of unevenness of the top. */
  rough?: number
  seed?: number
}

/** An outline with thickness and rounded edges, standing on z = 0: bread, steaks, fillets, blocks. */
export const solid = (
  outline: Outline,
  { height, edge = 1, dome = 0, rough = 0, seed = 0 }: Solid,
): Mesh =>
  meshWhenDrawn(() => {
    const centre = middleOf(outline)
    const soft = Math.min(edge, height / 2)
    const reach = Math.min(...outline.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1])))
    const ring = (inset: number, z: number, lift = 0): Vec[] =>
      outline.map(([x, y]) => {
        const k = 1 - inset / Math.max(reach, 0.1)
        const at: [number, number] = [
          centre[0] + (x - centre[0]) * k,
          centre[1] + (y - centre[1]) * k,
        ]
        const wave =
          rough * lift * 2 * (fractal(at[0] / 9 + seed * 31, at[1] / 9 + 40, seed * 7, 2) - 0.5)
        return [at[0], at[1], z + wave]
      })
    const rings: Vec[][] = []
    for (let i = 0; i <= 3; i++) {
      const a = (i / 3) * (Math.PI / 2)
      rings.push(ring(soft * (1 - Math.sin(a)), soft * (1 - Math.cos(a))))
    }
    for (let i = 0; i <= 4; i++) {
      const a = (i / 4) * (Math.PI / 2)
      rings.push(ring(soft * (1 - Math.cos(a)), height - soft + soft * Math.sin(a), i / 4))
    }
    const steps = 7
    for (let i = 1; i < steps; i++) {
      const t = i / steps
      rings.push(ring(soft + (reach - soft) * t, height + dome * (1 - (1 - t) ** 2), 1))
    }
    const top = fractal(centre[0] / 9 + seed * 31, centre[1] / 9 + 40, seed * 7, 2)
    rings.push(ring(reach * 0.999, height + dome + 0 * top, 1))
    return loft(rings, { start: true, end: true })
  })

const middleOf = (outline: Outline): [number, number] => [
  outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
  outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
]

/** A closed outline about the origin whose radius wanders: an ellipse with `wobble`. */
export function rounded(rx: number, ry: number, wobble = 0, seed = 0, count = 40): Outline {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * tau
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const k = 1 + wobble * 2 * (noise(c * 1.2 + seed * 17 + 30, s * 1.2 + 30, seed * 5) - 0.5)
    return [rx * k * c, ry * k * s] as const
  })
}

/** A rectangle with round corners about the origin. */
export function oblong(width: number, depth: number, corner: number, count = 10): Outline {
  const [w, d] = [width / 2 - corner, depth / 2 - corner]
  const corners = [
    [w, d, 0],
    [-w, d, 1],
    [-w, -d, 2],
    [w, -d, 3],
  ] as const
  return corners.flatMap(([x, y, quarter]) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((quarter + i / (count - 1)) * Math.PI) / 2
      return [x + corner * Math.cos(angle), y + corner * Math.sin(angle)] as const
    }),
  )
}

/** An outline through a few corners with straight sides of many points. */
export function polygon(corners: Outline, per = 8): Outline {
  return corners.flatMap(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [x, y]
    return Array.from(
      { length: per },
      (_, k) => [x + ((nx - x) * k) / per, y + ((ny - y) * k) / per] as const,
    )
  })
}

type Tube = {
  /** Mm at a place from 0 to 1. */
  radius: (along: number) => number
  /** Height over width of the cross-section. */
  flat?: number
  around?: number
  open?: boolean
}

/**
 * A tube along a path; coords are mm along, and around 0 to 0.5 and back again, so that what is painted by them meets
 * where the tube closes.
 */
export const tube = (path: readonly Vec[], shape: Tube): Mesh =>
  meshWhenDrawn(() => tubeOf(path, shape))

function tubeOf(path: readonly Vec[], { radius, flat = 1, around = 10, open = false }: Tube): Mesh {
  const last = path.length - 1
  let length = 0
  const lengths = path.map((at, i) => {
    const before = path[i - 1]
    if (before) length += Math.hypot(...subtract(at, before))
    return length
  })
  const rings = path.map((at, i) => {
    const along = unit(subtract(path[Math.min(last, i + 1)] ?? at, path[Math.max(0, i - 1)] ?? at))
    const side = unit(cross(Math.abs(along[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1], along))
    const up = cross(along, side)
    const r = radius(i / last)
    return Array.from({ length: around }, (_, k): Vec => {
      const angle = (k / around) * tau
      return add(at, add(times(side, r * Math.cos(angle)), times(up, r * flat * Math.sin(angle))))
    })
  })
  return loft(rings, open ? {} : { start: true, end: true }, (along, around) => [
    lengths[Math.round(along * last)] ?? 0,
    Math.min(around, 1 - around),
    along,
  ])
}

/** A thin sheet over a leaf-like or round outline: `height` lifts it, -1 to 1 across both ways. */
export const sheet = (
  size: readonly [length: number, width: number],
  width: (along: number) => number,
  height: (along: number, across: number) => number,
  detail = 10,
): Mesh =>
  meshWhenDrawn(() =>
    patch(
      detail,
      8,
      (u, v) => {
        const across = (v * 2 - 1) * width(u)
        return [(u - 0.5) * size[0], (across * size[1]) / 2, height(u, v * 2 - 1)]
      },
      (u, v) => [u, v * 2 - 1, 0],
    ),
  )
