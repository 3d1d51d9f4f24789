import type { Random } from './random.ts'

/** Picture units; y grows downwards. */
export type Point = { x: number; y: number }

export const tau = Math.PI * 2

/** A coordinate as short text: one decimal, no trailing zero. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

export const polar = (center: Point, radius: number, angle: number): Point => ({
  x: center.x + radius * Math.cos(angle),
  y: center.y + radius * Math.sin(angle),
})

export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Turns, scales and moves points drawn round the origin. */
export function place(points: readonly Point[], at: Point, angle: number, scale = 1): Point[] {
  const c = Math.cos(angle) * scale
  const s = Math.sin(angle) * scale
  return points.map(({ x, y }) => ({ x: at.x + x * c - y * s, y: at.y + x * s + y * c }))
}

/** Scales points about a centre. */
export const grow = (points: readonly Point[], center: Point, scale: number): Point[] =>
  points.map((point) => between(center, point, scale))

export const shift = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map((point) => ({ x: point.x + dx, y: point.y + dy }))

/** An organic closed shape round the origin: an ellipse whose radius wanders by `wobble`. */
export function blob(random: Random, rx: number, ry: number, wobble: number, count = 8): Point[] {
  const start = random.range(0, tau)
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (i / count) * tau
    const k = 1 + random.range(-wobble, wobble)
    return { x: rx * k * Math.cos(angle), y: ry * k * Math.sin(angle) }
  })
}

/** A smooth path through the points (Catmull-Rom as cubic curves, relative to stay short). */
export function smooth(points: readonly Point[], closed = true): string {
  const size = points.length
  const at = (i: number): Point => {
    const index = closed ? (i + size) % size : clamp(i, 0, size - 1)
    return points[index] ?? { x: 0, y: 0 }
  }
  const first = at(0)
  let path = `M${num(first.x)} ${num(first.y)}`
  let pen = rounded(first)
  for (let i = 0; i < (closed ? size : size - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    path += `c${step(pen, c1)} ${step(pen, c2)} ${step(pen, to)}`
    pen = rounded(to)
  }
  return closed ? `${path}z` : path
}

/** A path of dots, which a thick stroke with round ends makes visible. */
export const dots = (points: readonly Point[]): string =>
  points.map((p) => `M${num(p.x)} ${num(p.y)}h.1`).join('')

/** A path with straight sides. */
export function straight(points: readonly Point[], closed = true): string {
  const path = points.map((p, i) => `${i === 0 ? 'M' : 'L'}${num(p.x)} ${num(p.y)}`).join('')
  return closed ? `${path}z` : path
}

/** An ellipse as a path, turned by `angle` radians. */
export function ellipse(at: Point, rx: number, ry = rx, angle = 0): string {
  const dx = rx * Math.cos(angle)
  const dy = rx * Math.sin(angle)
  const arc = `a${num(rx)} ${num(ry)} ${num((angle * 180) / Math.PI)} 1 0`
  return `M${num(at.x - dx)} ${num(at.y - dy)}${arc} ${num(2 * dx)} ${num(2 * dy)}${arc} ${num(-2 * dx)} ${num(-2 * dy)}z`
}

/** Area inside a closed outline. */
export function areaOf(points: readonly Point[]): number {
  let twice = 0
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    twice += point.x * next.y - next.x * point.y
  })
  return Math.abs(twice) / 2
}

/** Whether a point lies inside a closed outline. */
export function contains(outline: readonly Point[], point: Point): boolean {
  let inside = false
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a
    const crosses = a.y > point.y !== b.y > point.y
    if (crosses && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

const rounded = (point: Point): Point => ({
  x: Math.round(point.x * 10) / 10,
  y: Math.round(point.y * 10) / 10,
})

const step = (from: Point, to: Point): string => `${num(to.x - from.x)} ${num(to.y - from.y)}`
