import { bevel, fill, line, shadowOf, slope, softShadow, volume } from '../../core/brush.ts'
import {
  blob,
  ellipse,
  type Point,
  place,
  polar,
  smooth,
  straight,
  tau,
} from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { textured, veneer } from '../../core/texture.ts'
import type { Piece } from '../piece.ts'

/** A folded tortilla, filling along its open edge. */
export const taco: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const moon = (k: number, dy: number) =>
    Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI + (i / 10) * Math.PI
      return { x: 0.5 * k * Math.cos(a), y: dy + 0.48 * k * Math.sin(a) }
    })
  const half = (k: number, dy: number, belly: number) => [
    ...moon(k, dy),
    { x: 0.25 * k, y: dy + belly },
    { x: -0.25 * k, y: dy + belly },
  ]
  const to = (points: Point[]) => smooth(place(points, at, turn, size))
  const back = to(half(1, 0.12, 0.06))
  const edge = (i: number, count: number, out: number) =>
    polar({ x: 0, y: 0.14 }, 0.45 + out, Math.PI + ((i + 0.5) / count) * Math.PI)
  const fillings = [
    ...Array.from({ length: 13 }, (_, i) => ({
      p: edge(i, 13, 0.06),
      r: 0.085,
      color: random.pick(['#8cc24a', '#6fae38', '#a4d060']),
    })),
    ...Array.from({ length: 11 }, (_, i) => ({
      p: edge(i, 11, 0.0),
      r: 0.07,
      color: random.pick(['#7a4022', '#93512b', '#693418']),
    })),
    ...Array.from({ length: 9 }, (_, i) => ({
      p: edge(i, 9, 0.03),
      r: 0.045,
      color: random.pick(['#d8391f', '#e2563a', '#f7c840', '#fbf3e2']),
    })),
  ].map(({ p, r, color }) => {
    const spot =
      place(
        [{ x: p.x + random.range(-0.02, 0.02), y: p.y + random.range(-0.02, 0.02) }],
        at,
        turn,
        size,
      )[0] ?? at
    const d = smooth(
      place(blob(random, r * size, r * size * 0.7, 0.22, 7), spot, random.range(0, tau)),
    )
    return `${shadowOf(d, 4)}<path d="${d}" fill="${volume(brush, color, 1.2)}"/>`
  })
  const front = half(0.93, 0.2, 0.05)
  const d = to(front)
  return (
    softShadow(place(half(1, 0.12, 0.06), at, turn, size), 18) +
    `<path d="${back}" fill="${volume(brush, shade(tone, -0.08), 1)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    fillings.join('') +
    shadowOf(d, 6) +
    `<path d="${d}" fill="${volume(brush, tone, 0.9)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    veneer(brush, d, 'char', 0.32) +
    veneer(brush, d, 'brown', 0.5)
  )
}

/** A filled roll cut open: tortilla round a mosaic of filling. */
export const wrap: Piece = (brush, at, turn, size, tone) => {
  const body = place(
    [
      { x: -0.48, y: -0.14 },
      { x: -0.3, y: -0.2 },
      { x: 0.3, y: -0.21 },
      { x: 0.42, y: -0.2 },
      { x: 0.42, y: 0.2 },
      { x: 0.3, y: 0.21 },
      { x: -0.3, y: 0.2 },
      { x: -0.48, y: 0.14 },
    ],
    at,
    turn,
    size,
  )
  const d = smooth(body)
  const end = place([{ x: 0.42, y: 0 }], at, turn, size)[0] ?? at
  const colors = [
    '#7db43e',
    '#d8492c',
    '#8a4a26',
    '#f4e9cf',
    '#f0b840',
    '#5d9a35',
    '#b3672f',
    '#f7f0df',
    '#3a2a22',
  ]
  const bits = Array.from({ length: 26 }, (_, i) => {
    const k = Math.sqrt((i + 0.5) / 26) * 0.82
    const p =
      place(
        [{ x: 0.13 * k * Math.cos(i * 2.4), y: 0.185 * k * Math.sin(i * 2.4) }],
        end,
        turn,
        size,
      )[0] ?? end
    return fill(
      smooth(place(blob(brush.random, size * 0.038, size * 0.028, 0.25, 6), p, i)),
      colors[i % colors.length] ?? tone,
    )
  })
  const seam = smooth(
    place(
      [
        { x: -0.44, y: 0.02 },
        { x: 0, y: 0.1 },
        { x: 0.36, y: 0.06 },
      ],
      at,
      turn,
      size,
    ),
    false,
  )
  return (
    softShadow(body, 18) +
    `<path d="${d}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    textured(brush, d, 'char', 0.8) +
    line(seam, shade(tone, -0.14), 4, 0.6) +
    `<path d="${ellipse(end, size * 0.15, size * 0.205, turn)}" fill="${shade(tone, 0.04)}" stroke="${shade(tone, -0.14)}" stroke-width="3"/>` +
    fill(ellipse(end, size * 0.125, size * 0.178, turn), '#4a3020') +
    bits.join('')
  )
}

/** A sandwich cut cornerwise, its layers showing at the cut. */
export const sandwich: Piece = (brush, at, turn, size, tone) => {
  const top = [
    { x: -0.44, y: -0.44 },
    { x: 0.48, y: -0.4 },
    { x: -0.4, y: 0.48 },
  ]
  const layer = (dx: number, grow = 1) =>
    place(
      top.map((p) => ({ x: p.x * grow + dx, y: p.y * grow + dx })),
      at,
      turn,
      size,
    )
  const bar = (from: number, to: number, color: string, wavy: number) => {
    const points = Array.from({ length: 11 }, (_, i) => ({
      x: 0.39 - (i / 10) * 0.7 + from,
      y: -0.3 + (i / 10) * 0.7 + from + (i % 2) * wavy,
    }))
    const other = points.toReversed().map((p) => ({ x: p.x + to - from, y: p.y + to - from }))
    const d = smooth(place([...points, ...other], at, turn, size))
    return `<path d="${d}" fill="${color}" stroke="${bevel(brush)}" stroke-width="2"/>`
  }
  const crumb = straight(layer(-0.012, 0.9))
  const d = straight(layer(0))
  return (
    softShadow(layer(0.08), 20) +
    `<path d="${straight(layer(0.1))}" fill="#e6c48a" stroke="#c08a48" stroke-width="10" stroke-linejoin="round"/>` +
    bar(0.075, 0.11, '#8cc24a', 0.02) +
    bar(0.055, 0.085, '#e3a08c', 0.01) +
    bar(0.035, 0.06, '#f7c23c', 0) +
    bar(0.012, 0.042, '#d8391f', 0.006) +
    bar(-0.005, 0.02, '#86bb3c', 0.022) +
    `<path d="${d}" fill="${tone}" stroke="${tone}" stroke-width="12" stroke-linejoin="round"/>` +
    `<path d="${crumb}" fill="${slope(brush, '#f6e0b2', '#e8c684')}" stroke="${bevel(brush)}" stroke-width="4" stroke-linejoin="round"/>` +
    textured(brush, crumb, 'brown', 0.75) +
    textured(brush, crumb, 'grain', 0.4)
  )
}
