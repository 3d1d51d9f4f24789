import { type Brush, bevel, fill, line, shadowOf, slope, volume } from '../core/brush.ts'
import { ellipse, num, type Point, place, polar, smooth, straight, tau } from '../core/geometry.ts'
import { shade } from '../core/palette.ts'
import type { Draw } from './drawing.ts'
import { liquid } from './sauces.ts'

/** What is in a glass or cup; the marks after `slice` show from the front alone. */
export type Drink = {
  color: string
  vessel: 'glass' | 'cup'
  foam?: string
  ice?: boolean
  slice?: string
  /** Light falls through it. */
  clear?: boolean
  fizz?: boolean
  pulp?: boolean
  straw?: boolean
  /** Colour of a berry on the rim. */
  berry?: string
  shape?: 'tumbler' | 'mug' | 'stem'
}

/** A glass or a cup from above, as wide as the zone. */
export const drink =
  (look: Drink): Draw =>
  (brush, zone) => {
    const at = zone.center
    const radius = Math.sqrt(zone.area / Math.PI) * 0.92
    return look.vessel === 'cup' ? cup(brush, look, at, radius) : glass(brush, look, at, radius)
  }

function glass(brush: Brush, look: Drink, at: Point, radius: number): string {
  const shadow = [1.2, 1.12, 1.04].map((k) =>
    fill(
      ellipse({ x: at.x + radius * 0.16, y: at.y + radius * 0.22 }, radius * k),
      '#1c0c04',
      0.14,
    ),
  )
  return (
    shadow.join('') +
    `<path d="${ellipse(at, radius)}" fill="#f4f8f8" fill-opacity=".55" stroke="${bevel(brush)}" stroke-width="${num(radius * 0.06)}"/>` +
    fill(ellipse(at, radius * 0.9), shade(look.color, -0.12), 0.9) +
    liquid(brush, at, radius * 0.87, look.color) +
    (look.foam ? froth(brush, look.foam, at, radius * 0.85) : '') +
    (look.ice ? ice(brush, at, radius) : '') +
    (look.slice ? citrus(brush, look.slice, at, radius) : '') +
    rim(at, radius)
  )
}

const rim = (at: Point, radius: number): string => {
  const arc = (r: number, from: number, to: number) => {
    const [a, b] = [polar(at, r, from), polar(at, r, to)]
    return `M${num(a.x)} ${num(a.y)}A${num(r)} ${num(r)} 0 0 1 ${num(b.x)} ${num(b.y)}`
  }
  return (
    line(arc(radius * 0.96, -2.95, -1.75), '#ffffff', radius * 0.05, 0.95) +
    line(arc(radius * 0.96, 0.35, 1.2), '#ffffff', radius * 0.03, 0.7) +
    `<circle cx="${num(at.x)}" cy="${num(at.y)}" r="${num(radius)}" fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="2"/>`
  )
}

function cup(brush: Brush, look: Drink, at: Point, radius: number): string {
  const saucer = radius * 1.42
  const handle = polar(at, radius * 1.12, 0.5)
  const grip = smooth(
    place(
      [
        { x: -0.3, y: -0.12 },
        { x: 0.2, y: -0.14 },
        { x: 0.32, y: 0 },
        { x: 0.2, y: 0.14 },
        { x: -0.3, y: 0.12 },
      ],
      handle,
      0.5,
      radius,
    ),
  )
  return (
    [1.1, 1.04]
      .map((k) =>
        fill(
          ellipse({ x: at.x + radius * 0.12, y: at.y + radius * 0.18 }, saucer * k),
          '#1c0c04',
          0.16,
        ),
      )
      .join('') +
    `<path d="${ellipse(at, saucer)}" fill="${slope(brush, '#fdfaf2', '#d9cfbf')}" stroke="${bevel(brush)}" stroke-width="6"/>` +
    line(ellipse(at, saucer * 0.74), '#c9bda8', 3, 0.7) +
    shadowOf(grip, 8) +
    fill(grip, slope(brush, '#fdfaf2', '#d2c6b2')) +
    shadowOf(ellipse(at, radius), 14) +
    `<path d="${ellipse(at, radius)}" fill="${slope(brush, '#fffdf7', '#ddd2c0')}" stroke="${bevel(brush)}" stroke-width="4"/>` +
    fill(ellipse(at, radius * 0.9), slope(brush, '#b9a98f', '#f3eadb')) +
    liquid(brush, at, radius * 0.84, look.color) +
    (look.foam ? latte(brush, look.foam, at, radius * 0.82) : '')
  )
}

/** Milk poured into a leaf. */
function latte(brush: Brush, foam: string, at: Point, radius: number): string {
  const leaf = [0.75, 0.55, 0.35].map((k) => {
    const d = smooth(
      place(
        [
          { x: 0, y: -0.75 },
          { x: 0.55 * k, y: -0.35 },
          { x: 0.72 * k, y: 0.1 },
          { x: 0.45 * k, y: 0.5 },
          { x: 0, y: 0.72 },
          { x: -0.45 * k, y: 0.5 },
          { x: -0.72 * k, y: 0.1 },
          { x: -0.55 * k, y: -0.35 },
        ],
        at,
        0.6,
        radius,
      ),
    )
    return line(d, foam, radius * 0.07, 0.95)
  })
  return `<path d="${ellipse(at, radius)}" fill="none" stroke="${volume(brush, foam, 0.6)}" stroke-width="${num(radius * 0.1)}" opacity=".75"/>${leaf.join('')}`
}

function froth(brush: Brush, foam: string, at: Point, radius: number): string {
  const bubbles = Array.from({ length: 60 }, () => {
    const p = polar(at, radius * 0.93 * Math.sqrt(brush.random.next()), brush.random.range(0, tau))
    return `<path d="${ellipse(p, brush.random.range(0.02, 0.06) * radius)}"/>`
  })
  return `${fill(ellipse(at, radius), foam, 0.92)}<g fill="${shade(foam, 0.05)}" stroke="${shade(foam, -0.1)}" stroke-width="1.6" stroke-opacity=".5">${bubbles.join('')}</g>`
}

function ice(brush: Brush, at: Point, radius: number): string {
  return [0.4, 2.4, 4.3]
    .map((a) => {
      const p = polar(at, radius * 0.36, a + brush.random.range(-0.3, 0.3))
      const d = straight(
        place(
          [
            { x: -1, y: -1 },
            { x: 1, y: -1 },
            { x: 1, y: 1 },
            { x: -1, y: 1 },
          ],
          p,
          brush.random.range(0, tau),
          radius * 0.2,
        ),
      )
      return `<path d="${d}" fill="#ffffff" fill-opacity=".45" stroke="#ffffff" stroke-opacity=".85" stroke-width="4" stroke-linejoin="round"/>`
    })
    .join('')
}

function citrus(brush: Brush, color: string, at: Point, radius: number): string {
  const p = polar(at, radius * 0.5, -0.6)
  const r = radius * 0.4
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const q = polar(p, r * 0.8, (i / 8) * tau)
    return `M${num(p.x)} ${num(p.y)}L${num(q.x)} ${num(q.y)}`
  })
  return `${shadowOf(ellipse(p, r), 6)}<path d="${ellipse(p, r)}" fill="${volume(brush, shade(color, -0.04), 0.8)}"/>${fill(ellipse(p, r * 0.88), '#fff6d6')}${fill(ellipse(p, r * 0.8), color)}${line(spokes.join(''), '#fff6d6', r * 0.07)}`
}
