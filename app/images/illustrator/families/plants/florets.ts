import {
  type Brush,
  bevel,
  fill,
  heapShadow,
  line,
  shadowOf,
  slope,
  volume,
} from '../../core/brush.ts'
import { blob, dots, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { relatives, shade } from '../../core/palette.ts'
import { countFor, pieceScale, settle, spread, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { browning } from '../proteins/sear.ts'

type Floret = { crown: string; stem: string; size: number }

/** Broccoli and cauliflower: little trees lying on their side, and a few crowns from above. */
export const florets =
  (look: Floret): Draw =>
  (brush, zone) => {
    const { random } = brush
    const size = look.size * pieceScale(zone) * (zone.strewn ? 0.8 : 1)
    const count = countFor(zone, size * size * 0.62, zone.strewn ? 0.9 : 1.12, 32)
    const tones = relatives(look.crown, random, 4)
    const spots = spread(zone, count, random, zone.strewn ? 0.95 : 0.8)
    const under = zone.strewn ? '' : heapShadow(dots(spots), size * 0.55, 18)
    const lying = spots.map((spot, i) => {
      const out = Math.atan2(spot.y - zone.center.y, spot.x - zone.center.x)
      const turn = zone.strewn ? random.range(0, tau) : out + Math.PI + random.range(-1.2, 1.2)
      const reach = [polar({ x: 0, y: 0 }, size * 0.5, turn + Math.PI)]
      const at = settle(spot, reach, zone.home)
      const upright = !zone.strewn && i > count * 0.8
      const big = random.around(size, 0.12)
      return tree(brush, look, zone, at, turn, big, random.pick(tones), upright)
    })
    return under + lying.join('')
  }

function tree(
  brush: Brush,
  look: Floret,
  zone: Zone,
  at: Point,
  turn: number,
  size: number,
  tone: string,
  upright: boolean,
): string {
  const domes = crown(brush, upright)
  const rim = domes.map(({ p, r }) => bumpy(brush, toPlate(p, at, turn, size), r * size * 1.05))
  const { browned, grilled, fried } = zone.cooking
  const heart = toPlate({ x: upright ? 0 : 0.14, y: 0 }, at, turn, size)
  return (
    (upright ? '' : trunk(brush, look.stem, at, turn, size)) +
    shadowOf(rim.join(''), 7) +
    fill(rim.join(''), shade(tone, -0.13)) +
    domes
      .map(({ p, r }) =>
        buds(brush, toPlate(p, at, turn, size), r * size, tone, zone.strewn ? 8 : 14),
      )
      .join('') +
    (browned || grilled || fried ? browning(brush, heart, size * 0.36) : '')
  )
}

const toPlate = (p: Point, at: Point, turn: number, size: number): Point =>
  place([p], at, turn, size)[0] ?? at

/** The domes of a crown, those in front last: a fan over the stem, or a round from above. */
function crown({ random }: Brush, upright: boolean): { p: Point; r: number }[] {
  const wobble = () => random.range(-0.02, 0.02)
  const ring = (count: number, far: number, from: number, to: number, r: number, x: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = from + ((to - from) * i) / Math.max(1, count - 1)
      const p = polar({ x, y: 0 }, far, angle)
      return { p: { x: p.x + wobble(), y: p.y + wobble() }, r: r * random.range(0.9, 1.12) }
    })
  if (upright) return [...ring(7, 0.26, 0, tau * 0.857, 0.15, 0), ...ring(1, 0, 0, 0, 0.2, 0)]
  return [
    ...ring(5, 0.25, -1.5, 1.5, 0.14, 0.1),
    ...ring(2, 0.22, -1.75, 1.75, 0.12, 0.04),
    ...ring(3, 0.1, -1.9, 1.9, 0.15, 0.12),
  ]
}

/** A thick pale stem that forks into the crown; its cut end shows. */
function trunk(brush: Brush, stem: string, at: Point, turn: number, size: number): string {
  const shape = [
    { x: 0.1, y: -0.26 },
    { x: -0.06, y: -0.12 },
    { x: -0.3, y: -0.095 },
    { x: -0.47, y: -0.125 },
    { x: -0.5, y: 0 },
    { x: -0.47, y: 0.125 },
    { x: -0.3, y: 0.095 },
    { x: -0.06, y: 0.12 },
    { x: 0.1, y: 0.26 },
  ]
  const to = (points: Point[], closed = true) => smooth(place(points, at, turn, size), closed)
  const d = to(shape)
  const forks = [-1, 1].map((side) =>
    to(
      [
        { x: -0.2, y: side * 0.015 },
        { x: -0.03, y: side * 0.05 },
        { x: 0.08, y: side * 0.13 },
      ],
      false,
    ),
  )
  const end = to(blob(brush.random, 0.03, 0.115, 0.06, 9).map((p) => ({ x: p.x - 0.475, y: p.y })))
  return (
    shadowOf(d, 6) +
    `<path d="${d}" fill="${slope(brush, shade(stem, 0.06), shade(stem, -0.08))}" stroke="${bevel(brush, 0.7)}" stroke-width="2"/>` +
    line(forks.join(''), shade(stem, -0.13), size * 0.03, 0.55) +
    fill(end, shade(stem, 0.12))
  )
}

function bumpy({ random }: Brush, at: Point, radius: number): string {
  const count = 18
  const turn = random.range(0, tau)
  return smooth(
    Array.from({ length: count }, (_, i) =>
      polar(at, radius * (i % 2 === 0 ? random.range(1, 1.1) : 0.9), turn + (i / count) * tau),
    ),
  )
}

/** One dome of tiny buds, lighter toward the light. */
function buds(brush: Brush, at: Point, radius: number, tone: string, grains: number): string {
  const { random } = brush
  const some = (count: number, inside: number, dx: number) =>
    Array.from({ length: count }, () => {
      const far = radius * inside * Math.sqrt(random.next())
      const p = polar({ x: at.x + dx, y: at.y + dx }, far, random.range(0, tau))
      return `M${num(p.x)} ${num(p.y)}h.1`
    }).join('')
  return (
    `<path d="${bumpy(brush, at, radius * 0.98)}" fill="${volume(brush, tone, 1.25)}"/>` +
    line(some(grains, 0.95, radius * 0.1), shade(tone, -0.15), radius * 0.19, 0.5) +
    line(some(grains, 0.85, -radius * 0.16), shade(tone, 0.1), radius * 0.17, 0.8)
  )
}
