import { type Brush, bevel, fill, line, shadowOf, softShadow, volume } from '../../core/brush.ts'
import {
  blob,
  clamp,
  ellipse,
  grow,
  num,
  type Point,
  place,
  polar,
  smooth,
  tau,
} from '../../core/geometry.ts'
import { relatives, shade } from '../../core/palette.ts'
import { countFor, sampler, settle, spread, units, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

const yolkColor = '#f7a81b'

/** Fried eggs, sunny side up: crisp lace at the rim, a shining yolk. */
export const friedEggs: Draw = (brush, zone) => {
  const count = units(zone, 50, 6)
  const radius = Math.sqrt((zone.area * 1.15) / count / Math.PI)
  return spread(zone, count, brush.random, 0.66)
    .map((spot) => friedEgg(brush, spot, radius, zone))
    .join('')
}

function friedEgg(brush: Brush, spot: Point, radius: number, zone: Zone): string {
  const { random } = brush
  const lying = place(blob(random, radius, radius * 0.93, 0.1, 9), { x: 0, y: 0 }, 0)
  const at = settle(spot, lying, zone.home)
  const white = place(lying, at, 0)
  const d = smooth(white)
  const yolk = polar(at, radius * 0.13, random.range(0, tau))
  const pepper = Array.from({ length: 16 }, () => {
    const p = polar(at, radius * 0.8 * Math.sqrt(random.next()), random.range(0, tau))
    return `M${num(p.x)} ${num(p.y)}l1.5 1`
  })
  return (
    softShadow(white, 14) +
    fill(d, '#e9dcc0') +
    line(d, '#b5702a', 5, 0.75) +
    `<path d="${d}" fill="${volume(brush, '#fdfaf0', 0.5)}" transform="translate(-1 -2)"/>` +
    line(smooth(place(lying, at, 0, 0.8)), '#ffffff', radius * 0.06, 0.6) +
    fill(ellipse({ x: yolk.x + 4, y: yolk.y + 6 }, radius * 0.4), '#c9b48a', 0.45) +
    sunnyYolk(brush, yolk, radius * 0.37) +
    line(pepper.join(''), '#3a2a1c', 3.4, 0.8)
  )
}

function sunnyYolk(brush: Brush, at: Point, radius: number): string {
  return (
    `<path d="${ellipse(at, radius)}" fill="${volume(brush, yolkColor, 1.1)}" stroke="${bevel(brush)}" stroke-width="2"/>` +
    fill(
      ellipse(polar(at, radius * 0.48, -2.3), radius * 0.24, radius * 0.13, -0.8),
      '#fffbe6',
      0.9,
    ) +
    fill(ellipse(polar(at, radius * 0.62, 0.8), radius * 0.2, radius * 0.06, 2.3), '#ffe9a0', 0.6)
  )
}

/** Boiled eggs cut in halves. */
export const boiledEggs: Draw = (brush, zone) => {
  const count = units(zone, 50, 6) * 2
  const radius = Math.min(Math.sqrt((zone.area * 1.05) / count / Math.PI), 84)
  return spread(zone, count, brush.random, 0.74)
    .map((spot) => eggHalf(brush, spot, radius, zone))
    .join('')
}

function eggHalf(brush: Brush, spot: Point, radius: number, zone: Zone): string {
  const turn = brush.random.range(0, tau)
  const shape = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => {
    const angle = (i / 10) * tau
    const k = 1 + 0.13 * Math.cos(angle)
    return {
      x: Math.cos(angle) * radius * 1.18 * k,
      y: Math.sin(angle) * radius * (1 - 0.06 * Math.cos(angle)),
    }
  })
  const lying = place(shape, { x: 0, y: 0 }, turn)
  const at = settle(spot, lying, zone.home)
  const white = place(lying, at, 0)
  const d = smooth(white)
  const middle = polar(at, -radius * 0.02, turn)
  const yolk = ellipse(middle, radius * 0.62, radius * 0.57, turn)
  return (
    shadowOf(d, 9) +
    fill(d, '#dccfb4') +
    `<path d="${d}" fill="${volume(brush, '#fdf9ee', 0.5)}" stroke="${bevel(brush)}" stroke-width="3" transform="translate(-1.5 -2.5)"/>` +
    fill(yolk, shade(yolkColor, -0.08)) +
    `<path d="${ellipse(middle, radius * 0.56, radius * 0.51, turn)}" fill="${volume(brush, '#f9b934', 0.9)}"/>` +
    fill(
      ellipse(polar(middle, radius * 0.22, -2.2), radius * 0.16, radius * 0.08, -0.7),
      '#fff6d8',
      0.75,
    )
  )
}

