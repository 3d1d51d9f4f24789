import type { Form } from '../../forms/form.ts'
import { liquidSkin } from '../../forms/liquid-skin.ts'
import { putPool } from '../../forms/liquids.ts'
import type { Material } from '../../render/material.ts'
import { createGround } from '../../scene/ground.ts'
import { levelIn, radiusAt } from '../../scene/levels.ts'
import type { Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { cover, toEdge } from '../../shapes/cover.ts'
import { afloat, coated, type DishPart, layPart, lazyParts, onTop, strewParts } from './parts.ts'
import { putSwirl } from './swirl.ts'

export type Stew = {
  /** Colour of the liquid, and of the clouds in it. */
  liquid: string
  clouds?: string
  /** Mm of it that hide half of what lies in it: broth 25, thin curry 4, cream 1.5. */
  clear?: number
  /** Drops of fat on top, by their colour. */
  oil?: string
  /** Colour of a cream or oil that is drawn in a spiral over it. */
  swirl?: string
  /** Parts that look out of it: "chicken chunk 40, carrot 10". */
  in?: string
  /** Parts that lie on top. */
  on?: string
  /** The part of which a said number of pieces is: the eggs of "2 eggs in tomato sauce". */
  counted?: string
  /** How much the parts take on its colour, 0 to 1. */
  coat?: number
  /** Thick enough for pieces to lie on it rather than in it, 0 to 1. */
  thick?: number
}

/** Pieces in a liquid: soups, stews, curries, daal, cereal in milk. In its own bowl, or as a pool on a plate. */
export function stew(spec: Stew): Form {
  const { thick = 0.3, clear = 3 } = spec
  const { coat = clear < 8 ? 0.3 : 0.1 } = spec
  const inside = lazyParts(spec.in)
  const on = lazyParts(spec.on)
  const liquid = liquidOf(spec)
  return {
    ground: ({ volume }) => (volume * 1000) / 14,
    lay(place) {
      const surface = place.bowl ? fillBowl(place, liquid, spec) : spill(place, liquid)
      const below = createGround(() => surface.level - 3 - 7 * (1 - thick))
      const rim = place.bowl ? surface.radius : place.rim
      const saidOf = ({ name }: DishPart) => (name === spec.counted ? place.count : undefined)
      const soaked = coated({ ...place, ...(rim && { rim }), ground: below }, spec.liquid, coat)
      for (const part of inside()) {
        const floats = afloat(soaked, surface.level)
        layPart(floats, part, surface.region, (place.volume * part.share) / 80, saidOf(part))
      }
      if (spec.swirl) putSwirl(place, spec.swirl, { level: surface.level, reach: surface.radius })
      const { x, y } = surface.region.center
      const top = createGround((x, y) => Math.max(surface.level, below.at(x, y) - 2))
      const middle = disc(x, y, surface.radius * 0.62)
      strewParts(onTop({ ...place, ground: top }), on(), middle, { saidOf })
    },
  }
}

/** The liquid's material. */
export const liquidOf = ({ liquid, clouds, oil, thick = 0.3 }: Stew): Material =>
  liquidSkin({ liquid, thick, ...(clouds && { clouds }), ...(oil && { oil }) })

type Surface = { level: number; radius: number; region: ReturnType<typeof disc> }

/** Fills the bowl to the level of the volume. */
export function fillBowl(
  place: Place,
  liquid: Material,
  { clear = 3 }: { clear?: number },
): Surface {
  const { bowl, volume } = place
  const held = bowl ?? { radius: 80, depth: 60, inside: () => 0 }
  const level = levelIn(held, volume, 7)
  const radius = radiusAt(held, level)
  putLiquid(place, liquid, { level, radius, clear })
  // What is put into the bowl afterwards floats.
  place.ground.heap(0, 0, radius * 1.1, level - 5, 4)
  return { level, radius, region: disc(0, 0, radius * 0.9) }
}

/** The surface of a liquid in its bowl, drawn up a little where it meets the wall. */
export function putLiquid(
  { put, random }: Place,
  liquid: Material,
  { level, radius, clear }: { level: number; radius: number; clear: number },
): void {
  const height = (_x: number, _y: number, out: number) => level + 1.6 * out ** 26
  put({
    mesh: cover(disc(0, 0, radius + 0.8), height, 24, toEdge),
    material: liquid,
    pose: {},
    seed: random.next(),
    veil: { clear, most: 1, least: clear < 5 ? 0.9 : 0.3 },
  })
}

function spill(place: Place, liquid: Material): Surface {
  const { region, ground } = place
  const floor = ground.at(region.center.x, region.center.y)
  putPool(place, liquid, 7.5)
  return { level: floor + 6.5, radius: Math.sqrt(region.area / Math.PI), region }
}
