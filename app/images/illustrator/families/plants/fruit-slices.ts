import { type Brush, bevel, fill, line, shadowOf, slope, softShadow } from '../../core/brush.ts'
import { clamp, type Point, place, polar, smooth } from '../../core/geometry.ts'
import { mix, relatives, shade } from '../../core/palette.ts'
import { settle, units, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

type Slice = {
  skin: string
  flesh: string
  /** Grams of one slice. */
  each: number
  /** Length of one at most, picture units. */
  long: number
  /** Seeds in the hollow of a core. */
  seeds?: string
  /** Segments of citrus: juice sacs and a pale skin. */
  juicy?: boolean
}

/** A row of slices fans out from its middle; longer rows are broken in two. */
const longestRow = 9

/** A cut fruit: crescents that lean on each other in fans, skin to one side, pale flesh to the other. */
export const fruitSlices =
  (look: Slice): Draw =>
  (brush, zone) => {
    const count = units(zone, look.each, 20)
    const rows = count > longestRow && zone.wide > zone.long * 0.55 ? 2 : 1
    const each = Math.ceil(count / rows)
    const apart = clamp(0.26 - each * 0.004, 0.17, 0.25)
    const size = Math.min(
      look.long,
      zone.long / (each * apart * 0.9 + 0.3),
      (zone.wide * 0.98) / rows,
    )
    const turn = zone.axis + brush.random.range(-0.12, 0.12)
    return Array.from({ length: rows }, (_, i) => {
      const aside = rows === 1 ? 0 : (i - 0.5) * size * 0.98
      const middle = polar(zone.center, aside, turn + Math.PI / 2)
      const many = i === 0 ? each : count - each
      return fan(brush, look, zone, { middle, turn, size, apart: apart * size, many })
    }).join('')
  }

type Row = { middle: Point; turn: number; size: number; apart: number; many: number }

/** Slices on a bow, each leaning on the one before it and turned a little further. */
function fan(brush: Brush, look: Slice, zone: Zone, row: Row): string {
  const { random } = brush
  const { middle, turn, size, apart, many } = row
  const open = 0.17
  const bow = apart / open
  const heart = polar(middle, bow, turn + Math.PI / 2)
  const tones = relatives(look.skin, random, 3, 0.8)
  return Array.from({ length: many }, (_, i) => {
    const k = i - (many - 1) / 2
    const aim = turn - Math.PI / 2 + k * open + random.range(-0.03, 0.03)
    const spot = polar(heart, bow * random.range(0.99, 1.01), aim)
    const ends = [-0.52, 0.52].map((u) => polar({ x: 0, y: 0 }, u * size, aim))
    const at = settle(spot, ends, zone.home)
    return slice(brush, look, at, aim, random.around(size, 0.03), random.pick(tones))
  }).join('')
}

/** One slice on its side, `turn` along it: skin on its bow, a hollow in the middle of its straight edge. */
function slice(
  brush: Brush,
  look: Slice,
  at: Point,
  turn: number,
  size: number,
  skin: string,
): string {
  const { random } = brush
  const deep = random.range(0.3, 0.34)
  const bow = [-0.5, -0.43, -0.26, 0, 0.26, 0.43, 0.5].map((x) => ({
    x,
    y: 0.1 - deep * Math.sqrt(Math.max(0, 1 - (x / 0.52) ** 2)) ** 0.9,
  }))
  const hollow = look.seeds ? 0.02 : look.juicy ? 0.1 : 0.13
  const edge = [
    { x: 0.3, y: 0.15 },
    { x: 0.11, y: 0.145 },
    { x: 0, y: hollow },
    { x: -0.11, y: 0.145 },
    { x: -0.3, y: 0.15 },
  ]
  const to = (points: readonly Point[], closed = true) =>
    smooth(place(points, at, turn, size), closed)
  const shape = [...bow, ...edge]
  const d = to(shape)
  const rim = look.juicy ? 0.93 : 0.955
  const face = to(shape.map(({ x, y }) => ({ x: x * rim, y: y < 0.1 ? y + 0.042 : y - 0.006 })))
  const under = to(
    bow.slice(1, -1).map(({ x, y }) => ({ x: x * 0.86, y: y + 0.068 })),
    false,
  )
  const gleam = to(
    bow.slice(1, 4).map(({ x, y }) => ({ x: x * 0.97, y: y + 0.018 })),
    false,
  )
  return `<g>${
    softShadow(place(shape, at, turn, size), size * 0.05, 0.8) +
    shadowOf(d, 5) +
    fill(d, slope(brush, shade(skin, 0.05), shade(skin, -0.06))) +
    fill(face, slope(brush, shade(look.flesh, 0.02), shade(look.flesh, -0.035))) +
    (look.juicy
      ? sacs(brush, look, to)
      : line(under, mix(look.flesh, look.skin, 0.22), size * 0.02, 0.5)) +
    (look.seeds ? core(look, to, look.seeds) : '') +
    line(gleam, '#fff8ec', size * 0.011, 0.6) +
    `<path d="${d}" fill="none" stroke="${bevel(brush, 0.8)}" stroke-width="2.2"/>`
  }</g>`
}

type To = (points: readonly Point[], closed?: boolean) => string

/** The hollow where the core was, its paler line, and a seed. */
function core({ flesh }: Slice, to: To, seeds: string): string {
  const ring = [-0.17, -0.1, 0, 0.1, 0.17].map((x) => ({
    x,
    y: 0.135 - 0.15 * (1 - (x / 0.17) ** 2),
  }))
  const seed = [
    { x: -0.045, y: 0.02 },
    { x: 0, y: -0.005 },
    { x: 0.05, y: 0.025 },
    { x: 0, y: 0.045 },
  ]
  return line(to(ring, false), shade(flesh, -0.11), 2.4, 0.7) + fill(to(seed), seeds)
}

/** Threads of juice sacs that run from the bow to the straight edge. */
function sacs({ random }: Brush, { flesh }: Slice, to: To): string {
  const threads = Array.from({ length: 15 }, (_, i) => {
    const x = -0.39 + i * 0.056
    const reach = Math.sqrt(1 - (x / 0.5) ** 2)
    const start = 0.1 - 0.26 * reach * random.range(0.6, 0.95)
    return to(
      [
        { x, y: start },
        { x: x * 0.86, y: start + 0.13 * reach },
      ],
      false,
    )
  })
  const half = threads.filter((_, i) => i % 2 === 0)
  return (
    line(threads.join(''), shade(flesh, -0.08), 2.6, 0.55) +
    line(half.join(''), shade(flesh, 0.12), 2, 0.6)
  )
}
