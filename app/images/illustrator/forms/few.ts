import type { Amount } from '../scene/place.ts'
import type { Form } from './form.ts'
import { countOf, laid, type Pieces, pile } from './pieces.ts'

/** As many as lie side by side before they are heaped. */
const most = 8

/** Large pieces of which a few lie side by side, more in a heap: fritters, nuggets. */
export function few(pieces: Pieces): Form {
  const [flat, heap] = [laid(pieces, { apart: 0.84 }), pile(pieces, { lean: 0.5 })]
  const of = (amount: Amount) => (countOf(amount, pieces) <= most ? flat : heap)
  return {
    count: (amount) => countOf(amount, pieces),
    ground: (amount) => of(amount).ground(amount),
    lay: (place) => of(place).lay(place),
  }
}
