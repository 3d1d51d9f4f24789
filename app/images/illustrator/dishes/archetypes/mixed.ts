import { type Form, heapGround } from '../../forms/form.ts'
import { domeOver } from '../../forms/heaps.ts'
import { liquidSkin } from '../../forms/liquid-skin.ts'
import { poured, putPool } from '../../forms/liquids.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { type Ground, settledUnder, strewnOver } from '../../scene/ground.ts'
import type { Place } from '../../scene/place.ts'
import { scaled } from '../../scene/regions.ts'
import { browned } from './baked/baked-on.ts'
import { coated, type DishPart, glistening, layPart, lazyParts, strewParts } from './parts.ts'
import { amongPieces, amongStrands, onStrands, smoothly, strands } from './plated/how-sauces-lie.ts'

export type Mixed = {
  /** The look that most of it is: "white rice", "egg noodle". */
  base: string
  /** Colour that the whole takes on, and how much of it, 0 to 1. */
  tint?: string
  strength?: number
  /** Whether a sauce of that colour lies below and clings to it: cheese, cream, pesto. */
  wet?: boolean
  /** How grainy that sauce is: cream 0.3, pesto 2. */
  lumpy?: number
  /** Parts among the base, half sunk in it. */
  in?: string
  /** Parts on top. */
  on?: string
}

/** A heap of one thing with others among it: biryani, fried rice, pilaf, fried noodles, upma. */
export function mixed(spec: Mixed): Form {
  const { base, tint = '#c9a24a', strength = 0, wet, lumpy = 0.3, in: among, on } = spec
  const sauce = liquidSkin({ liquid: tint, thick: 0.8 })
  // It lies between what was turned in it, and coats that.
  const between = poured(sauceOf([tint, tint], lumpy), {
    thick: 0.9,
    fills: 4,
    bares: 0.1,
    lumpy,
    wide: 0.84,
  })
  const inside = lazyParts(among)
  const top = lazyParts(on)
  const whole = lazyParts(base)
  return {
    ground: ({ volume }) => heapGround(volume),
    lay(place) {
      const tinted = coated(place, tint, strength)
      if (wet) putPool({ ...place, region: scaled(place.region, 0.9) }, sauce, 5, 1)
      const shares = inside().reduce((sum, { share }) => sum + share, 0)
      const [first] = whole()
      if (first) layPart(tinted, first, place.region, place.volume * (1 - shares / 200))
      if (wet && !strands.test(base)) between.lay(place)
      const { ground } = place
      const among = strewnOver(ground, 4)
      for (const part of inside()) {
        const seen = (place.volume * part.share * 0.6) / 100
        layPart({ ...tinted, ground: among, bite }, part, scaled(place.region, 0.9), seen)
      }
      const above: Ground = {
        ...ground,
        rest: (x, y, radius) => Math.max(ground.rest(x, y, radius), among.rest(x, y, radius)),
      }
      first?.look.form.wisps?.({ ...tinted, ground: above })
      strewParts({ ...place, ground: above, bite }, top(), scaled(place.region, 0.75))
    },
  }
}

/** Grams of the largest that is cut and turned in with the rest. */
const bite = 6.5

/** The same for what is tossed. */
const tossedBite = 9

export type Topped = {
  base: string
  /** Sauce over it: its colours from dark to light, and its share of the volume in percent. */
  sauce?: readonly [dark: string, light: string]
  share?: number
  /** How much of its colour the base takes on: tossed in it 0.5, beneath it 0.1. */
  strength?: number
  /** Mm of lumps in the sauce: cream 0.4, mince 2.5. */
  lumpy?: number
  /** Share of the base that lies over a first half of the sauce, so that it runs between: fries, penne. */
  between?: number
  /** Share of the base's reach that the sauce covers. */
  wide?: number
  /** Whether it stands in more of its sauce, which then lies all about it. */
  pool?: boolean
  /** Whether it lies smooth over what is below, as yogurt does. */
  smooth?: boolean
  /** Parts in the sauce, and on top of all. */
  in?: string
  on?: string
}

