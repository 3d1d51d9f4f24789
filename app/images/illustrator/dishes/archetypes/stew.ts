import type { Region } from '../../core/layout.ts'
import type { Form } from '../../forms/form.ts'
import { liquidSkin } from '../../forms/liquid-skin.ts'
import { putPool } from '../../forms/liquids.ts'
import { trackOf } from '../../forms/spoon-track.ts'
import type { Material } from '../../render/material.ts'
import { createGround } from '../../scene/ground.ts'
import { levelIn, radiusAt } from '../../scene/levels.ts'
import type { Bowl, Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { standingIn } from '../../scene/standing-in.ts'
import { cover, toEdge } from '../../shapes/cover.ts'
import { afloat } from './in-liquid/afloat.ts'
import { drenched, isLaid, stirParts } from './in-liquid/stirred.ts'
import { type DishPart, joined, layPart, lazyParts, onTop, sauced, strewParts } from './parts.ts'

export type Stew = {
  /** Colour of the liquid, and of the clouds in it. */
  liquid: string
  clouds?: string
  /** Mm of it that hide half of what lies in it: broth 25, thin curry 4, cream 1.5. */
  clear?: number
  /** How far the clouds stand out: 0 hardly, 1 as miso that settles. */
  cloudy?: number
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
  const { coat = clear < 8 ? 0.4 : 0.1 } = spec
  const inside = lazyParts(spec.in)
  const on = lazyParts(spec.on)
  return {
    ground: ({ volume }) => (volume * 1000) / 14,
    with: (more) => stew({ ...spec, in: joined(spec.in, more) }),
    lay(place) {
      const surface = surfaceOf(place)
      const { x, y } = surface.region.center
      const below = createGround(() => surface.level - 3 - 7 * (1 - thick))
      const standing = standingIn(place, surface.level, drawnUp(thick, clear))
      const rim = place.bowl ? surface.radius : place.rim
      const saidOf = ({ name }: DishPart) => (name === spec.counted ? place.count : undefined)
      const within = { ...standing.place, ...(rim && { rim }), ground: below, bite }
      const soaked = sauced(within, spec.liquid, coat)
      const more = plenty(inside(), clear)
      const line = surface.level + 0.8 * drawnUp(thick, clear)
      for (const part of inside().filter(isLaid)) {
        const ml = (place.volume * part.share * more) / 80
        layPart(afloat(soaked, line), part, surface.region, ml, saidOf(part))
      }
      stirParts(drenched(within, spec.liquid, coat), inside(), surface.region, line, more)
      surface.pour(liquidOf(spec, surface.radius, x, y), { clear, thick, rise: standing.rise })
      standing.release()
      const top = createGround((x, y) =>
        Math.max(
          surface.level + standing.rise(x, y),
          below.at(x, y) - 2 + drawnUp(thick, clear) / 2,
        ),
      )
      const middle = disc(x, y, surface.radius * 0.62)
      strewParts(onTop({ ...place, ground: top }), on(), middle, { saidOf })
    },
  }
}

/** Mm by which a liquid stands higher about what stands in it: one that runs hardly, one that hides what lies in it much. */
export const drawnUp = (thick: number, clear: number): number => (clear < 6 ? 1 + 3.4 * thick : 0)

/** Grams of the largest that lies cut in a liquid: about 2 cm from side to side. */
export const bite = 7.5

/** Percent of a dish that its pieces are at least, where one cannot see into its liquid: what lies below does not show. */
const most = 105
/** The same where one sees into it. */
const mostClear = 88

/** How many times as much is drawn of the parts in a thick liquid, so that they fill it. */
export function plenty(parts: readonly DishPart[], clear: number): number {
  const sum = parts.reduce((all, { share }) => all + share, 0)
  if (sum <= 20) return 1
  return Math.max(1, Math.min(1.6, (clear < 6 ? most : mostClear) / sum))
}

/** The liquid's material, of a surface that reaches so far about its middle. */
export const liquidOf = (
  { liquid, clouds, cloudy, oil, swirl, thick = 0.3 }: Stew,
  reach = 60,
  x = 0,
  y = 0,
): Material =>
  liquidSkin({
    liquid,
    thick,
    ...(clouds && { clouds }),
    ...(cloudy && { cloudy }),
    ...(oil && { oil }),
    ...(swirl && { swirl: { colour: swirl, x, y, reach } }),
  })

type Pouring = { clear?: number; thick?: number; rise?: (x: number, y: number) => number }

export type Surface = {
  level: number
  radius: number
  region: Region
  /** Puts the liquid into the scene. */
  pour: (liquid: Material, pouring: Pouring) => void
}

/** Where a liquid stands: in its bowl to the level of the volume, else as a pool on the plate. */
export function surfaceOf(place: Place): Surface {
  return place.bowl ? inBowl(place, place.bowl) : onGround(place)
}

function inBowl(place: Place, bowl: Bowl): Surface {
  const level = levelIn(bowl, place.volume, 7)
  const radius = radiusAt(bowl, level)
  // What is put into the bowl afterwards floats.
  place.ground.heap(0, 0, radius * 1.1, level - 5, 4)
  return {
    level,
    radius,
    region: disc(0, 0, radius * 0.9),
    pour: (liquid, pouring) => putLiquid(place, liquid, { clear: 3, ...pouring, level, radius }),
  }
}

function onGround(place: Place): Surface {
  const { region, ground } = place
  const floor = ground.at(region.center.x, region.center.y)
  return {
    level: floor + 6.5,
    radius: Math.sqrt(region.area / Math.PI),
    region,
    pour: (liquid, { rise }) => putPool(place, liquid, 7.5, 0.8, rise),
  }
}

type Standing = Pouring & { level: number; radius: number; clear: number }

/**
 * The surface of a liquid in its bowl, drawn up a little where it meets the wall and what stands in it. What is thick
 * keeps the track of the ladle.
 */
export function putLiquid(
  { put, random }: Place,
  liquid: Material,
  { level, radius, clear, thick = 0, rise = () => 0 }: Standing,
): void {
  const stiff = clear < 2.5 ? 1.5 * Math.max(0, thick - 0.35) : 0
  const ladle =
    stiff > 0 ? trackOf({ stiff, lumps: stiff, lump: 9 }, random.fork('ladle'), radius) : undefined
  const height = (x: number, y: number, out: number) =>
    level + 1.6 * out ** 26 + (rise(x, y) + (ladle ? ladle(x, y, out) : 0)) * (1 - out ** 8)
  put({
    mesh: cover(disc(0, 0, radius + 0.8), height, 30, toEdge),
    material: liquid,
    pose: {},
    seed: random.next(),
    veil: { clear, most: 1, least: clear < 5 ? 0.9 : 0.3 },
  })
}
