import type { Form } from '../../../forms/form.ts'
import { countOf, type Pieces, putPiece } from '../../../forms/pieces.ts'

/** Mm from the middle of one half to that of the next: it stands behind it, to the right, and clear of it. */
const beyond = [66, 59] as const

/** Halves of sandwiches two by two, both with their cut side to the front. */
export const inPairs = (pieces: Pieces): Form => ({
  count: (amount) => countOf(amount, pieces),
  ground: (amount) => Math.ceil(countOf(amount, pieces) / 2) * Math.PI * 94 ** 2,
  lay(place) {
    const { region, random, ground } = place
    const count = countOf(place, pieces)
    const rows = Math.ceil(count / 2)
    for (let i = 0; i < count; i++) {
      const piece = pieces.make(random, place)
      const side = i === count - 1 && count % 2 === 1 ? 0 : (i % 2) - 0.5
      const row = Math.floor(i / 2) - (rows - 1) / 2
      const x = region.center.x + 3 + side * beyond[0] - row * 24
      const y = region.center.y + 14 + side * beyond[1] + row * 104
      const z = ground.rest(x, y, 20)
      putPiece(place, piece, { at: [x, y, z], turn: 0.06 + random.range(-0.05, 0.05) })
      ground.heap(x, y, 44, z, piece.height)
    }
  },
})
