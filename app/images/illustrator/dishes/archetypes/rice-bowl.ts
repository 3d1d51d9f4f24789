import { divide } from '../../core/layout.ts'
import type { Form } from '../../forms/form.ts'
import { createGround, raiseAll, strewnOver } from '../../scene/ground.ts'
import { radiusAt } from '../../scene/levels.ts'
import type { Bowl, Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { putChopsticks } from './chopsticks.ts'
import { coated, type DishPart, layPart, lazyParts, strewParts } from './parts.ts'

export type RiceBowl = {
  /** What fills the bowl: "white rice", "sushi rice", "rice noodle". */
  base?: string
  /** Parts side by side all over the base, each in a sector of its own. */
  sectors?: string
  /** Parts mixed with each other over all of the base, coated by `sauce`. */
  over?: string
  sauce?: string
  /** What lies in the middle, on the rest: an egg. */
  middle?: string
  /** Strewn over all of it. */
  on?: string
  chopsticks?: boolean
}

const noBowl: Bowl = {
  radius: 98,
  depth: 60,
  inside: (far) => (far < 50 ? 6 : 6 + (far - 50) * 1.1),
}

/** A deep bowl of rice with its toppings to the rim: donburi, bibimbap, poke. */
export function riceBowl(spec: RiceBowl): Form {
  const { base = 'white rice', sauce } = spec
  const rice = lazyParts(base)
  const sectors = lazyParts(spec.sectors)
  const over = lazyParts(spec.over)
  const middle = lazyParts(spec.middle)
  const top = lazyParts(spec.on)
  return {
    ground: ({ volume }) => (volume * 1000) / 14,
    lay(whole) {
      const bowl = whole.bowl ?? noBowl
      const level = bowl.depth - 19
      const reach = radiusAt(bowl, level)
      const ground = createGround(() => level - 6)
      const place = { ...whole, ground, volume: (Math.PI * reach * reach * 13) / 1000 }
      const [first] = rice()
      const full = disc(0, 0, reach - 2.5)
      if (first) layPart(place, first, full, (full.area * 11) / 1700)
      laySides(place, sectors(), reach)
      const glazed = sauce ? coated(place, sauce, 0.3) : place
      strewParts(glazed, over(), disc(0, 0, reach * 0.72))
      strewParts(place, middle(), disc(0, 0, reach * 0.3))
      strewParts(place, top(), disc(0, 0, reach * 0.75))
      if (spec.chopsticks) putChopsticks(whole, bowl.radius, bowl.depth)
    },
  }
}

/** Parts in fields side by side, each heaped in its own; the rest of the rice shows between them. */
function laySides(place: Place, parts: readonly DishPart[], reach: number): void {
  const sum = parts.reduce((all, { share }) => all + share, 0)
  const regions = divide(
    parts.map(({ share }) => ({ share: share / sum, main: false })),
    { center: { x: 0, y: 0 }, radius: reach * 0.95 },
    place.random.fork('fields'),
  )
  parts.forEach((part, i) => {
    const region = regions[i]
    if (!region) return
    const own = { ...place, ground: strewnOver(place.ground) }
    layPart(own, part, region, (place.volume * part.share) / 75)
    raise(place, own)
  })
}

/** Makes what comes next lie on what was laid in a field. */
function raise({ ground }: Place, { ground: laid }: Place): void {
  raiseAll(ground, { x: 0, y: 0 }, 100, (x, y) => {
    const high = laid.at(x, y) - ground.at(x, y)
    return high > 1 ? high * 0.8 : undefined
  })
}
