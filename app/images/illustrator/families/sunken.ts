import { type Brush, bevel, fill, line, slope } from '../core/brush.ts'
import { blob, ellipse, type Point, place, polar, smooth, tau } from '../core/geometry.ts'
import { mix, relatives, shade } from '../core/palette.ts'
import { countFor, pieceScale, spread } from '../core/zone.ts'
import type { Draw } from './drawing.ts'

type Sunken = {
  color: string
  /** What the pieces lie in: it closes over the side away from the light. */
  gravy: string
  size: number
  kind: keyof typeof shapes
}

/** Pieces half sunk in a stew: glazed where they stand out, gone into the gravy where they do not. */
export const sunken =
  (look: Sunken): Draw =>
  (brush, zone) => {
    const { random } = brush
    const size = look.size * pieceScale(zone)
    const count = countFor(zone, size * size * 0.62, 1, 60)
    const tones = relatives(look.color, random, 4, 1)
    return spread(zone, count, random)
      .map((at) => piece(brush, look, at, random.around(size, 0.24), random.pick(tones)))
      .join('')
  }

function piece(brush: Brush, look: Sunken, at: Point, size: number, tone: string): string {
  const { random } = brush
  const turn = random.range(0, tau)
  const outline = shapes[look.kind](brush, size)
  const d = smooth(place(outline, at, turn))
  const deep = random.range(0.55, 0.9)
  const collar = smooth(place(outline, { x: at.x + 2, y: at.y + 3 }, turn, 1.09))
  return (
    fill(collar, shade(look.gravy, -0.09), 0.55) +
    `<path d="${d}" fill="${slope(brush, shade(tone, 0.05), mix(tone, look.gravy, 0.7))}"/>` +
    marks[look.kind](brush, at, turn, size, tone) +
    wash(brush, look, at, size, deep) +
    `<path d="${d}" fill="none" stroke="${bevel(brush, 0.6)}" stroke-width="2"/>` +
    glaze(brush, at, size)
  )
}

/** The gravy that has run over the lower edge. */
function wash({ random }: Brush, { gravy }: Sunken, at: Point, size: number, deep: number): string {
  const low = polar(at, size * (0.62 - 0.14 * deep), 0.85 + random.range(-0.4, 0.4))
  return [1, 0.8]
    .map((k) =>
      fill(
        smooth(place(blob(random, size * 0.42 * k, size * 0.24 * k, 0.14, 9), low, 2.4)),
        gravy,
        0.5,
      ),
    )
    .join('')
}

function glaze({ random }: Brush, at: Point, size: number): string {
  const p = polar(at, size * 0.2, -2.3)
  return fill(
    smooth(place(blob(random, size * 0.12, size * 0.045, 0.25, 7), p, -0.75)),
    '#fff4dc',
    0.65,
  )
}

/** Outlines round the origin. */
const shapes = {
  /** Meat cut in cubes that lost their edges. */
  meat: ({ random }: Brush, size: number) =>
    [0, 1, 2, 3].flatMap((side) =>
      [-0.62, 0, 0.62].map((t) => {
        const far = size * random.range(0.4, 0.53)
        const p = place([{ x: 1, y: t * random.range(0.8, 1.1) }], { x: 0, y: 0 }, (side / 4) * tau)
        return { x: (p[0]?.x ?? 0) * far * 1.08, y: (p[0]?.y ?? 0) * far * 0.9 }
      }),
    ),
  /** A carrot cut aslant and thick: a face, and the side that rolled away from the knife. */
  carrot: ({ random }: Brush, size: number) => {
    const [long, wide] = [size * random.range(0.44, 0.62), size * random.range(0.32, 0.4)]
    return [
      { x: -long, y: -wide * 0.5 },
      { x: -long * 0.5, y: -wide },
      { x: long * 0.6, y: -wide * 0.86 },
      { x: long, y: -wide * 0.2 },
      { x: long * 0.86, y: wide * 0.66 },
      { x: long * 0.2, y: wide },
      { x: -long * 0.7, y: wide * 0.9 },
      { x: -long * 1.06, y: wide * 0.3 },
    ]
  },
  /** A potato in quarters, its edges cooked soft. */
  potato: ({ random }: Brush, size: number) =>
    blob(random, size * random.range(0.48, 0.6), size * random.range(0.36, 0.46), 0.11, 7),
} satisfies Record<string, (brush: Brush, size: number) => Point[]>

type Mark = (brush: Brush, at: Point, turn: number, size: number, tone: string) => string

const marks: Record<keyof typeof shapes, Mark> = {
  meat: ({ random }, at, turn, size, tone) => {
    const grain = (many: number) =>
      Array.from({ length: many }, () => {
        const [u, v] = [random.range(-0.3, 0.3), random.range(-0.32, 0.32)]
        const reach = random.range(0.06, 0.16)
        const points = [-1, 0, 1].map((k) => ({
          x: u + k * reach,
          y: v + random.range(-0.02, 0.02),
        }))
        return smooth(place(points, at, turn, size), false)
      }).join('')
    return (
      line(grain(13), shade(tone, -0.13), 2.4, 0.6) + line(grain(7), shade(tone, 0.13), 1.8, 0.5)
    )
  },
  carrot: (_brush, at, turn, size, tone) => {
    const [middle = at] = place([{ x: -0.24, y: -0.02 }], at, turn, size)
    return (
      fill(ellipse(middle, size * 0.25, size * 0.3, turn), shade(tone, 0.06)) +
      `<path d="${ellipse(middle, size * 0.13, size * 0.17, turn)}" fill="${shade(tone, 0.1)}" stroke="${shade(tone, -0.06)}" stroke-width="2" stroke-opacity=".6"/>`
    )
  },
  potato: ({ random }, at, turn, size, tone) => {
    const ridge = [-0.46, -0.1, 0.2, 0.46].map((x) => ({ x, y: random.range(-0.06, 0.1) }))
    const facet = smooth(
      place([...ridge, { x: 0.28, y: -0.32 }, { x: -0.26, y: -0.33 }], at, turn, size * 0.9),
    )
    return fill(facet, shade(tone, 0.07), 0.55)
  },
}