/** Scrambled eggs: large soft curds, folded on themselves, moist and specked with pepper. */
export const scrambledEggs: Draw = (brush, zone) => {
  const { random } = brush
  const size = clamp(Math.sqrt(zone.area) * 0.42, 84, 118)
  const tones = [...relatives('#fcd75a', random, 3, 1.2), '#fae48a', '#f3c447']
  const count = countFor(zone, size * size * 0.62, 1.8, 46)
  const curds = spread(zone, count, random, 0.84).map((at) =>
    curd(brush, at, random.around(size, 0.42), random.pick(tones)),
  )
  const under = grow(zone.outline, zone.center, 0.78)
  const pepper = sampler(zone, random, 0.8)
  const grains = Array.from({ length: 26 }, () => {
    const p = pepper()
    return `M${num(p.x)} ${num(p.y)}l${num(random.range(-2, 2))} 1.5`
  })
  return (
    softShadow(under, 18) +
    fill(smooth(under), '#e9b43a') +
    curds.join('') +
    line(grains.join(''), '#4a3218', 3.2, 0.7)
  )
}

/** One curd: a cloud of rounded lobes, with the dark of its folds and a wet light. */
function curd(brush: Brush, at: Point, size: number, tone: string): string {
  const { random } = brush
  const turn = random.range(0, tau)
  const phase = random.range(0, tau)
  const lobes = random.int(2, 4)
  const cloud = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * tau
    const r = size * (0.46 + 0.07 * Math.cos(lobes * angle + phase) + random.range(-0.045, 0.045))
    return { x: r * 1.25 * Math.cos(angle), y: r * 0.8 * Math.sin(angle) }
  })
  const d = smooth(place(cloud, at, turn))
  const fold = (far: number, open: number) => {
    const start = random.range(0, tau)
    const points = [0, 0.35, 0.7, 1].map((t) => polar(at, size * (far - 0.1 * t), start + t * open))
    return smooth(points, false)
  }
  const folds = [fold(0.3, 1.3), fold(0.22, 1.6), fold(0.34, 0.9)].join('')
  const wet = smooth(
    place(blob(random, size * 0.11, size * 0.035, 0.25, 7), polar(at, size * 0.22, -2.2), -0.7),
  )
  return (
    shadowOf(d, 6) +
    `<path d="${d}" fill="${volume(brush, tone, 1.05)}" stroke="${bevel(brush, 0.6)}" stroke-width="2"/>` +
    `<g transform="translate(2 3)">${line(folds, shade(tone, -0.11), size * 0.05, 0.45)}</g>` +
    line(folds, shade(tone, 0.09), size * 0.04, 0.75) +
    fill(wet, '#fffdf0', 0.85)
  )
}

/** Poached eggs: smooth white parcels, the yolk glowing through, one cut open. */
export const poachedEggs: Draw = (brush, zone) => {
  const count = units(zone, 50, 6)
  const radius = Math.sqrt((zone.area * 1.05) / count / Math.PI)
  return spread(zone, count, brush.random, 0.66)
    .map((at) => {
      const shape = place(
        blob(brush.random, radius, radius * 0.88, 0.09, 10),
        at,
        brush.random.range(0, tau),
      )
      const d = smooth(shape)
      const run = smooth(
        place(
          blob(brush.random, radius * 0.4, radius * 0.26, 0.2, 8),
          polar(at, radius * 0.16, 0.9),
          0.7,
        ),
      )
      return (
        softShadow(shape, 16) +
        `<path d="${d}" fill="${volume(brush, '#fcf7ea', 0.9)}" stroke="${bevel(brush)}" stroke-width="4"/>` +
        fill(ellipse(at, radius * 0.5, radius * 0.44), '#f6c65a', 0.45) +
        `<path d="${run}" fill="${volume(brush, yolkColor, 1)}"/>` +
        line(run, '#fffdf4', 4, 0.8) +
        fill(ellipse(polar(at, radius * 0.5, -2.3), radius * 0.2, radius * 0.1, -0.7), '#fff', 0.9)
      )
    })
    .join('')
}
