import type { Place } from '../scene/place.ts'
import type { Form } from './form.ts'
import { heapGround } from './form.ts'
import { countOf, lowest, type Piece, type Pieces, putPiece } from './pieces.ts'

type Lie = {
  /** Radians by which they point in other directions; all round by default. */
  mess?: number
  /** Radians from left to right about which they point. */
  facing?: number
  steep?: number
}

/** Long pieces along x that lie across each other, each on what is below its two ends: fries, beans, asparagus. */
export const sticks = (
  pieces: Pieces,
  { mess = 3.14, facing = 0.3, steep = 1 }: Lie = {},
): Form => ({
  ground: ({ volume }) => heapGround(volume, steep),
  count: (amount) => countOf(amount, pieces),
  lay(place) {
    const { random } = place
    const count = countOf(place, pieces)
    const kinds = Array.from({ length: Math.min(count, pieces.variants ?? 5) }, () =>
      pieces.make(random, place),
    )
    for (let i = 0; i < count; i++) {
      const piece = kinds[i % kinds.length]
      if (piece) lieDown(place, piece, facing + random.range(-mess, mess))
    }
  },
})

/** `radius` of the piece is half its length. */
function lieDown(place: Place, piece: Piece, turn: number): void {
  const { random, ground, region } = place
  const reach = Math.sqrt(region.area / Math.PI)
  const { x, y } = lowest(place, Math.min(piece.radius, reach * 0.8))
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const end = piece.radius * 0.7
  const thin = piece.height * 0.5
  const near = ground.rest(x - dx * end, y - dy * end, thin * 0.9)
  const far = ground.rest(x + dx * end, y + dy * end, thin * 0.9)
  const middle = ground.rest(x, y, thin * 0.9)
  const z = Math.max(middle - thin * 0.4, (near + far) / 2)
  const slope = Math.max(-0.6, Math.min(0.6, Math.atan2(far - near, 2 * end)))
  putPiece(place, piece, {
    at: [x, y, z],
    turn,
    roll: -slope,
    tilt: random.range(-0.3, 0.3),
    scale: random.range(0.92, 1.06),
  })
  for (let k = -3; k <= 3; k++) {
    const along = (k / 3) * piece.radius * 0.9
    const foot = z + Math.tan(slope) * along
    ground.heap(x + dx * along, y + dy * along, Math.max(2.5, thin), foot, piece.height * 0.85)
  }
}
