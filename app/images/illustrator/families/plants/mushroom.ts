import { bevel, fill, line, shadowOf, volume } from '../../core/brush.ts'
import { blob, ellipse, type Point, place, polar, smooth } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import type { Random } from '../../core/random.ts'
import type { Piece } from '../piece.ts'
import { browning } from '../proteins/sear.ts'

/** Mushrooms as they come out of the pan: slices of every proportion, and a whole cap now and then. */
export const mushroom: Piece = (brush, at, turn, size, tone, zone) => {
  const { random } = brush
  const hot = zone.cooking.browned || zone.cooking.grilled || zone.cooking.fried
  if (random.chance(0.1)) return cap(brush, at, turn, size, tone, zone)
  const { shape, gills } = profile(random)
  const own = size * random.range(0.78, 1.2)
  const d = smooth(place(shape, at, turn, own))
  const face = shape.map((p) => ({ x: p.x * 0.9, y: p.y * 0.9 }))
  return (
    shadowOf(d, 6) +
    fill(d, shade(tone, -0.22)) +
    `<path d="${smooth(place(face, at, turn, own))}" fill="${volume(brush, tone, 0.9)}"/>` +
    line(
      gills.map((g) => smooth(place(g, at, turn, own), false)).join(''),
      '#6b4630',
      own * random.range(0.035, 0.06),
      0.55,
    ) +
    (hot ? browning(brush, polar(at, own * 0.18, turn - Math.PI / 2), own * 0.26) : '') +
    `<path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="2.4"/>`
  )
}

/** A slice's outline and its two arcs of gills; squat or tall, with a long stalk or hardly any. */
function profile(random: Random): { shape: Point[]; gills: Point[][] } {
  const [w, h] = [random.range(0.4, 0.54), random.range(0.3, 0.46)]
  const foot = random.chance(0.25) ? 0.1 : random.range(0.24, 0.44)
  const [stalk, lean] = [random.range(0.1, 0.16), random.range(-0.08, 0.08)]
  const droop = random.range(0.02, 0.14)
  const skew = random.range(0.88, 1.1)
  return {
    shape: [
      { x: lean, y: -h },
      { x: w * 0.68, y: -h * 0.8 },
      { x: w, y: -0.06 },
      { x: w * 0.86, y: droop },
      { x: stalk * 1.2, y: 0.05 },
      { x: stalk + lean, y: foot },
      { x: lean, y: foot + 0.04 },
      { x: lean - stalk, y: foot },
      { x: -stalk * 1.2, y: 0.05 },
      { x: -w * 0.86 * skew, y: droop * 0.8 },
      { x: -w * skew, y: -0.06 },
      { x: -w * 0.68 * skew, y: -h * 0.84 },
    ],
    gills: [1, -skew].map((side) => [
      { x: side * stalk * 0.55, y: 0.05 },
      { x: side * stalk * 1.3, y: -0.07 },
      { x: side * w * 0.55, y: -0.07 },
      { x: side * w * 0.8, y: droop * 0.5 },
    ]),
  }
}

/** A whole cap seen from above. */
const cap: Piece = ({ random, ...rest }, at, turn, size, tone, zone) => {
  const brush = { random, ...rest }
  const r = size * random.range(0.32, 0.42)
  const d = smooth(place(blob(random, r, r * random.range(0.78, 0.95), 0.05, 9), at, turn))
  const hot = zone.cooking.browned || zone.cooking.grilled || zone.cooking.fried
  return (
    shadowOf(d, 6) +
    `<path d="${d}" fill="${volume(brush, shade(tone, -0.05), 1.3)}" stroke="${bevel(brush)}" stroke-width="2.4"/>` +
    (hot ? browning(brush, at, r * 0.8) : '') +
    fill(ellipse(polar(at, r * 0.4, -2.3), r * 0.3, r * 0.16, -0.75), '#fffaf0', 0.22)
  )
}
