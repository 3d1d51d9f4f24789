import { heapDepth, heapShadow } from '../../core/brush.ts'
import { clamp, dots, tau } from '../../core/geometry.ts'
import { mix, relatives } from '../../core/palette.ts'
import { countFor, pieceScale, spread } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { shapes } from './pasta-shapes.ts'

type Short = { color: string; size: number; shape: keyof typeof shapes }

/** Penne, fusilli, farfalle, macaroni, ravioli, gnocchi: a heap of short shapes. */
export const shortPasta =
  (look: Short): Draw =>
  (brush, zone) => {
    const size = look.size * clamp(pieceScale(zone), 0.75, 1.05)
    const count = countFor(zone, size * size * coverage[look.shape], 1.9, 160)
    const tones = relatives(look.color, brush.random, 4)
    const spots = spread(zone, count, brush.random, 0.88)
    const body = size * Math.sqrt(coverage[look.shape])
    return (
      heapShadow(dots(spots), body * 0.7, 16) +
      heapDepth(spots, body, mix(look.color, '#8a4f14', 0.45)) +
      spots
        .map((at) =>
          shapes[look.shape](
            brush,
            at,
            brush.random.range(0, tau),
            brush.random.around(size, 0.08),
            brush.random.pick(tones),
          ),
        )
        .join('')
    )
  }

/** Part of a square of its length that a piece covers. */
const coverage = {
  tube: 0.34,
  elbow: 0.4,
  spiral: 0.36,
  bow: 0.5,
  parcel: 0.9,
  dumpling: 0.62,
  shell: 0.55,
}
