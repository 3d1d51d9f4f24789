import { type Brush, bevel, fill, line, shadowOf, volume } from '../../core/brush.ts'
import { blob, ellipse, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { veneer } from '../../core/texture.ts'
import type { Piece } from '../piece.ts'

/** A shrimp curled like a comma: plump, striped across the back, thinning to a red fan of a tail. */
export const shrimp: Piece = (brush, at, turn, size, tone, zone) => {
  const r = size * 0.25
  const back = (k: number, width: number) =>
    polar({ x: 0, y: 0 }, r * (1 - 0.12 * k) + width, -2.6 + k * 4.1)
  const half = (k: number) =>
    size * (0.05 + 0.155 * Math.sin(Math.PI * (0.24 + 0.66 * (1 - k))) ** 0.8)
  const steps = [0, 0.06, 0.16, 0.3, 0.45, 0.6, 0.75, 0.9, 1]
  const outer = steps.map((k) => back(k, half(k) * (k === 0 ? 0.5 : 1)))
  const inner = steps.toReversed().map((k) => back(k, -Math.min(half(k), r * 0.86)))
  const d = smooth(place([...outer, ...inner], at, turn))
  const across = (k: number, from: number, to: number) =>
    smooth(
      place(
        [
          back(k - 0.02, half(k) * from),
          back(k + 0.03, half(k) * (from + to) * 0.5),
          back(k, half(k) * to),
        ],
        at,
        turn,
      ),
      false,
    )
  const rings = [0.13, 0.27, 0.41, 0.55, 0.69, 0.83]
  const bands = rings.map((k) => across(k, 0.96, -0.35)).join('')
  const lights = rings.map((k) => across(k + 0.055, 0.8, 0.1)).join('')
  const hot = zone.cooking.grilled || zone.cooking.browned
  return (
    shadowOf(d, 7) +
    tailFan(brush, at, turn, back(1, 0), size, tone) +
    `<path d="${d}" fill="${volume(brush, tone, 1)}" stroke="${bevel(brush)}" stroke-width="2.5"/>` +
    line(bands, '#e05a2b', size * 0.05, 0.55) +
    line(lights, '#fff3e6', size * 0.026, 0.75) +
    (hot ? veneer(brush, d, 'char', 0.5) : '')
  )
}

function tailFan(brush: Brush, at: Point, turn: number, tail: Point, size: number, tone: string) {
  const fins = [-0.62, 0.62, 0].map((open) => {
    const aim = -2.6 + 4.1 + Math.PI / 2 + open
    const side = (bend: number) => polar(tail, size * 0.13, aim + bend)
    return smooth(place([tail, side(-0.34), polar(tail, size * 0.22, aim), side(0.34)], at, turn))
  })
  return fins
    .map(
      (d) =>
        `<path d="${d}" fill="${shade(tone, -0.13)}" stroke="${bevel(brush)}" stroke-width="2"/>`,
    )
    .join('')
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
