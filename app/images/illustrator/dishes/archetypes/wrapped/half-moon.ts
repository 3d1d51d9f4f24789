import { step } from '../../../render/colour.ts'
import { loft, type Mesh } from '../../../render/mesh.ts'
import type { Vec } from '../../../render/vector.ts'

const steps = 56

/** Mm across from the belly at 0 to the seam at 1, and from there on the rim that was pressed together, and its height. */
const above = [1, 0.97, 0.9, 0.82, 0.73, 0.63, 0.52, 0.41, 0.3, 0.2, 0.11, 0.04]

/**
 * A plump half moon that lies on its side: its belly towards +y, before it a thin rim pinched into soft pleats that run
 * out on the dough; mm.
 */
export function halfMoon(seed: number): Mesh {
  const rings = Array.from({ length: steps + 1 }, (_, i) => sectionAt(-1 + (2 * i) / steps, seed))
  return loft(rings, { start: true, end: true })
}

/** The outline of the half moon cut across at a place along it, -1 to 1. */
function sectionAt(t: number, seed: number): Vec[] {
  const full = Math.sqrt(Math.max(0.004, 1 - t * t))
  const fold = Math.abs(Math.sin(t * 11 + seed)) ** 0.8
  const [belly, seam] = [-10 * full ** 0.45, 16 * full]
  const rim = (5.8 + 1.1 * fold) * Math.min(1, 2.2 * full)
  const lies = (3.4 + 1.9 * fold) * Math.min(1, 1.4 * full)
  const high = 16 * full ** 0.75
  const at = (y: number, z: number): Vec => [-36.5 * t, -y + 3, Math.max(0, z)]
  const across = (p: number): number => belly + (seam - belly) * p
  const top = above.map((p) => {
    const dome = high * (1 - Math.abs(2 * p ** 0.85 - 1) ** 2.3) ** 0.62
    const pleat = 2.5 * (fold - 0.5) * step(0.35, 0.95, p) * full
    return at(across(p), Math.max(dome + pleat, 0) + lies * step(0.72, 1, p))
  })
  return [
    at(seam + rim, lies - 0.3),
    at(seam + rim, lies + 0.9),
    at(seam + 0.6 * rim, lies + 1.2),
    ...top,
    at(belly, high * 0.24),
    at(across(0.03), high * 0.06),
    at(across(0.15), 0),
    at(across(0.5), 0),
    at(across(0.8), 0.6),
    at(seam, lies - 1),
  ]
}
