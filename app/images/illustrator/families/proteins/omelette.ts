import {
  type Brush,
  bevel,
  fill,
  line,
  shadowOf,
  slope,
  softShadow,
  volume,
} from '../../core/brush.ts'
import { blob, type Point, place, smooth, tau } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { settle, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { specks } from '../grains/mash.ts'
import { limpLeaf } from '../plants/wilted.ts'
import { sear } from './sear.ts'

type Omelette = {
  /** Colours of the pieces that it is filled with. */
  bits: string[]
  /** Filled with spinach, some of which lies on top. */
  leaves?: boolean
}

const spinach = { color: '#35682a', vein: '#8db765', long: 1 }

/** A folded omelette: the upper half laid over the lower, the filling showing all along the fold's edge. */
export const omelette =
  (look: Omelette): Draw =>
  (brush, zone) => {
    const { random } = brush
    const size = Math.min(Math.sqrt(zone.area / 0.42), 600)
    const turn = zone.axis + random.range(-0.1, 0.1)
    const flat = { x: 0, y: 0 }
    const at = settle(zone.center, place(sheet(1), flat, turn, size), zone.home)
    const to = (points: readonly Point[]) => place(points, at, turn, size)
    const below = to(sheet(1))
    const flap = to(folded(brush))
    const [d, top] = [smooth(below), smooth(flap)]
    const lie = { at: to([{ x: 0, y: -0.1 }])[0] ?? at, turn, long: size * 0.9, wide: size * 0.3 }
    const clip = brush.defs.use(
      `clip${top}`,
      (id) => `<clipPath id="${id}"><path d="${top}"/></clipPath>`,
    )
    return (
      softShadow(below, 24) +
      fill(smooth(below.map(({ x, y }) => ({ x: x + 3, y: y + 8 }))), '#c98a22') +
      `<path d="${d}" fill="${slope(brush, '#fbdf78', '#f3c03c')}" stroke="${bevel(brush)}" stroke-width="4"/>` +
      filling(brush, look, to, turn, size) +
      softShadow(flap, 12, 0.8) +
      `<path d="${top}" fill="${volume(brush, '#f8cd4c', 0.8)}"/>` +
      `<g clip-path="${clip}">${sear(brush, lie, '#b8731c', 0.55)}${creases(to, size)}</g>` +
      lip(size, flap) +
      `<path d="${top}" fill="none" stroke="${bevel(brush, 0.8)}" stroke-width="3.5"/>` +
      strewnOn(brush, look, zone, flap, to, turn, size)
    )
  }

/** The sheet that lies below: a long oval, a little bowed. */
const sheet = (k: number): Point[] =>
  Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * tau
    const x = 0.5 * k * Math.cos(angle)
    return { x, y: 0.24 * k * Math.sin(angle) - 0.12 * x * x + 0.02 }
  })

const foldAt = (x: number) => 0.075 - 0.3 * x * x

/** The half that is folded over; its edge wavers along the middle. */
function folded({ random }: Brush): Point[] {
  const back = Array.from({ length: 10 }, (_, i) => {
    const angle = Math.PI * (1.03 + (i / 9) * 0.94)
    const x = 0.5 * Math.cos(angle)
    return { x, y: 0.245 * Math.sin(angle) - 0.12 * x * x + 0.015 }
  })
  const edge = [0.44, 0.34, 0.22, 0.1, -0.02, -0.14, -0.26, -0.36, -0.45].map((x, i) => ({
    x,
    y: foldAt(x) + (i % 2 === 0 ? 0.012 : -0.012) * random.range(0.5, 1.4),
  }))
  return [...back, ...edge]
}

type To = (points: readonly Point[]) => Point[]

/** What spills from under the fold along its whole edge. */
function filling(brush: Brush, look: Omelette, to: To, turn: number, size: number): string {
  const { random } = brush
  const along = (spill: number) => {
    const x = random.range(-0.42, 0.42)
    return to([{ x, y: foldAt(x) + spill * Math.sqrt(1 - (x / 0.5) ** 2) }])[0] ?? { x: 0, y: 0 }
  }
  const leaves = Array.from({ length: look.leaves ? 26 : 0 }, () =>
    limpLeaf(
      brush,
      spinach,
      along(random.range(0, 0.085)),
      turn + random.range(0.7, 2.4),
      size * random.range(0.14, 0.21),
      shade(spinach.color, random.range(-0.03, 0.05)),
    ),
  )
  const bits = Array.from({ length: look.leaves ? 10 : 30 }, () => {
    const r = size * random.range(0.016, 0.034)
    const d = smooth(
      place(
        blob(random, r * 1.2, r * 0.85, 0.2, 7),
        along(random.range(0.01, 0.1)),
        random.range(0, tau),
      ),
    )
    return `${shadowOf(d, 4)}<path d="${d}" fill="${volume(brush, random.pick(look.bits), 1.1)}"/>`
  })
  return leaves.join('') + bits.join('')
}

/** Shallow wrinkles where the egg set in the pan. */
function creases(to: To, size: number): string {
  const crease = (y: number, from: number, long: number) =>
    smooth(
      to(
        [0, 0.5, 1].map((t) => ({
          x: from + t * long,
          y: y - 0.05 * (from + t * long) ** 2 + 0.012 * t * (1 - t),
        })),
      ),
      false,
    )
  const d = [crease(-0.13, -0.3, 0.3), crease(-0.06, 0.02, 0.32), crease(-0.02, -0.36, 0.26)].join(
    '',
  )
  return `<g transform="translate(0 2)">${line(d, '#c98f22', size * 0.01, 0.45)}</g>${line(d, '#ffe9a0', size * 0.008, 0.6)}`
}

/** The thick soft edge of the fold, lit along its top. */
function lip(size: number, flap: readonly Point[]): string {
  const d = smooth(flap.slice(-9), false)
  return (
    line(d, '#e0a52c', size * 0.022, 0.6) +
    `<g transform="translate(-1 -3)">${line(d, '#fdeaa4', size * 0.012, 0.85)}</g>`
  )
}

/** A few leaves and herbs on top. */
function strewnOn(
  brush: Brush,
  look: Omelette,
  zone: Zone,
  flap: Point[],
  to: To,
  turn: number,
  size: number,
): string {
  const { random } = brush
  const leaves = [-0.24, -0.06, 0.13, 0.3].map((x) =>
    limpLeaf(
      brush,
      spinach,
      to([{ x: x + random.range(-0.04, 0.04), y: random.range(-0.15, -0.05) }])[0] ?? zone.center,
      turn + random.range(0, tau),
      size * random.range(0.11, 0.15),
      shade(spinach.color, random.range(0, 0.06)),
    ),
  )
  const herbs = specks(
    brush,
    { ...zone, outline: flap, center: zone.center },
    { color: '#4f8a2c', count: 30, size: 5 },
    0.8,
  )
  return (look.leaves ? leaves.join('') : '') + herbs
}
