import type { Form } from '../../forms/form.ts'
import { poured } from '../../forms/liquids.ts'
import { countOf, spread } from '../../forms/pieces.ts'
import type { Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { sauceOf } from './mixed.ts'
import { type DishPart, layPart, lazyParts } from './parts.ts'

export type Portion = {
  /** Grams of one portion, and mm of the ground that it takes from its middle. */
  each: number
  radius: number
  /** What lies under it, with the grams of one as its share: "english muffin 30". */
  base: string
  /** What is piled on it, in order, with grams: "ham slice 20, poached egg 50". */
  on?: string
  /** Poured over all, colours from dark to light; ml. */
  sauce?: readonly [dark: string, light: string]
  millilitres?: number
  lumpy?: number
  /** Strewn on top, with grams. */
  top?: string
  most?: number
  /** At its edge on the right, with grams: what would hide the middle. */
  side?: string
  /** How far out that lies, as a share of the radius. */
  reach?: number
}

/** Servings side by side, each a base with things piled on it: eggs Benedict, bruschetta, tostadas. */
export function portions(spec: Portion): Form {
  const { each, radius, sauce, most = 12, lumpy = 0.5, reach = 0.5 } = spec
  const [base, on] = [lazyParts(spec.base), lazyParts(spec.on)]
  const [top, side] = [lazyParts(spec.top), lazyParts(spec.side)]
  const over = sauce && poured(sauceOf(sauce, lumpy), { thick: 3.5, lumpy })
  const amount = { each, most, make: () => ({ bodies: [], radius, height: 30 }) }
  return {
    count: (of) => countOf(of, amount),
    ground: (of) => countOf(of, amount) * Math.PI * radius ** 2 * 1.2,
    lay(place) {
      spread(place, countOf(place, amount)).forEach(({ x, y }, i) => {
        const one = { ...place, random: place.random.fork(`portion ${i}`) }
        layAll(one, base(), x, y, radius)
        layAll(one, on(), x, y, radius * reach)
        over?.lay({ ...one, region: disc(x, y, radius * 0.72), volume: spec.millilitres ?? 25 })
        layAll(one, top(), x, y, radius * Math.max(0.5, reach * 0.85))
        layAll(one, side(), x + 0.62 * radius, y - 0.5 * radius, radius * 0.3)
      })
    },
  }
}

function layAll(place: Place, parts: readonly DishPart[], x: number, y: number, radius: number) {
  for (const part of parts) {
    const ml = part.share / (part.look.density ?? 0.7)
    layPart(place, part, disc(x, y, radius), ml)
  }
}
