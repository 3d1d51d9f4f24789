import { type Brush, fill, line, shadowOf, volume } from '../../core/brush.ts'
import { blob, clamp, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import type { Draw } from '../drawing.ts'
import { leaf } from '../plants/leaves.ts'

const coriander = { color: '#4b9330', vein: '#9cc46a', long: 46, shape: 'toothed' } as const

/** Spices fried in fat and poured over: a red-gold pool, cumin, garlic, dried chilies, coriander. */
export const tempering: Draw = (brush, zone) => {
  const { random } = brush
  const reach = clamp(zone.wide * 0.34, 60, 130)
  const at = zone.center
  const any = (far = 1) => polar(at, reach * far * Math.sqrt(random.next()), random.range(0, tau))
  return (
    pool(brush, at, reach) +
    seeds(brush, any) +
    garlic(brush, any) +
    [0, 1]
      .map((i) => chili(brush, polar(at, reach * 0.42, i * 2.6 + random.range(0, 1)), reach * 0.7))
      .join('') +
    Array.from({ length: 7 }, () =>
      leaf(brush, coriander, any(1.1), random.range(0, tau), random.range(34, 50), '#4b9330'),
    ).join('')
  )
}

function pool({ random }: Brush, at: Point, reach: number): string {
  const ring = (k: number) =>
    smooth(place(blob(random, reach * 1.15 * k, reach * k, 0.16, 13), at, random.range(0, tau)))
  const drops = Array.from({ length: 12 }, () => {
    const p = polar(at, reach * random.range(1.05, 1.6), random.range(0, tau))
    return smooth(place(blob(random, random.range(4, 12), random.range(3, 8), 0.2, 7), p, 0))
  })
  return (
    fill(ring(1), '#d8741a', 0.4) +
    fill(ring(0.8), '#b8480f', 0.35) +
    fill(drops.join(''), '#c9600f', 0.5)
  )
}

/** Cumin and mustard: short dark strokes and dots. */
function seeds({ random }: Brush, any: (far?: number) => Point): string {
  const cumin = Array.from({ length: 34 }, () => {
    const [p, a] = [any(1.15), random.range(0, tau)]
    return `M${num(p.x)} ${num(p.y)}l${num(7 * Math.cos(a))} ${num(7 * Math.sin(a))}`
  })
  return line(cumin.join(''), '#3f2410', 3.6, 0.9)
}

function garlic(brush: Brush, any: (far?: number) => Point): string {
  const { random } = brush
  return Array.from({ length: 12 }, () => {
    const d = smooth(place(blob(random, 13, 8, 0.2, 8), any(), random.range(0, tau)))
    return `${shadowOf(d, 3)}<path d="${d}" fill="${volume(brush, '#e9b95a', 1)}" stroke="#a8641c" stroke-width="2"/>`
  }).join('')
}

/** A dried chili: dark red, wrinkled, pointed. */
function chili(brush: Brush, at: Point, long: number): string {
  const turn = brush.random.range(0, tau)
  const to = (points: Point[], closed = true) => smooth(place(points, at, turn, long), closed)
  const d = to([
    { x: -0.5, y: 0.02 },
    { x: -0.42, y: -0.09 },
    { x: -0.1, y: -0.13 },
    { x: 0.28, y: -0.06 },
    { x: 0.55, y: 0.06 },
    { x: 0.25, y: 0.06 },
    { x: -0.12, y: 0.07 },
    { x: -0.44, y: 0.09 },
  ])
  const gleam = to(
    [
      { x: -0.36, y: -0.05 },
      { x: -0.08, y: -0.08 },
      { x: 0.24, y: -0.02 },
    ],
    false,
  )
  return (
    shadowOf(d, 5) +
    `<path d="${d}" fill="${volume(brush, '#a01c14', 1.3)}"/>` +
    line(gleam, '#f0a08a', long * 0.035, 0.6) +
    line(
      to(
        [
          { x: -0.48, y: 0 },
          { x: -0.62, y: -0.04 },
        ],
        false,
      ),
      '#7d7a34',
      long * 0.05,
    )
  )
}
