import {
  type Brush,
  bevel,
  fill,
  heapDepth,
  heapShadow,
  shadowOf,
  slope,
} from '../../core/brush.ts'
import { clamp, dots, type Point, place, shift, smooth, straight } from '../../core/geometry.ts'
import { mix, relatives, shade } from '../../core/palette.ts'
import { type Texture, veneer } from '../../core/texture.ts'
import { countFor, pieceScale, spread } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { browning } from './sear.ts'

type Chunk = {
  color: string
  /** Edge of one piece. */
  size: number
  /** Cut with a knife, or torn and rounded. */
  cut: 'cube' | 'torn' | 'crumb'
  texture?: Texture
  /** How strongly the texture shows. */
  rough?: number
  /** Browned edges. */
  crust?: string
  layers?: number
}

/** Cubes and rough pieces: tofu, roast potatoes, mango, stewing beef, feta. */
export const chunks =
  (look: Chunk): Draw =>
  (brush, zone) => {
    const size = look.size * pieceScale(zone)
    const count = countFor(
      zone,
      size * size,
      look.layers ?? (look.cut === 'cube' ? 1.15 : 1.35),
      170,
    )
    const tones = relatives(look.color, brush.random, 4, look.cut === 'cube' ? 0.6 : 1)
    const spots = spread(zone, count, brush.random)
    const under = zone.strewn
      ? ''
      : heapShadow(dots(spots), size * 0.95, 15) +
        (count < 6 ? '' : heapDepth(spots, size * 0.95, shade(look.color, -0.2)))
    const { browned, fried, grilled } = zone.cooking
    return (
      under +
      spots
        .map((at) =>
          chunk(
            brush,
            look,
            at,
            brush.random.around(size, 0.16),
            brush.random.pick(tones),
            browned || fried || grilled,
          ),
        )
        .join('')
    )
  }

function chunk(
  brush: Brush,
  look: Chunk,
  at: Point,
  size: number,
  tone: string,
  hot: boolean,
): string {
  const { random } = brush
  const shape = place(shapeOf(brush, look.cut, size), at, random.range(0, 6.28))
  const cube = look.cut === 'cube'
  const path = cube ? roundedPolygon(shape) : smooth(shape)
  const lower = shift(shape, size * (cube ? 0.16 : 0.07), size * (cube ? 0.3 : 0.15))
  const side = cube ? roundedPolygon(lower) : smooth(lower)
  const crisp = look.crust && hot ? look.crust : undefined
  const top = crisp ?? shade(tone, 0.05)
  return (
    shadowOf(side, 7) +
    fill(side, shade(tone, -0.13)) +
    (cube ? flanks(shape, lower, tone, crisp) : '') +
    `<path d="${path}" fill="${slope(brush, shade(top, 0.02), crisp ?? shade(tone, -0.01))}" stroke="${bevel(brush)}" stroke-width="2.4"/>` +
    (look.texture && look.texture !== 'brown'
      ? veneer(brush, path, look.texture, look.rough ?? 0.5)
      : '') +
    (hot || look.texture === 'brown' ? browning(brush, at, size * 0.5) : '')
  )
}

/** The sides of a cube that face the viewer: the one to the light paler than the one away from it. */
function flanks(top: readonly Point[], foot: readonly Point[], tone: string, crisp = ''): string {
  return top
    .map((a, i) => {
      const b = top[(i + 1) % top.length] ?? a
      const [c, d] = [foot[(i + 1) % foot.length] ?? b, foot[i] ?? a]
      const light = clamp((a.x - b.x) / (Math.hypot(b.x - a.x, b.y - a.y) || 1), -1, 1)
      const pale = shade(tone, -0.1 + 0.06 * light)
      return fill(straight([a, b, c, d]), crisp ? mix(pale, shade(crisp, -0.14), 0.4) : pale)
    })
    .join('')
}

function shapeOf({ random }: Brush, cut: Chunk['cut'], size: number): Point[] {
  const jitter = () => random.range(-0.09, 0.09) * size
  const count = cut === 'cube' ? 4 : cut === 'torn' ? 7 : 6
  const rough = cut === 'cube' ? 0.06 : cut === 'torn' ? 0.17 : 0.28
  const stretch = cut === 'cube' ? random.range(0.9, 1.15) : random.range(0.75, 1.25)
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count) * Math.PI * 2
    const radius = size * (cut === 'cube' ? 0.66 : 0.56) * (1 + random.range(-rough, rough))
    return {
      x: radius * Math.cos(angle) * stretch + jitter(),
      y: radius * Math.sin(angle) + jitter(),
    }
  })
}

/** Straight sides, corners a little rounded. */
function roundedPolygon(points: readonly Point[]): string {
  const round = points.flatMap((point, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? point
    const after = points[(i + 1) % points.length] ?? point
    const toward = (other: Point, k: number) => ({
      x: point.x + (other.x - point.x) * k,
      y: point.y + (other.y - point.y) * k,
    })
    return [toward(before, 0.16), toward(before, 0.04), toward(after, 0.04), toward(after, 0.16)]
  })
  return straight(round)
}
