import { type Brush, heapDepth, heapShadow } from '../core/brush.ts'
import { dots, type Point, tau } from '../core/geometry.ts'
import { mix, relatives } from '../core/palette.ts'
import { countFor, pieceScale, row, settle, spread, units, type Zone } from '../core/zone.ts'
import type { Draw } from './drawing.ts'

/** One piece, drawn round `at`, turned by `turn`, `size` long, in the colour `tone`. */
export type Piece = (
  brush: Brush,
  at: Point,
  turn: number,
  size: number,
  tone: string,
  zone: Zone,
) => string

type Heap = {
  color: string
  /** Length of one piece at ordinary size. */
  size: number
  /** Part of a square of that size which one piece covers. */
  coverage: number
  layers?: number
  most?: number
  variety?: number
  /** Other colours that some pieces have. */
  also?: string[]
  piece: Piece
}

/** A heap of like pieces: as many as cover the zone. */
export const heap =
  (look: Heap): Draw =>
  (brush, zone) => {
    const { random } = brush
    const size = look.size * pieceScale(zone)
    const count = countFor(zone, size * size * look.coverage, look.layers ?? 1.5, look.most ?? 150)
    const tones = [...relatives(look.color, random, 4, look.variety ?? 1), ...(look.also ?? [])]
    const spots = spread(zone, count, random, 0.86)
    const body = size * Math.sqrt(look.coverage)
    const under = zone.strewn
      ? ''
      : heapShadow(dots(spots), body * 0.6, 14, look.coverage < 0.5 ? 0.6 : 1) +
        (count > 8 && size < 76
          ? heapDepth(spots, body * 0.8, mix(look.color, '#3a1c08', 0.42))
          : '')
    return (
      under +
      spots
        .map((at) =>
          look.piece(
            brush,
            at,
            random.range(0, tau),
            random.around(size, 0.1),
            random.pick(tones),
            zone,
          ),
        )
        .join('')
    )
  }

type Unit = {
  color: string
  /** Grams of one. */
  each: number
  /** Part of a square of its length which one covers. */
  coverage: number
  most?: number
  /** Longest that one may get. */
  largest?: number
  /** Radians between neighbours lying in a row; otherwise they lie any way. */
  rank?: number
  piece: Piece
}

/** Countable things: two drumsticks are drawn as two drumsticks. */
export const counted =
  (look: Unit): Draw =>
  (brush, zone) => {
    const { random } = brush
    const count = units(zone, look.each, look.most ?? 10)
    const size = Math.min(
      Math.sqrt((zone.area * 1.15) / count / look.coverage),
      look.largest ?? 420,
    )
    const tones = relatives(look.color, random, 4, 0.8)
    const ranked = zone.axis + (count > 1 ? Math.PI / 2 : 0)
    const spots =
      look.rank !== undefined && count < 5
        ? row(zone, count)
        : spread(zone, count, random, count < 4 ? 0.62 : 0.76)
    return spots
      .map((spot) => {
        const turn =
          look.rank === undefined ? random.range(0, tau) : ranked + random.range(-1, 1) * look.rank
        const reach = [-1, 1].map((k) => ({
          x: k * size * 0.47 * Math.cos(turn),
          y: k * size * 0.45 * Math.sin(turn),
        }))
        return look.piece(
          brush,
          settle(spot, reach, zone.home),
          turn,
          size,
          random.pick(tones),
          zone,
        )
      })
      .join('')
  }
