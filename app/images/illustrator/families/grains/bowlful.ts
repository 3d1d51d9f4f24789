import { type Brush, fill, line, radial } from '../../core/brush.ts'
import { blob, ellipse, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import type { Draw } from '../drawing.ts'
import { circle, liquid } from '../sauces.ts'
import { specks } from './mash.ts'

type Wet = {
  color: string
  cream?: string
  specks?: { color: string; count: number; size: number }[]
  oil?: string
  thick?: boolean
}

/** Soup, curry, porridge, yogurt, milk: the whole surface of a bowl. */
export const bowlful =
  (look: Wet): Draw =>
  (brush, zone) => {
    const radius = zone.home.radius
    const at = zone.home.center
    const all = {
      ...zone,
      center: at,
      outline: circle(at, radius),
      long: radius * 2,
      wide: radius * 2,
    }
    const surface = liquid(brush, at, radius, look.color)
    const body = look.thick ? waves(brush, at, radius, look.color) : ''
    const cream = look.cream ? creamSwirl(brush, at, radius, look.cream) : ''
    const uneven = look.oil ? clouds(brush, at, radius, look.color, look.oil) : ''
    const eyes = look.oil ? oilEyes(brush, at, radius, look.oil) : ''
    return (
      surface +
      uneven +
      body +
      eyes +
      cream +
      (look.specks ?? []).map((speck) => specks(brush, all, speck, 0.9)).join('')
    )
  }

function waves(brush: Brush, at: Point, radius: number, color: string): string {
  const start = brush.random.range(0, tau)
  return [0.86, 0.68, 0.5, 0.32]
    .map((k, i) => {
      const d = smooth(
        Array.from({ length: 9 }, (_, j) =>
          polar(at, radius * (k + 0.02 * Math.sin(j * 1.9 + i)), start + i * 1.3 + j * 0.36),
        ),
        false,
      )
      return `<g transform="translate(3 5)">${line(d, shade(color, -0.09), 14, 0.4)}</g>${line(d, shade(color, 0.06), 11, 0.6)}`
    })
    .join('')
}

function creamSwirl(brush: Brush, at: Point, radius: number, color: string): string {
  const start = brush.random.range(0, tau)
  const points = Array.from({ length: 22 }, (_, i) =>
    polar(at, radius * (0.58 - i * 0.022), start + i * 0.5),
  )
  const d = smooth(points, false)
  return line(d, color, 15, 0.45) + line(d, color, 8, 0.95)
}

/** A sauce is never one tone: darker where it is deep, redder where the oil gathers, lit in between. */
function clouds({ random, defs }: Brush, at: Point, radius: number, color: string, oil: string) {
  const tones = [shade(color, -0.1), shade(color, 0.07), oil].map((tone) =>
    defs.use(`cloud${tone}`, (id) =>
      radial(
        id,
        [
          [0, tone, 0.75],
          [0.6, tone, 0.3],
          [1, tone, 0],
        ],
        'cx=".5" cy=".5" r=".5"',
      ),
    ),
  )
  const soft = Array.from({ length: 34 }, () => {
    const p = polar(at, radius * 0.66 * Math.sqrt(random.next()), random.range(0, tau))
    const r = radius * random.range(0.06, 0.17)
    return `<path d="${ellipse(p, r * random.range(1, 1.9), r, random.range(0, tau))}" fill="${random.pick(tones)}"/>`
  })
  const glints = Array.from({ length: 16 }, () => {
    const p = polar(at, radius * 0.88 * Math.sqrt(random.next()), random.range(0, tau))
    const r = random.range(2, 6)
    return smooth(place(blob(random, r * random.range(1.4, 3), r * 0.6, 0.3, 6), p, -0.7))
  })
  return soft.join('') + fill(glints.join(''), '#fff3d2', 0.5)
}

function oilEyes(brush: Brush, at: Point, radius: number, color: string): string {
  return Array.from({ length: 26 }, () => {
    const p = polar(at, radius * 0.92 * Math.sqrt(brush.random.next()), brush.random.range(0, tau))
    const r = brush.random.range(4, 15)
    return `<path d="${ellipse(p, r)}" fill="${color}" fill-opacity=".2" stroke="${shade(color, 0.14)}" stroke-width="${num(1.6)}" stroke-opacity=".45"/>`
  }).join('')
}
