import { type Brush, bevel, fill, line, shadowOf, slope, softShadow } from '../brush.ts'
import { blob, num, type Point, place, shift, smooth } from '../geometry.ts'
import { mix, shade } from '../palette.ts'
import { textured } from '../texture.ts'
import { settle, spread, units, type Zone } from '../zone.ts'
import type { Draw } from './drawing.ts'

type Slab = {
  flesh: string
  /** Browned or crusted colour at the rim. */
  crust: string
  /** Lines of fat between the flakes. */
  flakes?: string
  shape: 'fillet' | 'chop' | 'patty' | 'oblong'
  /** Grams of one piece. */
  each: number
  texture: 'brown' | 'fibre' | 'char'
  /** A strip of fat along the edge. */
  fat?: string
  bone?: boolean
}

/** Fillets, steaks, chops, patties: thick pieces with a crust, flakes or grill marks. */
export const slab =
  (look: Slab): Draw =>
  (brush, zone) => {
    const count = units(zone, look.each, 6)
    const aspect = { fillet: 1.85, chop: 1.3, patty: 1.05, oblong: 1.6 }[look.shape]
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
  const lying = place(shapes[look.shape](brush, long, wide), { x: 0, y: 0 }, turn)
  const at = settle(spot, lying, zone.home)
  const top = shift(lying, at.x, at.y)
  const d = smooth(top)
  const side = smooth(shift(top, wide * 0.025, wide * 0.055))
  const clip = brush.defs.use(
    `clip${d}`,
    (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
  )
  const hot = zone.cooking.grilled || zone.cooking.browned || zone.cooking.fried
  const inner = smooth(
    place(shapes[look.shape](brush, long * 0.86, wide * 0.82), shiftBy(at, -2, -3), turn),
  )
  return (
    softShadow(top, wide * 0.14, 1.1) +
    shadowOf(side, 7) +
    fill(side, shade(look.crust, -0.13)) +
    fill(d, slope(brush, shade(look.crust, 0.05), shade(look.crust, -0.05))) +
    `<g clip-path="${clip}">` +
    `<path d="${inner}" fill="${slope(brush, shade(look.flesh, 0.05), look.flesh)}" stroke="${mix(look.flesh, look.crust, 0.5)}" stroke-width="${num(wide * 0.09)}" stroke-opacity=".55"/>` +
    (look.fat ? line(smooth(top.slice(0, 6), false), look.fat, wide * 0.12, 0.95) : '') +
    (look.flakes ? flakes(look.flakes, look.flesh, at, turn, long, wide) : '') +
    textured(
      brush,
      d,
      look.texture,
      look.texture === 'fibre' ? 0.55 : hot ? 0.75 : 0.4,
      `rotate(${Math.round((turn * 180) / Math.PI)})`,
    ) +
    (zone.cooking.grilled ? grillMarks(at, turn + 0.75, long, wide) : '') +
    '</g>' +
    (look.bone ? boneOf(brush, at, turn, long, wide) : '') +
    gloss(brush, at, turn, long, wide) +
    `<path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="4"/>`
  )
}

const shiftBy = (at: Point, dx: number, dy: number): Point => ({ x: at.x + dx, y: at.y + dy })

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

/** Nested arrows of fat, as on salmon, narrowing to the tail. */
function flakes(
  fat: string,
  flesh: string,
  at: Point,
  turn: number,
  long: number,
  wide: number,
): string {
  const curve = (u: number, dx: number) => {
    const half = wide * 0.52
    const bow = long * 0.13
    const points = [-1, -0.5, 0, 0.5, 1].map((v) => ({
      x: u * long + bow * (1 - v * v) + dx,
      y: v * half,
    }))
    return smooth(place(points, at, turn), false)
  }
  const steps = [-0.52, -0.42, -0.31, -0.2, -0.09, 0.02, 0.13, 0.24, 0.34]
  const spine = smooth(
    place(
      [
        { x: -long * 0.5, y: wide * 0.04 },
        { x: 0, y: -wide * 0.02 },
        { x: long * 0.5, y: wide * 0.03 },
      ],
      at,
      turn,
    ),
    false,
  )
  return (
    line(steps.map((u) => curve(u, 5)).join(''), shade(flesh, -0.11), wide * 0.03, 0.55) +
    line(steps.map((u) => curve(u, 0)).join(''), fat, wide * 0.022, 0.85) +
    line(spine, shade(flesh, -0.1), wide * 0.02, 0.5)
  )
}

function grillMarks(at: Point, turn: number, long: number, wide: number): string {
  const bars = [-0.36, -0.18, 0, 0.18, 0.36].map((k) => {
    const points = [-0.7, 0, 0.7].map((v) => ({ x: v * wide, y: k * long + v * v * 4 }))
    return smooth(place(points, at, turn), false)
  })
  return (
    line(bars.join(''), '#5a2a0e', wide * 0.085, 0.35) +
    line(bars.join(''), '#2b1107', wide * 0.05, 0.72)
  )
}

function boneOf(brush: Brush, at: Point, turn: number, long: number, wide: number): string {
  const points = place(slabBone(long, wide), at, turn)
  const d = smooth(points)
  return shadowOf(d, 5) + fill(d, slope(brush, '#fbf0dc', '#d9bf98')) + line(d, '#b08d60', 2, 0.6)
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

/** Wet streaks of light toward the upper left. */
function gloss({ random }: Brush, at: Point, turn: number, long: number, wide: number): string {
  const flip = Math.cos(turn) + Math.sin(turn) > 0 ? -1 : 1
  const upper = Math.cos(turn) - Math.sin(turn) > 0 ? -1 : 1
  return [0.28, 0.02, -0.22]
    .map((u) => {
      const middle = { x: u * long * flip, y: wide * (0.26 + random.range(-0.04, 0.04)) * upper }
      const d = smooth(
        place(
          blob(random, long * random.range(0.05, 0.1), wide * 0.028, 0.25, 7).map((p) => ({
            x: p.x + middle.x,
            y: p.y + middle.y,
          })),
          at,
          turn,
        ),
      )
      return fill(d, '#fffaf0', 0.42)
    })
    .join('')
}
