import {
  type Brush,
  bevel,
  fill,
  line,
  mound,
  shadowOf,
  softShadow,
  volume,
} from '../core/brush.ts'
import { blob, ellipse, num, type Point, place, polar, smooth, tau } from '../core/geometry.ts'
import { shade } from '../core/palette.ts'
import type { Zone } from '../core/zone.ts'
import type { Draw } from './drawing.ts'

type Dip = { color: string; oil: string; dust: string; herb: string }

/** Hummus and the like: spread with the back of a spoon, oil in the trough, paprika over the ridges. */
export const dip =
  (look: Dip): Draw =>
  (brush, zone) => {
    const outline = round(brush, zone)
    const d = smooth(outline)
    const at = { x: 0, y: 0 }
    const rim = smooth(place(outline, at, 0))
    return (
      softShadow(outline, 20) +
      `<path d="${rim}" fill="${volume(brush, look.color, 0.9)}" stroke="${bevel(brush, 0.7)}" stroke-width="5"/>` +
      mound(brush, outline, 0.5) +
      trough(brush, look, zone) +
      dusted(brush, look.dust, zone) +
      herbs(brush, look.herb, zone) +
      chickpeas(brush, look, zone) +
      `<path d="${d}" fill="none" stroke="${bevel(brush, 0.4)}" stroke-width="3"/>`
    )
  }

/** An oval of the zone's extents whose edge the spoon has left in soft waves. */
function round({ random }: Brush, zone: Zone): Point[] {
  const phase = random.range(0, tau)
  const rim = Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * tau
    const k = 0.5 * (1 + 0.035 * Math.sin(4 * angle + phase) + random.range(-0.015, 0.015))
    return { x: zone.long * k * Math.cos(angle), y: zone.wide * k * Math.sin(angle) }
  })
  return place(rim, zone.center, zone.axis)
}

/** Points on a bow round the middle, at `k` of the zone's half extents. */
const bow = (zone: Zone, k: number, from: number, open: number, inward = 0): Point[] =>
  place(
    Array.from({ length: 14 }, (_, i) => {
      const angle = from + (i / 13) * open
      const far = (k - (inward * i) / 13) / 2
      return { x: zone.long * far * Math.cos(angle), y: zone.wide * far * Math.sin(angle) }
    }),
    zone.center,
    zone.axis,
  )

/** The spiral trough of the spoon, its flanks lit and shaded, with oil standing in it. */
function trough(brush: Brush, look: Dip, zone: Zone): string {
  const from = brush.random.range(0, tau)
  const width = zone.wide * 0.13
  const path = smooth(bow(zone, 0.66, from, 7.4, 0.5), false)
  const pool = smooth(bow(zone, 0.63, from + 0.4, 4.4, 0.28), false)
  const gleam = smooth(bow(zone, 0.62, from + 1.1, 1.1, 0.07), false)
  const off = num(width * 0.22)
  return (
    `<g transform="translate(${num(width * 0.3)} ${num(width * 0.36)})">${line(path, shade(look.color, 0.1), width, 0.6)}</g>` +
    `<g transform="translate(-${off} -${off})">${line(path, shade(look.color, -0.17), width * 0.9, 0.6)}</g>` +
    line(path, shade(look.color, -0.05), width * 0.9) +
    line(pool, look.oil, width * 0.72, 0.75) +
    line(pool, shade(look.oil, 0.1), width * 0.3, 0.4) +
    line(gleam, '#fffbe0', width * 0.16, 0.85)
  )
}

/** Dust strewn in a band across the ridges. */
function dusted({ random }: Brush, color: string, zone: Zone): string {
  const from = random.range(0, tau)
  const many = Math.round(80 + zone.area / 320)
  const grains = Array.from({ length: many }, () => {
    const angle = from + random.range(-0.9, 0.9)
    const k = 0.44 * Math.sqrt(random.range(0.1, 1))
    const spot = { x: zone.long * k * Math.cos(angle), y: zone.wide * k * Math.sin(angle) }
    const p = place([spot], zone.center, zone.axis)[0] ?? zone.center
    return `M${num(p.x)} ${num(p.y)}h.1`
  })
  const half = grains.filter((_, i) => i % 2 === 0).join('')
  return line(grains.join(''), color, 3.4, 0.75) + line(half, shade(color, -0.06), 4.6, 0.6)
}

function herbs({ random }: Brush, color: string, zone: Zone): string {
  const flecks = Array.from({ length: 12 }, () => {
    const spot = polar({ x: 0, y: 0 }, 0.36 * Math.sqrt(random.next()), random.range(0, tau))
    const at = place([{ x: spot.x * zone.long, y: spot.y * zone.wide }], zone.center, zone.axis)[0]
    return smooth(place(blob(random, 6, 3.2, 0.3, 6), at ?? zone.center, random.range(0, tau)))
  })
  return fill(flecks.join(''), color, 0.95)
}

/** Three whole chickpeas in the middle tell what it is made of. */
function chickpeas(brush: Brush, { color }: Dip, zone: Zone): string {
  const r = Math.min(17, zone.wide * 0.055)
  return [0, 2.1, 4.2]
    .map((angle) => {
      const at = polar(zone.center, r * 1.15, angle + zone.axis)
      const d = ellipse(at, r * 1.08, r, angle)
      return (
        shadowOf(d, 5) +
        `<path d="${d}" fill="${volume(brush, shade(color, -0.09), 1.2)}" stroke="${bevel(brush, 0.6)}" stroke-width="1.6"/>` +
        fill(ellipse(polar(at, r * 0.4, -2.3), r * 0.26, r * 0.14, -0.7), '#fffbe8', 0.8)
      )
    })
    .join('')
}
