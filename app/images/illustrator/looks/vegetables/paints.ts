import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'

type Roast = {
  /** Colour of the browned places. */
  brown: string
  /** 0 to 1: share of it that is browned. */
  much?: number
  /** Mm from place to place. */
  size?: number
}

/** A paint with browned places over another: roasted and fried vegetables. */
export function browned(paint: Paint, { brown, much = 0.35, size = 7 }: Roast): Paint {
  const dark = colour(brown)
  return (spot) => {
    const { u, v, w, up, seed } = spot
    const n = fractal(u / size + seed * 57, v / size + 9, w / size, 2)
    const fine = noise(u / 1.3 + seed * 9, v / 1.3, w / 1.3) - 0.5
    // Edges are thin and get hot first.
    const edge = step(0.1, 0.4, up) * (1 - step(0.7, 0.95, up))
    const hot = n + 0.16 * edge + 0.16 * fine
    return blend(paint(spot), dark, step(0.74 - much * 0.6, 0.95 - much * 0.6, hot) * 0.85)
  }
}

export type Face = {
  radius: number
  skin: string
  flesh: string
  /** Colour of the middle, and how far it reaches (share of the radius). */
  core?: string
  reach?: number
  /** Mm of skin seen on the cut face. */
  rind?: number
  /** More marks on the cut face, by share of the radius and angle. */
  mark?: (own: Colour, far: number, angle: number, seed: number) => Colour
}

/** A round slice lying flat: skin round its edge, flesh and core on its faces. */
export function roundFace({
  radius,
  skin,
  flesh,
  core,
  reach = 0.4,
  rind = 0.7,
  mark,
}: Face): Paint {
  const [outer, inner, middle] = [colour(skin), colour(flesh), colour(core ?? flesh)]
  return ({ u, v, seed }) => {
    const far = Math.hypot(u, v) / radius
    const cloud = fractal(u / 4 + seed * 31, v / 4, seed * 9, 2) - 0.5
    let own = blend(middle, inner, step(reach - 0.12, reach + 0.12, far + cloud * 0.2))
    own = blend(own, blend(own, outer, 0.5), Math.abs(cloud) * 0.5)
    if (mark) own = mark(own, far, Math.atan2(v, u), seed)
    return blend(own, outer, step(1 - (1.6 * rind) / radius, 1 - (0.6 * rind) / radius, far))
  }
}

/** Moist flesh of a cut vegetable. */
export const moist = (paint: Paint | string, more: Partial<Material> = {}): Material =>
  material(paint, {
    gloss: 0.1,
    polish: 0.3,
    glow: 0.3,
    bump: { height: 0.25, size: 2.4 },
    ...more,
  })

/** A cooked vegetable, with oil or water on it. */
export const glazed = (paint: Paint | string, more: Partial<Material> = {}): Material =>
  material(paint, {
    gloss: 0.22,
    polish: 0.4,
    glow: 0.4,
    bump: { height: 0.35, size: 2.8 },
    ...more,
  })

/** A fried or roasted crust, dry and rough. */
export const crisp = (paint: Paint): Material =>
  material(paint, {
    gloss: 0.22,
    polish: 0.35,
    glow: 0.3,
    bump: { height: 0.5, size: 2.6, crust: 0.6 },
  })
