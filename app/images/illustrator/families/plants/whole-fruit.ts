import {
  type Brush,
  bevel,
  fill,
  line,
  radial,
  shadowOf,
  softShadow,
  volume,
} from '../../core/brush.ts'
import { blob, ellipse, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { mix, shade } from '../../core/palette.ts'
import { veneer } from '../../core/texture.ts'
import type { Draw } from '../drawing.ts'
import { counted, type Piece } from '../piece.ts'

/** A fruit that is the whole meal lies there whole; among other food it is cut. */
export const wholeWhenAlone =
  (each: number, color: string, coverage: number, piece: Piece, cut: Draw): Draw =>
  (brush, zone) => {
    const alone = zone.area > 0.28 * Math.PI * zone.home.radius ** 2
    const largest = Math.min(560, 330 / Math.sqrt(coverage))
    const draw = counted({ color, each, coverage, largest, rank: 0.2, piece })
    return (!zone.strewn && alone ? draw : cut)(brush, zone)
  }

/** An apple from above: red over yellow, streaked toward the dimple with its stalk. */
export const apple: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const shape = Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * tau
    return polar(at, size * (0.42 + 0.005 * Math.cos(5 * angle + turn)), angle)
  })
  const d = smooth(shape)
  const dip = { x: at.x + size * 0.02, y: at.y - size * 0.03 }
  const streaks = Array.from({ length: 60 }, () => {
    const angle = random.range(0, tau)
    const [a, b] = [random.range(0.1, 0.2), random.range(0.24, 0.38)]
    const [p, q] = [polar(dip, size * a, angle), polar(dip, size * b, angle)]
    return `M${num(p.x)} ${num(p.y)}L${num(q.x)} ${num(q.y)}`
  })
  const blush = brush.defs.use(`apple${tone}`, (id) =>
    radial(
      id,
      [
        [0, '#8a7a2c', 1],
        [0.12, '#e9c75a', 1],
        [0.34, mix('#e9a24a', tone, 0.6), 1],
        [0.7, tone, 1],
        [1, shade(tone, -0.16), 1],
      ],
      'cx=".5" cy=".48" r=".55" fx=".5" fy=".46"',
    ),
  )
  return (
    softShadow(shape, size * 0.08, 1.4) +
    `<path d="${d}" fill="${blush}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    line(streaks.join(''), shade(tone, -0.06), size * 0.012, 0.35) +
    glow(brush, at, size) +
    fill(ellipse(dip, size * 0.075, size * 0.055), '#5f4a1c', 0.5) +
    stalk(brush, dip, size, -1.1 + random.range(-0.3, 0.3))
  )
}

/** An orange from above: pitted peel and the star where it grew. */
export const orange: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const shape = place(blob(random, size * 0.42, size * 0.42, 0.012, 16), at, turn)
  const d = smooth(shape)
  const pits = Array.from({ length: 150 }, () => {
    const p = polar(at, size * 0.4 * Math.sqrt(random.next()), random.range(0, tau))
    return `M${num(p.x)} ${num(p.y)}h.1`
  })
  const navel = polar(at, size * 0.05, turn)
  const star = Array.from({ length: 10 }, (_, i) =>
    polar(navel, size * (i % 2 === 0 ? 0.055 : 0.025), turn + (i / 10) * tau),
  )
  return (
    softShadow(shape, size * 0.08, 1.4) +
    `<path d="${d}" fill="${volume(brush, tone, 1.3)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    line(pits.join(''), shade(tone, -0.11), size * 0.011, 0.6) +
    glow(brush, at, size) +
    fill(smooth(star), '#6f8a35')
  )
}

