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
}

/** A nest of long strands: spaghetti, noodles, shredded cabbage, vermicelli. */
export const strands = (strand: Strand): Form => {
  const below = belowOf(strand)
  return {
    ground: ({ volume }) => heapGround(volume, strand.steep ?? 1),
    lay(place) {
      const { random, region } = place
      const { radius, length, layers = 3, together = 4, curl = 0.6 } = strand
      const heap = heapOver(place, 4, 0.7)
      const within = { ...place, region: scaled(region, 0.88) }
      putMound(within, below, (x, y, out) => heap(x, y, out * 0.88) - radius * 1.8 - 6 * out ** 6)
      const count = Math.min(480, Math.round((region.area * layers) / (length * radius * 2)))
      const reach = Math.sqrt(region.area / Math.PI)
      for (let i = 0; i < count; i += together) {
        const way = wander(random, length / reach, curl, radius / reach)
        const lift = random.range(-radius * 1.2, radius * 1.8) + (i / count) * radius
        for (let k = 0; k < together; k++) putStrand(place, strand, heap, way, k, lift)
      }
      raise(place, (x, y, out) => heap(x, y, out) + radius * 2)
    },
  }
}

type Step = { x: number; y: number; heading: number }

/** A way within a disc of radius 1 that bends along its edge instead of leaving it. */
function wander(random: Random, length: number, curl: number, thin: number): Step[] {
  const pace = Math.max(0.055, thin * 2)
  const steps = Math.max(8, Math.round(length / pace))
  const [far, angle] = [Math.sqrt(random.next()) * 0.9, random.range(0, 6.283)]
  const side = random.chance(0.65) ? 1 : -1
  const inwards = random.chance(0.45) ? 1.6 : random.range(1.8, 2.5)
  let [x, y] = [far * Math.cos(angle), far * Math.sin(angle)]
  let heading = angle + side * random.range(0.9, 3.1)
  let bend = random.range(-0.5, 1) * side * curl
  const way: Step[] = []
  for (let i = 0; i <= steps; i++) {
    way.push({ x, y, heading })
    bend = bend * 0.96 + random.range(-0.25, 0.25) * (0.3 + curl)
    heading += bend * pace * 2.6
    const out = Math.hypot(x, y)
    if (out > 0.7) {
      const around = Math.atan2(y, x)
      const round = around + (Math.sin(heading - around) >= 0 ? inwards : -inwards)
      const apart = Math.atan2(Math.sin(round - heading), Math.cos(round - heading))
      heading += apart * Math.min(1, (out - 0.7) * 2.6)
    }
    x += pace * Math.cos(heading)
    y += pace * Math.sin(heading)
    const most = Math.hypot(x, y) / 0.95
    if (most > 1) [x, y] = [x / most, y / most]
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
  const aside = ((number - (together - 1) / 2) * radius * 2.3 + random.range(-1, 1)) / reach
  const from = Math.floor(random.range(0, 0.2) * way.length)
  const until = Math.ceil(random.range(0.8, 1) * way.length)
  const sway = random.range(0, 50)
  const path = way.slice(from, until).map(({ x, y, heading }, i): Vec => {
    const off = aside + ((fractal(i / 5, sway, 3, 1) - 0.5) * radius * 4) / reach
    const at = [x - Math.sin(heading) * off, y + Math.cos(heading) * off] as const
    const out = Math.min(0.985, Math.hypot(...at))
    const edge = outlineAt(region.outline, Math.atan2(at[1], at[0]))
    const [px, py] = [
      region.center.x + (edge.x - region.center.x) * out,
      region.center.y + (edge.y - region.center.y) * out,
    ]
    const foot = ground.at(px, py)
    const wave = (fractal(i / 4, sway + 9, number, 1) - 0.5) * radius * 1.6
    return [px, py, foot + Math.max(radius * flat, heap(px, py, out) + lift + wave)]
  })
  put({
    mesh: tube(path, { radius: () => radius, flat, around: flat < 0.6 ? 8 : 6 }),
    material: own,
    pose: {},
    seed: random.next(),
  })
}

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
      return blend(dark, light, 0.25 + 0.6 * step(0.15, 0.8, line))
    },
    { glow: 0.3, gloss: 0.25 },
  )
}
