import { type Brush, bevel, line, mound, shadowOf, slope, softShadow } from '../brush.ts'
import { type Point, place, smooth } from '../geometry.ts'
import { shade } from '../palette.ts'
import { veneer } from '../texture.ts'
import { settle, spread, units, type Zone } from '../zone.ts'
import type { Draw } from './drawing.ts'

type Carved = {
  /** Outside and cut face. */
  crust: string
  flesh: string
  each: number
}

type Lying = { at: Point; turn: number; long: number; wide: number }

/** Half-width of a breast at u (-0.5 at the broad end, 0.5 at the tip), as part of its width. */
const profile = (u: number) =>
  0.5 * Math.max(0, 1 - Math.abs((u + 0.14) / (u < -0.14 ? 0.37 : 0.67)) ** 2.3) ** 0.55

/** A breast cut across into slices that lean aside, so that the pale cut faces show. */
export const carved =
  (look: Carved): Draw =>
  (brush, zone) => {
    const count = units(zone, look.each, 4)
    const aspect = 1.9
    const wide = Math.min(Math.sqrt((zone.area * 1.2) / count / (aspect * 0.78)), 260)
    const turn = (count > 1 ? zone.axis + Math.PI / 2 : zone.axis) + brush.random.range(-0.12, 0.12)
    return spread(zone, count, brush.random, 0.6)
      .map((at) => breast(brush, look, zone, at, turn, wide * aspect, wide))
      .join('')
  }

function breast(
  brush: Brush,
  look: Carved,
  zone: Zone,
  spot: Point,
  turn: number,
  long: number,
  wide: number,
): string {
  const outline = oval(long, wide)
  const at = settle(spot, place(outline, { x: 0, y: 0 }, turn), zone.home)
  const lying = { at, turn, long, wide }
  const cuts = 7
  const slices = Array.from({ length: cuts }, (_, i) => band(brush, look, lying, i, cuts))
  const body = place(outline, at, turn)
  const tops = slices.map(({ top }) => top).join('')
  return (
    softShadow(body, wide * 0.13, 1.2) +
    slices.map(({ markup }) => markup).join('') +
    (zone.cooking.grilled ? grill(brush, tops, lying) : '') +
    mound(brush, body, 0.9) +
    shine(lying)
  )
}

const oval = (long: number, wide: number): Point[] => {
  const us = [-0.5, -0.42, -0.28, -0.1, 0.12, 0.3, 0.44, 0.52]
  return [
    ...us.map((u) => ({ x: u * long, y: -profile(u) * wide })),
    ...us.toReversed().map((u) => ({ x: u * long, y: profile(u) * wide })),
  ]
}

/** One slice: its top, golden, over the cut face of which a sliver shows toward the tip. */
function band(
  brush: Brush,
  look: Carved,
  { at, turn, long, wide }: Lying,
  nth: number,
  cuts: number,
): { top: string; markup: string } {
  const lean = turn + brush.random.range(-0.035, 0.035)
  const from = -0.5 + nth / cuts + 0.008
  const to = from + 1 / cuts - 0.022
  const rows = [0, 0.33, 0.67, 1].map((k) => from + (to - from) * k)
  const side = (sign: number, grow: number) =>
    rows.map((u) => ({ x: u * long, y: sign * profile(u) * wide * grow }))
  const outline = (dx: number, grow: number) => {
    const [upper, lower] = [side(-1, grow), side(1, grow).toReversed()]
    const bulge = { x: (to + 0.012) * long, y: 0 }
    const dip = { x: (from + 0.012) * long, y: 0 }
    const corners = [
      ...upper,
      ...upper.slice(-1),
      bulge,
      ...lower.slice(0, 1),
      ...lower,
      ...lower.slice(-1),
      dip,
      ...upper.slice(0, 1),
    ]
    return smooth(
      place(
        corners.map((p) => ({ x: p.x + dx, y: p.y })),
        at,
        lean,
      ),
    )
  }
  const top = outline(0, 1)
  const face = outline(0.025 * long, 0.985)
  return {
    top,
    markup:
      shadowOf(face, 5) +
      `<path d="${face}" fill="${slope(brush, look.flesh, shade(look.flesh, -0.06))}" stroke="${shade(look.flesh, -0.16)}" stroke-width="1.5"/>` +
      `<path d="${top}" fill="${slope(brush, shade(look.crust, 0.05), shade(look.crust, -0.05))}" stroke="${bevel(brush)}" stroke-width="2.5"/>` +
      veneer(brush, top, 'brown', 0.75),
  }
}

/** The bars of the grill, straight across all slices. */
function grill(brush: Brush, tops: string, { at, turn, long, wide }: Lying): string {
  const clip = brush.defs.use(
    `clip${tops}`,
    (id) => `<clipPath id="${id}"><path d="${tops}"/></clipPath>`,
  )
  const bars = [-0.52, -0.3, -0.08, 0.14, 0.36].map((u) =>
    smooth(
      place(
        [
          { x: (u - 0.1) * long, y: -wide * 0.55 },
          { x: (u + 0.04) * long, y: 0 },
          { x: (u + 0.22) * long, y: wide * 0.55 },
        ],
        at,
        turn,
      ),
      false,
    ),
  )
  return `<g clip-path="${clip}">${line(bars.join(''), '#6b3410', wide * 0.075, 0.4)}${line(bars.join(''), '#34170a', wide * 0.04, 0.75)}</g>`
}

function shine({ at, turn, long, wide }: Lying): string {
  const flip = Math.cos(turn) - Math.sin(turn) > 0 ? -1 : 1
  const streaks = [-0.3, -0.12, 0.08].map((u) =>
    smooth(
      place(
        [
          { x: u * long, y: flip * wide * 0.29 },
          { x: (u + 0.05) * long, y: flip * wide * 0.31 },
          { x: (u + 0.09) * long, y: flip * wide * 0.29 },
        ],
        at,
        turn,
      ),
      false,
    ),
  )
  return line(streaks.join(''), '#fff6e0', wide * 0.03, 0.55)
}
