import { type Form, heapGround } from '../../../forms/form.ts'
import { poured } from '../../../forms/liquids.ts'
import { disc, scaled } from '../../../scene/regions.ts'
import { coated, layPart, lazyParts, strewParts } from '../parts.ts'
import { grilledCheese } from './grilled-cheese.ts'

/** Cream and cheese: paler and more finely blistered than cheese alone. */
const gratin = grilledCheese(
  {
    colours: ['#f6e2ac', '#e2a640', '#8a4a16'],
    clouds: 13,
    blisters: 3.4,
    burns: [0.52, 0.72, 0.9],
  },
  { gloss: 0.62, polish: 0.52, glow: 0.4, grain: 0.4, bump: { height: 1, size: 6 } },
)

/** A crust over what lies there, from which that stands out where it is so many mm higher than its mean. */
export const gratinCrust = (bares: number, wide = 0.97): Form =>
  poured(gratin, { thick: 1.1, fills: 5, bares, lumpy: 1.6, wide })

type Gratinated = { of: string; sauce: string; on: string }

/** Pieces baked in their sauce under a crust of cheese, in their dish: baked ziti. */
export function gratinated({ of, sauce, on }: Gratinated): Form {
  const parts = lazyParts(of)
  const top = lazyParts(on)
  const crust = gratinCrust(3.4, 0.94)
  return {
    ground: ({ volume }) => heapGround(volume, 0.8),
    lay(place) {
      const { center, area } = place.region
      const own = coated(place, sauce, 0.5)
      for (const part of parts())
        layPart(own, part, scaled(place.region, 0.86), (place.volume * part.share) / 100)
      crust.lay({ ...place, region: disc(center.x, center.y, Math.sqrt(area / Math.PI) * 0.84) })
      strewParts(place, top(), scaled(place.region, 0.6))
    },
  }
}
