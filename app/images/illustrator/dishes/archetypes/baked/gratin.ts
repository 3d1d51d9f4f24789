import { type Form, heapGround } from '../../../forms/form.ts'
import { poured } from '../../../forms/liquids.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import { disc, scaled } from '../../../scene/regions.ts'
import { coated, layPart, lazyParts, strewParts } from '../parts.ts'

/** Cream and cheese from the grill: pale between, golden, with brown blisters. */
const gratin = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 13 + seed * 9, v / 13, 1, 3)
    const fine = fractal(u / 3.4, v / 3.4 + seed * 5, 4, 2)
    const cheese = blend(colour('#f6e2ac'), colour('#e2a640'), step(0.36, 0.62, n))
    return blend(cheese, colour('#8a4a16'), 0.9 * step(0.52, 0.72, 0.7 * n + 0.36 * fine))
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
