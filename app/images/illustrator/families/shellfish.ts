import { bevel, fill, line, shadowOf, volume } from '../brush.ts'
import { blob, ellipse, num, place, polar, smooth, tau } from '../geometry.ts'
import { shade } from '../palette.ts'
import { veneer } from '../texture.ts'
import type { Piece } from './piece.ts'

/** A shrimp curled like a comma: bands across the back, a red fan of a tail. */
export const shrimp: Piece = (brush, at, turn, size, tone, zone) => {
  const r = size * 0.33
  const back = (k: number, width: number) => polar({ x: 0, y: 0 }, r + width, -2.5 + k * 4.5)
  const half = (k: number) => size * 0.155 * Math.sin(Math.PI * (0.2 + 0.62 * (1 - k)))
  const steps = [0, 0.12, 0.28, 0.45, 0.62, 0.78, 0.92, 1]
  const outer = steps.map((k) => back(k, half(k)))
  const inner = steps.toReversed().map((k) => back(k, -half(k)))
  const d = smooth(place([...outer, ...inner], at, turn))
  const bands = [0.14, 0.29, 0.44, 0.59, 0.74].map((k) =>
    smooth(
      place([back(k, half(k) * 0.95), back(k + 0.035, 0), back(k, -half(k) * 0.8)], at, turn),
      false,
    ),
  )
  const tail = back(1, 0)
  const fan = [-0.55, 0.1, 0.7].map((open) => {
    const aim = -2.5 + 4.5 + Math.PI / 2 + open
    const tip = polar(tail, size * 0.24, aim)
    return smooth(
      place(
        [tail, polar(tail, size * 0.13, aim - 0.35), tip, polar(tail, size * 0.13, aim + 0.35)],
        at,
        turn,
      ),
    )
  })
  const ridge = smooth(
    place(
      [0.08, 0.3, 0.5, 0.7, 0.88].map((k) => back(k, half(k) * 0.45)),
      at,
      turn,
    ),
    false,
  )
  const hot = zone.cooking.grilled || zone.cooking.browned
  return (
    shadowOf(d, 7) +
    fan
      .map(
        (f) =>
          `<path d="${f}" fill="${shade(tone, -0.1)}" stroke="${bevel(brush)}" stroke-width="2"/>`,
      )
      .join('') +
    `<path d="${d}" fill="${volume(brush, tone, 1.1)}" stroke="${bevel(brush)}" stroke-width="2.5"/>` +
    line(bands.join(''), '#d94f26', size * 0.05, 0.6) +
    line(bands.join(''), '#fff0e0', size * 0.016, 0.7) +
    line(ridge, '#fff6ea', size * 0.04, 0.55) +
    (hot ? veneer(brush, d, 'char', 0.5) : '')
  )
}

/** A mussel: blue-black shell open on orange meat. */
export const mussel: Piece = (brush, at, turn, size, tone) => {
  const shape = [
    { x: -0.5, y: 0 },
    { x: -0.2, y: -0.22 },
    { x: 0.25, y: -0.27 },
    { x: 0.48, y: 0 },
    { x: 0.25, y: 0.27 },
    { x: -0.2, y: 0.2 },
  ]
  const d = smooth(place(shape, at, turn, size))
  const inside = smooth(
    place(
      shape.map((p) => ({ x: p.x * 0.86 + 0.02, y: p.y * 0.82 })),
      at,
      turn,
      size,
    ),
  )
  const meat = smooth(
    place(
      blob(brush.random, 0.27, 0.13, 0.14, 8).map((p) => ({ x: p.x + 0.05, y: p.y })),
      at,
      turn,
      size,
    ),
  )
  return (
    shadowOf(d, 8) +
    `<path d="${d}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="2.5"/>` +
    fill(inside, '#b9c3d6') +
    `<path d="${meat}" fill="${volume(brush, '#f09a3c', 1.2)}" stroke="${bevel(brush)}" stroke-width="2"/>` +
    line(meat, '#c96f1d', 2, 0.5)
  )
}

/** A seared scallop: ivory flank, golden face. */
export const scallop: Piece = (brush, at, turn, size, tone) => {
  const rim = ellipse({ x: at.x + 3, y: at.y + 7 }, size * 0.48, size * 0.45, turn)
  const d = ellipse(at, size * 0.47, size * 0.44, turn)
  const face = smooth(place(blob(brush.random, size * 0.39, size * 0.36, 0.05, 10), at, turn))
  const rings = [0.3, 0.2].map((k) =>
    smooth(place(blob(brush.random, size * k, size * k * 0.92, 0.06, 9), at, turn)),
  )
  return (
    shadowOf(rim, 9) +
    fill(rim, shade(tone, -0.1)) +
    `<path d="${d}" fill="${volume(brush, tone)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    `<path d="${face}" fill="${volume(brush, '#d9933c', 0.9)}"/>` +
    line(rings.join(''), '#8f5117', 3, 0.45) +
    veneer(brush, face, 'brown', 0.8)
  )
}

/** A ring of squid, or of onion in batter: the hole shows what lies below. */
export const ringPiece: Piece = (brush, at, turn, size, tone) => {
  const outer = smooth(place(blob(brush.random, size * 0.46, size * 0.42, 0.05, 11), at, turn))
  const inner = ellipse(at, size * 0.23, size * 0.2, turn)
  const both = `${outer}${inner}`
  const glow = ellipse(polar(at, size * 0.3, -2.3), size * 0.12, size * 0.04, -0.75)
  return (
    `<path d="${both}" fill-rule="evenodd" fill="#1f0d04" opacity=".3" transform="translate(3 6)"/>` +
    `<path d="${both}" fill-rule="evenodd" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    `<path d="${inner}" fill="none" stroke="${shade(tone, -0.2)}" stroke-width="4" opacity=".5"/>` +
    fill(glow, '#fff6dc', 0.5)
  )
}

/** Half a lobster tail in its red shell. */
export const lobster: Piece = (brush, at, turn, size, tone) => {
  const rings = [0.3, 0.15, 0, -0.15, -0.3].map((u) => {
    const w = 0.25 - Math.abs(u - 0.3) * 0.14
    return smooth(
      place(
        [
          { x: u - 0.1, y: -w },
          { x: u + 0.09, y: -w * 1.05 },
          { x: u + 0.14, y: 0 },
          { x: u + 0.09, y: w * 1.05 },
          { x: u - 0.1, y: w },
        ],
        at,
        turn,
        size,
      ),
    )
  })
  const fan = [-0.7, -0.35, 0, 0.35, 0.7].map((a) => {
    const middle = polar({ x: -0.4, y: 0 }, 0.16, Math.PI + a)
    return smooth(
      place(
        Array.from({ length: 7 }, (_, i) => {
          const angle = (i / 7) * tau
          const p = { x: 0.13 * Math.cos(angle), y: 0.055 * Math.sin(angle) }
          return {
            x: middle.x + p.x * Math.cos(a) + p.y * Math.sin(a),
            y: middle.y - p.x * Math.sin(a) * -1 + p.y * Math.cos(a),
          }
        }),
        at,
        turn,
        size,
      ),
    )
  })
  return [...fan, ...rings]
    .map(
      (d) =>
        `${shadowOf(d, 6)}<path d="${d}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="${num(3)}"/>`,
    )
    .join('')
}
