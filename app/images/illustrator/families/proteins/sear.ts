import { type Brush, fill, line, radial } from '../../core/brush.ts'
import {
  blob,
  contains,
  ellipse,
  type Point,
  place,
  polar,
  smooth,
  tau,
} from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'

/** A piece lying on the plate: its middle, its direction and its extents. */
export type Lie = { at: Point; turn: number; long: number; wide: number }

/** The outline with more points, each a little off, as cut or torn flesh has it. */
export function roughen({ random }: Brush, points: readonly Point[], amount: number): Point[] {
  const size = points.length
  const at = (i: number): Point => points[(i + size) % size] ?? { x: 0, y: 0 }
  return points.flatMap((_, i) =>
    [0, 0.25, 0.5, 0.75].map((t) => {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const bend = (p: number, q: number, r: number, s: number) =>
        q +
        0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p))) +
        random.range(-amount, amount)
      return { x: bend(a.x, b.x, c.x, d.x), y: bend(a.y, b.y, c.y, d.y) }
    }),
  )
}

/** Browning in soft clouds, darker and denser toward the edge. */
export function sear(brush: Brush, { at, turn, long, wide }: Lie, color: string, strength = 1) {
  const { random } = brush
  const cloud = brush.defs.use(`sear${color}`, (id) =>
    radial(
      id,
      [
        [0, color, 0.5],
        [0.5, color, 0.25],
        [1, color, 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    ),
  )
  const clouds = Array.from({ length: 46 }, (_, i) => {
    const k = i < 26 ? random.range(0.72, 1.02) : Math.sqrt(random.next()) * 0.8
    const angle = random.range(0, tau)
    const spot = { x: Math.cos(angle) * k * long * 0.5, y: Math.sin(angle) * k * wide * 0.5 }
    const r = wide * random.range(0.035, 0.13)
    const [p = at] = place([spot], at, turn)
    return ellipse(p, r * random.range(1, 1.9), r, turn + random.range(-0.5, 0.5))
  })
  return `<g opacity="${strength}">${clouds.map((d) => `<path d="${d}" fill="${cloud}"/>`).join('')}</g>`
}

/** Browned spots on one small piece, all within `radius` of its middle. */
export function browning(brush: Brush, at: Point, radius: number, color = '#7a3a0c'): string {
  const { random } = brush
  const spot = brush.defs.use(`spot${color}`, (id) =>
    radial(
      id,
      [
        [0, color, 0.5],
        [0.45, color, 0.32],
        [1, color, 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    ),
  )
  const turn = random.range(0, tau)
  const spots = Array.from({ length: random.int(2, 4) }, (_, i) => {
    const r = radius * random.range(0.22, 0.62)
    const p = polar(at, (radius - r) * random.range(0.7, 1), turn + i * 2 + random.range(-0.6, 0.6))
    return `<path d="${ellipse(p, r * random.range(0.9, 1.25), r * random.range(0.5, 0.8), random.range(0, 3))}" fill="${spot}"/>`
  })
  return spots.join('')
}

/** Fibres: short fine strokes along the piece, some lighter and some darker than the flesh. */
export function fibres({ random }: Brush, { at, turn, long, wide }: Lie, flesh: string): string {
  const strokes = (count: number) =>
    Array.from({ length: count }, () => {
      const u = random.range(-0.44, 0.44)
      const v = random.range(-0.44, 0.44) * Math.sqrt(1 - (u * 1.9) ** 2 * 0.9)
      const reach = random.range(0.02, 0.06)
      const rise = random.range(-0.012, 0.012)
      const points = [-1, 0, 1].map((k) => ({
        x: (u + k * reach) * long,
        y: (v + 0.12 * u * u + (k === 0 ? rise : 0)) * wide,
      }))
      return smooth(place(points, at, turn), false)
    }).join('')
  return line(strokes(46), shade(flesh, -0.1), 2.2, 0.34) + line(strokes(34), '#fff0d2', 1.8, 0.26)
}

/** The marks of a grill: thin bars of char that break, swell and taper away. */
export function grillMarks(brush: Brush, lie: Lie, outline: readonly Point[]): string {
  const { random } = brush
  const { at, wide, long } = lie
  const angle = lie.turn + 0.75 + Math.PI / 2
  const bars = [-0.42, -0.25, -0.08, 0.1, 0.27, 0.43].flatMap((k) => {
    const middle = polar(at, k * long * 0.95, angle - Math.PI / 2)
    const inside = Array.from({ length: 41 }, (_, i) => (i / 20 - 1) * wide).filter((t) =>
      contains(outline, polar(middle, t, angle)),
    )
    if (inside.length < 9) return []
    const [from, to] = [(inside[0] ?? 0) + wide * 0.05, (inside.at(-1) ?? 0) - wide * 0.05]
    const cut = random.range(0.3, 0.7)
    const whole = random.chance(0.5)
    const spans = whole
      ? [[0, 1]]
      : [
          [random.range(0, 0.08), cut - random.range(0.01, 0.05)],
          [cut + random.range(0.01, 0.05), random.range(0.9, 1)],
        ]
    return spans.map(([a = 0, b = 1]) => ({
      from: polar(middle, from + (to - from) * a, angle),
      to: polar(middle, from + (to - from) * b, angle),
    }))
  })
  const width = wide * 0.026
  const of = (k: number) => bars.map((bar) => taper(brush, bar.from, bar.to, width * k)).join('')
  return (
    fill(of(2.4), '#6b3412', 0.16) + fill(of(1.6), '#4a1f0a', 0.26) + fill(of(0.85), '#2b1107', 0.5)
  )
}

/** A stroke with an uneven edge that thins to both ends. */
function taper({ random }: Brush, from: Point, to: Point, half: number): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const flank = (side: number) =>
    [0.06, 0.2, 0.36, 0.52, 0.68, 0.82, 0.94].map((t) => ({
      x: t * length,
      y: side * half * Math.sin(Math.PI * t) ** 0.35 * random.range(0.6, 1.2),
    }))
  const shape = [{ x: 0, y: 0 }, ...flank(-1), { x: length, y: 0 }, ...flank(1).toReversed()]
  return smooth(place(shape, from, angle))
}

/** Light on a moist surface: one wide sheen and a few small glints, none like another. */
export function sheen(brush: Brush, { at, long, wide, turn }: Lie): string {
  const { random } = brush
  const soft = brush.defs.use('sheen', (id) =>
    radial(
      id,
      [
        [0, '#fff8e8', 0.42],
        [0.5, '#fff8e8', 0.14],
        [1, '#fff8e8', 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    ),
  )
  const glints = Array.from({ length: 7 }, () => {
    const r = wide * random.range(0.006, 0.016)
    const p = polar(at, wide * random.range(0.08, 0.34), -2.3 + random.range(-0.9, 0.9))
    return smooth(place(blob(random, r * random.range(1.6, 4), r, 0.35, 7), p, turn))
  })
  const wideOne = ellipse(polar(at, wide * 0.16, -2.2), long * 0.32, wide * 0.25, turn)
  return fill(wideOne, soft) + fill(glints.join(''), '#fffaf0', 0.38)
}
