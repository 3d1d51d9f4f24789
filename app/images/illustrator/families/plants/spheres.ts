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
import { dots, ellipse, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { relatives, shade } from '../../core/palette.ts'
import { countFor, pieceScale, spread } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

type Sphere = {
  color: string
  radius: number
  kind: keyof typeof marks
  /** Taller than wide by this factor. */
  stretch?: number
  layers?: number
  /** Units keep their size however small the zone. */
  steady?: boolean
}

/** Round things: berries, grapes, cherry tomatoes, peas, olives, meatballs. */
export const spheres =
  (look: Sphere): Draw =>
  (brush, zone) => {
    const radius = look.radius * (look.steady ? 1 : pieceScale(zone))
    const stretch = look.stretch ?? 1
    const count = countFor(zone, Math.PI * radius * radius * stretch, look.layers ?? 1.15, 190)
    const tones = relatives(look.color, brush.random, 4)
    const spots = spread(zone, count, brush.random)
    const under = zone.strewn ? '' : heapShadow(dots(spots), radius * 1.8, 14)
    const bed =
      zone.strewn || count < 8 ? '' : heapDepth(spots, radius * 1.9, shade(look.color, -0.2))
    return (
      under +
      bed +
      spots
        .map((at) =>
          ball(brush, look, at, brush.random.around(radius, 0.1), brush.random.pick(tones)),
        )
        .join('')
    )
  }

function ball(brush: Brush, look: Sphere, at: Point, radius: number, tone: string): string {
  const turn = brush.random.range(0, tau)
  const d = ellipse(at, radius * (look.stretch ?? 1), radius, turn)
  const spot = polar(at, radius * 0.42, -2.3)
  return (
    shadowOf(d, radius > 14 ? 6 : 3) +
    `<path d="${d}" fill="${volume(brush, tone, 1.25)}" stroke="${bevel(brush, 0.7)}" stroke-width="${radius > 14 ? 2 : 1.2}"/>` +
    marks[look.kind](brush, tone, at, radius, turn) +
    fill(ellipse(spot, radius * 0.24, radius * 0.13, -0.75), '#fffdf4', 0.62)
  )
}

type Mark = (brush: Brush, tone: string, at: Point, radius: number, turn: number) => string

const marks = {
  smooth: () => '',
  /** Blueberry: bloom and a little star-shaped crown. */
  crown: (brush, tone, at, radius, turn) => {
    const middle = polar(at, radius * brush.random.range(0.1, 0.45), turn)
    const star = Array.from({ length: 10 }, (_, i) =>
      polar(middle, radius * (i % 2 === 0 ? 0.42 : 0.2), turn + (i / 10) * tau),
    )
    return (
      fill(ellipse(polar(at, radius * 0.25, -2.3), radius * 0.62), shade(tone, 0.14), 0.28) +
      fill(smooth(star), shade(tone, -0.16), 0.9) +
      fill(ellipse(middle, radius * 0.16), shade(tone, -0.25))
    )
  },
  /** Raspberry, blackberry: many little drupes. */
  drupes: (brush, tone, at, radius) =>
    [
      [0.74, 9],
      [0.42, 6],
      [0, 1],
    ]
      .map(([k = 0, n = 1]) =>
        Array.from({ length: n }, (_, i) => {
          const p = polar(at, radius * k, (i / n) * tau + k * 4)
          return (
            `<path d="${ellipse(p, radius * 0.29)}" fill="${volume(brush, tone, 1.4)}"/>` +
            fill(ellipse(polar(p, radius * 0.1, -2.3), radius * 0.07), '#fff', 0.6)
          )
        }).join(''),
      )
      .join(''),
  /** Olive: the hole where the stone was. */
  hole: (_brush, tone, at, radius, turn) => {
    const middle = polar(at, radius * 0.3, turn)
    return (
      fill(ellipse(middle, radius * 0.4, radius * 0.36, turn), shade(tone, 0.2)) +
      fill(ellipse(middle, radius * 0.29, radius * 0.26, turn), shade(tone, -0.2))
    )
  },
  /** Cherry tomato: a green star now and then. */
  star: (brush, _tone, at, radius, turn) => {
    if (brush.random.chance(0.6)) return ''
    const middle = polar(at, radius * 0.35, turn)
    const leaves = Array.from({ length: 5 }, (_, i) => {
      const angle = turn + (i / 5) * tau
      return smooth(
        place(
          [
            { x: 0, y: -2 },
            { x: radius * 0.45, y: -radius * 0.1 },
            { x: radius * 0.75, y: 0 },
            { x: radius * 0.45, y: radius * 0.1 },
            { x: 0, y: 2 },
          ],
          middle,
          angle,
        ),
      )
    })
    return fill(leaves.join(''), '#4f7a2c') + fill(ellipse(middle, radius * 0.12), '#7a8f45')
  },
  /** Cherry: a stalk. */
  stalk: (_brush, tone, at, radius, turn) => {
    const dip = polar(at, radius * 0.35, -1.4)
    const far = polar(dip, radius * 1.9, -1.3 + Math.sin(turn) * 0.7)
    const bend = polar(dip, radius, -1.7)
    return (
      fill(ellipse(dip, radius * 0.3, radius * 0.16), shade(tone, -0.16), 0.8) +
      line(
        `M${num(dip.x)} ${num(dip.y)}Q${num(bend.x)} ${num(bend.y)} ${num(far.x)} ${num(far.y)}`,
        '#6f7a2e',
        4,
      )
    )
  },
  /** Chickpea: a beak and a crease. */
  beak: (_brush, tone, at, radius, turn) => {
    const tip = polar(at, radius * 0.75, turn)
    const [a, b] = [polar(at, radius * 0.5, turn + 2.6), polar(at, radius * 0.1, turn + 0.3)]
    return (
      fill(ellipse(tip, radius * 0.32, radius * 0.24, turn), shade(tone, -0.03)) +
      line(
        `M${num(tip.x)} ${num(tip.y)}Q${num(b.x)} ${num(b.y)} ${num(a.x)} ${num(a.y)}`,
        shade(tone, -0.16),
        1.8,
        0.6,
      )
    )
  },
  /** Kidney and black beans: a pale eye. */
  eye: (_brush, tone, at, radius, turn) =>
    fill(
      ellipse(polar(at, radius * 0.62, turn + Math.PI / 2), radius * 0.3, radius * 0.12, turn),
      shade(tone, 0.24),
      0.85,
    ),
  /** Meatball, falafel: a crumbly crust. */
  crust: (brush, tone, at, radius) => {
    const dots = (count: number, size: number) =>
      Array.from({ length: count }, () => {
        const p = polar(
          at,
          radius * 0.88 * Math.sqrt(brush.random.next()),
          brush.random.range(0, tau),
        )
        return `M${num(p.x)} ${num(p.y)}l${num(brush.random.range(-size, size))} ${num(brush.random.range(-size, size))}`
      }).join('')
    return (
      line(dots(16, 6), shade(tone, -0.17), radius * 0.12, 0.5) +
      line(dots(12, 4), shade(tone, 0.11), radius * 0.09, 0.5)
    )
  },
  /** Brussels sprout, halved: pale leaves within leaves. */
  sprout: (_brush, tone, at, radius, turn) => {
    const to = (u: number, v: number) =>
      place([{ x: u * radius, y: v * radius }], at, turn)[0] ?? at
    const leaf = (k: number) =>
      smooth([
        to(-0.7, 0),
        to(0, -k),
        to(0.75 * k + 0.1, -k * 0.4),
        to(0.75 * k + 0.1, k * 0.4),
        to(0, k),
      ])
    return (
      fill(leaf(0.8), shade(tone, 0.13)) +
      [0.62, 0.42, 0.24]
        .map((k) => line(leaf(k), shade(tone, -0.02), radius * 0.07, 0.8))
        .join('') +
      fill(ellipse(to(-0.62, 0), radius * 0.24, radius * 0.17, turn), '#eef0cf')
    )
  },
} satisfies Record<string, Mark>
