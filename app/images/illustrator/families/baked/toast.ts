import { type Brush, fill, line, shadowOf, volume } from '../../core/brush.ts'
import { blob, num, type Point, place, polar, smooth, tau } from '../../core/geometry.ts'
import { spread, units, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { avocadoSlice } from '../plants/avocado.ts'
import { type Loaf, loafSlice } from './bread.ts'

const toasted: Loaf = {
  crust: '#a8672a',
  crumb: '#e8bd78',
  shape: 'slice',
  each: 40,
  toasted: true,
}

/** Toast under crushed avocado with slices of it in a fan, seeds and chili flakes over them. */
export const avocadoToast: Draw = (brush, zone) => {
  const { random } = brush
  const count = units(zone, 60, 4)
  const size = Math.min(Math.sqrt((zone.area / count) * 1.25), 400)
  return spread(zone, count, random, count === 1 ? 1 : 0.6)
    .map((at, i) => {
      const turn = zone.axis + Math.PI / 2 + i * 0.3 + random.range(-0.2, 0.2)
      return loafSlice(brush, toasted, zone, at, turn, size) + laden(brush, zone, at, turn, size)
    })
    .join('')
}

function laden(brush: Brush, zone: Zone, at: Point, turn: number, size: number): string {
  const { random } = brush
  const crushed = smooth(place(blob(random, size * 0.41, size * 0.42, 0.07, 15), at, turn))
  const count = 7
  const slices = Array.from({ length: count }, (_, i) => {
    const k = i / (count - 1) - 0.5
    const spot = place([{ x: 0.02 * Math.sin(i), y: k * 0.56 }], at, turn, size)[0] ?? at
    return avocadoSlice(brush, spot, turn + k * 0.22, size * random.range(0.68, 0.74), '', zone)
  })
  const strewn = (many: number) =>
    Array.from({ length: many }, () => {
      const p = polar(at, size * 0.38 * Math.sqrt(random.next()), random.range(0, tau))
      return `M${num(p.x)} ${num(p.y)}l${num(random.range(-4, 4))} ${num(random.range(-4, 4))}`
    }).join('')
  return (
    shadowOf(crushed, 5) +
    `<path d="${crushed}" fill="${volume(brush, '#a8c455', 0.9)}"/>` +
    fill(smooth(place(blob(random, size * 0.3, size * 0.32, 0.12, 12), at, turn)), '#c9da7c', 0.6) +
    slices.join('') +
    line(strewn(16), '#c2371d', 4.5, 0.9) +
    line(strewn(18), '#fbf2d4', 4.5, 0.95) +
    line(strewn(14), '#2f2418', 3, 0.8)
  )
}
