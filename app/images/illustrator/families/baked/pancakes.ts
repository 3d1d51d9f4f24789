import { type Brush, bevel, fill, line, softShadow, volume } from '../../core/brush.ts'
import { blob, num, type Point, place, polar, shift, smooth } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { textured } from '../../core/texture.ts'
import { units } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { butterPat } from '../grains/mash.ts'

type Cake = { color: string; edge: string; syrup?: string; grid?: boolean; each: number }

/** Pancakes and waffles: a stack seen from above, each a little aside of the one below. */
export const stack =
  (look: Cake): Draw =>
  (brush, zone) => {
    const count = units(zone, look.each, 7)
    const size = Math.min(Math.sqrt(zone.area / Math.PI) * (count > 3 ? 0.82 : 0.92), 265)
    const { random } = brush
    const spots = Array.from({ length: count }, (_, i) => {
      const lean = (i - (count - 1) / 2) / Math.max(1, count)
      const at = polar(zone.center, lean * size * 0.62, zone.axis + 0.4)
      return {
        x: at.x + random.range(-0.05, 0.05) * size,
        y: at.y + random.range(-0.05, 0.05) * size,
      }
    })
    const cakes = spots.map((at) => cake(brush, look, at, size * random.range(0.95, 1.04)))
    return cakes.join('') + topping(brush, spots.at(-1) ?? zone.center, size, look.syrup)
  }

function cake(brush: Brush, look: Cake, at: Point, size: number): string {
  const shape = place(blob(brush.random, size, size * 0.97, 0.02, 14), at, 0)
  const d = smooth(shape)
  const side = smooth(shift(shape, 4, 10))
  const inner = smooth(place(blob(brush.random, size * 0.88, size * 0.86, 0.03, 12), at, 0))
  return (
    softShadow(shape, 22) +
    fill(side, '#f0cf8e') +
    fill(d, look.edge) +
    fill(inner, volume(brush, look.color, 0.7)) +
    textured(brush, inner, 'brown', 0.55) +
    (look.grid ? waffle(brush, look, at, size) : '') +
    `<path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="4"/>`
  )
}

function waffle(brush: Brush, look: Cake, at: Point, size: number): string {
  const cells: string[] = []
  const n = 4
  const step = (size * 1.5) / (2 * n)
  for (let i = -n; i < n; i++) {
    for (let j = -n; j < n; j++) {
      const [x, y] = [(i + 0.5) * step, (j + 0.5) * step]
      if (Math.hypot(x, y) < size * 0.86)
        cells.push(
          `M${num(at.x + x - step * 0.36)} ${num(at.y + y - step * 0.36)}h${num(step * 0.72)}v${num(step * 0.72)}h${num(-step * 0.72)}z`,
        )
    }
  }
  const d = cells.join('')
  return (
    fill(d, shade(look.color, -0.15)) +
    `<g transform="translate(4 5)">${fill(d, shade(look.color, -0.05), 0.9)}</g>` +
    line(d, shade(look.color, 0.1), 1.8, 0.6 + 0 * brush.random.next())
  )
}

/** A pat of butter and, where there is any, syrup that runs. */
function topping(brush: Brush, at: Point, size: number, syrup = '#b8641a'): string {
  const runs = blob(brush.random, size * 0.62, size * 0.58, 0.32, 13)
  const d = smooth(place(runs, at, 0))
  return (
    fill(d, syrup, 0.62) +
    `<path d="${d}" fill="none" stroke="${bevel(brush)}" stroke-width="4"/>` +
    fill(
      smooth(
        place(
          blob(brush.random, size * 0.2, size * 0.035, 0.2, 8),
          polar(at, size * 0.4, -2.2),
          -0.7,
        ),
      ),
      '#fff3d0',
      0.7,
    ) +
    butterPat(brush, at, size * 0.2)
  )
}
