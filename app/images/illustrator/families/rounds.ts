import { type Brush, bevel, fill, line, shadowOf, slope, softShadow, volume } from '../brush.ts'
import { ellipse, num, type Point, polar, tau } from '../geometry.ts'
import { relatives, shade } from '../palette.ts'
import { veneer } from '../texture.ts'
import { countFor, pieceScale, spread, type Zone } from '../zone.ts'
import type { Draw } from './drawing.ts'
import { type Face, patterns } from './round-faces.ts'

type Round = Face & {
  skin: string
  /** Radius at ordinary size. */
  radius: number
  /** Thickness of the skin's ring. */
  rind?: number
  pattern: keyof typeof patterns
  browned?: boolean
}

/** Overlapping round slices, laid in rows like shingles. */
export const rounds =
  (look: Round): Draw =>
  (brush, zone) => {
    const radius = look.radius * (zone.most ? 1 : pieceScale(zone))
    const count = countFor(zone, Math.PI * radius * radius, 1.35, 60)
    const tones = relatives(look.flesh, brush.random, 3, 0.8)
    const under = zone.strewn || zone.most ? '' : softShadow(zone.outline, 14, 0.8)
    const at =
      zone.strewn || zone.most ? spread(zone, count, brush.random) : shingled(zone, radius, brush)
    return (
      under +
      at
        .map((point) =>
          disc(
            brush,
            look,
            point,
            brush.random.around(radius, 0.08),
            brush.random.pick(tones),
            zone,
          ),
        )
        .join('')
    )
  }

/** Rows along the zone's axis, each slice leaning on the one before. */
function shingled(zone: Zone, radius: number, { random }: Brush): Point[] {
  const rows = Math.max(1, Math.round(zone.wide / (radius * 1.5)))
  const points: Point[] = []
  for (let row = 0; row < rows; row++) {
    const v = rows === 1 ? 0 : (row / (rows - 1)) * 2 - 1
    const across = v * Math.max(0, zone.wide / 2 - radius * 0.8)
    const half =
      Math.sqrt(Math.max(0.12, 1 - (v * 0.85) ** 2)) * Math.max(0, zone.long / 2 - radius * 0.7)
    const count = Math.max(1, Math.round((half * 2) / (radius * 0.95)) + 1)
    for (let i = 0; i < count; i++) {
      const along = count === 1 ? 0 : -half + (2 * half * i) / (count - 1)
      const bow = (1 - (along / (half || 1)) ** 2) * radius * 0.3
      const spot = polar(zone.center, along + random.range(-3, 3), zone.axis)
      points.push(polar(spot, across + bow + random.range(-3, 3), zone.axis + Math.PI / 2))
    }
  }
  return points
}

function disc(
  brush: Brush,
  look: Round,
  at: Point,
  radius: number,
  flesh: string,
  zone: Zone,
): string {
  const squash = brush.random.range(0.93, 1)
  const turn = brush.random.range(0, tau)
  const outer = ellipse(at, radius, radius * squash, turn)
  const rind = (look.rind ?? 4) * (radius / look.radius)
  const inner = ellipse(at, radius - rind, (radius - rind) * squash, turn)
  const { grilled, browned, fried } = zone.cooking
  return (
    shadowOf(outer, 6) +
    fill(outer, volume(brush, look.skin)) +
    fill(inner, slope(brush, shade(flesh, 0.05), shade(flesh, -0.04))) +
    patterns[look.pattern](brush, look, at, radius - rind, turn) +
    (look.browned || browned || fried ? veneer(brush, inner, 'brown', 0.75) : '') +
    (grilled ? griddle(at, radius - rind, 0.7) : '') +
    `<path d="${outer}" fill="none" stroke="${bevel(brush)}" stroke-width="2.5"/>`
  )
}

/** Dark bars where the food lay on the grill. */
function griddle(at: Point, radius: number, angle: number): string {
  const d = [-0.5, 0, 0.5].map((k) => {
    const middle = polar(at, radius * k, angle + Math.PI / 2)
    const half = radius * Math.sqrt(1 - k * k) * 0.86
    const [a, b] = [polar(middle, -half, angle), polar(middle, half, angle)]
    return `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`
  })
  return line(d.join(''), '#3b1a08', radius * 0.13, 0.6)
}
