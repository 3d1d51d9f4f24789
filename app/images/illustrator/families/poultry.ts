import { bevel, fill, shadowOf, slope, softShadow, volume } from '../brush.ts'
import { blob, ellipse, type Point, place, polar, smooth } from '../geometry.ts'
import { textured, veneer } from '../texture.ts'
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
