import { type Brush, bevel, fill, heapShadow, shadowOf, volume } from '../../core/brush.ts'
import {
  blob,
  dots,
  ellipse,
  type Point,
  place,
  polar,
  shift,
  smooth,
  tau,
} from '../../core/geometry.ts'
import { relatives, shade } from '../../core/palette.ts'
import { countFor, pieceScale, spread } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

type Crumbled = { color: string /** Across the largest crumbs. */; size: number }

/** Soft cheese crumbled by hand: a few large crumbs, many small ones, dust between them. */
export const crumbled =
  (look: Crumbled): Draw =>
  (brush, zone) => {
    const { random } = brush
    const size = look.size * pieceScale(zone)
    const count = countFor(zone, size * size * 0.3, zone.strewn ? 1 : 1.5, 170)
    const tones = relatives(look.color, random, 3, 0.5)
    const spots = spread(zone, count, random)
    const dust = spots.flatMap((at) =>
      random.chance(0.7) ? [polar(at, size * random.range(0.3, 0.7), random.range(0, tau))] : [],
    )
    const dusty = dust.map((p) => ellipse(p, random.range(2, 5), random.range(1.6, 3.6)))
    return (
      (zone.strewn ? '' : heapShadow(dots(spots), size * 0.6, 12)) +
      `<g transform="translate(1.5 2)">${fill(dusty.join(''), '#2a1206', 0.25)}</g>` +
      fill(dusty.join(''), look.color) +
      spots
        .map((at) => {
          const part = random.range(0.22, 1)
          return crumb(brush, at, size * (0.26 + 0.86 * part ** 2), random.pick(tones))
        })
        .join('')
    )
  }

/** One crumb: a soft lump broken off the block, a pit or two in it. */
function crumb(brush: Brush, at: Point, size: number, tone: string): string {
  const { random } = brush
  const lump = place(
    blob(random, size * random.range(0.46, 0.66), size * random.range(0.34, 0.5), 0.25, 11),
    at,
    random.range(0, tau),
  )
  const d = smooth(lump)
  const pits = Array.from({ length: size > 22 ? 5 : 1 }, () =>
    ellipse(
      polar(at, size * random.range(0.05, 0.28), random.range(0, tau)),
      size * random.range(0.03, 0.07),
      size * random.range(0.02, 0.04),
      random.range(0, tau),
    ),
  )
  return (
    shadowOf(d, Math.min(6, size * 0.16)) +
    fill(smooth(shift(lump, size * 0.04, size * 0.11)), shade(tone, -0.13)) +
    `<path d="${d}" fill="${volume(brush, tone, 0.7)}" stroke="${bevel(brush, 0.4)}" stroke-width="1.4"/>` +
    fill(pits.join(''), shade(tone, -0.12), 0.7)
  )
}
