import type { Material, Spot } from './material.ts'
import { crumbAt, noiseSlope } from './noise.ts'

/** What the unevenness of a material does at a point: its normal, not of length 1, and how light it is, about 1. */
export type Relief = { x: number; y: number; z: number; tone: number }

/** Mm from wave to wave of the noise that all food has, and of the finest. */
const grainSize = { broad: 1 / 0.55, finest: 1 / 1.7 }

/**
 * Changes a normal by a material's bumps and grain, and tells the spot how high on its bump it lies. `isFine` leaves
 * out the finest grain, which nobody sees in what is small or far.
 */
export function addRelief(
  relief: Relief,
  { bump, grain }: Material,
  spot: Spot,
  isFine: boolean,
): void {
  const { u, v, w, seed } = spot
  spot.hill = 1
  if (bump?.crust) addCrumbs(relief, bump.height, bump.size, bump.crust, spot)
  else if (bump) {
    const size = 1 / bump.size
    const at = noiseSlope(u * size, v * size, w * size)
    const high = bump.height * size
    relief.x -= at.x * high
    relief.y -= at.y * high
    relief.z -= at.z * high
  }
  if (grain <= 0) return
  // No food is of one colour or quite smooth.
  const broad = 1 / grainSize.broad
  const fine = noiseSlope(u * broad + seed * 57, v * broad, w * broad)
  const deep = 0.11 * grain
  relief.x -= fine.x * deep
  relief.y -= fine.y * deep
  relief.z -= fine.z * deep
  relief.tone += grain * (0.2 * (fine.value - 0.5) + 0.16 * (seed - 0.5))
  if (isFine) return
  const small = 1 / grainSize.finest
  const finest = noiseSlope(u * small, v * small, w * small + seed * 31)
  relief.x -= finest.x * deep * 0.8
  relief.y -= finest.y * deep * 0.8
  relief.z -= finest.z * deep * 0.8
  relief.tone += 0.14 * grain * (finest.value - 0.5)
}

/** Round crumbs of about `wide` mm side by side, each lighter or darker than the next, with dark creases between. */
function addCrumbs(relief: Relief, high: number, wide: number, crust: number, spot: Spot): void {
  // Crumbs are of all shapes: the places are drawn out and bent before they are told apart.
  const size = 1 / wide
  const { u, v, w, seed } = spot
  const bend = noiseSlope(u * size * 0.9, v * size * 0.9, w * size * 0.9 + seed * 13)
  const off = 0.55 * (bend.value - 0.5)
  const by = 0.3 * high * size
  relief.x -= bend.x * by
  relief.y -= bend.y * by
  relief.z -= bend.z * by
  const { x, y, z, far, lot } = crumbAt(u * size + off, v * size - off + seed * 9, w * size + off)
  const steep = 1.5 * high * size * crust * Math.min(1, far * 1.6)
  relief.x -= x * steep
  relief.y -= y * steep
  relief.z -= z * steep
  spot.hill = 1 - Math.min(1, Math.max(0, (far - 0.3) * 2.6))
  relief.tone *= 1 + crust * (0.3 * (lot - 0.5) - 0.2 * (1 - spot.hill))
}
