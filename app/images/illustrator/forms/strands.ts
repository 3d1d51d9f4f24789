import type { Random } from '../core/random.ts'
import { blend, colour, step } from '../render/colour.ts'
import { type Material, material } from '../render/material.ts'
import { fractal } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'
import type { Place } from '../scene/place.ts'
import { scaled } from '../scene/regions.ts'
import { tube } from '../shapes/shapes.ts'
import type { Form } from './form.ts'
import { heapGround } from './form.ts'
import { type Heap, heapOver, putMound, raise } from './heaps.ts'
import { type Step, tangle } from './loose-strands.ts'

type Strand = {
  material: Material
  /** Mm. */
  radius: number
  length: number
  /** Height over width of the cross-section: tagliatelle 0.25. */
  flat?: number
  /** 0 straight, 1 curls round within a third of its length. */
  curl?: number
  /** Colour of the strands and of the gaps between them, for what is seen below the top ones. */
  own: string
  gap: string
  /** Strands that run side by side, as they do when they are twirled. */
  together?: number
  /** Layers of strands over the heap. */
  layers?: number
  steep?: number
  /** As they fall out of a wok, in loose loops all over each other, rather than as a fork turned them. */
  loose?: boolean
}

/** A nest of long strands: spaghetti, noodles, shredded cabbage, vermicelli. */
export const strands = (strand: Strand): Form => {
  const below = belowOf(strand)
  return {
    ground: ({ volume }) => heapGround(volume, strand.steep ?? 1),
    lay(place) {
      const { random, region } = place
      const { radius, length, flat = 1, layers = 3.4, together = 4, curl = 0.6 } = strand
      const heap = heapOver(place, strand.loose ? 7 : 4, 0.7)
      const rise = riseOf(radius)
      const within = { ...place, region: scaled(region, 0.8) }
      putMound(within, below, (x, y, out) => heap(x, y, out * 0.8) - rise * 1.8 - 6 * out ** 6)
      const count = Math.min(480, Math.round((region.area * 1.35 * layers) / (length * radius * 2)))
      const reach = Math.sqrt(region.area / Math.PI)
      const side = random.chance(0.5) ? 1 : -1
      for (let i = 0; i < count; i += together) {
        const share = i / count
        const long = length / reach
        const thin = flat < 0.4 ? 1.6 * radius : radius
        const way = strand.loose
          ? tangle(random, long, radius / reach)
          : share > untwirled && radius <= wide && length > short
            ? twirl(random, (share - untwirled) / (1 - untwirled), long, thin / reach, side)
            : wander(random, i / together, share, long, curl, rise / reach)
        const lift = random.range(-rise * 0.9, rise * 1.2) + share * rise * 1.6
        for (let k = 0; k < together; k++) putStrand(place, strand, heap, way, k, lift)
      }
      raise(place, (x, y, out) => heap(x, y, out) + rise * (length > short ? 2.9 : 2))
    },
    ...(strand.loose && { wisps: (place: Place) => putWisps(place, strand) }),
  }
}

/** Share of the strands that lie over what was tossed with them. */
const above = 0.13

function putWisps(place: Place, strand: Strand): void {
  const { random, region, ground } = place
  const { radius, length, together = 4, layers = 3.4 } = strand
  const within = { ...place, region: scaled(region, 0.82) }
  const reach = Math.sqrt(within.region.area / Math.PI)
  const count = (within.region.area * 1.35 * layers * above) / (length * radius * 2)
  const over = {
    ...within,
    ground: { ...ground, at: (x: number, y: number) => ground.rest(x, y, 7) },
  }
  for (let i = 0; i < count; i += together) {
    const way = tangle(random, (0.7 * length) / reach, radius / reach)
    const few = Math.max(1, Math.round(together * 0.6))
    for (let k = 0; k < few; k++) putStrand(over, strand, () => 0, way, k, radius * 0.8)
  }
}

/** Mm of length up to which shreds lie as they fell: a fork cannot turn them. */
const short = 120
/** Mm of the radius from which noodles are wide: they lie flat on each other. */
const wide = 4
const riseOf = (radius: number): number => (radius > wide ? 3 : radius)

/** Share of the strands that lie below those that a fork has turned. */
const untwirled = 0.66

/** A way round the middle, as a fork turns it: the later, the narrower. `share` tells how many lie below it. */
function twirl(random: Random, share: number, length: number, thin: number, side: number): Step[] {
  const pace = Math.max(0.055, thin * 1.5)
  const steps = Math.max(8, Math.round(length / pace))
  const least = 0.12 + 2.5 * thin
  const bow = Math.max(least, 0.62 - 0.46 * share + random.range(-0.08, 0.08))
  const towards = random.range(0, 6.283)
  const off = random.range(0.04, 0.26)
  const [mx, my] = [off * Math.cos(towards), off * Math.sin(towards)]
  const from = random.range(0, 6.283)
  const sway = random.range(0, 90)
  const stretch = random.range(0.84, 1)
  const way: Step[] = []
  let angle = from
  for (let i = 0; i <= steps; i++) {
    const inwards = 1 - (0.22 * i) / steps
    const far = bow * inwards * (1 + 0.3 * (fractal((i * pace) / 0.6, sway, 1, 2) - 0.5))
    angle += (side * pace) / Math.max(least, far)
    const [x, y] = [mx + far * Math.cos(angle), my + far * stretch * Math.sin(angle)]
    way.push({ x, y, heading: angle + (side * Math.PI) / 2 })
  }
  return way
}

