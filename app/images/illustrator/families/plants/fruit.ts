import { type Brush, bevel, fill, line, shadowOf, slope, volume } from '../../core/brush.ts'
import { blob, ellipse, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { mix, shade } from '../../core/palette.ts'
import type { Piece } from '../piece.ts'
import { browning } from '../proteins/sear.ts'

const heart = [
  { x: -0.42, y: 0 },
  { x: -0.36, y: -0.26 },
  { x: -0.12, y: -0.37 },
  { x: 0.2, y: -0.24 },
  { x: 0.46, y: 0 },
  { x: 0.2, y: 0.24 },
  { x: -0.12, y: 0.37 },
  { x: -0.36, y: 0.26 },
]

/** A strawberry, whole with its green collar or cut to show the pale heart. */
export const strawberry: Piece = (brush, at, turn, size, tone) => {
  const d = smooth(place(heart, at, turn, size))
  const base = `${shadowOf(d, 7)}<path d="${d}" fill="${volume(brush, tone, 1.1)}" stroke="${bevel(brush)}" stroke-width="2.5"/>`
  return (
    base +
    (brush.random.chance(0.45)
      ? cutBerry(brush, at, turn, size, tone)
      : wholeBerry(brush, at, turn, size))
  )
}

function cutBerry(brush: Brush, at: Point, turn: number, size: number, tone: string): string {
  const flesh = smooth(place(heart, at, turn, size * 0.86))
  const core = smooth(place(heart, at, turn, size * 0.5))
  const rays = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * tau
    const [a, b] = place(
      [polar({ x: 0, y: 0 }, 0.2, angle), polar({ x: 0.02, y: 0 }, 0.31, angle)],
      at,
      turn,
      size,
    )
    return a && b ? `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}` : ''
  })
  return (
    fill(flesh, slope(brush, mix(tone, '#ff9d84', 0.55), mix(tone, '#ff7a62', 0.4))) +
    fill(core, '#fde3d3', 0.85) +
    line(rays.join(''), '#ffe9df', 2, 0.7)
  )
}

function wholeBerry(brush: Brush, at: Point, turn: number, size: number): string {
  const seeds = [-0.2, -0.04, 0.12, 0.27].flatMap((u, i) =>
    (i % 2 === 0 ? [-0.22, -0.07, 0.08, 0.22] : [-0.15, 0, 0.15]).map((v) => {
      const [a, b] = place(
        [
          { x: u, y: v * (1 - u * 0.6) },
          { x: u + 0.03, y: v * (1 - u * 0.6) },
        ],
        at,
        turn,
        size,
      )
      return a && b ? `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}` : ''
    }),
  )
  const collar = [-0.9, -0.45, 0, 0.45, 0.9].map((a) => {
    const from = { x: -0.4, y: 0 }
    return smooth(
      place(
        [from, polar(from, 0.14, a - 0.28), polar(from, 0.27, a), polar(from, 0.14, a + 0.28)],
        at,
        turn,
        size,
      ),
    )
  })
  return (
    line(seeds.join(''), '#7d0f14', size * 0.045, 0.5) +
    line(seeds.join(''), '#f7d98a', size * 0.028) +
    collar
      .map((d) => `<path d="${d}" fill="#5f9a35" stroke="${bevel(brush)}" stroke-width="1.6"/>`)
      .join('') +
    fill(ellipse(polar(at, size * 0.2, -2.3), size * 0.1, size * 0.05, -0.7), '#fff', 0.55)
  )
}

type Wedge = { skin: string; flesh: string; pith?: string; segments?: boolean; seeds?: string }

/** A wedge of lemon, orange, apple, melon or potato: a crescent of skin, two cut faces. */
export const wedge =
  ({ skin, flesh, pith, segments, seeds }: Wedge): Piece =>
  (brush, at, turn, size) => {
    const back = [
      { x: -0.5, y: -0.02 },
      { x: -0.3, y: 0.22 },
      { x: 0, y: 0.31 },
      { x: 0.3, y: 0.22 },
      { x: 0.5, y: -0.02 },
    ]
    const face = [
      { x: -0.46, y: -0.03 },
      { x: -0.27, y: 0.12 },
      { x: 0, y: 0.19 },
      { x: 0.27, y: 0.12 },
      { x: 0.46, y: -0.03 },
      { x: 0.2, y: -0.13 },
      { x: -0.2, y: -0.13 },
    ]
    const to = (points: Point[]) => smooth(place(points, at, turn, size))
    const d = to([...back, { x: 0.2, y: -0.14 }, { x: -0.2, y: -0.14 }])
    const inner = to(face.map((p) => ({ x: p.x * 0.9, y: p.y * 0.82 })))
    const lines = [-0.28, -0.1, 0.1, 0.28].map((x) =>
      smooth(
        place(
          [
            { x: x * 1.1, y: 0.12 - x * x * 0.7 },
            { x: x * 0.7, y: -0.1 },
          ],
          at,
          turn,
          size,
        ),
        false,
      ),
    )
    const pips = seeds
      ? [-0.12, 0.06, 0.2].map((x) =>
          to([
            { x: x - 0.035, y: 0 },
            { x, y: -0.028 },
            { x: x + 0.045, y: 0 },
            { x, y: 0.028 },
          ]),
        )
      : []
    return (
      shadowOf(d, 7) +
      `<path d="${d}" fill="${volume(brush, skin, 1.1)}" stroke="${bevel(brush)}" stroke-width="2.5"/>` +
      fill(to(face), pith ?? shade(flesh, 0.08)) +
      fill(inner, slope(brush, shade(flesh, 0.04), shade(flesh, -0.04))) +
      (segments ? line(lines.join(''), pith ?? '#fff5d0', size * 0.022, 0.9) : '') +
      fill(pips.join(''), seeds ?? '#4a2a12')
    )
  }

/** A small potato cut in half: thin skin, waxy yellow face. */
export const potatoHalf: Piece = (brush, at, turn, size, tone, zone) => {
  const skin = smooth(
    place(blob(brush.random, size * 0.5, size * 0.4, 0.05, 9), { x: at.x + 2, y: at.y + 5 }, turn),
  )
  const face = smooth(place(blob(brush.random, size * 0.47, size * 0.37, 0.04, 9), at, turn))
  const { browned, fried, grilled } = zone.cooking
  const hot = browned || fried || grilled
  return (
    shadowOf(skin, 8) +
    fill(skin, '#b98442') +
    `<path d="${face}" fill="${volume(brush, hot ? shade(tone, -0.04) : tone, 0.8)}" stroke="#c9974e" stroke-width="3"/>` +
    fill(ellipse(polar(at, size * 0.16, -2.3), size * 0.16, size * 0.06, -0.7), '#fffbe4', 0.55) +
    (hot
      ? browning(brush, at, size * 0.38, '#8a440c') + browning(brush, at, size * 0.36, '#a85c14')
      : '')
  )
}
