/** A place on a plane. */
export type Point = { x: number; y: number }

export const tau = Math.PI * 2

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

export const polar = (center: Point, radius: number, angle: number): Point => ({
  x: center.x + radius * Math.cos(angle),
  y: center.y + radius * Math.sin(angle),
})

/** Scales points about a centre. */
export const grow = (points: readonly Point[], center: Point, scale: number): Point[] =>
  points.map(({ x, y }) => ({
    x: center.x + (x - center.x) * scale,
    y: center.y + (y - center.y) * scale,
  }))

/** Area inside a closed outline. */
export function areaOf(points: readonly Point[]): number {
  let twice = 0
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    twice += point.x * next.y - next.x * point.y
  })
  return Math.abs(twice) / 2
}
