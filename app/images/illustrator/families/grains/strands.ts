import { type Brush, heapShadow, line, mound } from '../../core/brush.ts'
import { clamp, type Point, place, smooth, tau } from '../../core/geometry.ts'
import { mix, relatives, shade } from '../../core/palette.ts'
import type { Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

type Strand = {
  color: string
  thick: number /** Flat ribbons show a line along the middle. */
  flat?: boolean
}

/** Spaghetti, noodles, tagliatelle: strands wound into nests. */
export const strands =
  (look: Strand): Draw =>
  (brush, zone) => {
    const { random } = brush
    const inner = nestShape(zone, 0.42)
    const count = Math.round(clamp((zone.area / (look.thick * 480)) * 1.9, 10, 110))
    const tones = relatives(look.color, random, 5, 0.8)
    const wound = Array.from({ length: count }, (_, i) => {
      const k = 1 - (i / count) ** 1.2 * 0.78
      return windOf(brush, (zone.long / 2) * k, (zone.wide / 2) * k, zone, i)
    })
    const loose = Array.from({ length: Math.round(count * 0.42) }, () => looseOf(brush, zone))
    const all = wound.join('')
    const deep = mix(look.color, '#9a5c18', 0.38)
    return (
      (zone.strewn
        ? ''
        : heapShadow(wound.slice(0, 20).join(''), look.thick * 1.6, 16) +
          line(smooth(nestShape(zone, 0.22)), deep, zone.wide * 0.24) +
          line(all, deep, look.thick * 1.7)) +
      [...wound, ...loose].map((d) => strand(look, d, random.pick(tones))).join('') +
      (zone.strewn ? '' : mound(brush, inner, 0.8))
    )
  }

/** An ellipse along the nest, whose half axes are `k` of the zone's extents. */
function nestShape(zone: Zone, k: number): Point[] {
  const [rx, ry] = [zone.long * k, zone.wide * k]
  const ring = Array.from({ length: 16 }, (_, i) => ({
    x: rx * Math.cos((i / 16) * tau),
    y: ry * Math.sin((i / 16) * tau),
  }))
  return place(ring, zone.center, zone.axis)
}

/** The way of the nth strand; each starts a golden angle further, so that the rim has no gap. */
function windOf({ random }: Brush, long: number, wide: number, zone: Zone, nth: number): string {
  const [rx, ry] = [long * 0.94, wide * 0.94]
  const from = nth * 2.4 + random.range(0, 0.8)
  const sweep = random.range(1.6, 3.6)
  const wander = random.range(0.84, 0.98)
  const points = Array.from({ length: 8 }, (_, i) => {
    const angle = from + (sweep * i) / 7
    const k = wander + 0.06 * Math.sin(i * 1.3 + from)
    return { x: rx * k * Math.cos(angle), y: ry * k * Math.sin(angle) }
  })
  return smooth(place(points, zone.center, zone.axis + random.range(-0.12, 0.12)), false)
}

/** A strand that lies across the nest, round a middle of its own. */
function looseOf({ random }: Brush, zone: Zone): string {
  const far = 0.3 * Math.sqrt(random.next())
  const aside = random.range(0, tau)
  const reach = random.range(0.16, 0.46 - far * 0.6)
  const from = random.range(0, tau)
  const sweep = random.range(1.4, 3.4)
  const points = Array.from({ length: 7 }, (_, i) => {
    const angle = from + (sweep * i) / 6
    const k = reach * (0.94 + 0.08 * Math.sin(i * 1.7 + from))
    return {
      x: zone.long * (far * Math.cos(aside) + k * Math.cos(angle)),
      y: zone.wide * (far * Math.sin(aside) + k * Math.sin(angle)),
    }
  })
  return smooth(place(points, zone.center, zone.axis), false)
}

function strand({ thick, flat }: Strand, d: string, tone: string): string {
  return (
    `<g transform="translate(2 3)">${line(d, '#3a1a06', thick, 0.3)}</g>` +
    line(d, shade(tone, -0.11), thick) +
    `<g transform="translate(-.7 -1)">${line(d, tone, Math.round(thick * 7) / 10)}</g>` +
    `<g transform="translate(-1.4 -2)">${line(d, shade(tone, 0.1), flat ? 2 : Math.round(thick * 2.2) / 10, 0.8)}</g>`
  )
}
