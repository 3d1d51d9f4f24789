import { type Brush, fill, heapDepth, heapShadow, line, shadowOf, slope, volume } from '../brush.ts'
import { blob, dots, ellipse, num, type Point, place, polar, smooth, tau } from '../geometry.ts'
import { relatives, shade } from '../palette.ts'
import { countFor, pieceScale, spread, type Zone } from '../zone.ts'
import type { Draw } from './drawing.ts'
import { browning } from './sear.ts'

type Floret = { crown: string; stem: string; size: number }

/** Broccoli and cauliflower: knobbly crowns, some lying on their side with the stem showing. */
export const florets =
  (look: Floret): Draw =>
  (brush, zone) => {
    const size = look.size * pieceScale(zone)
    const count = countFor(zone, size * size * 0.8, 1.35, 40)
    const tones = relatives(look.crown, brush.random, 4)
    const spots = spread(zone, count, brush.random, 0.8)
    const under = zone.strewn
      ? ''
      : heapShadow(dots(spots), size * 0.8, 18) +
        heapDepth(spots, size * 0.4, shade(look.stem, -0.25))
    return (
      under +
      spots
        .map((at) =>
          floret(brush, look, zone, at, brush.random.around(size, 0.16), brush.random.pick(tones)),
        )
        .join('')
    )
  }

function floret(
  brush: Brush,
  look: Floret,
  zone: Zone,
  at: Point,
  size: number,
  tone: string,
): string {
  const { random } = brush
  const out = Math.atan2(at.y - zone.center.y, at.x - zone.center.x) + random.range(-0.8, 0.8)
  const crownAt = polar(at, -size * 0.14, out)
  const crown = bumpy(brush, crownAt, size * 0.5)
  const { browned, grilled, fried } = zone.cooking
  return (
    stalk(brush, look, at, out, size) +
    shadowOf(crown, 7) +
    `<path d="${crown}" fill="${volume(brush, shade(tone, -0.09), 1.1)}"/>` +
    buds(brush, crownAt, size * 0.5, tone) +
    (browned || grilled || fried ? browning(brush, crownAt, size * 0.46) : '')
  )
}

function stalk(brush: Brush, look: Floret, at: Point, out: number, size: number): string {
  const shape = [
    { x: -0.1, y: -0.2 },
    { x: 0.3, y: -0.13 },
    { x: 0.56, y: -0.16 },
    { x: 0.6, y: 0 },
    { x: 0.56, y: 0.16 },
    { x: 0.3, y: 0.13 },
    { x: -0.1, y: 0.2 },
  ]
  const d = smooth(place(shape, at, out, size))
  const end = place([{ x: 0.57, y: 0 }], at, out, size)[0] ?? at
  return (
    shadowOf(d, 6) +
    fill(d, slope(brush, shade(look.stem, 0.05), shade(look.stem, -0.09))) +
    fill(ellipse(end, size * 0.055, size * 0.15, out), shade(look.stem, 0.1))
  )
}

function bumpy(brush: Brush, at: Point, radius: number): string {
  const count = 11
  const turn = brush.random.range(0, tau)
  const lobes = Array.from({ length: count * 2 }, (_, i) =>
    polar(
      at,
      radius * (i % 2 === 0 ? brush.random.range(0.97, 1.1) : 0.88),
      turn + (i / (count * 2)) * tau,
    ),
  )
  return smooth(lobes)
}

/** Domes of tiny buds, lighter toward the light. */
function buds(brush: Brush, at: Point, radius: number, tone: string): string {
  const { random } = brush
  const domes = [
    ...Array.from({ length: 6 }, (_, i) => polar(at, radius * 0.58, (i / 6) * tau + 0.3)),
    at,
  ].map(
    (p) =>
      `<path d="${smooth(place(blob(random, radius * 0.4, radius * 0.38, 0.1, 7), p, 0))}" fill="${volume(brush, tone, 1.15)}"/>`,
  )
  const dots = (count: number, inside: number, dx: number) =>
    Array.from({ length: count }, () => {
      const p = polar(
        { x: at.x + dx, y: at.y + dx },
        radius * inside * Math.sqrt(random.next()),
        random.range(0, tau),
      )
      return `M${num(p.x)} ${num(p.y)}h.1`
    }).join('')
  return (
    domes.join('') +
    line(dots(46, 0.98, 3), shade(tone, -0.15), radius * 0.085, 0.55) +
    line(dots(44, 0.9, -radius * 0.12), shade(tone, 0.1), radius * 0.075, 0.8)
  )
}
