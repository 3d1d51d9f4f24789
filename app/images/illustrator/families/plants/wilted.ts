import {
  type Brush,
  bevel,
  fill,
  heapDepth,
  heapShadow,
  line,
  shadowOf,
  volume,
} from '../../core/brush.ts'
import { dots, type Point, place, smooth, tau } from '../../core/geometry.ts'
import { relatives, shade } from '../../core/palette.ts'
import { countFor, pieceScale, spread } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

type Wilted = { color: string; vein: string /** Length of one leaf. */; long: number }

/** Leaves that heat has made limp: dark, wet, crumpled into folds. */
export const wilted =
  (look: Wilted): Draw =>
  (brush, zone) => {
    const { random } = brush
    const long = look.long * pieceScale(zone)
    const count = countFor(zone, long * long * 0.34, zone.strewn ? 1 : 1.6, 90)
    const tones = relatives(look.color, random, 4, 1.2)
    const spots = spread(zone, count, random, zone.strewn ? 0.97 : 0.84)
    const under = zone.strewn
      ? ''
      : heapShadow(dots(spots), long * 0.5, 14) +
        heapDepth(spots, long * 0.5, shade(look.color, -0.12))
    const drawn = spots.map((at) =>
      limpLeaf(brush, look, at, random.range(0, tau), random.around(long, 0.3), random.pick(tones)),
    )
    return under + drawn.join('')
  }

/** One limp leaf: a wavy edge, a bent rib, dark folds and a wet gleam. */
export function limpLeaf(
  brush: Brush,
  look: Wilted,
  at: Point,
  turn: number,
  long: number,
  tone: string,
): string {
  const { random } = brush
  const bend = random.range(-0.22, 0.22)
  const wide = random.range(0.2, 0.3)
  const spine = (u: number) => ({ x: u, y: bend * (1 - 4 * u * u) })
  const side = (sign: number) =>
    [-0.44, -0.26, -0.06, 0.14, 0.32, 0.45].map((u) => {
      const { x, y } = spine(u)
      const reach = wide * Math.sqrt(1 - (u / 0.52) ** 2) * random.range(0.62, 1.2)
      return { x: x + random.range(-0.03, 0.03), y: y + sign * reach }
    })
  const to = (points: readonly Point[], closed = true) =>
    smooth(place(points, at, turn, long), closed)
  const d = to([...side(-1), spine(0.52), ...side(1).toReversed()])
  const rib = to([-0.56, -0.2, 0.15, 0.42].map(spine), false)
  const fold = (v: number) =>
    to(
      [-0.3, -0.05, 0.22].map((u) => ({ x: u, y: spine(u).y + v * random.range(0.7, 1.3) })),
      false,
    )
  return (
    shadowOf(d, 5) +
    `<path d="${d}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush, 0.7)}" stroke-width="1.8"/>` +
    line(fold(wide * 0.5) + fold(-wide * 0.55), shade(tone, -0.1), long * 0.05, 0.6) +
    line(fold(wide * 0.25), shade(tone, 0.13), long * 0.025, 0.55) +
    line(rib, look.vein, Math.max(1.5, long * 0.026), 0.75) +
    fill(
      to([
        { x: -0.1, y: -wide * 0.45 },
        { x: 0.06, y: -wide * 0.6 },
        { x: 0.02, y: -wide * 0.4 },
      ]),
      '#f4ffe0',
      0.3,
    )
  )
}
