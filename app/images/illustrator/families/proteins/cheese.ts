import { bevel, fill, line, shadowOf, slope, volume } from '../../core/brush.ts'
import { blob, ellipse, place, polar, shift, smooth, straight, tau } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import type { Piece } from '../piece.ts'

/** A triangular slice of cheese with holes. */
export const holeySlice: Piece = (brush, at, turn, size, tone) => {
  const top = place(
    [
      { x: -0.5, y: -0.3 },
      { x: 0.5, y: 0 },
      { x: -0.5, y: 0.32 },
    ],
    at,
    turn,
    size,
  )
  const side = shift(top, size * 0.04, size * 0.09)
  const d = straight(top)
  const holes = [
    { x: -0.3, y: 0.1, r: 0.075 },
    { x: -0.12, y: -0.07, r: 0.06 },
    { x: 0.1, y: 0.04, r: 0.05 },
    { x: -0.35, y: -0.13, r: 0.045 },
  ].map(({ x, y, r }) => {
    const p = place([{ x, y }], at, turn, size)[0] ?? at
    return (
      fill(ellipse(p, size * r), shade(tone, -0.14)) +
      fill(
        ellipse({ x: p.x + size * 0.012, y: p.y + size * 0.018 }, size * r * 0.82),
        shade(tone, -0.06),
      )
    )
  })
  return (
    shadowOf(straight(side), 8) +
    fill(straight(side), shade(tone, -0.13)) +
    `<path d="${d}" fill="${slope(brush, shade(tone, 0.05), shade(tone, -0.03))}" stroke="${bevel(brush)}" stroke-width="3" stroke-linejoin="round"/>` +
    holes.join('')
  )
}

/** A disc of mozzarella: soft, white, wet. */
export const mozzarella: Piece = (brush, at, turn, size, tone) => {
  const shape = place(blob(brush.random, size * 0.48, size * 0.44, 0.05, 10), at, turn)
  const d = smooth(shape)
  return (
    shadowOf(d, 7) +
    fill(smooth(shift(shape, 2, 5)), shade(tone, -0.1)) +
    `<path d="${d}" fill="${volume(brush, tone, 0.6)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    fill(ellipse(polar(at, size * 0.24, -2.3), size * 0.13, size * 0.06, -0.75), '#fff', 0.9)
  )
}

/** A curl of grated cheese. */
export const grated: Piece = (brush, at, turn, size, tone) => {
  const bend = brush.random.range(-0.2, 0.2)
  const d = smooth(
    place(
      [
        { x: -0.5, y: 0 },
        { x: 0, y: bend },
        { x: 0.5, y: 0 },
      ],
      at,
      turn,
      size,
    ),
    false,
  )
  return `<g transform="translate(1.5 2.5)">${line(d, '#3a1c08', size * 0.14, 0.25)}</g>${line(d, shade(tone, -0.07), size * 0.15)}<g transform="translate(-.7 -1)">${line(d, shade(tone, 0.05), size * 0.08)}</g>`
}

/** A thin shaving, as of parmesan: a translucent splinter with straight edges. */
export const shaving: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const corner = (x: number, y: number) => ({
    x: x + random.range(-0.07, 0.07),
    y: y + random.range(-0.05, 0.05),
  })
  const d = straight(
    place(
      [
        corner(-0.5, -0.05),
        corner(-0.1, -0.2),
        corner(0.48, -0.12),
        corner(0.4, 0.1),
        corner(-0.05, 0.16),
      ],
      at,
      turn,
      size,
    ),
  )
  return `${shadowOf(d, 5)}<path d="${d}" fill="${slope(brush, shade(tone, 0.06), shade(tone, -0.03))}" stroke="${bevel(brush)}" stroke-width="2" stroke-linejoin="round"/>`
}

/** A slice as for a sandwich, its corner turned. */
export const square: Piece = (brush, at, turn, size, tone) => {
  const corners = place(
    [
      { x: -0.45, y: -0.45 },
      { x: 0.45, y: -0.45 },
      { x: 0.45, y: 0.45 },
      { x: -0.45, y: 0.45 },
    ],
    at,
    turn,
    size,
  )
  const d = straight(corners)
  return `${shadowOf(d, 6)}<path d="${d}" fill="${slope(brush, shade(tone, 0.06), shade(tone, -0.04))}" stroke="${bevel(brush)}" stroke-width="4" stroke-linejoin="round"/>`
}

/** Flat crisp things: tortilla chips (three corners), crisps and crackers. */
export const chip: Piece = (brush, at, turn, size, tone) => {
  const shape = place(
    [
      { x: 0.52, y: 0 },
      { x: 0.1, y: 0.27 },
      { x: -0.38, y: 0.46 },
      { x: -0.32, y: 0 },
      { x: -0.38, y: -0.46 },
      { x: 0.1, y: -0.27 },
    ],
    at,
    turn,
    size,
  )
  const d = smooth(shape)
  const dots = Array.from({ length: 7 }, () =>
    ellipse(
      polar(at, size * 0.27 * Math.sqrt(brush.random.next()), brush.random.range(0, tau)),
      size * 0.022,
    ),
  )
  return `${shadowOf(d, 7)}<path d="${d}" fill="${slope(brush, shade(tone, 0.05), shade(tone, -0.08))}" stroke="${bevel(brush)}" stroke-width="3"/>${fill(dots.join(''), shade(tone, -0.16), 0.6)}`
}

/** A round cracker or crisp with pinholes. */
export const cracker: Piece = (brush, at, turn, size, tone) => {
  const d = smooth(
    place(
      Array.from({ length: 24 }, (_, i) =>
        polar({ x: 0, y: 0 }, size * (i % 2 === 0 ? 0.48 : 0.46), (i / 24) * tau),
      ),
      at,
      turn,
    ),
  )
  const dots = [
    [0, 0],
    [0.22, 0],
    [-0.22, 0],
    [0.11, 0.2],
    [-0.11, 0.2],
    [0.11, -0.2],
    [-0.11, -0.2],
  ].map(([x = 0, y = 0]) => ellipse(place([{ x, y }], at, turn, size)[0] ?? at, size * 0.022))
  return `${shadowOf(d, 6)}<path d="${d}" fill="${slope(brush, shade(tone, 0.06), shade(tone, -0.07))}" stroke="${bevel(brush)}" stroke-width="3"/>${fill(dots.join(''), shade(tone, -0.2), 0.7)}`
}
