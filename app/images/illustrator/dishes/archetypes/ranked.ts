import type { Random } from '../../core/random.ts'
import type { Form } from '../../forms/form.ts'
import { countOf, type Piece, type Pieces, putPiece } from '../../forms/pieces.ts'

type Ranks = {
  /** Mm that one takes from side to side and from front to back. */
  wide: number
  deep: number
  turn: number
  perRow: (count: number) => number
}

/** How dumplings that look at one's side stand, and those that lie. */
export const upright: Ranks = {
  wide: 36,
  deep: 66,
  turn: 1.15,
  perRow: (count) => (count <= 4 ? count : Math.ceil(count / Math.ceil(count / 5))),
}
export const lying = (long: number, deep: number): Ranks => ({
  wide: long * 0.98,
  deep: deep * 1.22,
  turn: 0.16,
  perRow: (count) => (count <= 6 && long > 60 ? 2 : 3),
})

/** Pieces in rows, all turned the same way. Of three and more the last, which lies in front, is the one that is `opened`. */
export function ranked(
  pieces: Pieces,
  { wide, deep, turn, perRow }: Ranks,
  opened?: (random: Random) => Piece,
): Form {
  return {
    count: (amount) => countOf(amount, pieces),
    ground: (amount) => countOf(amount, pieces) * wide * deep * 1.35,
    lay(place) {
      const { random, region, ground } = place
      const count = countOf(place, pieces)
      const kinds = Array.from({ length: 4 }, () => pieces.make(random, place))
      const inRow = perRow(count)
      const rows = Math.ceil(count / inRow)
      for (let i = 0; i < count; i++) {
        const piece = opened && count > 2 && i === count - 1 ? opened(random) : kinds[i % 4]
        if (!piece) return
        const [row, column] = [Math.floor(i / inRow), i % inRow]
        const inThis = Math.min(inRow, count - row * inRow)
        const x = region.center.x + (column - (inThis - 1) / 2) * wide * 1.05
        const y = region.center.y + ((rows - 1) / 2 - row) * deep + random.range(-2, 2)
        putPiece(place, piece, {
          at: [x, y, ground.at(x, y)],
          turn: turn + random.range(-0.12, 0.12),
        })
      }
    },
  }
}
