import { type Brush, bevel, fill, line, linear, shadowOf, slope, volume } from '../core/brush.ts'
import {
  blob,
  ellipse,
  num,
  type Point,
  place,
  polar,
  smooth,
  straight,
  tau,
} from '../core/geometry.ts'
import { mix, shade } from '../core/palette.ts'
import type { Drink } from '../families/drinks.ts'
import { farWall, type Glass, heightAt, inside, nearWall, surface, tilt } from './glass.ts'

/** A glass of something to drink, filled to `level` of its height. */
export function pourInto(brush: Brush, glass: Glass, look: Drink, level: number): string {
  const head = look.foam ? Math.min(0.98, level + (look.shape === 'mug' ? 0.13 : 0.05)) : level
  return (
    farWall(brush, glass) +
    (look.straw ? straw(brush, glass, level) : '') +
    body(brush, glass, look, level) +
    (look.ice ? ice(brush, glass, level) : '') +
    (look.fizz ? bubbles(brush, glass, level) : '') +
    (look.pulp ? pulp(brush, glass, look.color, level) : '') +
    (look.foam ? foam(brush, glass, look.foam, level, head) : '') +
    nearWall(glass) +
    (look.ice ? dew(brush, glass, level) : '') +
    (look.slice ? citrus(brush, glass, look.slice) : '') +
    (look.berry ? berry(brush, glass, look.berry) : '')
  )
}

