import { polar } from '../../../core/geometry.ts'
import type { Region } from '../../../core/layout.ts'
import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { loft } from '../../../render/mesh.ts'
import { cells, fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { createGround } from '../../../scene/ground.ts'
import type { Amount, Place } from '../../../scene/place.ts'
import { disc } from '../../../scene/regions.ts'
import { lazyParts, scatterParts, strewParts } from '../parts.ts'
import { pizzaFace } from './pizza-face.ts'

export type Flat = {
  crust?: string
  sauce?: string
  cheese?: string
  /** Parts strewn on it. */
  on?: string
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
  /** Each part has a part of the round of its own. */
  apart?: boolean
}

/**
 * Something round and flat with a filling that shows: pizza, quiche, tart, pie, manakish. As many slices as
 * were said; else a whole one, as large as its grams.
 */
export function flat(spec: Flat): Form {
  const { radius = 118, whole, slices = 8 } = spec
  const top = lazyParts(spec.on)
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

type Parts = ReturnType<typeof lazyParts>

type Slice = { x: number; y: number; from: number; to: number }

function layPiece(place: Place, spec: Flat, parts: Parts, { x, y, from, to }: Slice): void {
  const { radius = 118, height = 9 } = spec
  const isWhole = to - from > 6
  const foot = place.ground.rest(place.region.center.x, place.region.center.y, radius * 0.4)
  const piece = {}
  for (const body of wedge(spec, place.random, from, to, isWhole)) {
    place.put({ ...body, piece, pose: { at: [x, y, foot] } })
  }
  const inset = isWhole ? 0 : (to - from) * 0.08
  const region = sector(x, y, from + inset, to - inset, radius * 0.82)
  const ground = createGround(() => foot + height - 1)
  const put = (body: Body) => place.put(isWhole ? body : { ...body, piece })
  const over = { ...place, put, ground, volume: region.area / 90 }
  if (isWhole && spec.apart) scatterApart(over, parts(), region)
  else if (isWhole) scatterParts(over, parts(), region)
  else strewParts(over, parts(), region, { sunk: spec.sunk ?? 0 })
}

/** Each part in a quarter of its own, or as large a share as there are parts. */
function scatterApart(place: Place, parts: ReturnType<Parts>, { center, area }: Region): void {
  const reach = Math.sqrt(area / Math.PI)
  parts.forEach((part, i) => {
    const at = polar(center, reach * 0.56, ((i + 0.5) / parts.length) * 2 * Math.PI)
    scatterParts(place, [part], disc(at.x, at.y, reach * 0.42))
  })
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

/** A piece from one angle to another with its point at the origin: rim outside, filling inside. */
function wedge(spec: Flat, random: Random, from: number, to: number, isWhole: boolean): Body[] {
  const { radius = 118, height = 9, rim = 17 } = spec
  const seed = random.range(0, 99)
  const profile: [number, number][] = []
  for (let i = 0; i <= 20; i++) profile.push([(i / 20) * 0.86, height])
  profile.push(
    [0.88, height + 1],
    [0.91, rim * 0.8],
    [0.945, rim],
    [0.98, rim * 0.82],
    [1, rim * 0.4],
    [0.985, 0],
  )
  const steps = isWhole ? 96 : 22
  const rings = profile.map(([far, z]) =>
    Array.from({ length: isWhole ? steps : steps + 1 }, (_, i): Vec => {
      const angle = from + ((to - from) * i) / steps
      const bump = 1 + 0.02 * (fractal(Math.cos(angle) * 4 + seed, Math.sin(angle) * 4, 2, 2) - 0.5)
      // A lid is a little domed, its edge crimped.
      const dome = spec.lid
        ? far < 0.87
          ? 6 * (1 - far * far)
          : far < 0.99
            ? 2 * Math.sin(angle * 24)
            : 0
        : 0
      const lift =
        dome +
        (far > 0.87 && z > 1
          ? (spec.melted ? 9 : 5) *
            (fractal(Math.cos(angle) * 5 + seed, Math.sin(angle) * 5, 7, 2) - 0.5)
          : 1.6 *
            (fractal(far * Math.cos(angle) * 9 + seed, far * Math.sin(angle) * 9, 3, 2) - 0.5))
      return [
        radius * far * bump * Math.cos(angle),
        radius * far * bump * Math.sin(angle),
        Math.max(0, z + (z > 1 ? lift : 0)),
      ]
    }),
  )
  const paint = spec.melted ? pizzaFace({ ...spec, radius }) : faceOf(spec, radius)
  const bodies: Body[] = [
    {
      mesh: loft(rings.toReversed()),
      material: paint,
      pose: {},
      seed: random.next(),
    },
  ]
  if (!isWhole) {
    for (const angle of [from, to]) {
      const side = loft([
        profile.map(
          ([far, z]): Vec => [radius * far * Math.cos(angle), radius * far * Math.sin(angle), z],
        ),
        profile.map(
          ([far]): Vec => [radius * far * Math.cos(angle), radius * far * Math.sin(angle), 0],
        ),
      ])
      bodies.push({ mesh: side, material: sideOf(spec), pose: {}, seed: random.next() })
    }
  }
  return bodies
}

function faceOf(
  { crust = '#c98a45', sauce = '#b4321b', cheese = '#f0c97a', lid = false }: Flat,
  radius: number,
): Material {
  const [dough, red, melted] = [colour(crust), colour(sauce), colour(cheese)]
  const [dark, toast, pale] = [colour('#6b3716'), colour('#b8752f'), colour('#ecd0a0')]
  return material(
    ({ u, v, w, seed }) => {
      const far = Math.hypot(u, v) / radius
      const rim = step(0.84, 0.88, far + 0.03 * (fractal(u / 9, v / 9, seed * 9, 2) - 0.5))
      const spots = step(0.16, 0.34, cells(u / 17 + seed * 40, v / 17, 2))
      const scorch =
        (1 - step(0.12, 0.4, cells(u / 15, v / 15, w / 15 + seed * 30))) *
        step(0.4, 0.6, fractal(u / 40, v / 40, w / 40 + 4, 2))
      const edge = blend(
        blend(pale, dough, step(0.25, 0.75, fractal(u / 13, v / 13, w / 13 + 3, 3))),
        dark,
        scorch * 0.85,
      )
      if (lid) {
        const n = fractal(u / 14 + seed * 9, v / 14, 3, 3)
        const glazed = blend(
          blend(pale, dough, step(0.28, 0.5, n)),
          dark,
          0.6 * step(0.56, 0.76, n),
        )
        // Five slits through which it steamed.
        const fifth = (((Math.atan2(v, u) / 6.2832 + 1) * 5) % 1) - 0.5
        const aside = Math.abs(fifth) * 1.2566 * far * radius
        const slit = (1 - step(1.4, 2.6, aside)) * step(0.2, 0.25, far) * (1 - step(0.5, 0.55, far))
        return blend(blend(glazed, blend(red, dark, 0.65), slit), edge, rim * 0.6)
      }
      const melt = step(0.32, 0.52, fractal(u / 12 + seed * 9, v / 12, 6, 3))
      // Cheese blisters: each blister brown, a few of them dark on top.
      const some = step(0.3, 0.5, fractal(u / 26 + seed * 5, v / 26, 8, 2))
      const browned = blend(melted, toast, (1 - spots) * 0.8 * melt * some)
      return blend(blend(red, browned, 0.15 + 0.85 * melt), edge, rim)
    },
    { gloss: 0.55, polish: 0.5, glow: 0.25, bump: { height: 0.7, size: 5 } },
  )
}

const sideOf = ({
  crust = '#c98a45',
  sauce = '#b4321b',
  height = 9,
  lid = false,
}: Flat): Material => {
  const [dough, filling, crumb] = [colour(crust), colour(sauce), colour('#ecd3a3')]
  return material(
    ({ w }) =>
      w < (lid ? 4 : height * 0.6)
        ? blend(dough, crumb, step(1, 3, w))
        : lid
          ? filling
          : blend(crumb, filling, 0.7),
    { gloss: 0.25, glow: 0.2 },
  )
}
