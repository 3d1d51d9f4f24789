import { type Brush, bevel, fill, line, shadowOf, slope, softShadow } from '../brush.ts'
import { blob, type Point, place, polar, smooth } from '../geometry.ts'
import { mix, shade } from '../palette.ts'
import { textured, veneer } from '../texture.ts'
import { settle, spread, units, type Zone } from '../zone.ts'
import type { Draw } from './drawing.ts'

type Roast = { crust: string; flesh: string; core: string; each: number }

/** A steak or roast cut into slices that fan out, rosy within; the uncut end lies behind them. */
export const fanned =
  (look: Roast): Draw =>
  (brush, zone) => {
    const count = units(zone, look.each, 3)
    const wide = Math.min(Math.sqrt((zone.area * 1.12) / count / 1.7), 250)
    const turn = zone.axis + brush.random.range(-0.15, 0.15)
    return spread(zone, count, brush.random, 0.6)
      .map((at) => fan(brush, look, zone, at, turn, wide))
      .join('')
  }

function fan(
  brush: Brush,
  look: Roast,
  zone: Zone,
  spot: Point,
  turn: number,
  wide: number,
): string {
  const long = wide * 1.9
  const reach = place(
    [
      { x: -long / 2, y: 0 },
      { x: long / 2, y: 0 },
      { x: 0, y: wide / 2 },
      { x: 0, y: -wide / 2 },
    ],
    { x: 0, y: 0 },
    turn,
  )
  const at = settle(spot, reach, zone.home)
  const cuts = 7
  const slices = Array.from({ length: cuts }, (_, i) => {
    const k = i / (cuts - 1)
    const middle = polar(
      polar(at, (k * 0.72 - 0.2) * long, turn),
      Math.sin(k * 3) * wide * 0.05,
      turn + Math.PI / 2,
    )
    return slice(
      brush,
      look,
      middle,
      turn + Math.PI / 2 + 0.22 - k * 0.3,
      wide * (1 - k * 0.12),
      long * 0.2,
    )
  })
  return (
    butt(brush, look, zone, polar(at, -0.3 * long, turn), turn, long * 0.42, wide) + slices.join('')
  )
}

/** The end that was not cut: all crust, with the bars of the grill. */
function butt(
  brush: Brush,
  look: Roast,
  zone: Zone,
  at: Point,
  turn: number,
  long: number,
  wide: number,
): string {
  const shape = place(blob(brush.random, long * 0.62, wide * 0.52, 0.05, 11), at, turn)
  const d = smooth(shape)
  const bars = [-0.3, -0.02, 0.26].map((k) =>
    smooth(
      place(
        [
          { x: -long * 0.5, y: k * wide - 12 },
          { x: long * 0.5, y: k * wide + 12 },
        ],
        at,
        turn,
      ),
      false,
    ),
  )
  return (
    softShadow(shape, wide * 0.12, 1.2) +
    fill(smooth(place(shape, { x: 4, y: 9 }, 0)), shade(look.crust, -0.1)) +
    `<path d="${d}" fill="${slope(brush, shade(look.crust, 0.1), shade(look.crust, -0.02))}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    textured(brush, d, 'fibre', 0.8) +
    (zone.cooking.grilled ? line(bars.join(''), '#1f0c05', 11, 0.6) : '')
  )
}

/** One slice lying on its side: a dark rim of crust, brown at the edge, rosy in the middle. */
function slice(
  brush: Brush,
  look: Roast,
  at: Point,
  turn: number,
  long: number,
  thick: number,
): string {
  const bean = (k: number, t: number) => {
    const [a, b] = [(long / 2) * k, (thick / 2) * t]
    return place(
      [
        { x: -a, y: 0 },
        { x: -a * 0.86, y: -b },
        { x: -a * 0.3, y: -b * 1.1 },
        { x: a * 0.3, y: -b },
        { x: a * 0.88, y: -b * 1.05 },
        { x: a, y: 0 },
        { x: a * 0.84, y: b },
        { x: a * 0.2, y: b * 1.1 },
        { x: -a * 0.4, y: b },
        { x: -a * 0.88, y: b },
      ],
      at,
      turn,
    )
  }
  const d = smooth(bean(1, 1.16))
  const face = smooth(bean(0.94, 0.86))
  const core = smooth(bean(0.84, 0.55))
  const grain = [-0.3, -0.1, 0.12, 0.3].map((u) =>
    smooth(
      place(
        [
          { x: u * long, y: -thick * 0.3 },
          { x: u * long + 7, y: thick * 0.3 },
        ],
        at,
        turn,
      ),
      false,
    ),
  )
  return (
    shadowOf(d, 7) +
    fill(d, look.crust) +
    fill(face, slope(brush, mix(look.flesh, look.crust, 0.12), mix(look.flesh, look.crust, 0.35))) +
    fill(core, slope(brush, shade(look.core, 0.05), look.core), 0.9) +
    line(grain.join(''), shade(look.core, -0.1), 2, 0.4) +
    line(smooth(bean(0.6, 0.3).slice(1, 5), false), '#ffd9cf', 4, 0.45) +
    `<path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="3"/>` +
    veneer(brush, d, 'grain', 0.25)
  )
}
