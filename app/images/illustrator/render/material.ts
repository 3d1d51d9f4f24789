import { type Colour, colour, ramp, step } from './colour.ts'
import { fractal } from './noise.ts'

/** What a paint is told of the point to colour; one object is used for all points, so do not keep it. */
export type Spot = {
  /** The mesh's coords there, in mm unless the shape says otherwise. */
  u: number
  v: number
  w: number
  /** Mm round a tube, whose `v` is the share of the way round it, at most half and back again; else 1. */
  round: number
  /** How far the surface looks up: 1 is level, 0 upright, -1 from below. */
  up: number
  /** 0 to 1, of the piece: no two pieces are quite the same. */
  seed: number
  /** 0 in the creases of its crust to 1 on the hills; 1 where it has none. */
  hill: number
  /** Set by the paint: how dull the point is against its material, 0 as polished as that to 1 matt. */
  dull: number
}

/** A spot of which nothing is known yet. */
export function createSpot(): Spot {
  // Fractions at first, so that V8 keeps no field as a whole number, and compiles no paint anew when it is none.
  const spot = { u: 0.5, v: 0.5, w: 0.5, round: 0.5, up: 0.5, seed: 0.5, hill: 0.5, dull: 0.5 }
  return Object.assign(spot, { u: 0, v: 0, w: 0, round: 1, up: 0, seed: 0, hill: 1, dull: 0 })
}

export type Paint = (spot: Spot) => Colour

export type Material = {
  paint: Paint
  /** Strength of reflections: 0 matt (bread), 0.3 moist (fruit), 1 wet (sauce, glaze). */
  gloss: number
  /** 0 dull to 1 mirror: how small the reflections are. */
  polish: number
  /** How much light goes through and comes out elsewhere: 0 for wood, 0.6 for a tomato. */
  glow: number
  /**
   * Small unevenness: mm of height, and mm from hill to hill. `crust` 0 to 1 makes round hills with sharp dark creases
   * between them: crumbs, blisters.
   */
  bump?: { height: number; size: number; crust?: number }
  /** How much its colour and surface vary from one mm to the next: 0 for tableware, 1 for most food. */
  grain: number
  /** Share of a sauce that stays on it: 1 where it is absent, less for white meat, off which it runs. */
  clings?: number
}

/** A material of one colour or of a paint; matt unless told otherwise. */
export function material(
  paint: string | Paint,
  more: Partial<Omit<Material, 'paint'>> = {},
): Material {
  const { glow = 0.15, gloss = 0.12 } = more
  return {
    paint: typeof paint === 'string' ? plain(paint) : paint,
    gloss,
    polish: 0.4,
    glow,
    // Light goes through all food; what is wet has a smooth film over it.
    grain: glow <= 0.1 ? 0 : 1 - 0.7 * step(0.45, 0.9, gloss),
    ...more,
  }
}

export const plain = (hex: string): Paint => {
  const made = colour(hex)
  return () => made
}

/** Clouds of two colours, `size` mm from cloud to cloud; pieces differ. */
export const mottled = (from: string, to: string, size: number, sharp = 0.5): Paint => {
  const between = ramp(colour(from), colour(to))
  const low = 0.5 - 0.25 / (sharp + 0.5)
  const high = 0.5 + 0.25 / (sharp + 0.5)
  return ({ u, v, w, seed }) => {
    const n = fractal(u / size + seed * 91, v / size, w / size, 2)
    return between((n - low) / (high - low))
  }
}

/** Each piece has one colour between the two. */
export const varied = (from: string, to: string): Paint => {
  const between = ramp(colour(from), colour(to))
  return ({ seed }) => between(seed)
}
