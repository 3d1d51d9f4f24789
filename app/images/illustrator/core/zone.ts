import { areaOf, clamp, contains, distance, grow, type Point, tau } from './geometry.ts'
import type { Random } from './random.ts'

/** How a food was prepared, as its name or the prompt tells. */
export type Cooking = { grilled: boolean; browned: boolean; fried: boolean; raw: boolean }

/** Where and how much of one food is to be drawn. */
export type Zone = {
  center: Point
  outline: Point[]
  /** Picture units squared that the food covers; less than the outline's when it is strewn about. */
  area: number
  /** Direction of the long side, radians, and the extents along and across it. */
  axis: number
  long: number
  wide: number
  grams: number
  cooking: Cooking
  /** The room of the vessel, which large pieces should not leave. */
  home: { center: Point; radius: number }
  /** At most so many pieces: a few slices of lemon, not a heap of them. */
  most?: number
  /** Strewn over other food instead of lying in a pile of its own. */
  strewn: boolean
}

const wholePlate = { center: { x: 512, y: 512 }, radius: 372 }

export const plain: Cooking = { grilled: false, browned: false, fried: false, raw: false }

/** Measures an outline: its axis and extents are those of the ellipse of equal moments. */
export function zoneOf(
  outline: Point[],
  { area = areaOf(outline), grams = 100, cooking = plain, strewn = false, home = wholePlate } = {},
): Zone {
  const center = middleOf(outline)
  let [xx, yy, xy] = [0, 0, 0]
  for (const { x, y } of outline) {
    xx += (x - center.x) ** 2
    yy += (y - center.y) ** 2
    xy += (x - center.x) * (y - center.y)
  }
  const n = outline.length
  const axis = 0.5 * Math.atan2(2 * xy, xx - yy)
  const spread = Math.sqrt(((xx - yy) / 2) ** 2 + xy ** 2)
  const mean = (xx + yy) / 2
  const long = 2 * Math.sqrt((2 * (mean + spread)) / n)
  const wide = 2 * Math.sqrt(Math.max(1, (2 * (mean - spread)) / n))
  return { center, outline, area, axis, long, wide, grams, cooking, strewn, home }
}

/** A round zone. */
export function roundZone(center: Point, radius: number, more: Partial<Zone> = {}): Zone {
  const outline = Array.from({ length: 24 }, (_, i) => ({
    x: center.x + radius * Math.cos((i / 24) * tau),
    y: center.y + radius * Math.sin((i / 24) * tau),
  }))
  return { ...zoneOf(outline), ...more }
}

/** The zone with its outline scaled about its centre. */
export function scaled(zone: Zone, scale: number): Zone {
  return {
    ...zone,
    outline: grow(zone.outline, zone.center, scale),
    area: zone.area * scale * scale,
    long: zone.long * scale,
    wide: zone.wide * scale,
  }
}

/** Small zones get somewhat smaller pieces, so that there is more than one of them. */
export const pieceScale = (zone: Zone): number => clamp(Math.sqrt(zone.area / 46_000), 0.72, 1.12)

/** Draws points inside the outline, uniformly. */
export function sampler(zone: Zone, random: Random, inset = 1): () => Point {
  const outline = inset === 1 ? zone.outline : grow(zone.outline, zone.center, inset)
  const xs = outline.map((p) => p.x)
  const ys = outline.map((p) => p.y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return () => {
    for (let i = 0; i < 40; i++) {
      const point = { x: random.range(left, right), y: random.range(top, bottom) }
      if (contains(outline, point)) return point
    }
    return zone.center
  }
}

/** Where a large piece's middle goes so that none of it hangs over the vessel's edge. */
export function settle(
  at: Point,
  shape: readonly Point[],
  { center, radius }: Zone['home'],
): Point {
  const over = Math.max(
    0,
    ...shape.map((p) => distance({ x: p.x + at.x, y: p.y + at.y }, center) - radius),
  )
  const far = distance(at, center)
  if (over === 0 || far < 1) return at
  const k = Math.min(1, over / far)
  return { x: at.x + (center.x - at.x) * k, y: at.y + (center.y - at.y) * k }
}

/** `count` points spread evenly inside the zone, the outer ones first so that the pile rises inwards. */
export function spread(
  zone: Zone,
  count: number,
  random: Random,
  inset = zone.strewn ? 0.97 : 0.84,
): Point[] {
  if (count <= 1) return [zone.strewn ? sampler(zone, random, inset)() : zone.center]
  const points =
    count > 46 ? lattice(zone, count, random, inset) : relaxed(zone, count, random, inset)
  const key = new Map(points.map((p) => [p, distance(p, zone.center) * random.range(0.75, 1.25)]))
  return points.sort((a, b) => (key.get(b) ?? 0) - (key.get(a) ?? 0))
}

/** Points side by side along the zone's long side, for things that lie in a row. */
export function row(zone: Zone, count: number): Point[] {
  const reach = zone.long * (count === 1 ? 0 : 1 - 0.9 / count)
  return Array.from({ length: count }, (_, i) => {
    const along = count === 1 ? 0 : (i / (count - 1) - 0.5) * reach
    return {
      x: zone.center.x + along * Math.cos(zone.axis),
      y: zone.center.y + along * Math.sin(zone.axis),
    }
  })
}

/** How many pieces of `size` (units squared) cover the zone `layers` times. */
export const countFor = (zone: Zone, size: number, layers: number, most = 400): number =>
  Math.round(clamp((zone.area * layers) / size, 1, Math.min(most, zone.most ?? most)))

/** How many units the grams make up: two eggs are drawn as two eggs. */
export const units = (zone: Zone, gramsEach: number, most = 12): number =>
  Math.round(clamp(zone.grams / gramsEach, 1, most))

function lattice(zone: Zone, count: number, random: Random, inset: number): Point[] {
  const outline = grow(zone.outline, zone.center, inset)
  const gap = Math.sqrt((areaOf(outline) / count) * 1.1547)
  const reach = Math.max(...outline.map((p) => distance(p, zone.center)))
  const points: Point[] = []
  for (let row = 0, y = -reach; y <= reach; row++, y += gap * 0.866) {
    for (let x = -reach + (row % 2) * gap * 0.5; x <= reach; x += gap) {
      const point = {
        x: zone.center.x + x + random.range(-0.32, 0.32) * gap,
        y: zone.center.y + y + random.range(-0.32, 0.32) * gap,
      }
      if (contains(outline, point)) points.push(point)
    }
  }
  return points
}

/** A few rounds of k-means over random samples: even, but not a grid. */
function relaxed(zone: Zone, count: number, random: Random, inset: number): Point[] {
  const any = sampler(zone, random, inset)
  const samples = Array.from({ length: count * 12 }, any)
  let points = samples.slice(0, count)
  for (let round = 0; round < 4; round++) {
    const sums = points.map(() => ({ n: 0, x: 0, y: 0 }))
    for (const sample of samples) {
      const sum = sums[nearest(points, sample)]
      if (!sum) continue
      sum.n += 1
      sum.x += sample.x
      sum.y += sample.y
    }
    points = points.map((point, i) => {
      const sum = sums[i]
      return sum && sum.n > 0 ? { x: sum.x / sum.n, y: sum.y / sum.n } : point
    })
  }
  return points
}

function nearest(points: readonly Point[], to: Point): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  points.forEach((point, i) => {
    const far = distance(point, to)
    if (far < least) {
      least = far
      best = i
    }
  })
  return best
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
})
