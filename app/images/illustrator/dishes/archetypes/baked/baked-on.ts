import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import type { Material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import type { Place } from '../../../scene/place.ts'

const brown = colour('#7a3d14')

/** Mm that what was baked on something has sunk into it. */
const sunk = 0.9

/**
 * The place with what is put there baked onto it in a hot oven: a little sunk, its edges and some of its top browned, and
 * wet with fat.
 */
export function bakedOn(place: Place): Place {
  const known = new Map<Material, Material>()
  const bakedOf = (own: Material): Material => {
    const made = known.get(own) ?? browned(own)
    known.set(own, made)
    return made
  }
  const put = (body: Body) => {
    const { at = [0, 0, 0] } = body.pose
    const pose = { ...body.pose, at: [at[0], at[1], at[2] - sunk] as const }
    place.put({ ...body, pose, material: bakedOf(body.material) })
  }
  return { ...place, put }
}

const browned = (own: Material): Material => ({
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
