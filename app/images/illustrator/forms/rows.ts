import type { Amount } from '../scene/place.ts'
import type { Form } from './form.ts'
import { countOf, type Pieces, putPiece } from './pieces.ts'

export type Long = Pieces & {
  /** Mm: length and width of one, which lies along x. */
  length: number
  width: number
}

/** Long pieces side by side, all the same way: sausages, kebabs, fish fingers, rashers. `most` lie in one layer. */
export const rowed = (
  pieces: Long,
  { most = 6, apart = 1.06, askew = 0.09, turn = 0.55 } = {},
): Form => {
  const inLayer = (amount: Amount) => Math.min(most, countOf(amount, pieces))
  return {
    count: (amount) => countOf(amount, pieces),
    ground: (amount) =>
      Math.max(
        inLayer(amount) * pieces.width * apart * pieces.length * 1.1,
        0.55 * pieces.length ** 2,
      ),
    lay(place) {
      const { random, region, ground } = place
      const count = countOf(place, pieces)
      const kinds = Array.from({ length: Math.min(pieces.variants ?? 4, count) }, () =>
        pieces.make(random, place),
      )
      const facing = turn + random.range(-0.25, 0.25)
      const layers = Math.ceil(count / most)
      for (let i = 0; i < count; i++) {
        const piece = kinds[i % kinds.length]
        if (!piece) return
        const layer = Math.floor(i / most)
        const inThis = Math.min(most, count - layer * most)
        const off = ((inThis - 1) / 2 - (i % most)) * pieces.width * apart
        const slip = random.range(-0.05, 0.05) * pieces.length
        const lies = facing + layer * 0.35 * (layers > 1 ? 1 : 0)
        const x = region.center.x + slip * Math.cos(lies) - off * Math.sin(lies)
        const y = region.center.y + slip * Math.sin(lies) + off * Math.cos(lies)
        const z = layer === 0 ? ground.at(x, y) : ground.rest(x, y, pieces.width)
        putPiece(place, piece, { at: [x, y, z], turn: lies + random.range(-askew, askew) })
        for (const along of [-0.35, -0.12, 0.12, 0.35]) {
          const far = along * pieces.length
          const at = [x + far * Math.cos(lies), y + far * Math.sin(lies)] as const
          ground.heap(at[0], at[1], pieces.width * 0.5, z, piece.height)
        }
      }
    },
  }
}
