import { divide, type Region } from '../../../core/layout.ts'
import { type Form, heapGround } from '../../../forms/form.ts'
import type { Look } from '../../../looks/look.ts'
import { strewnOver } from '../../../scene/ground.ts'
import type { Amount, Place } from '../../../scene/place.ts'
import { scaled } from '../../../scene/regions.ts'
import { type DishPart, layPart, lazyParts, strewParts } from '../parts.ts'

/** Grams of the largest that lies cut in a field. */
const bite = 10

/**
 * Parts side by side in one vessel, each in a field of its own: burrito bowl, poke, ploughman's plate. `bed` lies below
 * all of them: the leaves of a Cobb salad.
 */
export function fields(text: string, on = '', bed = ''): Form {
  const parts = lazyParts(text)
  const top = lazyParts(on)
  const below = lazyParts(bed)
  return {
    ground: ({ volume }) => heapGround(volume) * 1.2,
    lay(whole) {
      for (const part of below())
        layPart(whole, part, whole.region, (whole.volume * part.share) / 100)
      const ground = below().length > 0 ? strewnOver(whole.ground, 5) : whole.ground
      const place = { ...whole, ground, bite }
      const all = parts()
      const sum = all.reduce((total, { share }) => total + share, 0)
      const regions = regionsOf(place, all, sum)
      for (const i of inOrder(all)) {
        const [part, region] = [all[i], regions[i]]
        if (!part || !region) continue
        const millilitres = (place.volume * part.share) / sum
        // Said pieces are those of what the plate is about: "3 falafel with hummus".
        if (i === 0 && place.count) layCounted(place, part, region, millilitres)
        else layPart(place, part, region, millilitres)
      }
      // A sauce goes over the first, which is what the plate is about.
      const [main] = regions
      const sauces = top().filter(({ look }) => look.role === 'sauce')
      if (main) strewParts(place, sauces, scaled(main, 0.72))
      const rest = top().filter((part) => !sauces.includes(part))
      strewParts(place, rest, scaled(place.region, 0.5))
    },
  }
}

/** A field for each part, as large as the ground that it takes: a mash heaps up, slices do not. */
function regionsOf(place: Place, parts: readonly DishPart[], sum: number): Region[] {
  const { center, area } = place.region
  const grounds = parts.map(({ look, share }) =>
    look.form.ground(amountOf(look, (place.volume * share) / sum)),
  )
  const covered = grounds.reduce((total, ground) => total + ground, 0)
  return divide(
    grounds.map((ground) => ({ share: ground / covered, main: false })),
    { center, radius: Math.sqrt(Math.min(area, covered * 1.3) / Math.PI) },
    place.random.fork('fields'),
  )
}

/** What flows or heaps up first, so that the rest lies on it; an egg last. */
const inOrder = (parts: readonly DishPart[]): number[] => {
  const rank = (at: number) => {
    const look = parts[at]?.look
    return look?.over ? 2 : look?.form.flows ? 0 : 1
  }
  return parts.map((_, i) => i).toSorted((a, b) => rank(a) - rank(b))
}

/** So many millilitres of a part of a dish. */
const amountOf = ({ density = 0.7 }: Look, volume: number): Amount => ({
  volume,
  grams: volume * density,
  cooking: 'any',
})

/** A part in as many pieces as were said of the dish. */
function layCounted(place: Place, { look, name }: DishPart, region: Region, millilitres: number) {
  const { bowl: _bowl, ...rest } = place
  const grams = millilitres * (look.density ?? 0.7)
  const random = place.random.fork(name)
  look.form.lay({ ...rest, region, random, volume: millilitres, grams })
}
