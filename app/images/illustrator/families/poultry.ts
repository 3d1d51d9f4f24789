import { type Brush, bevel, fill, line, shadowOf, slope, softShadow, volume } from '../brush.ts'
import { blob, ellipse, type Point, place, polar, shift, smooth } from '../geometry.ts'
import { shade } from '../palette.ts'
import { textured, veneer } from '../texture.ts'
import { settle, spread, units, type Zone } from '../zone.ts'
import type { Draw } from './drawing.ts'
import type { Piece } from './piece.ts'

/** A roast drumstick: plump brown meat, a pale bone. */
export const drumstick: Piece = (brush, at, turn, size, tone) => {
  const meat = place(
    [
      { x: -0.48, y: 0.02 },
      { x: -0.38, y: -0.22 },
      { x: -0.12, y: -0.29 },
      { x: 0.12, y: -0.19 },
      { x: 0.27, y: -0.08 },
      { x: 0.27, y: 0.08 },
      { x: 0.12, y: 0.2 },
      { x: -0.14, y: 0.28 },
      { x: -0.38, y: 0.23 },
    ],
    at,
    turn,
    size,
  )
  const bone = smooth(
    place(
      [
        { x: 0.2, y: -0.045 },
        { x: 0.42, y: -0.04 },
        { x: 0.48, y: -0.085 },
        { x: 0.53, y: -0.03 },
        { x: 0.53, y: 0.03 },
        { x: 0.48, y: 0.085 },
        { x: 0.42, y: 0.04 },
        { x: 0.2, y: 0.045 },
      ],
      at,
      turn,
      size,
    ),
  )
  const d = smooth(meat)
  const up = polar(at, size * 0.11, -2.3)
  const glow = smooth(
    place(
      blob(brush.random, size * 0.17, size * 0.035, 0.2, 8),
      up,
      turn + (Math.cos(turn) > 0 ? -0.15 : 0.15),
    ),
  )
  return (
    shadowOf(bone, 6) +
    fill(bone, slope(brush, '#fdf3df', '#d5b98d')) +
    softShadow(meat, 16) +
    `<path d="${d}" fill="${volume(brush, tone, 1.4)}" stroke="${bevel(brush)}" stroke-width="3.5"/>` +
    textured(brush, d, 'brown', 0.9) +
    fill(
      ellipse(place([{ x: 0.23, y: 0 }], at, turn, size)[0] ?? at, size * 0.03, size * 0.08, turn),
      '#f0c58a',
      0.8,
    ) +
    fill(glow, '#ffe9c0', 0.7)
  )
}

/** A wing: two joints in a V, glazed. */
export const wing: Piece = (brush, at, turn, size, tone) => {
  const arm = (from: Point, to: Point, w: number) => {
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    return smooth(
      place(
        [
          { x: -0.06, y: 0 },
          { x: 0.1 * long, y: -w },
          { x: long * 0.7, y: -w * 0.72 },
          { x: long * 1.05, y: 0 },
          { x: long * 0.7, y: w * 0.72 },
          { x: 0.1 * long, y: w },
        ].map((p) => place([p], from, angle)[0] ?? p),
        at,
        turn,
        size,
      ),
    )
  }
  const parts = [
    arm({ x: -0.12, y: -0.05 }, { x: 0.42, y: -0.24 }, 0.15),
    arm({ x: -0.16, y: -0.02 }, { x: 0.3, y: 0.32 }, 0.13),
    arm({ x: 0.26, y: 0.28 }, { x: 0.46, y: 0.12 }, 0.06),
  ]
  const glow = fill(
    ellipse(polar(at, size * 0.13, -2.3), size * 0.1, size * 0.03, -0.6),
    '#fff0cf',
    0.65,
  )
  return (
    parts
      .map(
        (d) =>
          `${shadowOf(d, 7)}<path d="${d}" fill="${volume(brush, tone, 1.3)}" stroke="${bevel(brush)}" stroke-width="3"/>${veneer(brush, d, 'brown', 0.8)}`,
      )
      .join('') + glow
  )
}

type Carved = {
  /** Outside and cut face. */
  crust: string
  flesh: string
  /** A rosy middle, as of beef or duck. */
  core?: string
  each: number
}

/** Half-width of a breast at u (-0.5 at the broad end, 0.5 at the tip), as part of its width. */
const profile = (u: number) =>
  0.5 * Math.sqrt(Math.max(0, 1 - (Math.abs(u - -0.1) / 0.62) ** 2.6)) * (1 - Math.max(0, u) * 0.5)

