import { type Brush, bevel, fill, line, shadowOf, slope, softShadow } from '../../core/brush.ts'
import { blob, type Point, place, polar, shift, smooth } from '../../core/geometry.ts'
import { mix, shade } from '../../core/palette.ts'
import { veneer } from '../../core/texture.ts'
import { settle, spread, units, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { fibres, grillMarks, type Lie, roughen, sear, sheen } from './sear.ts'

type Carved = {
  /** Outside and cut face. */
  crust: string
  flesh: string
  each: number
}

/** Half-width of a breast at u (-0.5 at the broad end, 0.5 at the tip), as part of its width. */
const profile = (u: number) =>
  0.5 * Math.max(0, 1 - Math.abs((u + 0.14) / (u < -0.14 ? 0.37 : 0.67)) ** 2.3) ** 0.55

/** A breast whose broad half is whole; its thin half is cut into slices that have tipped over. */
export const carved =
  (look: Carved): Draw =>
  (brush, zone) => {
    const count = units(zone, look.each, 4)
    const aspect = 1.9
    const wide = Math.min(Math.sqrt((zone.area * 1.2) / count / (aspect * 0.78)), 330)
    const turn = (count > 1 ? zone.axis + Math.PI / 2 : zone.axis) + brush.random.range(-0.12, 0.12)
    return spread(zone, count, brush.random, 0.6)
      .map((spot) => {
        const lying = { at: spot, turn, long: wide * aspect, wide }
        return breast(brush, look, zone, { ...lying, at: settled(lying, zone) })
      })
      .join('')
  }

/** The middle of a breast that lies wholly in its vessel. */
function settled({ at, turn, long, wide }: Lie, { home }: Zone): Point {
  const ends = [
    { x: -0.5, y: 0 },
    { x: -0.2, y: -0.5 },
    { x: -0.2, y: 0.5 },
    { x: 0.56, y: 0 },
  ].map(({ x, y }) => ({ x: x * long, y: y * wide }))
  return settle(at, place(ends, { x: 0, y: 0 }, turn), home)
}

function breast(brush: Brush, look: Carved, zone: Zone, lie: Lie): string {
  const { random } = brush
  const cuts = random.int(4, 5)
  const sway = random.pick([-1, 1]) * random.range(0.05, 0.085)
  const slices = Array.from({ length: cuts }, (_, i) => {
    const k = cuts - 1 - i
    const u = 0.075 + k * (0.47 / cuts) + random.range(-0.008, 0.008)
    return slice(brush, look, zone, lie, u, sway * (k + 1) + random.range(-0.03, 0.03))
  })
  return slices.join('') + whole(brush, look, zone, lie)
}

/** One slice, tipped toward the point: its pale cut face, and the golden back along one edge. */
function slice(brush: Brush, look: Carved, zone: Zone, lie: Lie, u: number, lean: number): string {
  const { random } = brush
  const { at, turn, long, wide } = lie
  const half = Math.max(0.2, profile(u - 0.06)) * wide * random.range(0.95, 1.04)
  const thick = long * random.range(0.088, 0.105)
  const middle = place([{ x: u * long, y: u * lean * long }], at, turn)[0] ?? at
  const aim = turn + lean
  const loaf = (reach: number, back: number, front: number) =>
    place(
      roughen(
        brush,
        [
          { x: back * 0.6, y: -reach * 0.86 },
          { x: back, y: -reach * 0.4 },
          { x: back * 1.06, y: reach * 0.3 },
          { x: back * 0.7, y: reach * 0.84 },
          { x: (back + front) * 0.5, y: reach },
          { x: front * 0.82, y: reach * 0.72 },
          { x: front * 1.04, y: reach * 0.1 },
          { x: front * 0.9, y: -reach * 0.62 },
          { x: (back + front) * 0.5, y: -reach },
        ],
        half * 0.012,
      ),
      middle,
      aim,
    )
  const outside = loaf(half, -thick * 0.85, thick)
  const face = smooth(loaf(half * 0.93, -thick * 0.36, thick * 0.93))
  const d = smooth(outside)
  const lying = { at: middle, turn: aim + Math.PI / 2, long: half * 1.7, wide: thick * 1.2 }
  return (
    softShadow(outside, thick * 0.42, 1.2) +
    `<path d="${d}" fill="${slope(brush, shade(look.crust, 0.04), shade(look.crust, -0.07))}"/>` +
    veneer(brush, d, 'brown', 0.35) +
    (zone.cooking.grilled ? charred(brush, middle, aim, half, thick) : '') +
    `<path d="${face}" fill="${slope(brush, shade(look.flesh, 0.02), shade(look.flesh, -0.05))}"/>` +
    line(face, mix(look.crust, look.flesh, 0.45), thick * 0.07, 0.7) +
    fibres(brush, lying, shade(look.flesh, -0.05)) +
    `<path d="${d}" fill="none" stroke="${bevel(brush, 0.8)}" stroke-width="2.5"/>`
  )
}

/** Short ends of the grill's bars on a slice's golden edge. */
function charred({ random }: Brush, at: Point, aim: number, half: number, thick: number): string {
  const spots = [-0.5, -0.05, 0.42].map((v) => {
    const y = (v + random.range(-0.1, 0.1)) * half
    const spot = place([{ x: -thick * 0.66, y }], at, aim)[0] ?? at
    return smooth(place(blob(random, thick * 0.36, thick * 0.14, 0.25, 8), spot, aim + 0.5))
  })
  return fill(spots.join(''), '#4a210b', 0.7)
}

/** The uncut half: a plump golden back with the marks of the grill, ending in a pale cut. */
function whole(brush: Brush, look: Carved, zone: Zone, { at, turn, long, wide }: Lie): string {
  const us = [-0.505, -0.48, -0.42, -0.3, -0.16, -0.02, 0.05]
  const rim = [
    ...us.map((u) => ({ x: u * long, y: -profile(u) * wide })),
    { x: 0.085 * long, y: -0.12 * wide },
    { x: 0.085 * long, y: 0.2 * wide },
    ...us.toReversed().map((u) => ({ x: u * long, y: profile(u) * wide })),
  ]
  const top = place(roughen(brush, rim, wide * 0.006), at, turn)
  const d = smooth(top)
  const cut = smooth(shift(top, Math.cos(turn) * wide * 0.05, Math.sin(turn) * wide * 0.05))
  const middle = polar(at, -0.2 * long, turn)
  const lie = { at: middle, turn, long: long * 0.6, wide: wide * 0.94 }
  const clip = brush.defs.use(
    `clip${d}`,
    (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
  )
  return (
    softShadow(top, wide * 0.11, 1.2) +
    shadowOf(cut, 6) +
    fill(cut, mix(look.flesh, look.crust, 0.2)) +
    fill(d, slope(brush, shade(look.crust, 0.07), shade(look.crust, -0.07))) +
    `<g clip-path="${clip}">` +
    fibres(brush, lie, look.crust) +
    sear(brush, lie, '#8f4a14', zone.cooking.grilled || zone.cooking.browned ? 0.95 : 0.6) +
    (zone.cooking.grilled ? grillMarks(brush, lie, top) : '') +
    sheen(brush, lie) +
    '</g>' +
    `<path d="${d}" fill="none" stroke="${bevel(brush, 0.9)}" stroke-width="3.5"/>`
  )
}
