import { type Brush, fill, line, linear } from '../core/brush.ts'
import { ellipse, num, type Point, smooth, straight } from '../core/geometry.ts'

export type GlassShape = 'tumbler' | 'mug' | 'stem'

/** A glass seen from the front, its middle at `x`. `at(t)` is its half-width t of the way up its bowl. */
export type Glass = {
  shape: GlassShape
  x: number
  /** Where the bowl ends below and above, and where the foot stands. */
  bottom: number
  top: number
  foot: number
  at: (t: number) => number
}

const outlines: Record<GlassShape, Omit<Glass, 'x' | 'shape'>> = {
  tumbler: { bottom: 828, top: 236, foot: 860, at: (t) => 128 + 46 * t },
  mug: { bottom: 826, top: 262, foot: 862, at: (t) => 158 + 12 * t },
  stem: {
    ...{ bottom: 600, top: 210, foot: 872 },
    at: (t) => 150 * Math.sin(Math.PI * (0.1 + 0.62 * t)) ** 0.55 - 6,
  },
}

/** How far a circle of the glass is pressed flat by the view from a little above. */
export const tilt = 0.17

/** The glass of a shape that stands with its middle at `x`. */
export const glassOf = (shape: GlassShape, x: number): Glass => ({ shape, x, ...outlines[shape] })

/** Height of the picture t of the way up the bowl. */
export const heightAt = ({ bottom, top }: Glass, t: number) => bottom + (top - bottom) * t

/** The inside of the bowl from its floor to `to`, as an outline; `inset` is the wall's thickness. */
export function inside(glass: Glass, to: number, inset = 9): Point[] {
  const steps = Array.from({ length: 25 }, (_, i) => (i / 24) * to)
  const side = (sign: number) =>
    steps.map((t) => ({
      x: glass.x + sign * (glass.at(t) - inset),
      y: heightAt(glass, t),
    }))
  const floor = glass.at(0) - inset
  const round = [0.92, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -0.92].map((k) => ({
    x: glass.x - k * floor,
    y: glass.bottom + Math.sqrt(1 - k * k) * floor * tilt,
  }))
  return [...side(-1).toReversed(), ...round, ...side(1)]
}

/** The level round of what is in the glass. */
export const surface = (glass: Glass, t: number, inset = 9) => {
  const r = glass.at(t) - inset
  return ellipse({ x: glass.x, y: heightAt(glass, t) }, r, r * tilt)
}

/** What is seen of the glass behind its content: the far wall, the foot, a mug's handle. */
export function farWall(brush: Brush, glass: Glass): string {
  const { x, bottom, foot } = glass
  const body = straight(inside(glass, 1, 0))
  const stem =
    glass.shape === 'stem'
      ? fill(
          `M${num(x - 9)} ${bottom}C${num(x - 12)} ${bottom + 120} ${num(x - 10)} ${foot - 70} ${num(x - 44)} ${foot - 8}H${num(x + 44)}C${num(x + 10)} ${foot - 70} ${num(x + 12)} ${bottom + 120} ${num(x + 9)} ${bottom}z`,
          '#e8eef0',
          0.55,
        ) +
        fill(ellipse({ x, y: foot - 4 }, 118, 22), '#e8eef0', 0.5) +
        line(ellipse({ x, y: foot - 4 }, 118, 22), '#ffffff', 3, 0.7)
      : fill(base(glass), '#e3ecee', 0.75)
  const wall = brush.defs.use('far wall', (id) =>
    linear(
      id,
      [
        [0, '#ffffff', 0.55],
        [0.2, '#dfe9ea', 0.25],
        [0.8, '#c9d6d8', 0.25],
        [1, '#ffffff', 0.5],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
  )
  return (glass.shape === 'mug' ? handle(glass) : '') + stem + fill(body, wall)
}

/** The thick floor of a tumbler: two level rounds and what lies between them. */
function base({ x, at, bottom, foot }: Glass): string {
  const [r, low] = [at(0), at(0) - 5]
  const arc = (radius: number, to: number) => `A${num(radius)} ${num(radius * tilt)} 0 0 ${to} `
  return `M${num(x - r)} ${bottom - 8}L${num(x - low)} ${foot}${arc(low, 0)}${num(x + low)} ${foot}L${num(x + r)} ${bottom - 8}${arc(r, 1)}${num(x - r)} ${bottom - 8}z`
}

function handle({ x, at, top, bottom }: Glass): string {
  const from = x + at(0.8) - 6
  const [high, low] = [top + (bottom - top) * 0.2, top + (bottom - top) * 0.78]
  const d = `M${num(from)} ${num(high)}C${num(from + 150)} ${num(high - 10)} ${num(from + 150)} ${num(low + 20)} ${num(from - 8)} ${num(low)}`
  return (
    `<g transform="translate(5 8)">${line(d, '#3a2a20', 34, 0.14)}</g>` +
    line(d, '#dfe8ea', 34, 0.75) +
    line(d, '#ffffff', 8, 0.8)
  )
}

/** What is seen of the glass before its content: lights along its sides, the rim, the thick floor. */
export function nearWall(glass: Glass): string {
  const { x, at, bottom } = glass
  const side = (sign: number, inset: number, from: number, to: number) =>
    smooth(
      Array.from({ length: 9 }, (_, i) => {
        const t = from + ((to - from) * i) / 8
        return { x: x + sign * (at(t) - inset), y: heightAt(glass, t) }
      }),
      false,
    )
  const edge = [side(-1, 0, 0, 1), side(1, 0, 0, 1)].join('')
  const r = at(1)
  const rim = ellipse({ x, y: heightAt(glass, 1) }, r, r * tilt)
  const floor = at(0)
  const ground =
    glass.shape === 'stem'
      ? ''
      : line(
          `M${num(x - floor * 0.8)} ${num(bottom + 12)}A${num(floor)} ${num(floor * tilt)} 0 0 0 ${num(x + floor * 0.8)} ${num(bottom + 12)}`,
          '#ffffff',
          5,
          0.75,
        )
  return (
    line(edge, '#5f6c70', 3.5, 0.3) +
    line(side(-1, 26, 0.1, 0.86), '#ffffff', 15, 0.5) +
    line(side(-1, 48, 0.3, 0.78), '#ffffff', 5, 0.4) +
    line(side(1, 18, 0.14, 0.6), '#ffffff', 7, 0.38) +
    ground +
    line(rim, '#ffffff', 6, 0.9) +
    line(rim, '#7f8c90', 1.6, 0.5)
  )
}
