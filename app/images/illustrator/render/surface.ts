import type { Body } from './body.ts'
import { highlightOf } from './highlight.ts'
import type { Paint } from './material.ts'
import { reachOf } from './mesh.ts'

/** What shading asks of a body: all have the same fields, so that reading them for each point is quick. */
export type Surface = {
  paint: Paint
  seed: number
  gloss: number
  polish: number
  /** Its highlights. */
  highlight: Float64Array
  glow: number
  grain: number
  /** Mm of its bumps, how many go into a mm, and how crusty they are; 0 where it is smooth. */
  bumpHeight: number
  bumps: number
  crust: number
  /** True for a body that is too small for the finest grain to be seen on it. */
  small: boolean
  /** By how much a liquid's normal leans to the right and back, as it does not stand level. */
  leanX: number
  leanY: number
  /** Whether it is a liquid, which moves. */
  sways: boolean
}

/** Px of a mm below which the finest grain is not seen, and mm that the smallest body with it reaches. */
const finest = { scale: 3.4, reach: 9 }

/** The surface of a body, seen with so many px to a mm. */
export function surfaceOf({ mesh, material, seed, thin }: Body, scale: number): Surface {
  const { paint, gloss, polish, glow, grain, bump } = material
  const sways = grain <= 0 && glow > 0.1
  return {
    paint,
    seed,
    gloss,
    polish,
    highlight: highlightOf(polish),
    glow,
    grain,
    bumpHeight: bump?.height ?? 0,
    bumps: bump ? 1 / bump.size : 0,
    crust: bump?.crust ?? 0,
    small: thin === true || scale < finest.scale || reachOf(mesh) < finest.reach,
    leanX: sways ? -0.055 + 0.065 * Math.sin(seed * 91.7) : 0,
    leanY: sways ? 0.025 + 0.035 * Math.cos(seed * 57.3) : 0,
    sways,
  }
}
