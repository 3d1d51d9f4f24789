import { cross, unit, type Vec } from '../vector.ts'

/**
 * The window that moist things mirror: high at the back on the left, so that what leans a little that way catches
 * it. Half its width and height are sines of angles.
 */
const facing: Vec = unit([-0.25, 0.74, 0.7])
const across: Vec = unit(cross([0, 0, 1], facing))
const upwards: Vec = cross(facing, across)
const halfWidth = 0.042
const halfHeight = 0.085

/** Strength of the window in something wet that lies level. */
const brightness = 17

/**
 * How bright the window is in a mirror that looks back along three numbers (length 1); the fourth, its blur, is 0 for a
 * clear mirror, 0.1 for a dull one, in which the same light is spread wider.
 */
export function windowIn(back: Float64Array): number {
  const x = back[0] as number
  const y = back[1] as number
  const z = back[2] as number
  const blur = back[3] as number
  if (x * facing[0] + y * facing[1] + z * facing[2] < 0) return 0
  const beside = x * across[0] + y * across[1] + z * across[2]
  const above = x * upwards[0] + y * upwards[1] + z * upwards[2]
  const soft = 0.012 + blur
  const left = beside < 0 ? -beside : beside
  const wide = share((halfWidth + soft - left) / (2 * soft))
  if (wide === 0) return 0
  const high = share((halfHeight + soft - (above < 0 ? -above : above)) / (2 * soft))
  if (high === 0) return 0
  // The bar between its two panes.
  const bar = blur < 0.03 ? share((left - 0.006) / 0.012) : 1
  const spread = halfWidth / (halfWidth + blur)
  return brightness * wide * high * (0.4 + 0.6 * bar) * spread
}

/** 0 to 1, smooth at both ends. */
const share = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t))
