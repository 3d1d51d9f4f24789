import { bevel, fill, line, shadowOf, softShadow, volume } from '../../core/brush.ts'
import { blob, ellipse, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { veneer } from '../../core/texture.ts'
import type { Piece } from '../piece.ts'
import { browning } from '../proteins/sear.ts'

/** A samosa: a plump fried triangle, its folded edge crimped, the crust blistered. */
export const samosa: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const outline = [
    { x: 0.52, y: 0 },
    { x: 0.44, y: 0.09 },
    { x: 0.06, y: 0.33 },
    { x: -0.3, y: 0.46 },
    { x: -0.43, y: 0.4 },
    { x: -0.46, y: 0 },
    { x: -0.43, y: -0.4 },
    { x: -0.3, y: -0.46 },
    { x: 0.06, y: -0.33 },
    { x: 0.44, y: -0.09 },
  ]
  const to = (points: Point[], closed = true) => smooth(place(points, at, turn, size), closed)
  const d = to(outline)
  const flap = to([
    { x: 0.49, y: -0.02 },
    { x: 0.05, y: 0.06 },
    { x: -0.36, y: 0.34 },
    { x: -0.33, y: 0.44 },
    { x: 0.06, y: 0.31 },
    { x: 0.42, y: 0.08 },
  ])
  const crimps = Array.from({ length: 9 }, (_, i) => {
    const y = -0.37 + i * 0.092
    return to(
      [
        { x: -0.46, y },
        { x: -0.4, y: y + 0.02 },
        { x: -0.35, y: y + 0.015 },
      ],
      false,
    )
  })
  const blisters = Array.from({ length: 16 }, () => {
    const u = random.range(-0.36, 0.26)
    const p = place([{ x: u, y: random.range(-1, 1) * (0.3 - u) * 0.5 }], at, turn, size)[0] ?? at
    return ellipse(p, size * random.range(0.012, 0.028), size * 0.014, random.range(0, 3))
  })
  return (
    softShadow(place(outline, at, turn, size), size * 0.07, 1.2) +
    `<path d="${d}" fill="${volume(brush, tone, 1.35)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    veneer(brush, d, 'brown', 0.6) +
    `<path d="${flap}" fill="${shade(tone, 0.05)}" fill-opacity=".8"/>` +
    line(
      to(
        [
          { x: 0.49, y: -0.02 },
          { x: 0.05, y: 0.06 },
          { x: -0.36, y: 0.34 },
        ],
        false,
      ),
      shade(tone, -0.16),
      size * 0.014,
      0.6,
    ) +
    line(crimps.join(''), shade(tone, -0.18), size * 0.018, 0.7) +
    fill(blisters.join(''), shade(tone, 0.13), 0.65) +
    browning(brush, place([{ x: 0.36, y: 0 }], at, turn, size)[0] ?? at, size * 0.14)
  )
}

/** An idli: a white steamed cushion, pitted, its rim thin. */
export const idli: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const shape = place(blob(random, size * 0.48, size * 0.46, 0.02, 13), at, turn)
  const d = smooth(shape)
  const pits = Array.from({ length: 26 }, () => {
    const p = polar(at, size * 0.4 * Math.sqrt(random.next()), random.range(0, tau))
    return ellipse(p, random.range(1.5, 3.4), random.range(1.2, 2.6))
  })
  return (
    softShadow(shape, size * 0.08, 1.1) +
    `<path d="${d}" fill="${volume(brush, tone, 0.9)}" stroke="${bevel(brush)}" stroke-width="3.5"/>` +
    line(ellipse(at, size * 0.36, size * 0.34), shade(tone, -0.05), size * 0.05, 0.35) +
    fill(pits.join(''), shade(tone, -0.1), 0.55)
  )
}

/** A dosa: a thin crisp crepe rolled into a long golden tube, rings of the ladle on it. */
export const dosa: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const edge = (side: number) =>
    [-0.5, -0.3, -0.1, 0.12, 0.34, 0.5].map((x) => ({
      x,
      y: side * (0.15 + random.range(-0.012, 0.012)),
    }))
  const body = place([...edge(-1), ...edge(1).toReversed()], at, turn, size)
  const d = smooth(body)
  const to = (points: Point[]) => smooth(place(points, at, turn, size), false)
  const rings = [-0.42, -0.3, -0.18, -0.05, 0.08, 0.2, 0.32, 0.43].map((u) =>
    to([
      { x: u + 0.05, y: -0.14 },
      { x: u, y: 0 },
      { x: u + 0.05, y: 0.14 },
    ]),
  )
  const seam = to([
    { x: -0.5, y: 0.07 },
    { x: 0, y: 0.1 },
    { x: 0.5, y: 0.06 },
  ])
  const end = place([{ x: 0.485, y: 0 }], at, turn, size)[0] ?? at
  return (
    softShadow(body, size * 0.04, 1.2) +
    `<path d="${d}" fill="${volume(brush, tone, 1.3)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    line(rings.join(''), shade(tone, -0.12), size * 0.02, 0.4) +
    veneer(brush, d, 'brown', 0.8) +
    line(seam, shade(tone, -0.2), size * 0.008, 0.7) +
    fill(ellipse(end, size * 0.03, size * 0.135, turn), shade(tone, -0.2)) +
    fill(ellipse(end, size * 0.018, size * 0.1, turn), '#f3cf5c')
  )
}

/** Popped corn: a burst of white lobes round a tan heart. */
export const popped: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const lobes = Array.from({ length: 5 }, (_, i) => {
    const p = polar(at, size * 0.22, turn + (i / 5) * tau + random.range(-0.2, 0.2))
    return smooth(place(blob(random, size * 0.23, size * 0.2, 0.12, 8), p, i))
  })
  return (
    lobes
      .map(
        (d) =>
          `${shadowOf(d, 4)}<path d="${d}" fill="${volume(brush, tone, 1.1)}" stroke="${bevel(brush, 0.6)}" stroke-width="1.5"/>`,
      )
      .join('') + fill(ellipse(at, size * 0.12, size * 0.08, turn), '#e6b45a', 0.85)
  )
}
