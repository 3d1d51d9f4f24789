import type { Region } from '../../../core/layout.ts'
import type { Form } from '../../../forms/form.ts'
import type { Body } from '../../../render/body.ts'
import { createGround } from '../../../scene/ground.ts'
import type { Amount, Place } from '../../../scene/place.ts'
import { type DishPart, lazyParts, scatterParts, strewParts } from '../parts.ts'
import { bakedOn } from './baked-on.ts'
import { wedge } from './flat-body.ts'
import { pizzaRelief } from './pizza-face.ts'

export type Flat = {
  crust?: string
  sauce?: string
  cheese?: string
  /** Parts strewn on it. */
  on?: string
  /** Parts strewn on it when it has come out of the oven. */
  fresh?: string
  /** Mm by which these are baked into it. */
  sunk?: number
  /** Mm: radius of the whole, height of its middle and of its rim. */
  radius?: number
  height?: number
  rim?: number
  /** Grams of the whole. */
  whole: number
  /** Pieces that a whole is cut into. */
  slices?: number
  /** Less than most of a whole is served in slices, even where no number of them was said. */
  cut?: boolean
  /** A lattice or lid of pastry over the filling. */
  lid?: boolean
  /** Cheese in pools over sauce, and a rim with bubbles: pizza. */
  melted?: boolean
  /** How much of that cheese is missing: 0.3 leaves small pools of it. */
  bare?: number
  /** Each part has a part of the round of its own. */
  apart?: boolean
}

/**
 * Something round and flat with a filling that shows: pizza, quiche, tart, pie, manakish. As many slices as
 * were said; else a whole one, as large as its grams.
 */
export function flat(spec: Flat): Form {
  const { radius = 118, whole, slices = 8 } = spec
  const top = { on: lazyParts(spec.on), fresh: lazyParts(spec.fresh) }
  const sizeOf = (grams: number) => radius * Math.min(1.1, Math.max(0.5, Math.sqrt(grams / whole)))
  const slicesOf = ({ count, grams }: Pick<Amount, 'count' | 'grams'>) =>
    count ??
    (spec.cut && grams < whole * 0.7
      ? Math.max(1, Math.round((grams * slices) / whole))
      : undefined)
  return {
    count: (amount) => slicesOf(amount) ?? 1,
    ground({ grams, count: said }) {
      const count = slicesOf({ grams, ...(said !== undefined && { count: said }) })
      return count === undefined || count >= slices
        ? Math.PI * sizeOf(grams) ** 2
        : Math.max(count * ((Math.PI * radius ** 2) / slices) * 1.4, Math.PI * (radius * 0.56) ** 2)
    },
    lay(place) {
      const { grams, region } = place
      const count = slicesOf(place)
      if (count === undefined || count >= slices) {
        layPiece(place, { ...spec, radius: sizeOf(grams) }, top, {
          ...region.center,
          from: 0,
          to: 2 * Math.PI,
        })
      } else laySlices(place, spec, top, count)
    },
  }
}

/** Slices side by side, three to a row, their points towards the viewer. */
function laySlices(place: Place, spec: Flat, parts: Parts, count: number): void {
  const { radius = 118, slices = 8 } = spec
  const angle = (2 * Math.PI) / slices
  const { center } = place.region
  const rows = Math.ceil(count / 3)
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / 3)
    const inRow = Math.min(3, count - row * 3)
    const column = (i % 3) - (inRow - 1) / 2
    const heading = Math.PI / 2 - column * angle * 1.08 + place.random.range(-0.03, 0.03)
    // As they were cut, each drawn out a little.
    const out = 7 + place.random.range(0, 7)
    const x = center.x + out * Math.cos(heading)
    const y =
      center.y - radius * 0.5 + ((rows - 1) / 2 - row) * radius * 1.02 + out * Math.sin(heading)
    const random = place.random.fork(`slice ${i}`)
    const slice = { x, y, from: heading - angle / 2, to: heading + angle / 2 }
    layPiece({ ...place, random }, spec, parts, slice)
  }
}

type Parts = { on: () => DishPart[]; fresh: () => DishPart[] }

/** A slice between two angles with its point at a place of the plate; a whole is one all round. */
export type Slice = { x: number; y: number; from: number; to: number }

function layPiece(place: Place, spec: Flat, parts: Parts, slice: Slice): void {
  const { x, y, from, to } = slice
  const { radius = 118, height = 9 } = spec
  const isWhole = to - from > 6
  const foot = place.ground.rest(place.region.center.x, place.region.center.y, radius * 0.4)
  const piece = {}
  const seed = place.random.next()
  for (const body of wedge(spec, place.random, seed, slice)) {
    place.put({ ...body, piece, pose: { at: [x, y, foot] } })
  }
  const inset = isWhole ? 0 : (to - from) * 0.08
  const region = sector(x, y, from + inset, to - inset, radius * 0.82)
  const relief = (u: number, v: number) =>
    spec.melted ? pizzaRelief(u - x, v - y, seed, spec.bare) : 0
  const ground = createGround((u, v) => foot + height - 1 + relief(u, v))
  const put = (body: Body) => place.put(isWhole ? body : { ...body, piece })
  const laid = { ...place, put, ground, volume: region.area / 90 }
  layToppings(spec.melted ? bakedOn(laid) : laid, spec, parts.on(), region, isWhole)
  layToppings(laid, { ...spec, apart: false }, parts.fresh(), region, isWhole)
}

function layToppings(
  place: Place,
  { sunk = 0, apart = false }: Flat,
  parts: DishPart[],
  region: Region,
  isWhole: boolean,
): void {
  const span = (2 * Math.PI) / parts.length
  if (!isWhole) strewParts(place, parts, region, { sunk })
  else if (!apart) scatterParts(place, parts, region)
  else
    for (const [i, part] of parts.entries())
      scatterParts(place, [part], region, { from: i * span, span })
}

/** A region between two angles, its middle inside it. */
function sector(x: number, y: number, from: number, to: number, radius: number): Region {
  const isWhole = to - from > 6
  const middle = (from + to) / 2
  const center = isWhole
    ? { x, y }
    : { x: x + radius * 0.62 * Math.cos(middle), y: y + radius * 0.62 * Math.sin(middle) }
  const arc = Array.from({ length: 30 }, (_, i) => {
    const angle = from + ((to - from) * i) / (isWhole ? 30 : 29)
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
  const outline = isWhole
    ? arc
    : [...arc, { x: x + radius * 0.12 * Math.cos(middle), y: y + radius * 0.12 * Math.sin(middle) }]
  return { center, outline, area: ((to - from) / 2) * radius * radius }
}
