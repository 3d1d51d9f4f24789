import { bevel, fill, line, shadowOf, slope, softShadow, volume } from '../brush.ts'
import { blob, ellipse, num, place, polar, smooth, straight, tau } from '../geometry.ts'
import { shade } from '../palette.ts'
import { textured } from '../texture.ts'
import type { Piece } from './piece.ts'

/** A scoop of ice cream: a torn skirt below a dome that the spoon has drawn ridges on. */
export const scoop: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const skirt = Array.from({ length: 22 }, (_, i) =>
    polar(at, size * (0.44 + random.range(-0.018, 0.03)), (i / 22) * tau),
  )
  const dome = place(blob(random, size * 0.405, size * 0.395, 0.02, 12), polar(at, -8, 0.9), turn)
  const d = smooth(dome)
  const ridge = (k: number) => {
    const half = 0.36 * Math.sqrt(1 - (k / 0.42) ** 2)
    const points = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t) => ({
      x: t * half,
      y: k + 0.05 * (1 - t * t) + random.range(-0.008, 0.008),
    }))
    return smooth(place(points, at, turn, size), false)
  }
  const ridges = [-0.24, -0.06, 0.13].map(
    (k) => [ridge(k + random.range(-0.02, 0.02)), random.range(0.012, 0.03)] as const,
  )
  const specks = Array.from({ length: 26 }, () => {
    const p = polar(at, size * 0.36 * Math.sqrt(random.next()), random.range(0, tau))
    return `M${num(p.x)} ${num(p.y)}h1.5`
  })
  return (
    softShadow(skirt, 18) +
    `<path d="${smooth(skirt)}" fill="${slope(brush, tone, shade(tone, -0.12))}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    shadowOf(d, 4) +
    `<path d="${d}" fill="${volume(brush, tone, 2.3)}"/>` +
    textured(brush, d, 'cream', 0.5) +
    textured(brush, d, 'grain', 0.12) +
    ridges
      .map(
        ([path, w]) =>
          `<g transform="translate(2 4)">${line(path, shade(tone, -0.12), size * w, 0.3)}</g>` +
          line(path, shade(tone, 0.08), size * w * 0.8, 0.4),
      )
      .join('') +
    line(specks.join(''), shade(tone, -0.4), 2.6, 0.5) +
    fill(ellipse(polar(at, size * 0.2, -2.3), size * 0.1, size * 0.05, -0.75), '#fffdf4', 0.55)
  )
}

/** A fan of wafer, pressed with a grid. */
export const wafer: Piece = (brush, at, turn, size, tone) => {
  const fan = [
    { x: -0.5, y: 0 },
    ...[-0.42, -0.21, 0, 0.21, 0.42].map((a) => polar({ x: -0.5, y: 0 }, 1, a)),
  ]
  const d = straight(place(fan, at, turn, size))
  const ribs = [-0.28, -0.14, 0, 0.14, 0.28].map((a) =>
    straight(place([fan[0] ?? at, polar({ x: -0.5, y: 0 }, 0.97, a)], at, turn, size), false),
  )
  const rings = [0.4, 0.6, 0.8].map((r) =>
    smooth(
      place(
        [-0.42, -0.14, 0.14, 0.42].map((a) => polar({ x: -0.5, y: 0 }, r, a)),
        at,
        turn,
        size,
      ),
      false,
    ),
  )
  return (
    shadowOf(d, 8) +
    `<path d="${d}" fill="${slope(brush, shade(tone, 0.05), shade(tone, -0.07))}" stroke="${bevel(brush)}" stroke-width="4" stroke-linejoin="round"/>` +
    line([...ribs, ...rings].join(''), shade(tone, -0.14), 4, 0.7)
  )
}
