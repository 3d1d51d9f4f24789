import {
  type Brush,
  bevel,
  fill,
  line,
  shadowOf,
  slope,
  softShadow,
  volume,
} from '../../core/brush.ts'
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
} from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { textured, veneer } from '../../core/texture.ts'
import type { Piece } from '../piece.ts'
import { seeds } from './bread.ts'

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
