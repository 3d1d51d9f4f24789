import { step } from '../../../render/colour.ts'
import { loft, type Mesh } from '../../../render/mesh.ts'
import type { Vec } from '../../../render/vector.ts'

export type HalfMoon = {
  /** Mm from tip to tip, from front to back at its belly, and up to its seam. */
  long?: number
  deep?: number
  high?: number
  pleats?: number
}

/** What a half moon measures unless it is told otherwise. */
export const usualHalfMoon = { long: 66, deep: 34, high: 29, pleats: 7 } as const

const steps = 84

/** From the foot at 0 to the seam at 1: where its sides are cut, and how far these bulge there. */
const up = [0, 0.08, 0.2, 0.34, 0.48, 0.6, 0.7, 0.8, 0.89, 0.96, 1]
const bulge = (p: number): number =>
  p < 0.32
    ? 0.66 + 0.34 * Math.sin((Math.PI / 2) * (p / 0.32))
    : 0.07 + 0.93 * Math.cos((Math.PI / 2) * ((p - 0.32) / 0.68)) ** 0.9

/**
 * A plump half moon that stands on its belly, its tips bent back. The front (towards -y) is folded into pleats which
 * meet in the thin rim on top; mm, and so are its coords.
 */
export function halfMoon(seed: number, size: HalfMoon = {}): Mesh {
  const rings = Array.from({ length: steps + 1 }, (_, i) =>
    section(-1 + (2 * i) / steps, seed, size),
  )
  return loft(rings, { start: true, end: true })
}

/** Half of it, from a tip to the cut across its middle, and the cut, whose coords are mm across, mm high and 0 to 1 outwards. */
export function cutMoon(seed: number, size: HalfMoon = {}): { side: Mesh; face: Mesh } {
  const half = steps / 2
  const rings = Array.from({ length: half + 1 }, (_, i) => section(-1 + i / half, seed, size))
  const last = rings[half] ?? []
  const middle = (size.high ?? usualHalfMoon.high) * 0.4
  const outs = [1, 0.92, 0.8, 0.6, 0.4, 0.2, 0.02]
  const inwards = outs.map((out) =>
    last.map(
      ([x, y, z]): Vec => [
        x + 1.2 * (1 - out) * Math.sin(y * 0.9 + seed),
        y * out,
        middle + (z - middle) * out,
      ],
    ),
  )
  const face = loft(inwards, { end: true }, (along, _around, [, y, z]) => [
    y,
    z,
    outs[Math.round(along * (outs.length - 1))] ?? 0,
  ])
  return { side: loft(rings, { start: true }), face }
}

/** The outline of the half moon cut across at a place along it, -1 to 1: up its back and down its front. */
function section(t: number, seed: number, size: HalfMoon): Vec[] {
  const { long, deep, high, pleats } = { ...usualHalfMoon, ...size }
  const full = Math.sqrt(Math.max(0.004, 1 - Math.abs(t) ** 2.4))
  const half = (deep / 2) * (0.1 + 0.9 * full)
  const seam = high * (0.36 + 0.64 * full) - 5
  const rim = 2 + 6 * Math.min(1, 1.6 * full)
  // Pleats run apart towards the foot.
  const foldAt = (p: number): number =>
    pleatAt((t / (1.3 - 0.3 * p)) * pleats * 0.5 + 0.6 * Math.sin(seed * 3) + 20, t) *
    Math.min(1, 1.5 * full)
  const fold = foldAt(1)
  const bent = (long / 6.5) * t * t + 0.8 * Math.sin(3 * t + seed)
  const at = (y: number, z: number): Vec => [(t * long) / 2, y + bent, z]
  const back = up.map((p) => at(0.84 * half * bulge(p), seam * p))
  const front = up.toReversed().map((p) => {
    const folded = foldAt(p) * 2.6 * step(0.52, 1, p)
    return at(-half * bulge(p) - folded, seam * p)
  })
  const lip = -fold * 2.6
  return [
    ...back,
    at(1.4 - 0.2 * fold, seam + 0.6 * rim),
    at(0.6 + lip * 0.5, seam + rim + 0.9 * fold),
    at(-1 + lip, seam + rim + 0.7 * fold),
    at(-1.4 + lip, seam + 0.5 * rim),
    ...front,
  ]
}

/** How far a pleat stands out, 0 to 1: it rises slowly towards the middle and ends in a fold. */
function pleatAt(turns: number, t: number): number {
  const along = t < 0 ? turns - Math.floor(turns) : 1 - (turns - Math.floor(turns))
  return along < 0.8 ? (along / 0.8) ** 0.9 : (1 - along) / 0.2
}
