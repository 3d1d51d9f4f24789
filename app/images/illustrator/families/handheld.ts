import { type Brush, bevel, fill, line, shadowOf, slope, softShadow, volume } from '../brush.ts'
import {
  blob,
  ellipse,
  type Point,
  place,
  polar,
  shift,
  smooth,
  straight,
  tau,
} from '../geometry.ts'
import { shade } from '../palette.ts'
import { textured, veneer } from '../texture.ts'
import { seeds } from './bread.ts'
import type { Piece } from './piece.ts'

const ruffle = (brush: Brush, at: Point, radius: number, count = 26) =>
  smooth(
    Array.from({ length: count }, (_, i) =>
      polar(at, radius * (i % 2 === 0 ? brush.random.range(1.0, 1.09) : 0.92), (i / count) * tau),
    ),
  )

/** A burger whose lid sits a little aside, so that everything in it shows. */
export const burger =
  (patty: string, cheese?: string): Piece =>
  (brush, at, turn, size) => {
    const r = size * 0.4
    const down = (k: number) => ({ x: at.x + r * 0.13 * k, y: at.y + r * 0.26 * k })
    const bun = place(blob(brush.random, r * 0.93, r * 0.91, 0.012, 14), down(-1), 0)
    const lid = smooth(bun)
    const base = place(blob(brush.random, r, r * 0.98, 0.012, 14), down(1.5), 0)
    const tomatoes = [0.2, 0.9, 1.7, 2.5].map((a) => polar(down(0.15), r * 0.62, a))
    const meat = smooth(place(blob(brush.random, r * 1.02, r, 0.03, 16), down(0.85), 0))
    const corners = straight(
      place(
        [
          { x: -1, y: -1 },
          { x: 1, y: -1 },
          { x: 1, y: 1 },
          { x: -1, y: 1 },
        ],
        down(0.5),
        0.5 + turn * 0.1,
        r * 0.84,
      ),
    )
    const leaf = ruffle(brush, down(0.05), r * 1.06)
    return (
      softShadow(base, 34, 1.2) +
      `<path d="${smooth(base)}" fill="${volume(brush, '#d8923f', 1.2)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
      shadowOf(meat, 8) +
      `<path d="${meat}" fill="${volume(brush, patty, 1)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
      textured(brush, meat, 'char', 0.7) +
      (cheese
        ? `${shadowOf(corners, 6)}<path d="${corners}" fill="${slope(brush, shade(cheese, 0.05), shade(cheese, -0.05))}" stroke="${bevel(brush)}" stroke-width="5" stroke-linejoin="round"/>`
        : '') +
      tomatoes
        .map(
          (p) =>
            `${shadowOf(ellipse(p, r * 0.36), 5)}<path d="${ellipse(p, r * 0.36)}" fill="${volume(brush, '#d63a22', 1)}" stroke="${bevel(brush)}" stroke-width="4"/>`,
        )
        .join('') +
      shadowOf(leaf, 6) +
      `<path d="${leaf}" fill="${volume(brush, '#86bb3c', 1.2)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
      line(ruffle(brush, down(0.05), r * 0.99), '#d5ea9d', 4, 0.6) +
      shadowOf(lid, 12) +
      `<path d="${lid}" fill="${volume(brush, '#d98f38', 1.4)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
      textured(brush, lid, 'grain', 0.3) +
      seeds(brush, '#f9ecc8', down(-1), r * 1.75) +
      fill(ellipse(polar(down(-1), r * 0.5, -2.3), r * 0.25, r * 0.1, -0.75), '#fff3d6', 0.45)
    )
  }

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
    veneer(brush, d, 'char', 0.7) +
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
      x: 0.45 - (i / 10) * 0.82 + from,
      y: -0.36 + (i / 10) * 0.82 + from + (i % 2) * wavy,
    }))
    const other = points.toReversed().map((p) => ({ x: p.x + to - from, y: p.y + to - from }))
    const d = smooth(place([...points, ...other], at, turn, size))
    return `<path d="${d}" fill="${color}" stroke="${bevel(brush)}" stroke-width="2"/>`
  }
  const crumb = straight(layer(-0.012, 0.9))
  const d = straight(layer(0))
  return (
    softShadow(layer(0.08), 20) +
    `<path d="${straight(layer(0.1))}" fill="${shade(tone, -0.08)}" stroke="${shade(tone, -0.08)}" stroke-width="14" stroke-linejoin="round"/>` +
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

/** A hot dog: sausage in a long bun, mustard over it. */
export const hotDog: Piece = (brush, at, turn, size) => {
  const rod = (long: number, wide: number, dy = 0) =>
    place(
      [
        { x: -long, y: dy - wide * 0.4 },
        { x: -long * 0.85, y: dy - wide },
        { x: 0, y: dy - wide * 1.05 },
        { x: long * 0.85, y: dy - wide },
        { x: long, y: dy - wide * 0.4 },
        { x: long, y: dy + wide * 0.4 },
        { x: long * 0.85, y: dy + wide },
        { x: 0, y: dy + wide * 1.05 },
        { x: -long * 0.85, y: dy + wide },
        { x: -long, y: dy + wide * 0.4 },
      ],
      at,
      turn,
      size,
    )
  const mustard = smooth(
    place(
      Array.from({ length: 15 }, (_, i) => ({
        x: -0.42 + i * 0.06,
        y: i % 2 === 0 ? -0.045 : 0.045,
      })),
      at,
      turn,
      size,
    ),
    false,
  )
  const [bun, inside, sausage] = [rod(0.46, 0.19), rod(0.44, 0.1), rod(0.5, 0.075)]
  return (
    softShadow(bun, 20) +
    `<path d="${smooth(bun)}" fill="${volume(brush, '#d9943f', 1.2)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    fill(smooth(inside), '#f6dfaf') +
    shadowOf(smooth(sausage), 6) +
    `<path d="${smooth(sausage)}" fill="${volume(brush, '#a8442a', 1.3)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    `<g transform="translate(2 3)">${line(mustard, '#3a1406', size * 0.03, 0.35)}</g>${line(mustard, '#f4c021', size * 0.03)}`
  )
}

/** A sausage, browned, slightly bent. */
export const sausage: Piece = (brush, at, turn, size, tone, zone) => {
  const bend = 0.07
  const spine = [-0.48, -0.3, 0, 0.3, 0.48].map((x) => ({ x, y: bend * (1 - 4 * x * x) }))
  const w = [0.05, 0.105, 0.11, 0.105, 0.05]
  const shape = place(
    [
      ...spine.map((p, i) => ({ x: p.x, y: p.y - (w[i] ?? 0) })),
      ...spine.map((p, i) => ({ x: p.x, y: p.y + (w[i] ?? 0) })).toReversed(),
    ],
    at,
    turn,
    size,
  )
  const d = smooth(shape)
  const cuts = [-0.22, 0, 0.22].map((u) =>
    smooth(
      place(
        [
          { x: u - 0.04, y: bend - 0.07 },
          { x: u + 0.05, y: bend + 0.06 },
        ],
        at,
        turn,
        size,
      ),
      false,
    ),
  )
  const shine = smooth(place(shift(spine.slice(1, 4), 0, -0.055), at, turn, size), false)
  return (
    softShadow(shape, 14) +
    `<path d="${d}" fill="${volume(brush, tone, 1.3)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    veneer(brush, d, 'brown', 0.6) +
    line(cuts.join(''), zone.cooking.grilled ? '#2b1107' : shade(tone, -0.18), size * 0.022, 0.75) +
    line(shine, '#fff0d8', size * 0.02, 0.6)
  )
}
