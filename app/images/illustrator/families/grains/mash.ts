import {
  type Brush,
  bevel,
  fill,
  line,
  mound,
  shadowOf,
  softShadow,
  volume,
} from '../../core/brush.ts'
import {
  blob,
  ellipse,
  grow,
  num,
  type Point,
  place,
  polar,
  smooth,
  tau,
} from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { type Texture, textured } from '../../core/texture.ts'
import { sampler, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

type Mash = {
  color: string
  texture?: Texture
  /** Drawn through with a fork. */
  furrowed?: boolean
  /** A pat of butter on top. */
  butter?: boolean
  /** What lies in the swirl: melted butter, oil, honey. */
  pool?: string
  /** Specks strewn over it: paprika, chives, pepper. */
  specks?: { color: string; count: number; size: number }[]
}

/** Soft things spread with a spoon: mash, hummus, yogurt, guacamole. */
export const mash =
  (look: Mash): Draw =>
  (brush, zone) => {
    const outline = place(blobLike(brush, zone), { x: 0, y: 0 }, 0)
    const d = smooth(outline)
    return (
      softShadow(outline, 20) +
      `<path d="${d}" fill="${volume(brush, look.color, 0.8)}" stroke="${bevel(brush)}" stroke-width="5"/>` +
      (look.texture ? textured(brush, d, look.texture, 0.55) : '') +
      mound(brush, outline, 0.6) +
      (look.furrowed ? furrows : swirl)(brush, look.color, zone) +
      (look.pool ? pool(brush, look.pool, zone) : '') +
      (look.specks ?? []).map((speck) => specks(brush, zone, speck)).join('') +
      (look.butter ? butterPat(brush, zone.center, Math.min(34, zone.wide * 0.11)) : '')
    )
  }

const blobLike = ({ random }: Brush, zone: Zone) =>
  grow(zone.outline, zone.center, 0.97).map((p, i) =>
    i % 2 === 0 ? p : polar(p, random.range(-5, 5), random.range(0, tau)),
  )

/** The furrows that a fork has left: bows one inside the other, broken here and there. */
function furrows(brush: Brush, color: string, zone: Zone): string {
  const { random } = brush
  const width = Math.max(7, zone.wide * 0.045)
  const bows = [0.86, 0.7, 0.54, 0.38, 0.22].flatMap((k) => {
    const start = random.range(0, tau)
    const pieces = k > 0.5 ? 3 : 2
    return Array.from({ length: pieces }, (_, i) => {
      const from = start + (i / pieces) * tau
      const open = (tau / pieces) * random.range(0.55, 0.86)
      const points = Array.from({ length: 9 }, (_, j) => {
        const angle = from + (j / 8) * open
        const far = (k + random.range(-0.015, 0.015)) / 2
        return { x: zone.long * far * Math.cos(angle), y: zone.wide * far * Math.sin(angle) }
      })
      return smooth(place(points, zone.center, zone.axis), false)
    })
  })
  const d = bows.join('')
  return (
    `<g transform="translate(${num(width * 0.35)} ${num(width * 0.5)})">${line(d, shade(color, -0.13), width, 0.4)}</g>` +
    line(d, shade(color, 0.06), width * 0.9, 0.8)
  )
}

/** The track of the spoon: a spiral with a lit and a shaded flank. */
function swirl(brush: Brush, color: string, zone: Zone): string {
  const turns = 2.3
  const start = brush.random.range(0, tau)
  const point = (t: number, k: number) => {
    const angle = start + t * turns * tau
    const along = (zone.long / 2) * (0.84 - t * 0.7) * k
    const across = (zone.wide / 2) * (0.84 - t * 0.7) * k
    const [x, y] = [along * Math.cos(angle), across * Math.sin(angle)]
    return place([{ x, y }], zone.center, zone.axis)[0] ?? zone.center
  }
  const path = (k: number) =>
    smooth(
      Array.from({ length: 30 }, (_, i) => point(i / 29, k)),
      false,
    )
  const width = Math.max(6, zone.wide * 0.05)
  return (
    `<g transform="translate(${num(width * 0.3)} ${num(width * 0.4)})">${line(path(1), shade(color, -0.12), width, 0.45)}</g>` +
    `<g transform="translate(${num(-width * 0.25)} ${num(-width * 0.35)})">${line(path(1), shade(color, 0.09), width * 0.8, 0.75)}</g>`
  )
}

/** A thin glossy pool in the hollow of the swirl. */
function pool(brush: Brush, color: string, zone: Zone): string {
  const shape = place(
    blob(brush.random, zone.long * 0.17, zone.wide * 0.12, 0.3, 9),
    zone.center,
    zone.axis,
  )
  const d = smooth(shape)
  return (
    fill(d, color, 0.7) +
    `<path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="3"/>` +
    fill(
      ellipse(
        polar(zone.center, zone.wide * 0.06, -2.4),
        zone.wide * 0.05,
        zone.wide * 0.015,
        -0.6,
      ),
      '#fff',
      0.7,
    )
  )
}

/** A melting pat of butter. */
export function butterPat(brush: Brush, at: Point, size: number): string {
  const melt = smooth(place(blob(brush.random, size * 1.35, size * 1.15, 0.2, 9), at, 0))
  const d = smooth(
    place(
      [
        { x: -1, y: -0.8 },
        { x: 0, y: -0.9 },
        { x: 1, y: -0.75 },
        { x: 1, y: 0.8 },
        { x: 0, y: 0.88 },
        { x: -1, y: 0.82 },
      ],
      at,
      0.5,
      size,
    ),
  )
  return `${fill(melt, '#f3c94a', 0.5)}${shadowOf(d, 8)}<path d="${d}" fill="${volume(brush, '#fbe27a', 0.8)}" stroke="${bevel(brush)}" stroke-width="4"/>`
}

/** Specks strewn over a zone. */
export function specks(
  brush: Brush,
  zone: Zone,
  look: { color: string; count: number; size: number },
  inset = 0.8,
): string {
  const any = sampler(zone, brush.random, inset)
  const d = Array.from({ length: look.count }, () => {
    const p = any()
    const far = brush.random.range(0.1, look.size)
    const angle = brush.random.range(0, tau)
    return `M${num(p.x)} ${num(p.y)}l${num(far * Math.cos(angle))} ${num(far * Math.sin(angle))}`
  }).join('')
  return line(d, look.color, look.size, 0.85)
}
