import {
  type Brush,
  bevel,
  fill,
  line,
  radial,
  shadowOf,
  slope,
  softShadow,
} from '../../core/brush.ts'
import { blob, type Point, place, polar, shift, smooth } from '../../core/geometry.ts'
import { mix, shade } from '../../core/palette.ts'
import { textured } from '../../core/texture.ts'
import { settle, spread, units, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { flakes } from '../grains/flakes.ts'
import { fibres, grillMarks, type Lie, roughen, sear, sheen } from './sear.ts'

type Slab = {
  flesh: string
  /** Browned or crusted colour at the rim. */
  crust: string
  /** Lines of fat between the flakes. */
  flakes?: string
  shape: 'fillet' | 'chop' | 'thigh' | 'patty' | 'oblong'
  /** Grams of one piece. */
  each: number
  texture: 'brown' | 'fibre' | 'char'
  /** A strip of fat along the edge. */
  fat?: string
  bone?: 'rib' | 'knob'
}

/** Fillets, steaks, chops, patties: thick pieces with a crust, flakes or grill marks. */
export const slab =
  (look: Slab): Draw =>
  (brush, zone) => {
    const count = units(zone, look.each, 6)
    const aspect = { fillet: 1.85, chop: 1.3, thigh: 1.25, patty: 1.05, oblong: 1.6 }[look.shape]
    const wide = Math.sqrt(((zone.area / count) * 1.12) / (aspect * 0.86))
    const turn = count > 1 ? zone.axis + Math.PI / 2 + 0.25 : zone.axis
    return spread(zone, count, brush.random, 0.7)
      .map((at) =>
        piece(brush, look, zone, at, turn + brush.random.range(-0.14, 0.14), wide * aspect, wide),
      )
      .join('')
  }

function piece(
  brush: Brush,
  look: Slab,
  zone: Zone,
  spot: Point,
  turn: number,
  long: number,
  wide: number,
): string {
  const rough = look.shape === 'patty' ? 0.008 : 0.006
  const outline = shapes[look.shape](brush, long, wide)
  const lying = place(roughen(brush, outline, wide * rough), { x: 0, y: 0 }, turn)
  const at = settle(spot, lying, zone.home)
  const lie = { at, turn, long, wide }
  const top = shift(lying, at.x, at.y)
  const d = smooth(top)
  const side = smooth(shift(top, wide * 0.025, wide * 0.055))
  const clip = brush.defs.use(
    `clip${d}`,
    (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
  )
  const { grilled, browned, fried } = zone.cooking
  const hot = grilled || browned || fried
  return (
    softShadow(top, wide * 0.1, 1.1) +
    shadowOf(side, 7) +
    fill(side, mix(look.crust, '#2c1609', look.flakes ? 0.3 : 0.5)) +
    (look.bone ? bones[look.bone](brush, lie) : '') +
    fill(d, surface(brush, look)) +
    `<g clip-path="${clip}">` +
    (look.flakes ? flakes(brush, look.flakes, look.flesh, lie) : fibres(brush, lie, look.flesh)) +
    (look.texture === 'fibre' ? textured(brush, d, 'fibre', 0.55) : '') +
    sear(brush, lie, shade(look.crust, look.flakes ? -0.06 : -0.14), hot ? 1 : 0.55) +
    (grilled ? grillMarks(brush, lie, top) : '') +
    (look.fat ? fatRim(brush, look.fat, top, at, wide) : '') +
    sheen(brush, lie) +
    '</g>' +
    `<path d="${d}" fill="none" stroke="${bevel(brush, 0.8)}" stroke-width="3.5"/>`
  )
}

/** Flesh that turns to crust toward the rim without a seam. */
const surface = (brush: Brush, { flesh, crust }: Slab) =>
  brush.defs.use(`slab${flesh}${crust}`, (id) =>
    radial(
      id,
      [
        [0, shade(flesh, 0.045), 1],
        [0.45, flesh, 1],
        [0.72, mix(flesh, crust, 0.35), 1],
        [0.9, crust, 1],
        [1, shade(crust, -0.09), 1],
      ],
      'cx=".48" cy=".46" r=".6"',
    ),
  )

/** A strip of fat along one side that swells and tapers out. */
function fatRim(brush: Brush, color: string, top: readonly Point[], at: Point, wide: number) {
  const { random } = brush
  const edge = top.slice(1, 23)
  const inward = edge.map((p, i) => {
    const t = i / (edge.length - 1)
    const depth = wide * 0.105 * Math.sin(Math.PI * t) ** 0.6 * random.range(0.82, 1.15)
    return polar(p, depth, Math.atan2(at.y - p.y, at.x - p.x))
  })
  const d = smooth([...edge, ...inward.toReversed()])
  return (
    fill(d, slope(brush, shade(color, 0.03), shade(color, -0.09))) +
    line(smooth(inward, false), '#8a4a1c', wide * 0.012, 0.35) +
    line(smooth(edge.slice(4, -4), false), '#b8742c', wide * 0.02, 0.4)
  )
}

type Shape = (brush: Brush, long: number, wide: number) => Point[]

const shapes: Record<Slab['shape'], Shape> = {
  /** Broad at the head, tapering to the tail. */
  fillet: (_brush, long, wide) => {
    const [a, b] = [long / 2, wide / 2]
    return [
      { x: -a, y: -b * 0.55 },
      { x: -a * 0.72, y: -b * 0.98 },
      { x: -a * 0.1, y: -b * 1.04 },
      { x: a * 0.55, y: -b * 0.84 },
      { x: a * 0.94, y: -b * 0.42 },
      { x: a, y: b * 0.12 },
      { x: a * 0.82, y: b * 0.62 },
      { x: a * 0.2, y: b * 0.98 },
      { x: -a * 0.6, y: b * 1.02 },
      { x: -a * 0.98, y: b * 0.62 },
      { x: -a * 1.05, y: 0 },
    ]
  },
  chop: (_brush, long, wide) => {
    const [a, b] = [long / 2, wide / 2]
    return [
      { x: -a * 0.9, y: -b * 0.5 },
      { x: -a * 0.4, y: -b },
      { x: a * 0.3, y: -b * 1.05 },
      { x: a * 0.9, y: -b * 0.65 },
      { x: a * 1.05, y: b * 0.05 },
      { x: a * 0.8, y: b * 0.75 },
      { x: a * 0.15, y: b * 0.92 },
      { x: -a * 0.35, y: b * 0.78 },
      { x: -a * 0.8, y: b * 0.9 },
      { x: -a * 1.05, y: b * 0.35 },
    ]
  },
  thigh: (_brush, long, wide) => {
    const [a, b] = [long / 2, wide / 2]
    return [
      { x: -a * 1.02, y: b * 0.1 },
      { x: -a * 0.86, y: -b * 0.52 },
      { x: -a * 0.4, y: -b * 0.98 },
      { x: a * 0.25, y: -b * 0.94 },
      { x: a * 0.8, y: -b * 0.66 },
      { x: a * 1.02, y: -b * 0.02 },
      { x: a * 0.84, y: b * 0.6 },
      { x: a * 0.3, y: b * 0.9 },
      { x: -a * 0.3, y: b * 1.02 },
      { x: -a * 0.85, y: b * 0.7 },
    ]
  },
  patty: ({ random }, long, wide) =>
    blob(random.fork(`patty${Math.round(long)}`), long / 2, wide / 2, 0.035, 11),
  oblong: (_brush, long, wide) => {
    const [a, b] = [long / 2, wide / 2]
    return [
      { x: -a, y: -b * 0.3 },
      { x: -a * 0.7, y: -b * 0.92 },
      { x: 0, y: -b },
      { x: a * 0.7, y: -b * 0.95 },
      { x: a, y: -b * 0.3 },
      { x: a * 0.97, y: b * 0.4 },
      { x: a * 0.66, y: b * 0.96 },
      { x: 0, y: b },
      { x: -a * 0.7, y: b * 0.94 },
      { x: -a, y: b * 0.4 },
    ]
  },
}

const bones: Record<NonNullable<Slab['bone']>, (brush: Brush, lie: Lie) => string> = {
  /** The long cleaned rib of a lamb chop. */
  rib: (brush, { at, turn, long, wide }) => bone(brush, place(slabBone(long, wide), at, turn)),
  /** The rounded end of a bone that stands out a little. */
  knob: (brush, { at, turn, long, wide }) =>
    bone(
      brush,
      place(
        [
          { x: -0.4, y: 0.06 },
          { x: -0.52, y: 0.07 },
          { x: -0.57, y: 0.03 },
          { x: -0.62, y: 0.1 },
          { x: -0.6, y: 0.16 },
          { x: -0.63, y: 0.23 },
          { x: -0.57, y: 0.29 },
          { x: -0.51, y: 0.24 },
          { x: -0.4, y: 0.24 },
        ].map((p) => ({ x: p.x * long * 0.96, y: p.y * wide })),
        at,
        turn,
      ),
    ),
}

function bone(brush: Brush, points: Point[]): string {
  const d = smooth(points)
  return shadowOf(d, 5) + fill(d, slope(brush, '#f3e2c4', '#c9a878')) + line(d, '#a07a4c', 2, 0.6)
}

function slabBone(long: number, wide: number): Point[] {
  const [x, h] = [-long * 0.44, wide * 0.07]
  return [
    { x, y: -h },
    { x: x - long * 0.2, y: -h * 0.8 },
    { x: x - long * 0.34, y: -h * 1.6 },
    { x: x - long * 0.38, y: 0 },
    { x: x - long * 0.34, y: h * 1.6 },
    { x: x - long * 0.2, y: h * 0.8 },
    { x, y: h },
  ]
}