/** A base with a sauce over it: pasta, rice, fries, nachos, mash with gravy. */
export function topped(spec: Topped): Form {
  const { sauce, share = 25, strength = 0.15, lumpy = 1.2, between = 0, wide = 0.7 } = spec
  const whole = lazyParts(spec.base)
  const inside = lazyParts(spec.in)
  const top = lazyParts(spec.on)
  const isLong = strands.test(spec.base)
  const how = isLong ? amongStrands : spec.smooth ? smoothly : amongPieces
  const over = sauce && poured(sauceOf(sauce, lumpy), { lumpy, ...how })
  const spoonful =
    sauce && isLong ? poured(sauceOf(sauce, lumpy), { ...onStrands, lumpy: 1 + lumpy }) : undefined
  return {
    ground(amount) {
      const below = whole()[0]?.look.form.ground(amount) ?? 0
      return Math.max(heapGround(amount.volume) * 1.1, 0.8 * below)
    },
    lay(place) {
      const [first] = whole()
      const base = sauce ? coated(place, sauce[1], strength) : place
      if (sauce && spec.pool) {
        const all = scaled(place.region, 0.84)
        putPool({ ...place, region: all }, liquidSkin({ liquid: sauce[0], thick: 0.6 }), 4, 0.4)
      }
      const volume = place.volume * (1 - share / 100)
      if (first) layPart(base, first, place.region, volume * (1 - between))
      const reach = scaled(place.region, wide)
      if (first && between > 0) {
        over?.lay({ ...place, region: scaled(place.region, 0.64), volume })
        const above = { ...first, name: `${first.name} above` }
        layPart(base, above, scaled(place.region, 0.8), volume * between)
        over?.lay({ ...place, region: scaled(place.region, 0.46), volume })
      } else over?.lay({ ...place, region: reach, volume: (place.volume * share) / 100 })
      spoonful?.lay({ ...place, region: scaled(place.region, 0.62 * wide) })
      const soaked = sauce ? coated(place, sauce[1], 0.35) : place
      strewParts(soaked, inside(), scaled(place.region, spec.pool ? 0.8 : 0.6), { sunk: 3 })
      strewParts(place, top(), scaled(place.region, 0.6))
    },
  }
}

export const sauceOf = ([dark, light]: readonly [string, string], lumpy = 1): Material => {
  const [a, b] = [colour(dark), colour(light)]
  // Pulp and drops of fat, paler than the sauce; of herbs it is no brighter green.
  const [r, g] = b[1] > b[0] ? [1.35, 1.12] : [1.1, 1.5]
  const pulp: Colour = [Math.min(1, r * b[0] + 0.02), g * b[1] + 0.012, 1.3 * b[2] + 0.006]
  const much = Math.min(0.5, 0.3 * lumpy)
  const paint: Paint = ({ u, v, w }) => {
    const own = blend(a, b, step(0.25, 0.75, fractal(u / 7, v / 7, w / 7, 3)))
    return blend(own, pulp, much * step(0.52, 0.8, noise(u / 2.1, v / 2.1, 5)))
  }
  return material(paint, {
    gloss: 0.62,
    polish: 0.6,
    glow: 0.25,
    grain: 0,
    bump: { height: 0.35 * lumpy, size: 3.5 },
  })
}

type Tossed = {
  on?: string
  coat?: string
  strength?: number
  /** How many times as high as an ordinary heap it is. */
  steep?: number
  /** How much it glistens with oil or dressing, 0 to 1. */
  gloss?: number
  /** Whether it comes from the oven, browned at its edges. */
  roasted?: boolean
  /** Whether so much of what coats it stands between its parts that these hold together: mayonnaise, another thick dressing. */
  bound?: boolean
}

/**
 * How many times as much ground a small heap (ml) takes: a few large pieces on each other would be a tower. Half a serving
 * still covers less than seven tenths of a whole one.
 */
const flatter = (volume: number) => Math.max(1, (300 / Math.max(1, volume)) ** 0.12)

/** Parts tossed together, each in several lots: salads, stir-fries, mixed vegetables. */
export function tossed(text: string, more: Tossed = {}): Form {
  const { on = '', coat, strength = 0.2, steep = 1, gloss = 0, roasted = false, bound } = more
  const parts = lazyParts(text)
  const top = lazyParts(on)
  return {
    ground: ({ volume }) => 0.9 * heapGround(volume, steep) * flatter(volume),
    lay(place) {
      const wet = glistening(roasted ? browned(place) : place, gloss)
      const dressed = coat ? coated(wet, coat, strength) : wet
      layInLots({ ...dressed, bite: tossedBite }, parts())
      if (coat && bound) binding(coat).lay({ ...place, region: scaled(place.region, 0.9) })
      strewParts(place, top(), scaled(place.region, 0.7))
    },
  }
}

/** A thick sauce that fills the gaps of what was turned in it. */
const binding = (tint: string): Form =>
  poured(sauceOf([tint, tint], 0.3), { thick: 0.9, fills: 5, bares: -3, lumpy: 0.5, wide: 0.92 })

const lots = 3

function layInLots(over: Place, parts: readonly DishPart[]): void {
  const place = { ...over, ground: settledUnder(over.ground, domeOver(over, 5)) }
  const sum = parts.reduce((total, { share }) => total + share, 0)
  for (let lot = 0; lot < lots; lot++) {
    for (const part of parts) {
      const name = `${part.name} ${lot}`
      const { look } = part
      const loose = look.form.loose ? { ...look, form: look.form.loose } : look
      const own = { ...part, name, look: loose }
      layPart(place, own, place.region, (place.volume * part.share) / sum / lots)
    }
  }
}

/** One look under another name and in another colour: rice of saffron, pasta of spinach. */
export function recoloured(base: string, tint: string, strength: number): Form {
  const whole = lazyParts(base)
  return {
    ground: (amount) => whole()[0]?.look.form.ground(amount) ?? heapGround(amount.volume),
    lay: (place) => whole()[0]?.look.form.lay(coated(place, tint, strength)),
  }
}
