import { type Brush, fill, line, softShadow, volume } from '../../core/brush.ts'
import {
  clamp,
  ellipse,
  grow,
  type Point,
  place,
  polar,
  smooth,
  straight,
  tau,
} from '../../core/geometry.ts'
import { mix, shade } from '../../core/palette.ts'
import { sampler, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { specks } from '../grains/mash.ts'

const [sauce, meat] = ['#8f2e18', '#7f4629']

/** Meat sauce: coarse mince, close together, in a little red sauce, some of it strayed over the pasta. */
export const ragu: Draw = (brush, zone) => {
  const { random } = brush
  const outline = ragged(brush, zone)
  const d = smooth(outline)
  const any = sampler({ ...zone, outline }, random, 0.97)
  const count = Math.round(clamp(zone.area / 150, 24, 620))
  const strays = Array.from({ length: Math.round(Math.sqrt(count) * 1.6) }, () => {
    const edge = random.pick(outline)
    return polar(edge, random.range(0, 20), random.range(0, tau))
  })
  const spots = [...strays, ...Array.from({ length: count }, any)]
  const tones = [shade(meat, -0.08), meat, mix(meat, sauce, 0.5), shade(meat, 0.07)]
  return (
    softShadow(outline, 14, 0.9) +
    `<path d="${d}" fill="${volume(brush, sauce, 0.9)}"/>` +
    tones
      .map((tone, i) =>
        crumbs(
          brush,
          spots.filter((_, at) => at % tones.length === i),
          tone,
        ),
      )
      .join('') +
    wet(brush, any, count) +
    specks(brush, { ...zone, outline }, { color: '#e0813a', count: 26, size: 5 }) +
    specks(brush, { ...zone, outline }, { color: '#4f8a2c', count: 22, size: 5 })
  )
}

/** The edge of what was spooned: tongues of sauce that ran between the strands. */
function ragged({ random }: Brush, zone: Zone): Point[] {
  const phase = random.range(0, tau)
  return grow(zone.outline, zone.center, 0.96).map((p, i) => {
    const out = Math.atan2(p.y - zone.center.y, p.x - zone.center.x)
    const tongue = Math.sin(i * 1.05 + phase) * 0.025 + Math.sin(i * 0.5 - phase) * 0.03
    return polar(p, zone.wide * (tongue + random.range(-0.012, 0.012)), out)
  })
}

/** Crumbs of mince of one tone: all their shadows, bodies and lit edges at once. */
function crumbs({ random }: Brush, spots: readonly Point[], tone: string): string {
  const some = spots.map((at) => {
    const r = random.range(5.5, 13.5)
    const lump = Array.from({ length: 6 }, (_, i) => {
      const k = r * random.range(0.7, 1.15)
      return { x: k * Math.cos((i / 6) * tau), y: k * 0.76 * Math.sin((i / 6) * tau) }
    })
    return { at, r, d: straight(place(lump, at, random.range(0, tau))) }
  })
  const bodies = some.map(({ d }) => d).join('')
  const lights = some.map(({ at, r }) =>
    ellipse(polar(at, r * 0.34, -2.3), r * 0.34, r * 0.2, -0.7),
  )
  return (
    `<path d="${bodies}" fill="#2a0d05" fill-opacity=".45" transform="translate(1.6 2.8)"/>` +
    `<path d="${bodies}" fill="${tone}" stroke="${tone}" stroke-width="3" stroke-linejoin="round"/>` +
    fill(lights.join(''), shade(tone, 0.14), 0.5)
  )
}

/** Sauce that shines between the crumbs. */
function wet({ random }: Brush, any: () => Point, count: number): string {
  const glints = Array.from({ length: Math.round(count / 9) }, () => {
    const p = any()
    return smooth([p, polar(p, 5, random.range(-1, 0)), polar(p, 10, random.range(-1, 0))], false)
  })
  return line(glints.join(''), '#ffd9b8', 2, 0.6)
}
