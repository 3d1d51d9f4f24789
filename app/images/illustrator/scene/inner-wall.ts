import type { Vessel } from '../vessels/vessel.ts'

/**
 * What food may not go through: the line of a round vessel's inside from its middle to its rim, and the same line as
 * radii by height.
 */
export type InnerWall = {
  /** [radius, height] in mm. */
  line: readonly (readonly [radius: number, z: number])[]
  rim: number
  /** Height of the rim and of the lowest place. */
  top: number
  floor: number
  /** Radius of the inside at a height; that of the rim above it. */
  radiusAt(z: number): number
}

const steps = 72

/** The wall of a round vessel; null for a board, which has none, and for glasses that get narrower upwards. */
export function innerWall(vessel: Vessel): InnerWall | null {
  const { kind, inside, radius, reach, height, floor } = vessel
  if ((reach && vessel.rim === undefined) || kind === 'wine glass') return null
  const rim = vessel.rim ?? radius
  const line = Array.from({ length: steps + 1 }, (_, i) => {
    const far = (rim * i) / steps
    return [far, Math.min(inside(far), height)] as const
  })
  const whole = [...line, [rim, height] as const]
  return { line: whole, rim, top: height, floor, radiusAt: radiiOf(whole, rim, height) }
}

/** The widest place of the inside at each of a hundred heights from just over the floor to the rim. */
function radiiOf(line: InnerWall['line'], rim: number, top: number): InnerWall['radiusAt'] {
  const floor = Math.min(...line.map(([, z]) => z)) + 0.05
  const step = Math.max(0.01, (top - floor) / 100)
  const radii = Float32Array.from({ length: 101 }, (_, i) => widestAt(line, floor + i * step))
  return (z) => {
    if (z >= top) return rim
    const at = Math.max(0, (z - floor) / step)
    const low = Math.min(99, Math.floor(at))
    const a = radii[low] ?? rim
    return a + ((radii[low + 1] ?? rim) - a) * (at - low)
  }
}

function widestAt(line: InnerWall['line'], z: number): number {
  let most = 0
  line.forEach(([far, low], i) => {
    const [before, from] = line[i - 1] ?? [far, low]
    if (low <= z) most = Math.max(most, far)
    else if (from <= z) most = Math.max(most, before + ((far - before) * (z - from)) / (low - from))
  })
  return most
}

const nearest = { far: 0, z: 0, apart: 0 }

/** The place of the wall's line that is nearest to a point; one object is used for all answers. */
export function nearestOn({ line }: InnerWall, far: number, z: number): typeof nearest {
  let least = Number.POSITIVE_INFINITY
  let [ax, az] = line[0] as readonly [number, number]
  for (let i = 1; i < line.length; i++) {
    const next = line[i] as readonly [number, number]
    const dx = next[0] - ax
    const dz = next[1] - az
    const long = dx * dx + dz * dz
    const t = long > 0 ? Math.min(1, Math.max(0, ((far - ax) * dx + (z - az) * dz) / long)) : 0
    const outX = far - (ax + t * dx)
    const outZ = z - (az + t * dz)
    const apart = outX * outX + outZ * outZ
    if (apart < least) {
      least = apart
      nearest.far = ax + t * dx
      nearest.z = az + t * dz
    }
    ax = next[0]
    az = next[1]
  }
  nearest.apart = Math.sqrt(least)
  return nearest
}

/** Whether a point lies in or below the wall, or outside it below its rim. */
export const isThrough = ({ rim, top, radiusAt, floor }: InnerWall, far: number, z: number) =>
  z < floor || (far > rim ? z < top : far > radiusAt(z))