/**
 * A way within a disc of radius 1: an arc that wavers, round a point of its own, which for every sixth bundle lies
 * far out, so that it crosses the others; every third runs along the edge. `number` spreads the arcs evenly.
 */
function wander(
  random: Random,
  number: number,
  share: number,
  length: number,
  curl: number,
  thin: number,
): Step[] {
  const pace = Math.max(0.055, thin * 2)
  const steps = Math.max(8, Math.round(length / pace))
  const crosses = number % 6 === 2
  const rims = number % 3 === 0
  const own = rims ? random.range(0.62, 0.8) : random.range(0.2, 0.62)
  const bow = crosses ? random.range(0.8, 1.7) / curl : own
  const off = crosses ? bow + random.range(-0.5, 0.5) : Math.sqrt(share) * (0.92 - bow)
  const towards = number * 2.4 + random.range(-0.3, 0.3)
  const middle = [off * Math.cos(towards), off * Math.sin(towards)] as const
  const side = random.chance(0.65) ? 1 : -1
  const reach = (steps * pace) / bow / 2
  const from = crosses ? towards + Math.PI - side * reach : random.range(0, 6.283)
  const sway = random.range(0, 90)
  const way: Step[] = []
  for (let i = 0; i <= steps; i++) {
    const angle = from + (side * i * pace) / bow
    const far = bow * (1 + 0.5 * (fractal((i * pace) / 0.5, sway, 1, 2) - 0.5))
    const [x, y] = [middle[0] + far * Math.cos(angle), middle[1] + far * Math.sin(angle)]
    const out = Math.hypot(x, y)
    if (out > 1.05) continue
    const k = out > 0.75 ? (0.75 + 0.22 * (1 - Math.exp((0.75 - out) / 0.22))) / out : 1
    way.push({ x: x * k, y: y * k, heading: angle + (side * Math.PI) / 2 })
  }
  return way
}

function putStrand(
  { region, random, ground, put }: Place,
  { material: own, radius, flat = 1, together = 4 }: Strand,
  heap: Heap,
  way: readonly Step[],
  number: number,
  lift: number,
): void {
  const reach = Math.sqrt(region.area / Math.PI)
  const aside =
    ((number - (together - 1) / 2) * radius * 2.15 + random.range(-0.4, 0.4) * radius) / reach
  const from = Math.floor(random.range(0, 0.2) * way.length)
  const until = Math.ceil(random.range(0.8, 1) * way.length)
  const sway = random.range(0, 50)
  const path = way.slice(from, until).map(({ x, y, heading }, i): Vec => {
    const off = aside + ((fractal(i / 9, sway, 3, 1) - 0.5) * radius * 2.6) / reach
    const at = [x - Math.sin(heading) * off, y + Math.cos(heading) * off] as const
    const out = Math.min(0.985, Math.hypot(...at))
    const edge = outlineAt(region.outline, Math.atan2(at[1], at[0]))
    const [px, py] = [
      region.center.x + (edge.x - region.center.x) * out,
      region.center.y + (edge.y - region.center.y) * out,
    ]
    const foot = ground.at(px, py)
    const wave = (fractal(i / 4, sway + 9, number, 1) - 0.5) * riseOf(radius) * 1.6
    return [px, py, foot + Math.max(radius * flat, heap(px, py, out) + lift + wave)]
  })
  if (path.length < 3) return
  // What is flat shows each kink.
  const soft = flat < 0.4 ? smooth(smooth(smooth(smooth(path)))) : smooth(path)
  put({
    mesh: tube(soft, { radius: () => radius, flat, around: flat < 0.6 ? 8 : 6 }),
    material: own,
    pose: {},
    seed: random.next(),
    thin: true,
  })
}

/** A path whose inner points lie between their neighbours. */
const smooth = (path: readonly Vec[]): Vec[] =>
  path.map((own, i): Vec => {
    const [before, after] = [path[i - 1], path[i + 1]]
    if (!before || !after) return own
    const mean = (axis: 0 | 1 | 2) => (before[axis] + 2 * own[axis] + after[axis]) / 4
    return [mean(0), mean(1), mean(2)]
  })

type Outline = Place['region']['outline']

/** The point of a region's outline in a direction; its points go round it evenly. */
function outlineAt(outline: Outline, angle: number): { x: number; y: number } {
  const at = ((angle / (2 * Math.PI) + 1) % 1) * outline.length
  const [a, b] = [outline[Math.floor(at)], outline[Math.ceil(at) % outline.length]]
  if (!a || !b) return { x: 0, y: 0 }
  const t = at % 1
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

/** The skin of the heap below the strands: strands of the same thickness, painted. */
function belowOf({ own, gap, radius }: Strand): Material {
  const [light, dark] = [colour(own), colour(gap)]
  return material(
    ({ u, v, w }) => {
      const way = fractal(u / 34, v / 34, 2, 2) * 44 + fractal(u / 12, v / 12, 7, 1) * 5
      const line = Math.abs(Math.sin(((way + w * 0.8) * 1.6) / radius))
      return blend(dark, light, 0.5 + 0.3 * step(0.15, 0.8, line))
    },
    { glow: 0.3, gloss: 0.25 },
  )
}
