import type { Region } from '../core/layout.ts'
import { loft, type Mesh } from '../render/mesh.ts'
import type { Vec } from '../render/vector.ts'

/**
 * A surface over a region: `height` takes the place and how far out it lies, 0 in the middle to 1 at the
 * edge. Finer towards the edge, where it curves most. `coords` takes the same, and the height there.
 */
export function cover(
  { center, outline }: Region,
  height: (x: number, y: number, out: number) => number,
  rings = 24,
  coords?: (x: number, y: number, out: number, z: number) => Vec,
): Mesh {
  const fine = refined(outline)
  const outOf = (ring: number) => Math.cos((ring / rings) * (Math.PI / 2)) ** 0.8
  return loft(
    Array.from({ length: rings }, (_, i) => {
      const out = outOf(i)
      return fine.map(({ x, y }): Vec => {
        const at: [number, number] = [
          center.x + (x - center.x) * out,
          center.y + (y - center.y) * out,
        ]
        return [at[0], at[1], height(at[0], at[1], out)]
      })
    }),
    { end: true },
    coords &&
      ((along, _around, [x, y, z]) => coords(x, y, outOf(Math.round(along * (rings - 1))), z)),
  )
}

/** Coords for a liquid: its place, and how far out it lies. */
export const toEdge = (x: number, y: number, out: number): Vec => [x, y, out]

/** Twice as many points, so that a large cover has no corners. */
function refined(outline: Region['outline']): Region['outline'] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a
    const [p, n] = [outline.at(i - 1) ?? a, outline[(i + 2) % outline.length] ?? b]
    const middle = {
      x: (9 * (a.x + b.x) - p.x - n.x) / 16,
      y: (9 * (a.y + b.y) - p.y - n.y) / 16,
    }
    return [a, middle]
  })
}

/** How far out a point of a region lies: 0 in its middle, 1 on its outline, more outside. */
export function outwards({ center, outline }: Region, x: number, y: number): number {
  const [dx, dy] = [x - center.x, y - center.y]
  // The point of the outline that lies most in this direction.
  let reached = 1
  let most = Number.NEGATIVE_INFINITY
  for (const point of outline) {
    const px = point.x - center.x
    const py = point.y - center.y
    const reach = Math.sqrt(px * px + py * py)
    const towards = reach > 0 ? (px * dx + py * dy) / reach : 0
    if (towards <= most) continue
    most = towards
    reached = reach
  }
  return outline.length > 0 ? Math.sqrt(dx * dx + dy * dy) / Math.max(1, reached) : 2
}