/** A pear lying on its side. */
export const pear: Piece = (brush, at, turn, size, tone) => {
  const outline = [
    { x: 0.46, y: 0 },
    { x: 0.4, y: -0.12 },
    { x: 0.12, y: -0.17 },
    { x: -0.16, y: -0.31 },
    { x: -0.4, y: -0.24 },
    { x: -0.48, y: 0 },
    { x: -0.4, y: 0.24 },
    { x: -0.16, y: 0.31 },
    { x: 0.12, y: 0.17 },
    { x: 0.4, y: 0.12 },
  ]
  const shape = place(outline, at, turn, size)
  const d = smooth(shape)
  const tip = place([{ x: 0.44, y: 0 }], at, turn, size)[0] ?? at
  return (
    softShadow(shape, size * 0.06, 1.3) +
    `<path d="${d}" fill="${volume(brush, tone, 1.2)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    veneer(brush, d, 'grain', 0.5) +
    glow(brush, polar(at, -size * 0.16, turn), size * 0.7) +
    stalk(brush, tip, size * 0.8, turn)
  )
}

/** A banana: a ridged yellow bow, dark at both ends. */
export const banana: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const heart = { x: 0, y: 0.44 }
  const bow = (k: number, out: number) => {
    const p = polar(heart, 0.46 + out, -Math.PI / 2 + (k - 0.5) * 1.75)
    return { x: p.x, y: p.y - 0.08 }
  }
  const girth = (k: number) => 0.025 + 0.078 * Math.sin(Math.PI * (0.06 + 0.88 * k)) ** 0.6
  const ks = [0, 0.05, 0.14, 0.3, 0.5, 0.7, 0.86, 0.95, 1]
  const side = (sign: number) => ks.map((k) => bow(k, sign * girth(k)))
  const shape = place([...side(1), ...side(-1).toReversed()], at, turn, size)
  const to = (points: Point[], closed = true) => smooth(place(points, at, turn, size), closed)
  const ridge = (t: number) =>
    to(
      ks.slice(1, -1).map((k) => bow(k, t * girth(k))),
      false,
    )
  const face = to([
    ...ks.slice(1, -1).map((k) => bow(k, -girth(k) * 0.2)),
    ...ks
      .slice(1, -1)
      .toReversed()
      .map((k) => bow(k, -girth(k) * 0.96)),
  ])
  const ends = [0, 1].map((k) => {
    const p = place([bow(k, 0)], at, turn, size)[0] ?? at
    return fill(ellipse(p, size * 0.034, size * 0.026), '#4a3a1c')
  })
  const freckles = Array.from({ length: 22 }, () => {
    const k = random.range(0.15, 0.85)
    const p = place([bow(k, random.range(-0.7, 0.7) * girth(k))], at, turn, size)[0] ?? at
    return ellipse(p, random.range(1.5, 4.5), random.range(1, 2.4), random.range(0, 3))
  })
  return (
    softShadow(shape, size * 0.045, 1.3) +
    `<path d="${smooth(shape)}" fill="${volume(brush, tone, 1)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    fill(face, shade(tone, -0.08), 0.55) +
    line(ridge(-0.2), shade(tone, -0.15), size * 0.008, 0.7) +
    line(ridge(0.45), '#fff6cf', size * 0.02, 0.5) +
    fill(freckles.join(''), '#6b4a1c', 0.5) +
    ends.join('')
  )
}

function glow(brush: Brush, at: Point, size: number): string {
  const soft = brush.defs.use('fruit glow', (id) =>
    radial(
      id,
      [
        [0, '#fffdf2', 0.8],
        [0.4, '#fffdf2', 0.3],
        [1, '#fffdf2', 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    ),
  )
  const p = polar(at, size * 0.23, -2.3)
  return fill(ellipse(p, size * 0.15, size * 0.1, -0.75), soft)
}

function stalk({ random }: Brush, at: Point, size: number, aim: number): string {
  const far = polar(at, size * 0.19, aim)
  const bend = polar(at, size * 0.1, aim + random.range(-0.4, 0.4))
  const d = `M${num(at.x)} ${num(at.y)}Q${num(bend.x)} ${num(bend.y)} ${num(far.x)} ${num(far.y)}`
  return (
    `<g transform="translate(4 6)">${line(d, '#1f0d04', size * 0.03, 0.3)}</g>` +
    line(d, '#5a3a1c', size * 0.03) +
    line(d, '#8a6234', size * 0.01) +
    shadowOf(ellipse(far, size * 0.014), 2)
  )
}
