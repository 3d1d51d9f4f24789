import { type Brush, fill, line, shadowOf, softShadow, volume } from '../../core/brush.ts'
import { blob, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { relatives, shade } from '../../core/palette.ts'
import { settle, spread, units } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { browning } from './sear.ts'

const [crust, crumb] = ['#8a5623', '#8f9a48']

/** Falafel, fried brown and coarse; every third is broken open and green within. */
export const falafel: Draw = (brush, zone) => {
  const count = units(zone, 17, 14)
  const radius = Math.min(Math.sqrt((zone.area * 0.92) / count / Math.PI), 78)
  const tones = relatives(crust, brush.random, 4, 1)
  return spread(zone, count, brush.random, 0.74)
    .map((spot, i) => {
      const reach = [0, 1, 2, 3].map((k) => polar({ x: 0, y: 0 }, radius, (k / 4) * tau))
      const at = settle(spot, reach, zone.home)
      return ball(brush, at, radius, tones[i % 4] ?? crust, i % 3 === 1)
    })
    .join('')
}

function ball(brush: Brush, at: Point, radius: number, tone: string, open: boolean): string {
  const { random } = brush
  const turn = random.range(0, tau)
  const shape = place(blob(random, radius, radius * 0.93, 0.06, 26), at, turn)
  const d = smooth(shape)
  return (
    softShadow(shape, radius * 0.24, 1.1) +
    shadowOf(d, 6) +
    `<path d="${d}" fill="${volume(brush, tone, 1.5)}" stroke="${shade(tone, -0.13)}" stroke-width="2.4"/>` +
    crumbs(brush, at, radius * 0.9, [shade(tone, -0.13), shade(tone, 0.09), shade(tone, -0.05)]) +
    browning(brush, at, radius * 0.9, '#4a230a') +
    (open ? inside(brush, at, radius, turn) : herbs(brush, at, radius * 0.85, 9))
  )
}

/** The broken face: pale green crumb inside a thin crust. */
function inside(brush: Brush, at: Point, radius: number, turn: number): string {
  const { random } = brush
  const middle = polar(at, radius * 0.1, turn)
  const face = smooth(place(blob(random, radius * 0.8, radius * 0.72, 0.08, 18), middle, turn))
  return (
    fill(face, shade(crust, -0.12)) +
    `<path d="${face}" fill="${volume(brush, crumb, 0.7)}" transform="translate(1.5 2)"/>` +
    crumbs(brush, middle, radius * 0.68, [shade(crumb, -0.1), shade(crumb, 0.12), '#c2b66c']) +
    herbs(brush, middle, radius * 0.64, 16)
  )
}

/** Coarse crumbs all over a round surface. */
function crumbs({ random }: Brush, at: Point, radius: number, tones: readonly string[]): string {
  return tones
    .map((tone) => {
      const lumps = Array.from({ length: Math.round(radius * 0.42) }, () => {
        const p = polar(at, radius * Math.sqrt(random.next()), random.range(0, tau))
        return `M${num(p.x)} ${num(p.y)}l${num(random.range(-5, 5))} ${num(random.range(-5, 5))}`
      })
      return line(lumps.join(''), tone, radius * 0.1, 0.6)
    })
    .join('')
}

function herbs({ random }: Brush, at: Point, radius: number, count: number): string {
  const flecks = Array.from({ length: count }, () => {
    const p = polar(at, radius * Math.sqrt(random.next()), random.range(0, tau))
    return `M${num(p.x)} ${num(p.y)}l${num(random.range(-4, 4))} ${num(random.range(-4, 4))}`
  })
  return line(flecks.join(''), '#47702a', 4, 0.85)
}
