import { type Brush, bevel, fill, line, shadowOf, volume } from '../../core/brush.ts'
import { num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'

type ShapeDraw = (brush: Brush, at: Point, turn: number, size: number, tone: string) => string

const body = (brush: Brush, d: string, tone: string, depth = 1) =>
  `${shadowOf(d, 6)}<path d="${d}" fill="${volume(brush, tone, depth)}" stroke="${bevel(brush)}" stroke-width="2.2"/>`

/** One piece of each short pasta, `size` long. */
export const shapes = {
  /** Penne: ridged, cut aslant, the near end open. */
  tube: (brush, at, turn, size, tone) => {
    const [a, b] = [size * 0.5, size * 0.15]
    const d = smoothPoly(
      [
        { x: -a, y: -b },
        { x: a * 0.72, y: -b },
        { x: a, y: b },
        { x: -a * 0.72, y: b },
      ],
      at,
      turn,
    )
    const ridges = [-0.5, 0, 0.5].map((k) =>
      smooth(
        place(
          [
            { x: -a * (0.82 - k * 0.14), y: b * k },
            { x: a * (0.82 + k * 0.14), y: b * k },
          ],
          at,
          turn,
        ),
        false,
      ),
    )
    const mouth = smooth(
      place(
        [
          { x: a * 0.7, y: -b * 0.86 },
          { x: a * 0.94, y: -b * 0.1 },
          { x: a * 0.98, y: b * 0.8 },
          { x: a * 0.78, y: b * 0.2 },
        ],
        at,
        turn,
      ),
    )
    return (
      body(brush, d, tone) +
      line(ridges.join(''), shade(tone, -0.1), 1.6, 0.6) +
      fill(mouth, shade(tone, -0.3), 0.8)
    )
  },
  /** Macaroni: a bent tube. */
  elbow: (brush, at, turn, size, tone) => {
    const arc = (r: number, from: number, to: number) =>
      Array.from({ length: 6 }, (_, i) =>
        polar({ x: 0, y: size * 0.3 }, r, from + ((to - from) * i) / 5),
      )
    const shape = [...arc(size * 0.56, -2.6, -0.5), ...arc(size * 0.26, -0.5, -2.6)]
    const d = smooth(place(shape, at, turn))
    const end = place([polar({ x: 0, y: size * 0.3 }, size * 0.41, -0.53)], at, turn)[0] ?? at
    const shine = smooth(place(arc(size * 0.48, -2.2, -1), at, turn), false)
    return (
      body(brush, d, tone) +
      line(shine, shade(tone, 0.12), size * 0.06, 0.8) +
      `<circle cx="${num(end.x)}" cy="${num(end.y)}" r="${num(size * 0.095)}" fill="${shade(tone, -0.32)}"/>`
    )
  },
  /** Fusilli: a twisted ribbon seen as slanting lobes. */
  spiral: (brush, at, turn, size, tone) => {
    const lobes = [-0.42, -0.21, 0, 0.21, 0.42].map((u) => {
      const shape = [
        { x: -0.05, y: -0.2 },
        { x: 0.08, y: -0.16 },
        { x: 0.16, y: 0.02 },
        { x: 0.07, y: 0.2 },
        { x: -0.08, y: 0.16 },
        { x: -0.14, y: -0.04 },
      ]
      return smooth(
        place(
          shape.map((p) => ({ x: p.x + u, y: p.y })),
          at,
          turn,
          size,
        ),
      )
    })
    return lobes.map((d) => body(brush, d, tone, 1.3)).join('')
  },
  /** Farfalle: a pinched bow with fluted ends. */
  bow: (brush, at, turn, size, tone) => {
    const edge = [-0.34, -0.2, -0.07, 0.07, 0.2, 0.34]
    const right = edge.map((y, i) => ({ x: i % 2 === 0 ? 0.52 : 0.46, y }))
    const shape = [
      ...right,
      { x: 0, y: 0.13 },
      ...right.toReversed().map((p) => ({ x: -p.x, y: p.y })),
      { x: 0, y: -0.13 },
    ]
    const d = smoothPoly(shape, at, turn, size)
    const folds = [-0.05, 0.05].map((y) =>
      smooth(
        place(
          [
            { x: -0.26, y: y * 2.6 },
            { x: -0.06, y },
            { x: 0.06, y },
            { x: 0.26, y: y * 2.6 },
          ],
          at,
          turn,
          size,
        ),
        false,
      ),
    )
    return body(brush, d, tone) + line(folds.join(''), shade(tone, -0.14), size * 0.045, 0.6)
  },
  /** Ravioli: filled pillows with a pressed edge. */
  parcel: (brush, at, turn, size, tone) => {
    const notch = Array.from({ length: 32 }, (_, i) => {
      const angle = (i / 32) * tau
      const k = Math.min(1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))), 1.32)
      return polar({ x: 0, y: 0 }, size * 0.5 * k * (i % 2 === 0 ? 1 : 0.93), angle)
    })
    const d = smooth(place(notch, at, turn))
    const pillow = smooth(
      place(
        Array.from({ length: 12 }, (_, i) =>
          polar({ x: 0, y: 0 }, size * (i % 3 === 0 ? 0.34 : 0.36), (i / 12) * tau),
        ),
        at,
        turn,
      ),
    )
    return (
      body(brush, d, tone) +
      `<path d="${pillow}" fill="${volume(brush, shade(tone, 0.03), 1.3)}"/>` +
      line(pillow, shade(tone, -0.09), 3, 0.5)
    )
  },
  /** Gnocchi: plump, with the marks of the fork. */
  dumpling: (brush, at, turn, size, tone) => {
    const d = smooth(
      place(
        [
          { x: -0.5, y: 0 },
          { x: -0.34, y: -0.28 },
          { x: 0.1, y: -0.33 },
          { x: 0.46, y: -0.16 },
          { x: 0.48, y: 0.14 },
          { x: 0.1, y: 0.33 },
          { x: -0.34, y: 0.28 },
        ],
        at,
        turn,
        size,
      ),
    )
    const marks = [-0.24, -0.08, 0.08, 0.24].map((u) =>
      smooth(
        place(
          [
            { x: u, y: -0.24 },
            { x: u + 0.05, y: 0 },
            { x: u, y: 0.24 },
          ],
          at,
          turn,
          size,
        ),
        false,
      ),
    )
    return body(brush, d, tone, 1.2) + line(marks.join(''), shade(tone, -0.1), size * 0.05, 0.55)
  },
  shell: (brush, at, turn, size, tone) => {
    const d = smooth(
      place(
        [
          { x: -0.42, y: 0 },
          { x: -0.2, y: -0.3 },
          { x: 0.2, y: -0.34 },
          { x: 0.44, y: 0 },
          { x: 0.2, y: 0.34 },
          { x: -0.2, y: 0.3 },
        ],
        at,
        turn,
        size,
      ),
    )
    const ribs = [-0.24, -0.12, 0.14, 0.24].map((y) =>
      smooth(
        place(
          [
            { x: -0.34, y: y * 0.3 },
            { x: 0, y: y * 1.1 },
            { x: 0.36, y: y * 0.6 },
          ],
          at,
          turn,
          size,
        ),
        false,
      ),
    )
    const mouth = smooth(
      place(
        [
          { x: -0.28, y: 0.02 },
          { x: 0, y: -0.05 },
          { x: 0.3, y: 0 },
          { x: 0, y: 0.07 },
        ],
        at,
        turn,
        size,
      ),
    )
    return (
      body(brush, d, tone, 1.2) +
      line(ribs.join(''), shade(tone, -0.11), 1.8, 0.6) +
      fill(mouth, shade(tone, -0.3), 0.75)
    )
  },
} satisfies Record<string, ShapeDraw>

/** A polygon whose corners are barely rounded. */
function smoothPoly(points: readonly Point[], at: Point, turn: number, scale = 1): string {
  const placed = place(points, at, turn, scale)
  return `${placed.map((p, i) => `${i === 0 ? 'M' : 'L'}${num(p.x)} ${num(p.y)}`).join('')}z`
}
