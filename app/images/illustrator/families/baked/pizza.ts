import { type Brush, bevel, fill, line, softShadow, volume } from '../../core/brush.ts'
import { blob, ellipse, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { finish, textured } from '../../core/texture.ts'
import { roundZone, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

type Pizza = { sauce: string; cheese: string; toppings: { draw: Draw; share: number }[] }

/** A pizza: blistered rim, melted cheese, toppings, cut in eight. */
export const pizza =
  (look: Pizza): Draw =>
  (brush, zone) => {
    const { random } = brush
    const radius = Math.min(Math.sqrt(zone.area / Math.PI) * 1.04, zone.wide * 0.6)
    const at = zone.center
    const rim = place(blob(random, radius, radius, 0.018, 16), at, 0)
    const dough = smooth(rim)
    const sauced = smooth(place(blob(random, radius * 0.88, radius * 0.88, 0.02, 14), at, 0))
    const melted = smooth(place(blob(random, radius * 0.84, radius * 0.84, 0.045, 22), at, 0))
    const base =
      softShadow(rim, 26) +
      fill(smooth(place(rim, { x: 4, y: 8 }, 0)), '#9a5a22') +
      `<path d="${dough}" fill="${volume(brush, '#e3ab5f', 0.8)}" stroke="${bevel(brush)}" stroke-width="6"/>` +
      textured(brush, dough, 'brown', 0.9) +
      rimBlisters(brush, at, radius) +
      fill(sauced, look.sauce) +
      `<path d="${melted}" fill="${volume(brush, look.cheese, 0.7)}"/>` +
      puddles(brush, look, at, radius) +
      textured(brush, melted, 'brown', 0.55)
    const spots = look.toppings.map(({ draw, share }, i) => {
      const inner = roundZone(at, radius * 0.8, {
        strewn: true,
        area: share * Math.PI * radius * radius,
        home: zone.home,
      })
      return finish(brush, draw({ ...brush, random: random.fork(`topping ${i}`) }, inner))
    })
    return base + spots.join('') + cuts(brush, at, radius)
  }

function rimBlisters({ random }: Brush, at: Point, radius: number): string {
  return Array.from({ length: 26 }, () => {
    const p = polar(at, radius * random.range(0.92, 0.985), random.range(0, tau))
    return fill(
      ellipse(p, random.range(5, 17), random.range(4, 9), random.range(0, 3)),
      '#6b3312',
      random.range(0.25, 0.6),
    )
  }).join('')
}

/** Where the sauce shows through and the cheese has bubbled. */
function puddles(brush: Brush, look: Pizza, at: Point, radius: number): string {
  const { random } = brush
  const spot = (color: string, size: number, alpha: number) => {
    const p = polar(at, radius * 0.78 * Math.sqrt(random.next()), random.range(0, tau))
    return fill(
      smooth(place(blob(random, size, size * 0.7, 0.25, 8), p, random.range(0, tau))),
      color,
      alpha,
    )
  }
  return (
    Array.from({ length: 16 }, () => spot(look.sauce, random.range(14, 34), 0.75)).join('') +
    Array.from({ length: 22 }, () =>
      spot(shade(look.cheese, 0.06), random.range(10, 26), 0.8),
    ).join('') +
    Array.from({ length: 16 }, () => spot('#b8691f', random.range(5, 12), 0.5)).join('')
  )
}

function cuts({ random }: Brush, at: Point, radius: number): string {
  const turn = random.range(0, tau)
  const d = [0, 1, 2, 3].map((i) => {
    const [a, b] = [
      polar(at, radius * 0.99, turn + (i * tau) / 8),
      polar(at, -radius * 0.99, turn + (i * tau) / 8),
    ]
    return `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`
  })
  return (
    line(d.join(''), '#5a2a0c', 5, 0.5) +
    `<g transform="translate(1.5 2)">${line(d.join(''), '#fff0c8', 2, 0.5)}</g>`
  )
}

/** A circle's zone strewn with one food. */
export const strewnIn = (zone: Zone, radius: number, share: number): Zone =>
  roundZone(zone.center, radius, {
    strewn: true,
    area: share * Math.PI * radius * radius,
    home: zone.home,
  })
