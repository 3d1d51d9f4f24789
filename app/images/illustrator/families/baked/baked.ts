import {
  type Brush,
  bevel,
  fill,
  line,
  shadowOf,
  slope,
  softShadow,
  volume,
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
import { sampler, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import type { Piece } from '../piece.ts'

type Slab = { top: string; layers: string[]; each: number }

/** Lasagne, moussaka, gratin: a square portion, layers at its side, browned on top. */
export const bake =
  ({ top, layers }: Slab): Draw =>
  (brush, zone) => {
    const size = Math.min(Math.sqrt(zone.area) * 1.0, 430)
    const turn = zone.axis + 0.2
    const face = place(
      [
        { x: -0.54, y: -0.42 },
        { x: -0.1, y: -0.44 },
        { x: 0.53, y: -0.42 },
        { x: 0.55, y: 0 },
        { x: 0.54, y: 0.42 },
        { x: 0, y: 0.44 },
        { x: -0.54, y: 0.42 },
        { x: -0.55, y: 0 },
      ],
      zone.center,
      turn,
      size,
    )
    const depth = size * 0.16
    const step = (k: number) => shift(face, depth * 0.45 * k, depth * k)
    const all = [...layers].reverse()
    const sides = all.map(
      (color, i) =>
        `<path d="${smooth(step(1 - i / all.length))}" fill="${color}" stroke="${shade(color, -0.12)}" stroke-width="2"/>`,
    )
    const d = smooth(step(0))
    return (
      softShadow(step(1), 26) +
      sides.join('') +
      `<path d="${d}" fill="${volume(brush, top, 0.7)}" stroke="${bevel(brush)}" stroke-width="5"/>` +
      bubbling(brush, face, zone.center, size, top) +
      textured(brush, d, 'brown', 0.95)
    )
  }

/** Cheese that melted, bubbled and browned. */
function bubbling(brush: Brush, face: Point[], center: Point, size: number, top: string): string {
  const { random } = brush
  return Array.from({ length: 34 }, () => {
    const edge = random.pick(face)
    const k = random.range(0, 0.84)
    const at = {
      x: center.x + (edge.x - center.x) * k + random.range(-20, 20),
      y: center.y + (edge.y - center.y) * k + random.range(-20, 20),
    }
    const r = size * random.range(0.02, 0.06)
    const color = random.pick([
      shade(top, 0.08),
      shade(top, -0.08),
      '#c2701f',
      '#c9351d',
      shade(top, 0.1),
    ])
    return fill(
      smooth(place(blob(random, r, r * 0.7, 0.22, 8), at, random.range(0, tau))),
      color,
      0.6,
    )
  }).join('')
}

/** A wedge of quiche, pie, tart or quesadilla: crust at the broad end. */
export const pieWedge =
  (crust: string, filling: string, bits: string[]): Piece =>
  (brush, at, turn, size) => {
    const arcOf = (r: number) =>
      Array.from({ length: 7 }, (_, i) =>
        polar({ x: 0.45, y: 0 }, r, Math.PI - 0.42 + (i / 6) * 0.84),
      )
    const shape = place([{ x: 0.45, y: 0 }, ...arcOf(0.95)], at, turn, size)
    const side = shift(shape, size * 0.035, size * 0.09)
    const inner = place([{ x: 0.42, y: 0 }, ...arcOf(0.82)], at, turn, size)
    const rim = smooth(place(arcOf(0.89), at, turn, size), false)
    const dots = Array.from({ length: 14 }, (_, i) => {
      const p =
        place(
          [
            polar(
              { x: 0.45, y: 0 },
              brush.random.range(0.2, 0.76),
              Math.PI + brush.random.range(-0.3, 0.3),
            ),
          ],
          at,
          turn,
          size,
        )[0] ?? at
      return `<path d="${smooth(place(blob(brush.random, size * 0.035, size * 0.025, 0.2, 7), p, i))}" fill="${volume(brush, bits[i % Math.max(1, bits.length)] ?? filling, 1.2)}"/>`
    })
    const d = straight(shape)
    return (
      softShadow(side, 16) +
      `<path d="${straight(side)}" fill="${shade(crust, -0.1)}" stroke="${shade(crust, -0.1)}" stroke-width="8" stroke-linejoin="round"/>` +
      `<path d="${d}" fill="${crust}" stroke="${crust}" stroke-width="8" stroke-linejoin="round"/>` +
      `<path d="${straight(inner)}" fill="${slope(brush, shade(filling, 0.05), shade(filling, -0.04))}" stroke="${bevel(brush)}" stroke-width="3"/>` +
      (bits.length > 0 ? dots.join('') : '') +
      textured(brush, straight(inner), 'brown', 0.75) +
      line(rim, shade(crust, 0.04), size * 0.09) +
      `<path d="${rim}" fill="none" stroke="${shade(crust, -0.12)}" stroke-width="${num(size * 0.085)}" stroke-dasharray="3 ${num(size * 0.045)}" opacity=".7"/>`
    )
  }

/** A corn cob: rows of golden kernels. */
export const corn: Piece = (brush, at, turn, size, tone) => {
  const body = place(
    [
      { x: -0.48, y: 0 },
      { x: -0.42, y: -0.12 },
      { x: 0, y: -0.145 },
      { x: 0.38, y: -0.09 },
      { x: 0.5, y: 0 },
      { x: 0.38, y: 0.09 },
      { x: 0, y: 0.145 },
      { x: -0.42, y: 0.12 },
    ],
    at,
    turn,
    size,
  )
  const d = smooth(body)
  const kernels = [-0.095, -0.048, 0, 0.048, 0.095].flatMap((y) =>
    Array.from({ length: 17 }, (_, i) => {
      const x = -0.42 + i * 0.05 + (y === 0 ? 0 : 0.01)
      const p = place([{ x, y: y * (1 - Math.max(0, x) * 0.7) }], at, turn, size)[0] ?? at
      return ellipse(p, size * 0.0235, size * 0.021)
    }),
  )
  return `${softShadow(body, 16)}<path d="${d}" fill="${volume(brush, shade(tone, -0.12), 1.2)}"/>${fill(kernels.join(''), tone)}<g transform="translate(-2 -2.5)">${fill(kernels.join(''), shade(tone, 0.08), 0.45)}</g><path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="5"/>`
}

/** Crumbs and little pieces of several colours over a heap, as in fried rice or stuffing. */
export const bits =
  (colors: string[], size: number, share: number): Draw =>
  (brush, zone: Zone) => {
    const any = sampler(zone, brush.random, 0.9)
    return Array.from({ length: Math.round((zone.area * share) / (size * size)) }, () => {
      const r = brush.random.around(size * 0.5, 0.25)
      const d = smooth(
        place(blob(brush.random, r, r * 0.75, 0.18, 6), any(), brush.random.range(0, tau)),
      )
      return `${shadowOf(d, 3)}<path d="${d}" fill="${volume(brush, brush.random.pick(colors), 1.1)}"/>`
    }).join('')
  }

/** Several drawings in one zone, each over the last. */
export const layered =
  (...draws: Draw[]): Draw =>
  (brush, zone) =>
    draws.map((draw) => draw(brush, zone)).join('')
