import {
  type Brush,
  bevel,
  fill,
  line,
  radial,
  shadowOf,
  slope,
  softShadow,
  volume,
} from '../core/brush.ts'
import {
  blob,
  clamp,
  ellipse,
  grow,
  type Point,
  place,
  polar,
  smooth,
  tau,
} from '../core/geometry.ts'
import { shade } from '../core/palette.ts'
import { settle, spread, type Zone } from '../core/zone.ts'
import type { Draw } from './drawing.ts'
import { specks } from './grains/mash.ts'

type Sauce = { color: string; clear?: boolean; oily?: boolean; specks?: string; lumps?: string }

/** A sauce: a drizzle when there is little of it, else a small bowl beside the food. */
export const sauce =
  (look: Sauce): Draw =>
  (brush, zone) =>
    zone.strewn || zone.area < 7500
      ? (look.oily ? droplets : drizzle)(brush, look, zone)
      : ramekin(brush, look, zone)

/** A sauce spooned over food: a glossy pool with lumps, such as bolognese or tomato sauce. */
export const ladled =
  (look: Sauce): Draw =>
  (brush, zone) => {
    if (zone.area < 5000) return drizzle(brush, look, zone)
    const outline = grow(zone.outline, zone.center, 0.95).map((p) =>
      polar(p, brush.random.range(0, 10), brush.random.range(0, tau)),
    )
    const d = smooth(outline)
    return (
      softShadow(outline, 12, 0.8) +
      `<path d="${d}" fill="${volume(brush, look.color, 0.9)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
      (look.lumps ? lumps(brush, look.lumps, zone) : '') +
      (look.specks ? specks(brush, zone, { color: look.specks, count: 30, size: 5 }) : '') +
      shines(brush, zone)
    )
  }

/** A thin stream off a spoon, to and fro over the food: broad at the turns, fine between, drops beside. */
function drizzle(brush: Brush, look: Sauce, zone: Zone): string {
  const { random } = brush
  const [long, wide] = [zone.long * 0.36, zone.wide * 0.36]
  const turns = random.int(4, 5)
  const points = Array.from({ length: 56 }, (_, i) => {
    const t = i / 55
    const u = (t - 0.5) * 2
    const reach = wide * Math.sqrt(Math.max(0.12, 1 - u * u * 0.85))
    return {
      x: u * long + Math.sin(t * turns * tau * 2) * long * 0.04 + random.range(-1.5, 1.5),
      y: Math.cos(t * turns * tau) * reach * (0.92 + 0.08 * Math.sin(i)) + u * wide * 0.1,
    }
  })
  const way = place(points, zone.center, zone.axis)
  const width = clamp(zone.wide * 0.035, 4.5, 9)
  const stream = ribbon(brush, way, width)
  const drops = [0, 9, 24, 41, 55].map((i) => {
    const near = polar(way[i] ?? zone.center, random.range(6, 26), random.range(0, tau))
    return ellipse(near, random.range(2.5, 7), random.range(2, 5), random.range(0, 3))
  })
  const d = stream + drops.join('')
  const light = [6, 17, 30, 43].map((i) => smooth(way.slice(i, i + random.int(3, 7)), false))
  return (
    `<g transform="translate(2 3.5)">${fill(d, '#1f0d04', 0.22)}</g>` +
    `<path d="${d}" fill="${look.color}" fill-opacity="${look.clear ? 0.78 : 0.96}" stroke="${shade(look.color, -0.1)}" stroke-width="1.2" stroke-opacity=".5"/>` +
    `<g transform="translate(-1 -1.6)">${line(light.join(''), shade(look.color, 0.24), width * 0.3, 0.8)}</g>`
  )
}

/** A stream along the points whose breadth swells and thins. */
function ribbon({ random }: Brush, way: readonly Point[], width: number): string {
  const phase = random.range(0, tau)
  const flanks = way.map((p, i) => {
    const [a, b] = [way[Math.max(0, i - 1)] ?? p, way[Math.min(way.length - 1, i + 1)] ?? p]
    const angle = Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2
    const slow = 26 / (14 + Math.hypot(b.x - a.x, b.y - a.y))
    const end = i === 0 || i === way.length - 1 ? 0.7 : 1
    const half = width * clamp(slow, 0.4, 1.25) * (0.8 + 0.25 * Math.sin(i * 0.5 + phase)) * end
    return { left: polar(p, half, angle), right: polar(p, -half, angle) }
  })
  return smooth([
    ...flanks.map(({ left }) => left),
    ...flanks.toReversed().map(({ right }) => right),
  ])
}

/** Oil and dressing: small glistening pools here and there. */
function droplets(brush: Brush, look: Sauce, zone: Zone): string {
  return spread(zone, 22, brush.random, 0.95)
    .map((at) => {
      const r = brush.random.range(4, 11)
      const d = smooth(
        place(blob(brush.random, r * 1.3, r, 0.2, 7), at, brush.random.range(0, tau)),
      )
      return `<path d="${d}" fill="${look.color}" fill-opacity=".55" stroke="${bevel(brush)}" stroke-width="1.6"/>${fill(ellipse(polar(at, r * 0.4, -2.3), r * 0.3, r * 0.18, -0.7), '#fff', 0.8)}`
    })
    .join('')
}

/** A little bowl of sauce. */
function ramekin(brush: Brush, look: Sauce, zone: Zone): string {
  const radius = Math.min(Math.sqrt(zone.area / Math.PI) * 0.94, 160)
  const reach = [0, 1, 2, 3, 4, 5].map((i) => polar({ x: 0, y: 0 }, radius * 0.95, (i / 6) * tau))
  const at = settle(zone.center, reach, { ...zone.home, radius: zone.home.radius + 20 })
  const cup = brush.random.pick(['#f8f4ea', '#e7dccb', '#50565a', '#c9d6d4'])
  return (
    softShadow(place(blob(brush.random, radius, radius, 0), at, 0), radius * 0.2, 1.2) +
    `<path d="${ellipse(at, radius)}" fill="${slope(brush, shade(cup, 0.04), shade(cup, -0.13))}" stroke="${bevel(brush)}" stroke-width="5"/>` +
    fill(ellipse(at, radius * 0.87), slope(brush, shade(cup, -0.2), shade(cup, -0.03))) +
    liquid(brush, at, radius * 0.83, look.color) +
    swirlOf(brush, at, radius * 0.8, look.color) +
    (look.specks
      ? specks(
          brush,
          { ...zone, center: at, outline: circle(at, radius * 0.8) },
          { color: look.specks, count: 22, size: 5 },
        )
      : '') +
    (look.lumps
      ? lumps(brush, look.lumps, {
          ...zone,
          center: at,
          area: radius * radius * 2,
          outline: circle(at, radius * 0.62),
        })
      : '')
  )
}

/** A circle as an outline. */
export const circle = (at: Point, radius: number): Point[] =>
  Array.from({ length: 16 }, (_, i) => polar(at, radius, (i / 16) * tau))

function swirlOf(brush: Brush, at: Point, radius: number, color: string): string {
  const start = brush.random.range(0, tau)
  const points = Array.from({ length: 16 }, (_, i) =>
    polar(at, radius * (0.85 - i * 0.05), start + i * 0.6),
  )
  const d = smooth(points, false)
  return `<g transform="translate(2 3)">${line(d, shade(color, -0.12), radius * 0.09, 0.45)}</g>${line(d, shade(color, 0.08), radius * 0.07, 0.6)}`
}

/** A round surface of something wet: darker under the upper left rim, lit toward the lower right. */
export function liquid(brush: Brush, at: Point, radius: number, color: string): string {
  const d = ellipse(at, radius)
  const pool = brush.defs.use(`pool${color}`, (id) =>
    radial(
      id,
      [
        [0, shade(color, 0.05), 1],
        [0.7, color, 1],
        [0.93, shade(color, -0.06), 1],
        [1, shade(color, -0.12), 1],
      ],
      'cx=".55" cy=".58" r=".6"',
    ),
  )
  const gleam = smooth([
    polar(at, radius * 0.84, -2.75),
    polar(at, radius * 0.9, -2.35),
    polar(at, radius * 0.84, -1.95),
    polar(at, radius * 0.8, -2.35),
  ])
  return fill(d, pool) + fill(gleam, '#fffbee', 0.4)
}

/** Minced lumps in a sauce. */
function lumps(brush: Brush, color: string, zone: Zone): string {
  const count = Math.round(clamp(zone.area / 700, 10, 110))
  return Array.from({ length: count }, () => {
    const p = brush.random.pick(zone.outline)
    const k = Math.sqrt(brush.random.next()) * 0.86
    const at = {
      x: zone.center.x + (p.x - zone.center.x) * k,
      y: zone.center.y + (p.y - zone.center.y) * k,
    }
    const r = brush.random.range(7, 14)
    const d = smooth(place(blob(brush.random, r, r * 0.76, 0.2, 7), at, brush.random.range(0, tau)))
    return `${shadowOf(d, 4)}<path d="${d}" fill="${volume(brush, brush.random.pick([color, shade(color, 0.04), shade(color, -0.04)]), 1.2)}"/>`
  }).join('')
}

function shines(brush: Brush, zone: Zone): string {
  const d = Array.from({ length: 6 }, () => {
    const p = brush.random.pick(zone.outline)
    const k = brush.random.range(0.2, 0.8)
    const at = {
      x: zone.center.x + (p.x - zone.center.x) * k,
      y: zone.center.y + (p.y - zone.center.y) * k,
    }
    return ellipse(at, brush.random.range(5, 13), brush.random.range(2, 4), -0.7)
  })
  return fill(d.join(''), '#fff4e0', 0.55)
}
