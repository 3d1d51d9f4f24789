import { blend, colour, step } from '../../../render/colour.ts'
import type { Material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import type { Place } from '../../../scene/place.ts'
import { covered } from '../parts.ts'

const brown = colour('#7a3d14')

/** Mm that what was baked on something has sunk into it. */
const sunk = 0.9

/** The place with what is put there browned in a hot oven, at its edges and on some of its top, and wet with fat. */
export const browned = (place: Place): Place => covered(place, 1, inOven)

/** The same for what was baked onto something: it is a little sunk. */
export function bakedOn(place: Place): Place {
  const { put } = browned(place)
  return {
    ...place,
    put(body) {
      const { at = [0, 0, 0] } = body.pose
      put({ ...body, pose: { ...body.pose, at: [at[0], at[1], at[2] - sunk] } })
    },
  }
}

const inOven = (own: Material): Material => ({
  ...own,
  gloss: Math.max(own.gloss, 0.5),
  polish: Math.max(own.polish, 0.56),
  paint(spot) {
    const { u, v, w, up, seed } = spot
    const n = fractal(u / 5 + seed * 31, v / 5, w / 5 + 2, 2)
    const edge = (1 - step(0.35, 0.85, up)) * (0.35 + 0.6 * step(0.35, 0.6, n))
    return blend(own.paint(spot), brown, Math.min(0.75, edge + 0.5 * step(0.55, 0.75, n)))
  },
})
