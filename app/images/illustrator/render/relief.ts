import type { Spot } from './material.ts'
import { asked, crumb, findCrumb, findSlope, slope } from './noise.ts'
import type { Surface } from './surface.ts'

/**
 * What the unevenness of a material does at a point: x, y and z of its normal, not of length 1, and how light it is,
 * about 1, and how strongly it glistens, about 1. An array of numbers, since fields of an object would be made anew for each point.
 */
export type Relief = Float64Array

export const createRelief = (): Relief => new Float64Array(5)

/** Waves to a mm of the noise that all food has, and of the finest. */
const waves = { broad: 0.55, finest: 1.7 }

/** Changes a normal by a surface's bumps and grain, and tells the spot how high on its bump it lies. */
export function addRelief(relief: Relief, surface: Surface, spot: Spot): void {
  spot.hill = 1
  relief[4] = 1
  if (surface.crust > 0) addCrumbs(relief, surface, spot)
  else if (surface.bumps > 0) {
    const { bumps } = surface
    asked[0] = spot.u * bumps
    asked[1] = spot.v * spot.round * bumps
    asked[2] = spot.w * bumps
    findSlope()
    lean(relief, surface.bumpHeight * bumps, 1)
    if (surface.sways) {
      relief[4] = slope[3] as number
      moisten(relief)
      relief[4] = 1.1 * (relief[4] as number)
    }
  }
  if (surface.grain > 0) addGrain(relief, surface, spot)
}

/** No food is of one colour or quite smooth. */
function addGrain(relief: Relief, { grain, small }: Surface, spot: Spot): void {
  const { u, w, seed } = spot
  const v = spot.v * spot.round
  const { broad, finest } = waves
  asked[0] = u * broad + seed * 57
  asked[1] = v * broad
  asked[2] = w * broad
  findSlope()
  const deep = 0.11 * grain
  lean(relief, deep, 1)
  const value = slope[3] as number
  relief[3] = (relief[3] as number) + grain * (0.2 * (value - 0.5) + 0.16 * (seed - 0.5))
  // Nobody sees the finest grain in what is small or far.
  if (small) relief[4] = value
  else {
    asked[0] = u * finest
    asked[1] = v * finest
    asked[2] = w * finest + seed * 31
    findSlope()
    lean(relief, deep, 0.8)
    relief[3] = (relief[3] as number) + 0.14 * grain * ((slope[3] as number) - 0.5)
    relief[4] = 0.6 * value + 0.4 * (slope[3] as number)
  }
  moisten(relief)
  relief[4] = 1 - grain + grain * (relief[4] as number)
}

/** Leans the normal away from the slope that was found, as that of a relief so deep. */
function lean(relief: Relief, deep: number, share: number): void {
  relief[0] = (relief[0] as number) - (slope[0] as number) * deep * share
  relief[1] = (relief[1] as number) - (slope[1] as number) * deep * share
  relief[2] = (relief[2] as number) - (slope[2] as number) * deep * share
}

/** Puts how much moisture lies at a place, none or rather much, for the noise there. */
function moisten(relief: Relief): void {
  const t = ((relief[4] as number) - 0.36) / 0.3
  relief[4] = t <= 0 ? 0.45 : t >= 1 ? 1.25 : 0.45 + 0.8 * t * t * (3 - 2 * t)
}

/** Round crumbs side by side, each lighter or darker than the next, with dark creases between. */
function addCrumbs(relief: Relief, { bumpHeight: high, bumps: size, crust }: Surface, spot: Spot) {
  // Crumbs are of all shapes: the places are drawn out and bent before they are told apart.
  const { u, w, seed } = spot
  const v = spot.v * spot.round
  asked[0] = u * size * 0.9
  asked[1] = v * size * 0.9
  asked[2] = w * size * 0.9 + seed * 13
  findSlope()
  const off = 0.55 * ((slope[3] as number) - 0.5)
  const by = 0.3 * high * size
  relief[0] = (relief[0] as number) - (slope[0] as number) * by
  relief[1] = (relief[1] as number) - (slope[1] as number) * by
  relief[2] = (relief[2] as number) - (slope[2] as number) * by
  asked[0] = u * size + off
  asked[1] = v * size - off + seed * 9
  asked[2] = w * size + off
  findCrumb()
  const far = crumb[3] as number
  const lot = crumb[4] as number
  const steep = 1.5 * high * size * crust * Math.min(1, far * 1.6)
  relief[0] = (relief[0] as number) - (crumb[0] as number) * steep
  relief[1] = (relief[1] as number) - (crumb[1] as number) * steep
  relief[2] = (relief[2] as number) - (crumb[2] as number) * steep
  spot.hill = 1 - Math.min(1, Math.max(0, (far - 0.3) * 2.6))
  relief[3] = (relief[3] as number) * (1 + crust * (0.3 * (lot - 0.5) - 0.2 * (1 - spot.hill)))
}
