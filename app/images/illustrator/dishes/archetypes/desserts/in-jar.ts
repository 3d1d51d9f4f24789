import { type Drink, drink } from '../../../forms/drinks.ts'
import type { Form } from '../../../forms/form.ts'
import { createGround } from '../../../scene/ground.ts'
import { levelIn, radiusAt } from '../../../scene/levels.ts'
import { disc } from '../../../scene/regions.ts'
import { layPart, lazyParts } from '../parts.ts'

/** Something thick in a glass, with fruit on top: overnight oats. */
export function inJar(spec: Drink, on: string): Form {
  const below = drink(spec)
  const top = lazyParts(on)
  return {
    ...below,
    lay(place) {
      const { bowl } = place
      below.lay(place)
      if (!bowl) return
      const level = Math.min(levelIn(bowl, place.volume, 9, 1), bowl.depth - 4)
      const reach = radiusAt(bowl, level)
      const ground = createGround(() => level - 2)
      for (const part of top()) {
        layPart({ ...place, ground }, part, disc(0, 0, reach * 0.72), part.share)
      }
    },
  }
}
