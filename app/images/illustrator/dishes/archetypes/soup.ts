import type { Form } from '../../forms/form.ts'
import { createGround, type Ground, strewnOver } from '../../scene/ground.ts'
import { levelIn, radiusAt } from '../../scene/levels.ts'
import type { Bowl, Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { standingIn } from '../../scene/standing-in.ts'
import { putChopsticks } from './chopsticks.ts'
import { afloat } from './in-liquid/afloat.ts'
import { drenched, isLaid, stirParts } from './in-liquid/stirred.ts'
import { type DishPart, joined, layPart, lazyParts, onTop, sauced, strewParts } from './parts.ts'
import { bite, drawnUp, liquidOf, plenty, putLiquid, type Stew } from './stew.ts'

export type Soup = Omit<Stew, 'in' | 'on'> & {
  /** Look of the noodles that lie just below the surface. */
  noodles?: string
  /** Parts that float all over it, half sunk; percent of the surface's volume. */
  in?: string
  /** Parts that lie side by side on top, each in a place of its own. */
  sectors?: string
  /** Parts strewn over all of it. */
  on?: string
  chopsticks?: boolean
}

/** Mm between the surface of a soup and the rim of its bowl, at the least. */
const headroom = 8
const noBowl: Bowl = {
  radius: 90,
  depth: 44,
  inside: (far) => (far < 60 ? 5 : 5 + (far - 60) * 1.3),
}

/** A bowl of soup, filled to the level of its volume, with what swims in it and what lies on it. */
export function soup(spec: Soup): Form {
  const noodles = lazyParts(spec.noodles)
  const inside = lazyParts(spec.in)
  const sectors = lazyParts(spec.sectors)
  const top = lazyParts(spec.on)
  const { clear = 3, thick = 0.3, coat = clear < 8 ? 0.4 : 0.06 } = spec
  return {
    ground: ({ volume }) => (volume * 1000) / 14,
    with: (more) => soup({ ...spec, in: joined(spec.in, more) }),
    lay(whole) {
      const bowl = whole.bowl ?? noBowl
      const level = levelIn(bowl, whole.volume * (noodles().length > 0 ? 1.75 : 1.04), headroom)
      const reach = radiusAt(bowl, level)
      const surface = { level, reach, clear }
      const standing = standingIn(whole, level, drawnUp(thick, clear))
      whole.ground.heap(0, 0, reach * 1.1, level - 5, 4)
      const place = { ...whole, rim: reach, volume: (Math.PI * reach * reach * 12) / 1000 }
      const sunk = noodles().length > 0 ? 6 : clear < 6 ? 11 - 7 * thick : 11
      const below = createGround(() => level - sunk)
      const within = { ...place, put: standing.place.put, ground: below, bite }
      const soaked = sauced(within, spec.liquid, coat)
      for (const part of noodles()) layNoodles(soaked, part, surface)
      const more = plenty(inside(), clear)
      const seen = (clear < 6 ? 1.8 : 1.3) * more
      const line = level + 0.8 * drawnUp(thick, clear)
      const all = disc(0, 0, reach * 0.9)
      const floats = afloat(soaked, line, seenInto(clear))
      strewParts(floats, inside().filter(isLaid), all, { sunk: 1, seen })
      stirParts(drenched(within, spec.liquid, coat), inside(), all, line, more)
      const rise = standing.rise
      putLiquid(whole, liquidOf(spec, reach), { ...surface, radius: reach, thick, rise })
      standing.release()
      const ground = above(below, level + (thick > 0.45 ? 1 : 0))
      laySectors(onTop({ ...place, ground }), sectors(), reach)
      strewParts(onTop({ ...place, ground }), top(), disc(0, 0, reach * 0.8))
      if (spec.chopsticks) putChopsticks(whole, bowl.radius, bowl.depth)
    },
  }
}

/** Mm below its surface in which pieces of a broth float: the farther, the farther one sees into it. */
const seenInto = (clear: number): number => (clear < 8 ? 0 : Math.min(9, clear / 2.2))

type Surface = { level: number; reach: number; clear: number }

/** What lies in the soup, but never lower than just below its surface. */
const above = (below: Ground, level: number): Ground => {
  const ground = createGround((x, y) => Math.max(level - 1, below.at(x, y) - 1.5))
  return ground
}

/** A flat nest whose top strands come out of the broth. */
function layNoodles(place: Place, part: DishPart, { reach }: Surface): void {
  const region = disc(place.random.range(-4, 4), -reach * 0.06, reach * 0.8)
  const high = 9
  layPart(place, part, region, (region.area * high) / 1700)
}

/** Parts in a ring round the middle, from the back to the left, each in a disc of its own. */
function laySectors(place: Place, parts: readonly DishPart[], reach: number): void {
  const sum = parts.reduce((all, { share }) => all + share, 0)
  const start = place.random.range(0, 0.5) + 0.6
  let passed = 0
  for (const part of parts) {
    const middle = start + ((passed + part.share / 2) / sum) * 2 * Math.PI
    passed += part.share
    const radius = reach * Math.min(0.46, 0.9 * Math.sqrt(part.share / sum))
    const far = parts.length === 1 ? 0 : Math.min(reach * 0.52, reach * 0.93 - radius)
    const region = disc(far * Math.cos(middle), far * Math.sin(middle), radius)
    const ground = strewnOver(place.ground)
    layPart({ ...place, ground }, part, region, (place.volume * part.share) / 100)
  }
}
