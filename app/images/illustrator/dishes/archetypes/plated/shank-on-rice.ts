import { type Form, heapGround } from '../../../forms/form.ts'
import { poured } from '../../../forms/liquids.ts'
import { disc, scaled } from '../../../scene/regions.ts'
import { sauceOf } from '../mixed.ts'
import { layPart, lazyParts, strewParts } from '../parts.ts'

const rice = lazyParts('saffron risotto rice 45')
const shank = lazyParts('shank slice 55')
const bits = lazyParts('diced carrot 2, diced tomato 2')
const gremolata = lazyParts('parsley 1.4')
const sauce = poured(sauceOf(['#9a4a1c', '#c47a3c'], 1.2), { thick: 2.6, lumpy: 1.4, fills: 4 })

/** Slices of shank on yellow risotto, in their tomato and wine, chopped parsley and lemon peel on them. */
export function shankOnRice(): Form {
  return {
    count: (amount) => shank()[0]?.look.form.count?.(amount) ?? 1,
    ground: ({ volume }) => heapGround(volume) * 1.55,
    lay(place) {
      const { center, area } = place.region
      const reach = Math.sqrt(area / Math.PI)
      const [base, main] = [rice()[0], shank()[0]]
      if (base) layPart(place, base, place.region, place.volume * 0.36)
      sauce.lay({ ...place, region: disc(center.x, center.y - 4, reach * 0.7) })
      strewParts(place, bits(), scaled(place.region, 0.66))
      const on = disc(center.x, center.y, reach * 0.5)
      if (main) layPart(place, main, on, place.volume * 0.5, place.count)
      sauce.lay({ ...place, region: disc(center.x - 26, center.y - 24, 15) })
      strewParts(place, gremolata(), disc(center.x - 20, center.y - 16, 20))
    },
  }
}
