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
import { ellipse, num, type Point, place, polar, smooth } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { textured, veneer } from '../../core/texture.ts'
import type { Piece } from '../piece.ts'
import { roughen, sear, sheen } from './sear.ts'

/** Half-outlines of legs along x, the bone toward +x: above and below the middle. */
const legs = {
  drumstick: {
    above: [
      -0.48, 0.02, -0.42, -0.19, -0.24, -0.29, -0.04, -0.25, 0.13, -0.14, 0.24, -0.085, 0.31,
      -0.075,
    ],
    below: [0.31, 0.07, 0.23, 0.09, 0.11, 0.16, -0.06, 0.25, -0.26, 0.27, -0.42, 0.18],
  },
  thigh: {
    above: [
      -0.5, 0.06, -0.49, -0.16, -0.37, -0.35, -0.16, -0.42, 0.06, -0.34, 0.2, -0.19, 0.3, -0.1,
      0.37, -0.08,
    ],
    below: [0.37, 0.06, 0.28, 0.09, 0.17, 0.18, 0.02, 0.29, -0.18, 0.34, -0.37, 0.29],
  },
}

/** A roast leg of poultry: plump meat under browned skin that has drawn back from the bone. */
const leg =
  (shape: keyof typeof legs): Piece =>
  (brush, at, turn, size, tone) => {
    const { above, below } = legs[shape]
    const outline = roughen(brush, pairsOf([...above, ...below]), 0.005)
    const meat = place(outline, at, turn, size)
    const d = smooth(meat)
    const bone = smooth(place(shank, at, turn, size))
    const clip = brush.defs.use(
      `clip${d}`,
      (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
    )
    const middle = polar(at, -size * 0.12, turn)
    const lie = {
      at: middle,
      turn,
      long: size * 0.76,
      wide: size * (shape === 'thigh' ? 0.72 : 0.54),
    }
    return (
      softShadow(meat, 18) +
      shadowOf(bone, 7) +
      `<path d="${bone}" fill="${slope(brush, '#fdf3df', '#cfae7e')}" stroke="${bevel(brush, 0.8)}" stroke-width="2"/>` +
      shadowOf(d, 7) +
      `<path d="${d}" fill="${volume(brush, tone, 1.7)}"/>` +
      `<g clip-path="${clip}">` +
      textured(brush, d, 'brown', 0.55) +
      sear(brush, lie, '#6b2f0c', 0.9) +
      wrinkles(brush, at, turn, size, tone) +
      sheen(brush, lie) +
      '</g>' +
      herbsOn(brush, middle, size) +
      `<path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="3.5"/>`
    )
  }

export const drumstick = leg('drumstick')
export const thigh = leg('thigh')

const pairsOf = (flat: readonly number[]): Point[] =>
  flat.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: flat[i + 1] ?? 0 }] : []))

/** The bare end of the bone with its two knuckles. */
const shank = pairsOf([
  0.24, -0.045, 0.42, -0.042, 0.47, -0.095, 0.535, -0.075, 0.525, 0, 0.535, 0.075, 0.47, 0.095,
  0.42, 0.042, 0.24, 0.045,
])

/** Skin drawn together toward the bone, its edge pale and crisp. */
function wrinkles({ random }: Brush, at: Point, turn: number, size: number, tone: string): string {
  const across = (u: number, reach: number) =>
    smooth(
      place(
        [-1, -0.4, 0.3, 1].map((v) => ({
          x: u + 0.03 * v * v + random.range(-0.008, 0.008),
          y: v * reach,
        })),
        at,
        turn,
        size,
      ),
      false,
    )
  const folds = [across(0.27, 0.08), across(0.22, 0.1), across(0.15, 0.13)].join('')
  const edge = across(0.315, 0.08)
  return (
    line(folds, shade(tone, -0.14), size * 0.013, 0.6) +
    `<g transform="translate(-1.5 -2)">${line(folds, shade(tone, 0.14), size * 0.008, 0.6)}</g>` +
    line(edge, '#f0cf96', size * 0.03, 0.85)
  )
}

function herbsOn({ random }: Brush, at: Point, size: number): string {
  const flecks = Array.from({ length: 14 }, () => {
    const p = polar(at, size * 0.24 * Math.sqrt(random.next()), random.range(0, 6.28))
    return `M${num(p.x)} ${num(p.y)}l${num(random.range(-6, 6))} ${num(random.range(-6, 6))}`
  })
  return line(flecks.join(''), '#4f6a24', 3.4, 0.8)
}

/** A wing: two joints in a V, glazed. */
export const wing: Piece = (brush, at, turn, size, tone) => {
  const arm = (from: Point, to: Point, w: number) => {
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    return smooth(
      place(
        [
          { x: -0.06, y: 0 },
          { x: 0.1 * long, y: -w },
          { x: long * 0.7, y: -w * 0.72 },
          { x: long * 1.05, y: 0 },
          { x: long * 0.7, y: w * 0.72 },
          { x: 0.1 * long, y: w },
        ].map((p) => place([p], from, angle)[0] ?? p),
        at,
        turn,
        size,
      ),
    )
  }
  const parts = [
    arm({ x: -0.12, y: -0.05 }, { x: 0.42, y: -0.24 }, 0.15),
    arm({ x: -0.16, y: -0.02 }, { x: 0.3, y: 0.32 }, 0.13),
    arm({ x: 0.26, y: 0.28 }, { x: 0.46, y: 0.12 }, 0.06),
  ]
  const glow = fill(
    ellipse(polar(at, size * 0.13, -2.3), size * 0.1, size * 0.03, -0.6),
    '#fff0cf',
    0.65,
  )
  return (
    parts
      .map(
        (d) =>
          `${shadowOf(d, 7)}<path d="${d}" fill="${volume(brush, tone, 1.3)}" stroke="${bevel(brush)}" stroke-width="3"/>${veneer(brush, d, 'brown', 0.8)}`,
      )
      .join('') + glow
  )
}
