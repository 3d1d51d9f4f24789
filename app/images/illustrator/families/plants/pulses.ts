import { type Brush, fill, line } from '../../core/brush.ts'
import { ellipse, num, type Point, polar, tau } from '../../core/geometry.ts'
import { mix, shade } from '../../core/palette.ts'
import { countFor, spread } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

type Pulse = {
  color: string
  radius: number /** What they lie in, and which half covers them. */
  sauce: string
}

/** Lentils cooked soft in a sauce: flat, close together, more of each one below it than above. */
export const sunkPulses =
  ({ color, radius, sauce }: Pulse): Draw =>
  (brush, zone) => {
    const spots = spread(zone, countFor(zone, radius * radius * 2, 1, 800), brush.random, 1.12)
    const kinds = [0.3, 0.5, 0.72].map((k) => mix(color, sauce, k))
    return kinds
      .map((tone, i) =>
        sunk(
          brush,
          spots.filter((_, at) => at % kinds.length === i),
          radius,
          tone,
          sauce,
        ),
      )
      .join('')
  }

function sunk({ random }: Brush, spots: Point[], radius: number, tone: string, sauce: string) {
  const some = spots.map((at) => ({
    at: polar(at, random.range(0, radius * 0.8), random.range(0, tau)),
    r: radius * random.range(0.72, 1.08),
    turn: random.range(0, tau),
    flat: random.range(0.6, 0.9),
  }))
  const bodies = some.map(({ at, r, turn, flat }) => ellipse(at, r, r * flat, turn)).join('')
  const lights = some.map(({ at, r }) => {
    const [a, b] = [polar(at, r * 0.62, -2.9), polar(at, r * 0.62, -1.7)]
    return `M${num(a.x)} ${num(a.y)}A${num(r)} ${num(r)} 0 0 1 ${num(b.x)} ${num(b.y)}`
  })
  return (
    `<g transform="translate(1.2 2)">${fill(bodies, shade(sauce, -0.16), 0.5)}</g>` +
    fill(bodies, tone, 0.9) +
    line(lights.filter((_, i) => i % 2 === 0).join(''), '#fff0c4', 2, 0.5)
  )
}
