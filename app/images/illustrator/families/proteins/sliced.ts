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
import { fibres, grillMarks, type Lie, roughen, sear, sheen } from './sear.ts'

type Roast = { crust: string; flesh: string; core: string; each: number }

/** A steak or roast of which a part is cut into slices that fan out, rosy within. */
export const fanned =
  (look: Roast): Draw =>
  (brush, zone) => {
    const count = units(zone, look.each, 3)
    const wide = Math.min(Math.sqrt((zone.area * 1.12) / count / 1.6), 330)
    const turn = zone.axis + brush.random.range(-0.15, 0.15)
    return spread(zone, count, brush.random, 0.6)
      .map((spot) => {
        const lie = { at: spot, turn, long: wide * 1.8, wide }
        return fan(brush, look, zone, { ...lie, at: settled(lie, zone) })
      })
      .join('')
  }

function settled({ at, turn, long, wide }: Lie, { home }: Zone): Point {
  const ends = [
    { x: -long * 0.52, y: 0 },
    { x: long * 0.56, y: 0 },
    { x: 0, y: wide * 0.55 },
    { x: 0, y: -wide * 0.55 },
  ]
  return settle(at, place(ends, { x: 0, y: 0 }, turn), home)
}

function fan(brush: Brush, look: Roast, zone: Zone, lie: Lie): string {
  const { random } = brush
  const { at, turn, long, wide } = lie
  const cuts = random.int(5, 6)
  const bow = random.pick([-1, 1]) * random.range(0.5, 0.75)
  let u = -0.04
  const slices = Array.from({ length: cuts }, (_, i) => {
    const k = (i + 0.5) / cuts
    const thick = long * random.range(0.115, 0.16)
    u += (0.6 / cuts) * random.range(0.85, 1.15)
    const spot = { x: u * long, y: bow * 0.2 * k * k * wide + random.range(-0.02, 0.02) * wide }
    const middle = place([spot], at, turn)[0] ?? at
    const aim = turn + Math.PI / 2 + bow * 0.55 * k + random.range(-0.05, 0.05)
    const reach = wide * (1 - 0.22 * k * k) * random.range(0.93, 1.03)
    return slice(brush, look, { at: middle, turn: aim, long: reach, wide: thick })
  })
  return butt(brush, look, zone, lie) + slices.join('')
}

/** The end that was not cut: all crust, with the marks of the grill. */
function butt(brush: Brush, look: Roast, zone: Zone, { at, turn, long, wide }: Lie): string {
  const middle = polar(at, -0.24 * long, turn)
  const lie = { at: middle, turn, long: long * 0.66, wide: wide * 1.04 }
  const shape = blob(brush.random, lie.long * 0.52, wide * 0.5, 0.07, 11)
  const top = place(roughen(brush, shape, wide * 0.008), middle, turn)
  const d = smooth(top)
  const clip = brush.defs.use(
    `clip${d}`,
    (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
  )
  return (
    softShadow(top, wide * 0.12, 1.2) +
    fill(smooth(shift(top, 4, 9)), shade(look.crust, -0.12)) +
    `<path d="${d}" fill="${slope(brush, shade(look.crust, 0.12), shade(look.crust, 0.01))}"/>` +
    `<g clip-path="${clip}">` +
    textured(brush, d, 'fibre', 0.6) +
    fibres(brush, lie, shade(look.crust, 0.04)) +
    sear(brush, lie, shade(look.crust, -0.12), 0.9) +
    (zone.cooking.grilled ? grillMarks(brush, lie, top) : '') +
    sheen(brush, lie) +
    '</g>' +
    `<path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="4"/>`
  )
}

/** One slice on its side: crust round the rim, brown under it, rosy in the middle, no two alike. */
function slice(brush: Brush, look: Roast, { at, turn, long, wide }: Lie): string {
  const { random } = brush
  const wobble = () => random.range(0.88, 1.12)
  const shape = [
    { x: -0.5, y: 0.02 },
    { x: -0.46, y: -0.36 },
    { x: -0.22, y: -0.5 * wobble() },
    { x: 0.08, y: -0.44 * wobble() },
    { x: 0.34, y: -0.5 * wobble() },
    { x: 0.48, y: -0.3 },
    { x: 0.51, y: 0.08 },
    { x: 0.44, y: 0.4 },
    { x: 0.16, y: 0.5 * wobble() },
    { x: -0.14, y: 0.42 * wobble() },
    { x: -0.4, y: 0.46 },
  ]
  const layer = (k: number, t: number) =>
    place(
      roughen(
        brush,
        shape.map(({ x, y }) => ({ x: x * long * k, y: y * wide * t })),
        wide * 0.018,
      ),
      at,
      turn,
    )
  const outside = layer(1, 1.14)
  const d = smooth(outside)
  const face = smooth(layer(0.955, 0.92))
  const core = smooth(layer(0.88, 0.7))
  return (
    softShadow(outside, wide * 0.3, 1.1) +
    shadowOf(d, 5) +
    fill(d, look.crust) +
    fill(face, mix(look.flesh, look.crust, 0.28)) +
    fill(core, rosy(brush, look)) +
    marbling(brush, look, { at, turn, long, wide }) +
    `<path d="${d}" fill="none" stroke="${bevel(brush, 0.9)}" stroke-width="3"/>`
  )
}

const rosy = (brush: Brush, { core, flesh }: Roast) =>
  brush.defs.use(`rosy${core}${flesh}`, (id) =>
    radial(
      id,
      [
        [0, shade(core, 0.06), 1],
        [0.55, core, 1],
        [0.85, mix(core, flesh, 0.6), 1],
        [1, flesh, 0.4],
      ],
      'cx=".5" cy=".5" r=".58"',
    ),
  )

/** Threads of fat and the grain of the meat, across a slice; a little juice that shines. */
function marbling(brush: Brush, look: Roast, { at, turn, long, wide }: Lie): string {
  const { random } = brush
  const strokes = (count: number, reach: number) =>
    Array.from({ length: count }, () => {
      const [u, v] = [random.range(-0.4, 0.4) * long, random.range(-0.26, 0.26) * wide]
      const points = [-1, 0, 1].map((k) => ({
        x: u + k * reach * random.range(0.5, 1),
        y: v + random.range(-0.06, 0.06) * wide,
      }))
      return smooth(place(points, at, turn), false)
    }).join('')
  return (
    line(strokes(9, wide * 0.22), shade(look.core, -0.1), 2, 0.4) +
    line(strokes(4, wide * 0.2), '#ffd9cd', 1.8, 0.4)
  )
}
