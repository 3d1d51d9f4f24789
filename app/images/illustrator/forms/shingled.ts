import type { Form } from './form.ts'
import { countOf, type Piece, type Pieces, putPiece } from './pieces.ts'

/**
 * Round flat pieces in a row, each leaning on the one before, so that all can be counted: roti, waffles. `radius`
 * and `height` are those of one piece and `apart` the mm from one to the next.
 */
export const shingled = (pieces: Pieces, radius: number, height: number, apart: number): Form => ({
  count: (amount) => countOf(amount, pieces),
  ground: (amount) => 1.7 * radius * (2 * radius + (countOf(amount, pieces) - 1) * apart),
  lay(place) {
    const { random, region, ground } = place
    const count = countOf(place, pieces)
    const room = Math.max(0, 2 * Math.sqrt(region.area / Math.PI) - 1.7 * radius)
    // Bread may stand out over its plate: what was said to be two is to be seen as two.
    const most = Math.min(apart, room / Math.max(1, count - 1))
    const step = Math.max(height * 2.5, most, count <= 4 ? apart * 0.75 : 0)
    const turn = random.range(-0.7, -0.2)
    const made: Piece[] = Array.from({ length: Math.min(4, count) }, () =>
      pieces.make(random, place),
    )
    const floor = ground.at(region.center.x, region.center.y)
    for (let i = 0; i < count; i++) {
      const piece = made[i % made.length]
      if (!piece) return
      const along = (i - (count - 1) / 2) * step
      const x = region.center.x + along * Math.cos(turn)
      const y = region.center.y + along * Math.sin(turn)
      const leans = i > 0 ? Math.atan(height / step) : 0
      const z = floor + (i > 0 ? radius * Math.sin(leans) + 0.3 : 0)
      putPiece(place, piece, { at: [x, y, z], turn, roll: leans })
      ground.heap(x, y, radius * 0.9, z + height - 1, 1)
    }
  },
})