/** The drink itself: deeper at the walls where one looks through more of it, its surface paler. */
function body(brush: Brush, glass: Glass, { color, clear }: Drink, level: number): string {
  const deep = shade(color, clear ? -0.09 : -0.07)
  const light = shade(color, clear ? 0.1 : 0.05)
  const tone = brush.defs.use(`pour${color}`, (id) =>
    linear(
      id,
      [
        [0, deep, 1],
        [0.22, color, 1],
        [0.42, light, 1],
        [0.7, color, 1],
        [1, deep, 1],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
  )
  const low = brush.defs.use('pour depth', (id) =>
    linear(
      id,
      [
        [0, '#2a0f05', 0],
        [0.7, '#2a0f05', 0.02],
        [1, '#2a0f05', 0.24],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    ),
  )
  const d = straight(inside(glass, level))
  const top = surface(glass, level)
  return (
    fill(d, tone, clear ? 0.9 : 1) +
    fill(d, low) +
    fill(top, slope(brush, shade(color, 0.11), shade(color, 0.02))) +
    line(top, mix(color, '#ffffff', 0.5), 2.5, 0.7)
  )
}

function straw({ random }: Brush, glass: Glass, level: number): string {
  const lean = random.pick([-1, 1])
  const from = { x: glass.x - lean * 40, y: heightAt(glass, level * 0.5) }
  const to = { x: glass.x + lean * 128, y: 64 }
  const color = random.pick(['#d8492c', '#3f7f6a', '#f3ede0', '#3d6a94'])
  const d = `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`
  const rings = Array.from({ length: 13 }, (_, i) => {
    const t = 0.34 + i * 0.052
    const p = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
    return `M${num(p.x - 11)} ${num(p.y + 6)}L${num(p.x + 11)} ${num(p.y - 6)}`
  })
  return (
    line(d, shade(color, -0.1), 30) +
    line(d, color, 24) +
    line(rings.join(''), '#fffaf0', 9, color === '#f3ede0' ? 0 : 0.85) +
    `<g transform="translate(-6 0)">${line(d, '#ffffff', 5, 0.45)}</g>`
  )
}

/** Cubes that float at the top, one of them out of the drink. */
function ice(brush: Brush, glass: Glass, level: number): string {
  const { random } = brush
  const wide = glass.at(level) * 0.42
  return [-0.5, 0.42, 0.02]
    .map((u, i) => {
      const at = {
        x: glass.x + u * glass.at(level),
        y: heightAt(glass, level) + wide * (i === 2 ? 1.5 : 0.3) + random.range(-8, 8),
      }
      const turn = random.range(-0.5, 0.5)
      const face = (k: number) =>
        smooth(
          place(
            [
              { x: -1, y: -0.86 },
              { x: -0.86, y: -1 },
              { x: 0.86, y: -1 },
              { x: 1, y: -0.86 },
              { x: 1, y: 0.86 },
              { x: 0.86, y: 1 },
              { x: -0.86, y: 1 },
              { x: -1, y: 0.86 },
            ],
            at,
            turn,
            wide * k,
          ),
        )
      return (
        `<path d="${face(1)}" fill="#ffffff" fill-opacity=".3" stroke="#ffffff" stroke-opacity=".75" stroke-width="4"/>` +
        fill(face(0.68), '#ffffff', 0.16) +
        line(
          straight(
            place(
              [
                { x: -0.7, y: 0.6 },
                { x: -0.7, y: -0.7 },
                { x: 0.4, y: -0.7 },
              ],
              at,
              turn,
              wide,
            ),
            false,
          ),
          '#ffffff',
          5,
          0.7,
        )
      )
    })
    .join('')
}

function within({ random }: Brush, glass: Glass, level: number): Point {
  const t = random.range(0.02, level * 0.96)
  return { x: glass.x + random.range(-0.86, 0.86) * glass.at(t), y: heightAt(glass, t) }
}

function bubbles(brush: Brush, glass: Glass, level: number): string {
  const d = Array.from({ length: 90 }, () =>
    ellipse(within(brush, glass, level), brush.random.range(1.5, 5)),
  )
  return `<path d="${d.join('')}" fill="#ffffff" fill-opacity=".22" stroke="#ffffff" stroke-opacity=".5" stroke-width="1.2"/>`
}

function pulp(brush: Brush, glass: Glass, color: string, level: number): string {
  const { random } = brush
  const d = Array.from({ length: 70 }, () => {
    const p = within(brush, glass, level)
    return `M${num(p.x)} ${num(p.y)}l${num(random.range(-9, 9))} ${num(random.range(-6, 6))}`
  })
  return line(d.join(''), shade(color, 0.1), 4, 0.5)
}

function foam(brush: Brush, glass: Glass, color: string, from: number, to: number): string {
  const { random } = brush
  const low = inside(glass, from)
  const high = inside(glass, to)
  const ring = [...low.slice(-1), ...high.slice(-1), ...high.slice(0, 1), ...low.slice(0, 1)]
  const r = glass.at(from) - 9
  const sag = Array.from({ length: 9 }, (_, i) => ({
    x: glass.x - r + (i / 8) * 2 * r,
    y: heightAt(glass, from) + r * tilt * Math.sin((Math.PI * i) / 8) + random.range(-5, 9),
  }))
  const d = straight([...ring.slice(0, 3), ...sag])
  const dots = Array.from({ length: 46 }, () => {
    const t = random.range(from, to)
    const at = { x: glass.x + random.range(-0.85, 0.85) * glass.at(t), y: heightAt(glass, t) + 14 }
    return ellipse(at, random.range(3, 10))
  })
  return (
    fill(d, slope(brush, shade(color, 0.03), shade(color, -0.08))) +
    `<path d="${dots.join('')}" fill="${shade(color, 0.04)}" fill-opacity=".5" stroke="${shade(color, -0.1)}" stroke-opacity=".35" stroke-width="1.5"/>` +
    `<path d="${surface(glass, to)}" fill="${volume(brush, shade(color, 0.03), 0.5)}"/>`
  )
}

/** Drops of water on the cold outside. */
function dew(brush: Brush, glass: Glass, level: number): string {
  return Array.from({ length: 34 }, () => {
    const p = within(brush, glass, level)
    const r = brush.random.range(2, 6)
    return (
      fill(ellipse(p, r, r * 1.2), '#ffffff', 0.3) +
      fill(ellipse({ x: p.x - r * 0.3, y: p.y - r * 0.4 }, r * 0.35), '#ffffff', 0.85)
    )
  }).join('')
}

/** A wheel of lemon or orange on the rim. */
function citrus(brush: Brush, glass: Glass, color: string): string {
  const at = { x: glass.x + glass.at(1) * 0.94, y: heightAt(glass, 1) - 12 }
  const r = 88
  const parts = Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [(i / 9) * tau + 0.06, ((i + 1) / 9) * tau - 0.06]
    const [p, q, m] = [
      polar(at, r * 0.74, a),
      polar(at, r * 0.74, b),
      polar(at, r * 0.12, (a + b) / 2),
    ]
    return `M${num(m.x)} ${num(m.y)}L${num(p.x)} ${num(p.y)}A${num(r * 0.74)} ${num(r * 0.74)} 0 0 1 ${num(q.x)} ${num(q.y)}z`
  })
  const peel = ellipse(at, r)
  return (
    shadowOf(peel, 8) +
    `<path d="${peel}" fill="${volume(brush, shade(color, -0.05), 0.8)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    fill(ellipse(at, r * 0.86), '#fdf3cf') +
    fill(parts.join(''), color) +
    line(parts.join(''), shade(color, 0.1), 2, 0.7)
  )
}

function berry(brush: Brush, glass: Glass, color: string): string {
  const at = { x: glass.x + glass.at(1) * 0.9, y: heightAt(glass, 1) - 8 }
  const heart = [
    { x: 0, y: 0.95 },
    { x: -0.7, y: 0.1 },
    { x: -0.74, y: -0.5 },
    { x: -0.3, y: -0.8 },
    { x: 0.3, y: -0.8 },
    { x: 0.74, y: -0.5 },
    { x: 0.7, y: 0.1 },
  ]
  const d = smooth(place(heart, at, -0.3, 78))
  const seeds = Array.from({ length: 20 }, (_, i) => {
    const p =
      place(
        [{ x: 0.55 * Math.cos(i * 2.4) * (i / 20), y: 0.6 * Math.sin(i * 2.4) * (i / 20) - 0.05 }],
        at,
        -0.3,
        78,
      )[0] ?? at
    return `M${num(p.x)} ${num(p.y)}v5`
  })
  const leaves = [-0.9, -0.3, 0.3, 0.9].map((a) => {
    const crown = place([{ x: 0, y: -0.74 }], at, -0.3, 78)[0] ?? at
    return smooth(place(blob(brush.random, 26, 9, 0.1, 8), polar(crown, 18, a - 1.87), a - 1.87))
  })
  return (
    shadowOf(d, 7) +
    `<path d="${d}" fill="${volume(brush, color, 1.1)}" stroke="${bevel(brush)}" stroke-width="3"/>` +
    line(seeds.join(''), '#f7d98a', 4) +
    `<path d="${leaves.join('')}" fill="#5f9a35" stroke="${bevel(brush)}" stroke-width="1.5"/>`
  )
}
