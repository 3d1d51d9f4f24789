import { type Brush, bevel, fill, line, mound, softShadow, volume } from '../brush.ts'
import { blob, ellipse, grow, num, place, polar, smooth, tau } from '../geometry.ts'
import { shade } from '../palette.ts'
import { type Texture, textured } from '../texture.ts'
import { sampler, type Zone } from '../zone.ts'
import type { Draw } from './drawing.ts'

type Mash = {
  color: string
  texture?: Texture
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
      swirl(brush, look.color, zone) +
      (look.pool ? pool(brush, look.pool, zone) : '') +
      (look.specks ?? []).map((speck) => specks(brush, zone, speck)).join('')
    )
  }

const blobLike = ({ random }: Brush, zone: Zone) =>
  grow(zone.outline, zone.center, 0.97).map((p, i) =>
    i % 2 === 0 ? p : polar(p, random.range(-5, 5), random.range(0, tau)),
  )

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

function pool(brush: Brush, color: string, zone: Zone): string {
  const shape = place(
    blob(brush.random, zone.long * 0.2, zone.wide * 0.15, 0.25, 9),
    zone.center,
    zone.axis,
  )
  const d = smooth(shape)
  return (
    fill(d, shade(color, -0.1), 0.9) +
    `<path d="${d}" fill="${volume(brush, color)}" transform="translate(-2 -3)" opacity=".9"/>` +
    fill(
      ellipse(
        polar(zone.center, zone.wide * 0.08, -2.4),
        zone.wide * 0.05,
        zone.wide * 0.018,
        -0.6,
      ),
      '#fff',
      0.7,
    )
  )
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
