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
import { clamp, dots, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { relatives, shade } from '../../core/palette.ts'
import { countFor, pieceScale, spread, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

type Leaf = {
  color: string
  vein: string
  /** Length of one leaf. */
  long: number
  shape: keyof typeof shapes
  /** Some leaves in another colour, such as radicchio among greens. */
  also?: string[]
}

/** Salad leaves, spinach, kale, herbs: a tousled heap. */
export const leaves =
  (look: Leaf): Draw =>
  (brush, zone) => {
    const long = look.long * clamp(pieceScale(zone), 0.7, 1.1)
    const count = countFor(
      zone,
      long * long * coverage[look.shape],
      zone.strewn ? 1 : 1.7,
      look.shape === 'ribbon' ? 220 : 105,
    )
    const tones = [...relatives(look.color, brush.random, 5, 1.5), ...(look.also ?? [])]
    const spots = spread(zone, count, brush.random, 0.86)
    const under = zone.strewn
      ? ''
      : heapShadow(dots(spots), long * 0.45, 18) +
        heapDepth(spots, long * 0.45, shade(look.color, -0.14))
    return (
      under +
      spots
        .map((at) => {
          const out = Math.atan2(at.y - zone.center.y, at.x - zone.center.x)
          const turn = zone.strewn
            ? brush.random.range(0, tau)
            : out + brush.random.range(-1.1, 1.1)
          return leaf(
            brush,
            look,
            at,
            turn,
            brush.random.around(long, 0.22),
            brush.random.pick(tones),
          )
        })
        .join('')
    )
  }

/** One leaf: body, folded half in shade, midrib and veins. */
export function leaf(
  brush: Brush,
  look: Leaf,
  at: Point,
  turn: number,
  long: number,
  tone: string,
): string {
  const bend = brush.random.range(-0.1, 0.1)
  const { outline, half } = shapes[look.shape](brush, long, bend)
  const body = smooth(place(outline, at, turn))
  const dark =
    Math.cos(turn) - Math.sin(turn) > 0
      ? half
      : half.map(({ x, y }) => ({ x, y: bend * long * 0 - y }))
  const fold = smooth(place(dark, at, turn))
  const to = (u: number, v: number) => place([{ x: u * long, y: v * long }], at, turn)[0] ?? at
  const rib = smooth([to(-0.56, 0), to(-0.1, bend * 0.5), to(0.42, bend)], false)
  const veins = [-0.25, -0.05, 0.15].flatMap((u) =>
    [-1, 1].map((side) => {
      const [a, b] = [to(u, bend * (u + 0.5)), to(u + 0.17, side * 0.17 + bend)]
      return `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`
    }),
  )
  return (
    shadowOf(body, 6) +
    `<path d="${body}" fill="${volume(brush, tone, 1.1)}" stroke="${bevel(brush, 0.8)}" stroke-width="2"/>` +
    fill(fold, shade(tone, -0.09), 0.5) +
    line(veins.join(''), look.vein, 1.3, 0.55) +
    line(rib, look.vein, Math.max(1.6, long * 0.028), 0.9)
  )
}

/** Part of a square of its length that a leaf covers. */
const coverage = { oval: 0.42, lobed: 0.32, ruffled: 0.42, toothed: 0.42, ribbon: 0.12 }

type Outline = { outline: Point[]; half: Point[] }

/** Leaf outlines of length `long` round the origin, the stalk toward -x. */
const shapes = {
  /** Spinach, basil: a smooth oval with a point. */
  oval: (_brush, long, bend) =>
    mirrored(
      long,
      bend,
      [
        [-0.52, 0.02],
        [-0.38, 0.17],
        [-0.1, 0.28],
        [0.2, 0.22],
        [0.42, 0.08],
      ],
      0.52,
    ),
  /** Rocket: lobes. */
  lobed: (_brush, long, bend) =>
    mirrored(
      long,
      bend,
      [
        [-0.52, 0.02],
        [-0.3, 0.04],
        [-0.24, 0.15],
        [-0.14, 0.05],
        [-0.02, 0.19],
        [0.08, 0.07],
        [0.2, 0.2],
        [0.42, 0.14],
      ],
      0.52,
    ),
  /** Lettuce, kale: a broad ruffled edge. */
  ruffled: ({ random }, long, bend) => {
    const edge = Array.from({ length: 12 }, (_, i): [number, number] => {
      const u = -0.44 + (i / 11) * 0.92
      const swell = 0.38 * Math.sqrt(Math.max(0.05, 1 - ((u - 0.12) / 0.6) ** 2))
      return [u, swell * (i % 2 === 0 ? 1.04 : 0.95) * random.range(0.9, 1.1)]
    })
    return mirrored(long, bend, edge, 0.5)
  },
  /** Parsley, coriander: three lobes with teeth. */
  toothed: (_brush, long, bend) =>
    mirrored(
      long,
      bend,
      [
        [-0.5, 0.02],
        [-0.2, 0.03],
        [-0.22, 0.24],
        [-0.08, 0.26],
        [-0.02, 0.38],
        [0.08, 0.22],
        [0.2, 0.26],
        [0.26, 0.12],
        [0.4, 0.12],
      ],
      0.5,
    ),
  /** Shredded cabbage, chives, dill: a thin ribbon. */
  ribbon: (_brush, long, bend) =>
    mirrored(
      long,
      bend * 3,
      [
        [-0.5, 0.03],
        [-0.2, 0.05],
        [0.1, 0.05],
        [0.4, 0.035],
      ],
      0.5,
    ),
} satisfies Record<string, (brush: Brush, long: number, bend: number) => Outline>

function mirrored(
  long: number,
  bend: number,
  edge: [u: number, w: number][],
  tip: number,
): Outline {
  const at = (u: number, w: number) => ({ x: u * long, y: (w + bend * (u + 0.5)) * long })
  const upper = edge.map(([u, w]) => at(u, -w))
  const lower = edge.toReversed().map(([u, w]) => at(u, w))
  const spine = edge.map(([u]) => at(u, 0))
  return { outline: [...upper, at(tip, 0), ...lower], half: [...spine, at(tip, 0), ...lower] }
}

/** A sprig laid on top: a stem with leaves to both sides. */
export function sprig(brush: Brush, look: Leaf, zone: Zone): string {
  const turn = brush.random.range(0, tau)
  const stem = smooth(
    [
      polar(zone.center, -look.long * 0.9, turn),
      polar(zone.center, look.long * 0.2, turn + 0.15),
      polar(zone.center, look.long * 0.9, turn),
    ],
    false,
  )
  const parts = [-0.5, -0.1, 0.3].flatMap((k) =>
    [-1, 1].map((side) =>
      leaf(
        brush,
        look,
        polar(polar(zone.center, k * look.long, turn), look.long * 0.32, turn + side),
        turn + side * 0.8,
        look.long * 0.75,
        look.color,
      ),
    ),
  )
  return (
    line(stem, shade(look.color, -0.05), 4) +
    parts.join('') +
    leaf(brush, look, polar(zone.center, look.long * 0.9, turn), turn, look.long * 0.8, look.color)
  )
}
