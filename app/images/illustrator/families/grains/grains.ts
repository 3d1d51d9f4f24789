import type { Brush } from '../../core/brush.ts'
import { fill, heapShadow, line, mound, volume } from '../../core/brush.ts'
import { clamp, dots, grow, num, type Point, polar, smooth, tau } from '../../core/geometry.ts'
import { mix, relatives, shade } from '../../core/palette.ts'
import { countFor, spread, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'

type Grain = {
  color: string
  /** Length and thickness of one grain; a length of 0 is a bead. */
  long: number
  thick: number
  /** Other colours among them, each taking its share of the grains. */
  flecks?: { color: string; share: number }[]
  /** Quinoa's little tails. */
  tails?: boolean
}

/** A heap of rice, quinoa, couscous and the like. */
export const grains =
  (look: Grain): Draw =>
  (brush, zone) => {
    const { random } = brush
    const inner = grow(zone.outline, zone.center, 0.85)
    const tones = relatives(look.color, random, 3, 0.9)
    const bed = zone.strewn
      ? ''
      : fill(smooth(inner), volume(brush, mix(look.color, '#a5763a', 0.2)))
    const size = (look.long * 0.8 + look.thick) * look.thick
    const count = countFor(zone, size, zone.strewn ? 1 : 2.5, 1500)
    const layers = zone.strewn ? 1 : 5
    const heaps = Array.from({ length: layers }, (_, layer) => {
      const inset = zone.strewn ? 1 : 0.98 - layer * 0.03
      const points = spread(zone, Math.round(count / layers), random, inset)
      const shadow =
        layer === 0 && !zone.strewn ? heapShadow(dots(points), look.thick * 1.4, 8, 0.8) : ''
      return shadow + heap(brush, look, points, tones[layer % 3] ?? look.color, layer)
    })
    return (
      bed +
      heaps.join('') +
      (zone.strewn ? '' : mound(brush, inner, 0.6) + strays(brush, look, zone))
    )
  }

/** One layer of grains: shadows, bodies, lights; three paths however many there are. */
function heap(brush: Brush, look: Grain, points: Point[], tone: string, layer: number): string {
  const { random } = brush
  const lift = 0.012 * (layer - 2)
  const flecks = look.flecks ?? []
  const plain = shade(tone, lift)
  const kinds = points.map((point) => {
    let left = random.next()
    const fleck = flecks.find(({ share }) => {
      left -= share
      return left < 0
    })
    return { point, color: fleck?.color ?? plain }
  })
  const groups = [plain, ...flecks.map(({ color }) => color)].map((color) => ({
    color,
    some: kinds.filter((kind) => kind.color === color).map(({ point }) => point),
  }))
  return groups
    .filter(({ some }) => some.length > 0)
    .map(({ color, some }) => {
      const d = some
        .map((point) => grain(look, point, random.range(0, tau), random.next()))
        .join('')
      const tails = look.tails
        ? line(
            some.map((p) => tail(p, look.thick, random.range(0, tau))).join(''),
            shade(color, 0.14),
            1.6,
            0.9,
          )
        : ''
      return `<g transform="translate(1.8 2.6)">${line(d, '#4a2a0c', look.thick, 0.2)}</g>${line(d, mix(shade(color, -0.035), '#c08c44', 0.14), look.thick)}<g transform="translate(-.8 -1.1)">${line(d, shade(color, 0.04), num2(look.thick * 0.62))}</g>${tails}`
    })
    .join('')
}

function grain({ long }: Grain, at: Point, angle: number, bend: number): string {
  if (long === 0) return `M${num(at.x)} ${num(at.y)}h.1`
  const [dx, dy] = [long * Math.cos(angle), long * Math.sin(angle)]
  const sag = (bend - 0.5) * long * 0.35
  return `M${num(at.x - dx / 2)} ${num(at.y - dy / 2)}q${num(dx / 2 - sag * Math.sin(angle))} ${num(dy / 2 + sag * Math.cos(angle))} ${num(dx)} ${num(dy)}`
}

function tail(at: Point, thick: number, angle: number): string {
  const from = polar(at, thick * 0.5, angle)
  return `M${num(from.x)} ${num(from.y)}a${num(thick * 0.55)} ${num(thick * 0.55)} 0 0 1 ${num(thick * 0.5 * Math.cos(angle + 1.8))} ${num(thick * 0.5 * Math.sin(angle + 1.8))}`
}

/** A few grains that rolled off the heap. */
function strays(brush: Brush, look: Grain, zone: Zone): string {
  const count = clamp(Math.round(zone.long / 60), 3, 8)
  const points = Array.from({ length: count }, () => {
    const edge = brush.random.pick(zone.outline)
    return polar(edge, brush.random.range(0, 9), brush.random.range(0, tau))
  })
  return heap(brush, look, points, look.color, 2)
}

const num2 = (value: number) => Math.round(value * 10) / 10
