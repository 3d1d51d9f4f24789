import { type Brush, bevel, fill, line, shadowOf, slope, softShadow } from '../../core/brush.ts'
import {
  blob,
  ellipse,
  num,
  type Point,
  place,
  polar,
  shift,
  smooth,
  tau,
} from '../../core/geometry.ts'
import { mix, shade } from '../../core/palette.ts'
import { textured } from '../../core/texture.ts'
import { settle, spread, units, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

export type Loaf = {
  crust: string
  crumb: string
  shape: keyof typeof outlines
  each: number
  toasted?: boolean
  seeds?: string
}

/** A slice of a tin loaf measures as much as a fried egg and a third more. */
const sliceAcross = 300

/** Slices of bread, toast, baguette, bagels, flatbreads: each about as heavy as its real piece. */
export const bread =
  (look: Loaf): Draw =>
  (brush, zone) => {
    const count = units(zone, look.each, 8)
    const aspect = look.shape === 'oval' ? 1.6 : 1
    const size = Math.min(
      Math.sqrt(((zone.area / count) * 1.3) / aspect),
      look.shape === 'slice' ? sliceAcross : 420,
    )
    return spread(zone, count, brush.random, count === 1 ? 1 : 0.62)
      .map((at, i) =>
        loafSlice(
          brush,
          look,
          zone,
          at,
          zone.axis + Math.PI / 2 + i * 0.35 + brush.random.range(-0.25, 0.25),
          size,
        ),
      )
      .join('')
  }

/** One slice or flatbread, kept within its vessel. */
export function loafSlice(
  brush: Brush,
  look: Loaf,
  zone: Zone,
  spot: Point,
  turn: number,
  size: number,
): string {
  const shape = outlines[look.shape](brush)
  const lying = place(shape, { x: 0, y: 0 }, turn, size)
  const at = settle(spot, lying, { ...zone.home, radius: zone.home.radius + 26 })
  const top = place(lying, at, 0)
  const d = smooth(top)
  const crumb = smooth(place(lying, at, 0, isFlat(look) ? 0.985 : 0.9))
  const side = smooth(shift(top, size * 0.02, size * 0.045))
  const browned = look.toasted || isFlat(look) || zone.cooking.browned || zone.cooking.grilled
  const drawn =
    fill(d, slope(brush, shade(look.crust, 0.03), shade(look.crust, -0.06))) +
    fill(crumb, slope(brush, shade(look.crumb, 0.03), shade(look.crumb, -0.03))) +
    (isFlat(look) ? textured(brush, crumb, 'char', 0.3) : '') +
    textured(brush, crumb, browned ? 'brown' : 'grain', browned ? 0.6 : 0.5) +
    textured(brush, d, 'grain', 0.55) +
    (isFlat(look) ? blisters(brush, look, at, size) : holes(brush, look, at, size)) +
    (zone.cooking.grilled ? bars(at, turn, size) : '') +
    (look.seeds ? seeds(brush, look.seeds, at, size) : '') +
    `<path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="4"/>`
  const under = shade(look.crust, -0.12)
  return (
    softShadow(top, size * 0.09) +
    shadowOf(side, 6) +
    (look.shape === 'ring'
      ? pierced(brush, { side, top: d, under, drawn }, at, size)
      : fill(side, under) + drawn)
  )
}

const isFlat = ({ shape }: Loaf) => shape === 'flat' || shape === 'naan'

const outlines = {
  /** A tin loaf: square foot, two shoulders and a domed top. */
  slice: () => [
    { x: -0.42, y: 0.46 },
    { x: -0.43, y: 0 },
    { x: -0.5, y: -0.22 },
    { x: -0.42, y: -0.42 },
    { x: -0.16, y: -0.5 },
    { x: 0.16, y: -0.5 },
    { x: 0.42, y: -0.42 },
    { x: 0.5, y: -0.22 },
    { x: 0.43, y: 0 },
    { x: 0.42, y: 0.46 },
    { x: 0, y: 0.48 },
  ],
  /** Baguette or sourdough cut aslant. */
  oval: ({ random }: Brush) => blob(random, 0.62, 0.4, 0.04, 12),
  /** Naan: a drop pulled long by hand. */
  naan: ({ random }: Brush) =>
    [
      [-0.62, 0.02],
      [-0.5, -0.2],
      [-0.14, -0.36],
      [0.22, -0.44],
      [0.52, -0.32],
      [0.62, 0.02],
      [0.5, 0.34],
      [0.2, 0.45],
      [-0.16, 0.34],
      [-0.48, 0.22],
    ].map(([x = 0, y = 0]) => ({
      x: x + random.range(-0.02, 0.02),
      y: y + random.range(-0.02, 0.02),
    })),
  /** Pita, roti, tortilla. */
  flat: ({ random }: Brush) => blob(random, 0.58, 0.5, 0.05, 11),
  ring: ({ random }: Brush) => blob(random, 0.52, 0.52, 0.015, 12),
  /** A roll or bun. */
  round: ({ random }: Brush) => blob(random, 0.5, 0.5, 0.02, 12),
}

function holes(brush: Brush, look: Loaf, at: Point, size: number): string {
  if (look.shape === 'round' || look.shape === 'ring') return shine(at, size)
  const d = Array.from({ length: 26 }, () => {
    const p = polar(at, size * 0.38 * Math.sqrt(brush.random.next()), brush.random.range(0, tau))
    return ellipse(
      p,
      brush.random.range(1.5, 5.5),
      brush.random.range(1.2, 3.4),
      brush.random.range(0, 3),
    )
  }).join('')
  return fill(d, shade(look.crumb, -0.14), 0.7)
}

function shine(at: Point, size: number): string {
  return fill(
    ellipse(polar(at, size * 0.24, -2.3), size * 0.17, size * 0.07, -0.75),
    '#fff6dc',
    0.4,
  )
}

/** Brown bubbles of bread baked on hot stone. */
function blisters(brush: Brush, look: Loaf, at: Point, size: number): string {
  return Array.from({ length: 15 }, () => {
    const p = polar(at, size * 0.41 * Math.sqrt(brush.random.next()), brush.random.range(0, tau))
    const r = size * brush.random.range(0.03, 0.075)
    const d = smooth(place(blob(brush.random, r, r * 0.8, 0.2, 8), p, 0))
    return (
      fill(
        smooth(place(blob(brush.random, r, r * 0.8, 0.1, 8), { x: p.x + 2, y: p.y + 3 }, 0)),
        shade(look.crumb, -0.13),
        0.6,
      ) +
      fill(d, mix(look.crust, '#6b3412', brush.random.range(0.15, 0.75)), 0.7) +
      fill(ellipse(polar(p, r * 0.3, -2.3), r * 0.4, r * 0.2, -0.7), '#fff0cf', 0.35)
    )
  }).join('')
}

function bars(at: Point, turn: number, size: number): string {
  const d = [-0.28, -0.09, 0.1, 0.29].map((k) =>
    smooth(
      place(
        [
          { x: -0.36, y: k },
          { x: 0.36, y: k + 0.02 },
        ],
        at,
        turn + 0.6,
        size,
      ),
      false,
    ),
  )
  return line(d.join(''), '#4a230c', size * 0.04, 0.6)
}

/** Seeds strewn on a crust. */
export function seeds(brush: Brush, color: string, at: Point, size: number): string {
  const d = Array.from({ length: 34 }, () => {
    const p = polar(at, size * 0.42 * Math.sqrt(brush.random.next()), brush.random.range(0, tau))
    const q = polar(p, 5, brush.random.range(0, tau))
    return `M${num(p.x)} ${num(p.y)}L${num(q.x)} ${num(q.y)}`
  }).join('')
  return `<g transform="translate(1.5 2.5)">${line(d, '#3a1c08', 6, 0.35)}</g>${line(d, color, 5.5)}`
}

type Ring = { side: string; top: string; under: string; drawn: string }

/** A ring one sees through: its wall shows at the upper left, the rest is what it lies on, in shade. */
function pierced(brush: Brush, { side, top, under, drawn }: Ring, at: Point, size: number): string {
  const hole = ellipse(at, size * 0.15)
  const foot = ellipse({ x: at.x + size * 0.02, y: at.y + size * 0.045 }, size * 0.15)
  const clip = brush.defs.use(
    `clip${top}${hole}`,
    (id) => `<clipPath id="${id}"><path d="${top}${hole}" clip-rule="evenodd"/></clipPath>`,
  )
  return (
    fill(foot, '#2a1608', 0.3) +
    `<path d="${side}${foot}" fill="${under}" fill-rule="evenodd"/>` +
    `<g clip-path="${clip}">${drawn}</g>` +
    `<path d="${hole}" fill="none" stroke="${bevel(brush)}" stroke-width="4"/>`
  )
}
