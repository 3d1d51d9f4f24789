import { type Brush, bevel, fill, heapShadow, shadowOf, slope, volume } from '../../core/brush.ts'
import {
  blob,
  contains,
  dots,
  ellipse,
  grow,
  num,
  type Point,
  place,
  polar,
  smooth,
  tau,
} from '../../core/geometry.ts'
import { relatives, shade } from '../../core/palette.ts'
import { countFor, pieceScale, sampler, spread, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { browning } from '../proteins/sear.ts'
import { type Face, patterns } from './round-faces.ts'

type Round = Face & {
  skin: string
  /** Radius at ordinary size. */
  radius: number
  /** Thickness of the skin's ring. */
  rind?: number
  pattern: keyof typeof patterns
  browned?: boolean
  /** Lies any way even when raw. */
  tumbled?: boolean
}

/** Overlapping round slices: in curved fans, or tumbled when they were cooked. */
export const rounds =
  (look: Round): Draw =>
  (brush, zone) => {
    const radius = look.radius * (zone.most ? 1 : pieceScale(zone))
    const count = countFor(zone, Math.PI * radius * radius, 1.35, 60)
    const tones = relatives(look.flesh, brush.random, 3, 0.8)
    const at = laid(brush, look, zone, radius, count)
    return (
      (zone.strewn ? '' : heapShadow(dots(at), radius * 1.75, 16)) +
      at
        .map((point) =>
          disc(
            brush,
            look,
            point,
            brush.random.around(radius, 0.13),
            brush.random.pick(tones),
            zone,
          ),
        )
        .join('')
    )
  }

function laid(brush: Brush, look: Round, zone: Zone, radius: number, count: number): Point[] {
  const { browned, fried, grilled } = zone.cooking
  if (zone.most && count > 4) return arc(zone, radius, count, brush)
  if (zone.strewn || zone.most) return spread(zone, count, brush.random)
  const tumbled = look.tumbled || browned || fried || grilled
  return tumbled ? spread(zone, count, brush.random, 0.86) : fans(zone, radius, brush)
}

/** One fan, its slices leaning on each other in a bow. */
function arc(zone: Zone, radius: number, count: number, { random }: Brush): Point[] {
  const out = Math.atan2(zone.center.y - zone.home.center.y, zone.center.x - zone.home.center.x)
  const pivot = polar(zone.center, radius * -2.4, out)
  const step = random.range(0.3, 0.36)
  return Array.from({ length: count }, (_, i) => {
    const angle = out + (i - (count - 1) / 2) * step + random.range(-0.03, 0.03)
    return polar(pivot, radius * random.range(2.35, 2.5), angle)
  })
}

/** Bows round a point outside the zone, each slice leaning on the one before; a few lie loose on top. */
function fans(zone: Zone, radius: number, { random }: Brush): Point[] {
  const inside = grow(zone.outline, zone.center, Math.max(0.5, 1 - (radius * 0.8) / zone.wide))
  const far = zone.long * random.range(0.6, 0.8)
  const side = zone.axis + (random.chance(0.5) ? 1 : -1) * Math.PI * random.range(0.4, 0.6)
  const pivot = polar(zone.center, far, side)
  const points: Point[] = []
  const reach = zone.long / 2
  for (let r = far + reach, bow = 0; r > Math.max(radius, far - reach); bow++) {
    const step = (radius * random.range(0.72, 0.95)) / r
    const start = side + Math.PI + random.range(-0.5, 0.5) * step
    const count = Math.ceil(reach / (step * r)) + 1
    const row = Array.from({ length: count * 2 + 1 }, (_, i) =>
      polar(
        pivot,
        r + random.range(-0.12, 0.12) * radius,
        start + (i - count + random.range(-0.14, 0.14)) * step,
      ),
    ).filter((point) => contains(inside, point))
    points.push(...(bow % 2 === 0 ? row : row.toReversed()))
    r -= radius * random.range(1.15, 1.5)
  }
  const loose = Math.round(points.length / 9)
  const any = sampler(zone, random, 0.6)
  return points.length === 0
    ? [zone.center]
    : [...points, ...Array.from({ length: loose }, () => any())]
}

function disc(
  brush: Brush,
  look: Round,
  at: Point,
  radius: number,
  flesh: string,
  zone: Zone,
): string {
  const { random } = brush
  const squash = random.chance(0.2) ? random.range(0.66, 0.85) : random.range(0.9, 1)
  const turn = random.range(0, tau)
  const outer = ellipse(at, radius, radius * squash, turn)
  const rind = (look.rind ?? 4) * (radius / look.radius)
  const inner = ellipse(at, radius - rind, (radius - rind) * squash, turn)
  const thick = radius * (0.06 + 0.2 * Math.sqrt(1 - squash * squash))
  const low = Math.cos(turn) > 0 ? turn + Math.PI / 2 : turn - Math.PI / 2
  const side = ellipse(polar(at, thick, low), radius, radius * squash, turn)
  const { grilled, browned, fried } = zone.cooking
  const degrees = num((turn * 180) / Math.PI)
  const [x, y] = [num(at.x), num(at.y)]
  return (
    shadowOf(side, 6) +
    fill(side, shade(look.skin, -0.08)) +
    fill(outer, volume(brush, look.skin)) +
    fill(inner, slope(brush, shade(flesh, 0.05), shade(flesh, -0.04))) +
    `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(1 ${Math.round(squash * 100) / 100}) translate(${num(-at.x)} ${num(-at.y)})">` +
    patterns[look.pattern](brush, look, at, radius - rind, turn) +
    '</g>' +
    (look.browned || browned || fried ? browning(brush, at, (radius - rind) * squash) : '') +
    (grilled ? griddle(brush, at, radius - rind, squash) : '') +
    `<path d="${outer}" fill="none" stroke="${bevel(brush)}" stroke-width="2.5"/>`
  )
}

/** Scorched bars where the food lay on the grill: each slice at its own angle, none of one width. */
function griddle({ random }: Brush, at: Point, radius: number, squash: number): string {
  const angle = random.range(0, tau)
  const bars = [-0.48, 0.02, 0.5].map((k) => {
    const off = k + random.range(-0.1, 0.1)
    const middle = polar(at, radius * off * squash, angle + Math.PI / 2)
    const half = radius * Math.sqrt(1 - off * off) * random.range(0.62, 0.9) * squash
    const lying = place(
      blob(random, half, radius * random.range(0.06, 0.1), 0.22, 9),
      middle,
      angle,
    )
    return smooth(lying)
  })
  return fill(bars.join(''), '#7a3d12', 0.3) + fill(bars.join(''), '#3a1906', 0.5)
}
