import {
  type Brush,
  bevel,
  fill,
  line,
  radial,
  shadowOf,
  slope,
  softShadow,
} from '../../core/brush.ts'
import {
  blob,
  ellipse,
  num,
  type Point,
  place,
  polar,
  shift,
  smooth,
  straight,
  tau,
} from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { textured } from '../../core/texture.ts'
import type { Piece } from '../piece.ts'

/** A scoop of ice cream: a torn frill round a high dome, rolled in furrows by the spoon. */
export const scoop: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const frill = Array.from({ length: 46 }, (_, i) =>
    polar(at, size * (0.445 + random.range(-0.014, 0.02)), (i / 46) * tau),
  )
  const top = polar(at, size * 0.035, -2.3)
  const dome = place(blob(random, size * 0.4, size * 0.395, 0.015, 14), top, turn)
  const d = smooth(dome)
  return (
    softShadow(frill, size * 0.12, 1.3) +
    fill(smooth(shift(frill, size * 0.012, size * 0.03)), shade(tone, -0.12)) +
    `<path d="${smooth(frill)}" fill="${slope(brush, shade(tone, 0.03), shade(tone, -0.1))}" stroke="${bevel(brush, 0.7)}" stroke-width="2.4"/>` +
    crumbs(brush, at, size, tone) +
    `<g transform="translate(${num(size * 0.02)} ${num(size * 0.03)})">${fill(d, shade(tone, -0.16), 0.45)}</g>` +
    `<path d="${d}" fill="${domeLight(brush, tone)}"/>` +
    furrows(brush, top, turn, size, tone) +
    textured(brush, d, 'grain', 0.14) +
    icy(brush, top, size, tone)
  )
}

/** Lit from the upper left and dark where the dome falls away. */
const domeLight = (brush: Brush, tone: string) =>
  brush.defs.use(`scoop${tone}`, (id) =>
    radial(
      id,
      [
        [0, shade(tone, 0.1), 1],
        [0.35, shade(tone, 0.03), 1],
        [0.66, shade(tone, -0.045), 1],
        [0.88, shade(tone, -0.14), 1],
        [1, shade(tone, -0.19), 1],
      ],
      'cx=".46" cy=".45" r=".58" fx=".32" fy=".28"',
    ),
  )

/** The bows that the spoon's rim drew as it rolled the ball. */
function furrows({ random }: Brush, at: Point, turn: number, size: number, tone: string): string {
  const bow = (k: number) => {
    const half = 0.36 * Math.sqrt(Math.max(0, 1 - (k / 0.4) ** 2))
    const [from, to] = [-half * random.range(0.4, 0.97), half * random.range(0.4, 0.97)]
    const points = [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const x = from + (to - from) * t
      return { x, y: k + 0.08 * (1 - (x / 0.4) ** 2) - 0.04 + random.range(-0.006, 0.006) }
    })
    return smooth(place(points, at, turn, size), false)
  }
  const bows = Array.from({ length: 13 }, (_, i) => bow(-0.34 + i * 0.055))
  const wide = bows.filter((_, i) => i % 3 === 0).join('')
  return (
    `<g transform="translate(1.5 3)">${line(bows.join(''), shade(tone, -0.18), size * 0.011, 0.35)}</g>` +
    line(bows.join(''), shade(tone, 0.1), size * 0.008, 0.4) +
    line(wide, shade(tone, -0.14), size * 0.02, 0.22)
  )
}

/** Bits torn off at the foot. */
function crumbs({ random }: Brush, at: Point, size: number, tone: string): string {
  const bits = Array.from({ length: 12 }, () => {
    const p = polar(at, size * random.range(0.41, 0.45), random.range(0, tau))
    return smooth(place(blob(random, size * 0.022, size * 0.014, 0.3, 6), p, random.range(0, tau)))
  })
  return (
    fill(bits.join(''), shade(tone, 0.06), 0.8) +
    line(bits.slice(0, 9).join(''), shade(tone, -0.14), 1.4, 0.5)
  )
}

/** Pits and crystals of ice, and the seeds of vanilla. */
function icy({ random }: Brush, at: Point, size: number, tone: string): string {
  const dots = (many: number) =>
    Array.from({ length: many }, () => {
      const p = polar(at, size * 0.36 * Math.sqrt(random.next()), random.range(0, tau))
      return `M${num(p.x)} ${num(p.y)}h1.4`
    }).join('')
  const glow = polar(at, size * 0.2, -2.3)
  return (
    line(dots(28), shade(tone, -0.36), 2.4, 0.5) +
    line(dots(34), '#fffdf6', 2.6, 0.6) +
    fill(ellipse(glow, size * 0.11, size * 0.055, -0.75), '#fffdf6', 0.2) +
    fill(ellipse(glow, size * 0.06, size * 0.026, -0.75), '#fffdf6', 0.25)
  )
}

/** A fan of wafer, pressed with a grid. */
export const wafer: Piece = (brush, at, turn, size, tone) => {
  const fan = [
    { x: -0.5, y: 0 },
    ...[-0.42, -0.21, 0, 0.21, 0.42].map((a) => polar({ x: -0.5, y: 0 }, 1, a)),
  ]
  const d = straight(place(fan, at, turn, size))
  const ribs = [-0.28, -0.14, 0, 0.14, 0.28].map((a) =>
    straight(place([fan[0] ?? at, polar({ x: -0.5, y: 0 }, 0.97, a)], at, turn, size), false),
  )
  const rings = [0.4, 0.6, 0.8].map((r) =>
    smooth(
      place(
        [-0.42, -0.14, 0.14, 0.42].map((a) => polar({ x: -0.5, y: 0 }, r, a)),
        at,
        turn,
        size,
      ),
      false,
    ),
  )
  return (
    shadowOf(d, 8) +
    `<path d="${d}" fill="${slope(brush, shade(tone, 0.05), shade(tone, -0.07))}" stroke="${bevel(brush)}" stroke-width="4" stroke-linejoin="round"/>` +
    line([...ribs, ...rings].join(''), shade(tone, -0.14), 4, 0.7)
  )
}