/** A breast or loin cut across into slices that lean aside, so that the cut faces show. */
export const carved =
  (look: Carved): Draw =>
  (brush, zone) => {
    const count = units(zone, look.each, 4)
    const aspect = 1.95
    const wide = Math.min(Math.sqrt((zone.area * 1.18) / count / (aspect * 0.84)), 250)
    const turn = (count > 1 ? zone.axis + Math.PI / 2 : zone.axis) + brush.random.range(-0.12, 0.12)
    return spread(zone, count, brush.random, 0.6)
      .map((at) => carve(brush, look, zone, at, turn, wide * aspect, wide))
      .join('')
  }

function carve(
  brush: Brush,
  look: Carved,
  zone: Zone,
  spot: Point,
  turn: number,
  long: number,
  wide: number,
): string {
  const reach = place(
    [
      { x: -long * 0.5, y: 0 },
      { x: long * 0.5, y: 0 },
      { x: 0, y: wide * 0.5 },
      { x: 0, y: -wide * 0.5 },
    ],
    { x: 0, y: 0 },
    turn,
  )
  const at = settle(spot, reach, zone.home)
  const cuts = 7
  const slices = Array.from({ length: cuts }, (_, i) => {
    const u = -0.5 + (i + 0.5) / cuts
    return band(brush, look, zone, { at, turn, long, wide }, u, 1 / cuts)
  })
  const shadow = softShadow(place(oval(long, wide), at, turn), wide * 0.12, 1.2)
  return shadow + slices.join('')
}

type Lying = { at: Point; turn: number; long: number; wide: number }

const oval = (long: number, wide: number) =>
  [-0.5, -0.3, 0, 0.3, 0.5]
    .flatMap((u) => [{ x: u * long, y: -profile(u) * wide }])
    .concat([0.5, 0.3, 0, -0.3, -0.5].map((u) => ({ x: u * long, y: profile(u) * wide })))

function band(
  brush: Brush,
  look: Carved,
  zone: Zone,
  { at, turn, long, wide }: Lying,
  u: number,
  thick: number,
): string {
  const lean = brush.random.range(-0.03, 0.03)
  const rows = [-0.5, 0, 0.42].map((k) => u + k * thick)
  const edge = (u0: number, sign: number, bow: number): Point => ({
    x: (u0 + bow) * long,
    y: sign * Math.max(0.1, profile(u0)) * wide,
  })
  const top = [
    ...rows.map((r) => edge(r, -1, 0)),
    { x: (u + 0.56 * thick) * long, y: 0 },
    ...rows.toReversed().map((r) => edge(r, 1, 0)),
    { x: (u - 0.44 * thick) * long, y: 0 },
  ]
  const shape = place(top, at, turn + lean)
  const face = place(
    top.map((p) => ({ x: p.x + thick * long * 0.3, y: p.y * 0.97 })),
    at,
    turn + lean,
  )
  const [d, cut] = [smooth(shape), smooth(face)]
  const heart = smooth(
    place(
      top.map((p) => ({ x: p.x + thick * long * 0.33, y: p.y * 0.82 })),
      at,
      turn + lean,
    ),
  )
  return (
    shadowOf(cut, 5) +
    fill(cut, slope(brush, look.flesh, shade(look.flesh, -0.07))) +
    (look.core ? fill(heart, look.core) : '') +
    `<path d="${d}" fill="${slope(brush, shade(look.crust, 0.06), shade(look.crust, -0.06))}" stroke="${bevel(brush)}" stroke-width="2.5"/>` +
    veneer(brush, d, 'brown', 0.8) +
    (zone.cooking.grilled ? sear(top, at, turn + lean) : '')
  )
}

/** The bars of the grill, slanting across the slice. */
function sear(top: readonly Point[], at: Point, turn: number): string {
  const ys = top.map((p) => p.y)
  const xs = top.map((p) => p.x)
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const bars = [0.25, 0.5, 0.75].map((k) => {
    const y = low + (high - low) * k
    return smooth(
      place(
        shift(
          [
            { x: left + 4, y: y - 6 },
            { x: right - 5, y: y + 8 },
          ],
          0,
          0,
        ),
        at,
        turn,
      ),
      false,
    )
  })
  return line(bars.join(''), '#54260b', 11, 0.35) + line(bars.join(''), '#33160a', 6.5, 0.7)
}
