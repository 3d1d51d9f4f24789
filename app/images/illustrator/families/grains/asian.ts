import { type Brush, bevel, fill, line, shadowOf, slope, volume } from '../../core/brush.ts'
import {
  blob,
  clamp,
  ellipse,
  num,
  type Point,
  place,
  polar,
  smooth,
  tau,
} from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { veneer } from '../../core/texture.ts'
import type { Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import type { Piece } from '../piece.ts'

const fish = ['#f4794a', '#f28a58', '#c9303a', '#f9c9a4']

/** Nigiri in a row and maki in another, as on a sushi board. */
export const sushi: Draw = (brush, zone) => {
  const size = Math.min(Math.sqrt(zone.area / 8), 180)
  const rows = Math.max(2, Math.round(zone.wide / (size * 1.12)))
  const pieces: string[] = []
  for (let row = 0; row < rows; row++) {
    const across = (row - (rows - 1) / 2) * size * 1.12
    const v = clamp((across * 2) / zone.wide, -1, 1)
    const half = (zone.long / 2) * Math.sqrt(Math.max(0.2, 1 - (v * 0.9) ** 2))
    const nigiri = row % 2 === 0
    const gap = size * (nigiri ? 0.66 : 0.94)
    const count = Math.max(2, Math.floor((half * 1.95) / gap))
    for (let i = 0; i < count; i++) {
      const along = (i - (count - 1) / 2) * gap
      const at = place([{ x: along, y: across }], zone.center, zone.axis)[0] ?? zone.center
      pieces.push(
        nigiri
          ? nigiriPiece(
              brush,
              at,
              zone.axis + Math.PI / 2 + 0.12,
              size * 1.2,
              fish[row % 3] ?? '#f4794a',
            )
          : maki(brush, at, size * 0.44),
      )
    }
  }
  return pieces.join('')
}

function nigiriPiece(brush: Brush, at: Point, turn: number, size: number, tone: string): string {
  const rod = (long: number, wide: number) =>
    place(
      [
        { x: -long, y: 0 },
        { x: -long * 0.8, y: -wide },
        { x: 0, y: -wide * 1.06 },
        { x: long * 0.8, y: -wide },
        { x: long, y: 0 },
        { x: long * 0.8, y: wide },
        { x: 0, y: wide * 1.06 },
        { x: -long * 0.8, y: wide },
      ],
      at,
      turn,
      size,
    )
  const rice = smooth(rod(0.5, 0.25))
  const slab = smooth(place(rod(0.47, 0.175), { x: -2, y: -4 }, 0))
  const grains = Array.from({ length: 40 }, () => {
    const p =
      place(
        [{ x: brush.random.range(-0.46, 0.46), y: brush.random.range(-0.24, 0.24) }],
        at,
        turn,
        size,
      )[0] ?? at
    return `M${num(p.x)} ${num(p.y)}l${num(brush.random.range(-5, 5))} ${num(brush.random.range(-5, 5))}`
  })
  const stripes = [-0.36, -0.2, -0.04, 0.12, 0.28].map((u) =>
    smooth(
      place(
        [
          { x: u, y: -0.17 },
          { x: u + 0.07, y: 0 },
          { x: u + 0.04, y: 0.17 },
        ],
        at,
        turn,
        size,
      ),
      false,
    ),
  )
  return (
    shadowOf(rice, 9) +
    fill(rice, volume(brush, '#f7f2e4', 0.8)) +
    line(grains.join(''), '#fffdf4', 5, 0.9) +
    shadowOf(slab, 6) +
    `<path d="${slab}" fill="${volume(brush, tone, 0.9)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    line(stripes.join(''), '#fde3cd', size * 0.028, 0.8) +
    fill(ellipse(polar(at, size * 0.13, -2.2), size * 0.13, size * 0.03, turn), '#fff', 0.45)
  )
}

function maki(brush: Brush, at: Point, radius: number): string {
  const heart = brush.random.pick(['#f4794a', '#8cc24a', '#c9303a', '#f7c840'])
  const dots = Array.from({ length: 26 }, () => {
    const p = polar(at, radius * brush.random.range(0.4, 0.82), brush.random.range(0, tau))
    return `M${num(p.x)} ${num(p.y)}l${num(brush.random.range(-4, 4))} ${num(brush.random.range(-4, 4))}`
  })
  return (
    shadowOf(ellipse(at, radius), 9) +
    fill(ellipse(at, radius), '#1d2a22') +
    fill(ellipse(at, radius * 0.88), '#efe8d6') +
    line(dots.join(''), '#fffdf6', 5.5, 0.95) +
    `<path d="${smooth(place(blob(brush.random, radius * 0.42, radius * 0.38, 0.12, 8), at, 0))}" fill="${volume(brush, heart, 1.1)}" stroke="#cfc4a8" stroke-width="2"/>` +
    fill(ellipse(polar(at, radius * 0.14, 0.6), radius * 0.13, radius * 0.1), '#7fb53c') +
    `<path d="${ellipse(at, radius)}" fill="none" stroke="${bevel(brush)}" stroke-width="3"/>`
  )
}

/** A dumpling: a plump half moon, its rim pressed into pleats. */
export const dumpling: Piece = (brush, at, turn, size, tone, zone) => {
  const arch = (r: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = Math.PI + (i / (count - 1)) * Math.PI
      const wave = count > 12 && i % 2 === 1 ? 0.955 : 1
      return { x: r * wave * Math.cos(a), y: 0.1 + r * 0.72 * wave * Math.sin(a) }
    })
  const base = [
    { x: 0.3, y: 0.22 },
    { x: 0, y: 0.26 },
    { x: -0.3, y: 0.22 },
  ]
  const rim = smooth(place([...arch(0.5, 19), ...base], at, turn, size))
  const belly = smooth(
    place([...arch(0.4, 9), ...base.map((p) => ({ x: p.x, y: p.y - 0.01 }))], at, turn, size),
  )
  const pleats = Array.from({ length: 8 }, (_, i) => {
    const a = Math.PI + ((i + 1) / 9) * Math.PI
    const to = (r: number) => ({
      x: r * Math.cos(a + 0.08 * (r - 0.4)),
      y: 0.1 + r * 0.72 * Math.sin(a),
    })
    return smooth(place([to(0.49), to(0.4), to(0.27)], at, turn, size), false)
  })
  const foot = smooth(
    place(
      [{ x: -0.36, y: 0.16 }, { x: 0, y: 0.13 }, { x: 0.36, y: 0.16 }, ...base],
      at,
      turn,
      size,
    ),
  )
  const crisp = zone.cooking.fried || zone.cooking.browned
  return (
    shadowOf(rim, 9) +
    `<path d="${rim}" fill="${volume(brush, shade(tone, -0.02), 0.9)}" stroke="${bevel(brush)}" stroke-width="2.5"/>` +
    `<path d="${belly}" fill="${volume(brush, tone, 1.3)}"/>` +
    (crisp ? fill(foot, '#c98432', 0.7) : '') +
    line(pleats.join(''), shade(tone, -0.13), size * 0.016, 0.75) +
    `<g transform="translate(-2 -1.5)">${line(pleats.join(''), shade(tone, 0.06), size * 0.012, 0.8)}</g>` +
    fill(ellipse(polar(at, size * 0.12, -2.2), size * 0.1, size * 0.035, turn), '#fffdf4', 0.7)
  )
}

/** A spring roll: a crisp golden cylinder with its seam. */
export const springRoll: Piece = (brush, at, turn, size, tone) => {
  const shape = place(
    [
      { x: -0.48, y: -0.1 },
      { x: -0.44, y: -0.13 },
      { x: 0.44, y: -0.13 },
      { x: 0.48, y: -0.1 },
      { x: 0.48, y: 0.1 },
      { x: 0.44, y: 0.13 },
      { x: -0.44, y: 0.13 },
      { x: -0.48, y: 0.1 },
    ],
    at,
    turn,
    size,
  )
  const d = smooth(shape)
  const seam = smooth(
    place(
      [
        { x: -0.4, y: -0.1 },
        { x: 0.05, y: 0.03 },
        { x: 0.42, y: -0.08 },
      ],
      at,
      turn,
      size,
    ),
    false,
  )
  const bubbles = Array.from({ length: 14 }, () => {
    const p =
      place(
        [{ x: brush.random.range(-0.42, 0.42), y: brush.random.range(-0.1, 0.1) }],
        at,
        turn,
        size,
      )[0] ?? at
    return ellipse(p, brush.random.range(2, 5))
  })
  return `${shadowOf(d, 9)}<path d="${d}" fill="${volume(brush, tone, 1.3)}" stroke="${bevel(brush)}" stroke-width="3"/>${veneer(brush, d, 'brown', 0.8)}${line(seam, shade(tone, -0.14), 4, 0.6)}${fill(bubbles.join(''), shade(tone, 0.13), 0.6)}`
}

/** Sheets of dried seaweed. */
export const nori: Piece = (brush, at, turn, size, tone) => {
  const d = smooth(place(blob(brush.random, size * 0.5, size * 0.3, 0.16, 9), at, turn))
  return `${shadowOf(d, 4)}<path d="${d}" fill="${slope(brush, shade(tone, 0.08), shade(tone, -0.04))}" stroke="${bevel(brush)}" stroke-width="2"/>`
}

/** Bok choy, halved: white ribs fanning into green leaves. */
export const bokChoy: Piece = (brush, at, turn, size, _tone, _zone: Zone) => {
  const leaves = [-0.5, -0.25, 0, 0.25, 0.5].map((a) => {
    const p = place([polar({ x: -0.1, y: 0 }, 0.36, a)], at, turn, size)[0] ?? at
    const d = smooth(place(blob(brush.random, size * 0.24, size * 0.13, 0.08, 9), p, turn + a))
    return `${shadowOf(d, 5)}<path d="${d}" fill="${volume(brush, '#3f8a35', 1.1)}" stroke="${bevel(brush)}" stroke-width="2.4"/>`
  })
  const ribs = [-0.34, -0.12, 0.12, 0.34].map((a) => {
    const d = smooth(
      place(
        [
          { x: -0.5, y: a * 0.16 },
          { x: -0.2, y: a * 0.62 - 0.05 },
          { x: 0.16, y: a * 0.85 - 0.02 },
          { x: 0.2, y: a * 0.85 + 0.02 },
          { x: -0.2, y: a * 0.62 + 0.06 },
        ],
        at,
        turn,
        size,
      ),
    )
    return `${shadowOf(d, 3)}<path d="${d}" fill="${volume(brush, '#e9f2d2', 1)}" stroke="${bevel(brush)}" stroke-width="2"/>`
  })
  return leaves.join('') + ribs.join('')
}
