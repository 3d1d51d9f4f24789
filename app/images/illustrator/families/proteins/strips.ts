import { bevel, fill, line, shadowOf, slope, volume } from '../../core/brush.ts'
import { blob, ellipse, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { mix, shade } from '../../core/palette.ts'
import { veneer } from '../../core/texture.ts'
import type { Piece } from '../piece.ts'

/** A strip of pepper: a curved glossy slat, pale inside its edge. */
export const pepperStrip: Piece = (brush, at, turn, size, tone, zone) => {
  const bend = size * brush.random.range(0.06, 0.2)
  const w = size * 0.1
  const spine = [-0.5, -0.25, 0, 0.25, 0.5].map((u) => ({ x: u * size, y: bend * (1 - 4 * u * u) }))
  const d = smooth(
    place(
      [
        ...spine.map((p) => ({ x: p.x, y: p.y - w })),
        ...spine.toReversed().map((p) => ({ x: p.x * 0.97, y: p.y + w })),
      ],
      at,
      turn,
    ),
  )
  const inside = smooth(
    place(
      spine.map((p) => ({ x: p.x * 0.94, y: p.y + w * 0.75 })),
      at,
      turn,
    ),
    false,
  )
  const shine = smooth(
    place(
      spine.slice(1, 4).map((p) => ({ x: p.x, y: p.y - w * 0.4 })),
      at,
      turn,
    ),
    false,
  )
  const { grilled, browned } = zone.cooking
  return (
    shadowOf(d, 6) +
    `<path d="${d}" fill="${volume(brush, tone, 1.1)}" stroke="${bevel(brush)}" stroke-width="2.2"/>` +
    line(inside, shade(tone, 0.14), w * 0.4, 0.7) +
    line(shine, '#fff8ec', w * 0.3, 0.65) +
    (grilled || browned ? veneer(brush, d, 'char', 0.8) : '')
  )
}

/** A half ring of onion. */
export const onionRing: Piece = (brush, at, turn, size, tone, zone) => {
  const rings = [0.46, 0.34, 0.22].slice(0, brush.random.int(1, 3))
  const whole = brush.random.chance(0.35)
  return rings
    .map((k) => {
      const r = size * k
      const d = whole ? ellipse(at, r, r * 0.9, turn) : arc(at, r, turn, Math.PI)
      return (
        `<g transform="translate(2 4)">${line(d, '#1f0d04', size * 0.085, 0.3)}</g>` +
        line(d, tone, size * 0.085) +
        line(d, mix(tone, '#fff8f4', 0.75), size * 0.045) +
        (zone.cooking.browned || zone.cooking.fried ? line(d, '#9a5a1c', size * 0.06, 0.4) : '')
      )
    })
    .join('')
}

function arc(at: Point, radius: number, from: number, sweep: number): string {
  const [a, b] = [polar(at, radius, from), polar(at, radius, from + sweep)]
  return `M${num(a.x)} ${num(a.y)}A${num(radius)} ${num(radius)} 0 0 1 ${num(b.x)} ${num(b.y)}`
}

/** A rasher of bacon: wavy, streaked with fat. */
export const bacon: Piece = (brush, at, turn, size, tone) => {
  const w = size * 0.105
  const wave = brush.random.range(0, tau)
  const spine = Array.from({ length: 9 }, (_, i) => ({
    x: (i / 8 - 0.5) * size,
    y: Math.sin(i * 1.55 + wave) * size * 0.028,
  }))
  const offset = (k: number) =>
    spine.map((p, i) => ({ x: p.x, y: p.y + w * k + Math.sin(i * 2.2 + wave) * 2 }))
  const d = smooth(place([...offset(-1), ...offset(1).toReversed()], at, turn))
  const streak = (k: number, width: number, color: string, alpha: number) =>
    line(smooth(place(offset(k), at, turn), false), color, width, alpha)
  return (
    shadowOf(d, 7) +
    `<path d="${d}" fill="${volume(brush, tone, 1)}" stroke="${bevel(brush)}" stroke-width="2.5"/>` +
    streak(-0.72, w * 0.42, '#f3cf9c', 0.95) +
    streak(-0.05, w * 0.26, '#f0c794', 0.9) +
    streak(0.42, w * 0.14, '#f0c794', 0.7) +
    streak(0.86, w * 0.22, '#5f1d10', 0.55) +
    spine
      .filter((_, i) => i % 2 === 1)
      .map((p) =>
        fill(
          ellipse(
            place([{ x: p.x, y: p.y - w * 0.25 }], at, turn)[0] ?? at,
            w * 0.6,
            w * 0.2,
            turn + 1.4,
          ),
          '#fff1d8',
          0.28,
        ),
      )
      .join('') +
    veneer(brush, d, 'brown', 0.6)
  )
}

/** Pulled meat, stir-fry strips: ragged fibrous shreds. */
export const shred: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const w = size * random.range(0.09, 0.16)
  const spine = [-0.5, -0.2, 0.15, 0.5].map((u) => ({
    x: u * size,
    y: random.range(-0.08, 0.08) * size,
  }))
  const d = smooth(
    place(
      [
        ...spine.map((p) => ({ x: p.x, y: p.y - w * random.range(0.6, 1) })),
        ...spine.toReversed().map((p) => ({ x: p.x, y: p.y + w * random.range(0.6, 1) })),
      ],
      at,
      turn,
    ),
  )
  const grain = [-0.4, 0.1, 0.5].map((k) =>
    smooth(
      place(
        spine.map((p) => ({ x: p.x * 0.9, y: p.y + w * k })),
        at,
        turn,
      ),
      false,
    ),
  )
  return (
    shadowOf(d, 5) +
    `<path d="${d}" fill="${volume(brush, tone, 1.1)}" stroke="${bevel(brush)}" stroke-width="2"/>` +
    line(grain.join(''), shade(tone, -0.13), 1.8, 0.6) +
    line(grain.slice(0, 1).join(''), shade(tone, 0.16), 2, 0.6)
  )
}

/** Ham, prosciutto, smoked salmon: a thin slice folded over itself. */
export const fold: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const layers = [0.5, 0.36, 0.22].map((k, i) => {
    const middle = polar(at, size * 0.08 * i, turn)
    return smooth(place(blob(random, size * k, size * k * 0.62, 0.16, 9), middle, turn + i * 0.25))
  })
  const rim = layers[0] ?? ''
  return (
    shadowOf(rim, 7) +
    layers
      .map(
        (d, i) =>
          `<path d="${d}" fill="${slope(brush, shade(tone, 0.07), shade(tone, -0.04 - i * 0.02))}" stroke="${bevel(brush)}" stroke-width="3"/>`,
      )
      .join('') +
    line(layers.join(''), '#fbe6dc', 2.4, 0.75)
  )
}

/** Minced meat and other crumbs. */
export const crumb: Piece = (brush, at, turn, size, tone) => {
  const d = smooth(place(blob(brush.random, size * 0.5, size * 0.4, 0.28, 7), at, turn))
  return (
    shadowOf(d, 4) +
    `<path d="${d}" fill="${volume(brush, tone, 1.3)}" stroke="${bevel(brush, 0.7)}" stroke-width="1.6"/>` +
    fill(ellipse(polar(at, size * 0.16, -2.3), size * 0.1, size * 0.05, -0.7), '#fff2d8', 0.45)
  )
}
