import type { Form } from '../../../forms/form.ts'
import { heapGround } from '../../../forms/form.ts'
import { disc } from '../../../scene/regions.ts'
import { layPart, lazyParts } from '../parts.ts'

/**
 * A food with a little salad at its side: kebabs with rings of onion and lemon. The food keeps the pieces that
 * were said; the shares of the sides are percent of its volume.
 */
export function beside(base: string, sides: string): Form {
  const whole = lazyParts(base)
  const others = lazyParts(sides)
  return {
    count: (amount) => whole()[0]?.look.form.count?.(amount) ?? 1,
    ground: (amount) => (whole()[0]?.look.form.ground(amount) ?? heapGround(amount.volume)) * 1.35,
    lay(place) {
      const { center, area } = place.region
      const radius = Math.sqrt(area / Math.PI)
      const main = disc(center.x - radius * 0.14, center.y + radius * 0.1, radius * 0.84)
      whole()[0]?.look.form.lay({ ...place, region: main })
      const count = others().length
      others().forEach((part, i) => {
        const angle = -0.75 + (i - (count - 1) / 2) * 0.75
        const x = center.x + radius * 0.86 * Math.cos(angle)
        const y = center.y + radius * 0.86 * Math.sin(angle)
        layPart(place, part, disc(x, y, radius * 0.3), (place.volume * part.share) / 100)
      })
    },
  }
}
