import type { Look } from '../../looks/look.ts'
import type { Part } from '../plan.ts'

/** A food with another in it that is no longer seen; it looks as before unless a `look` is given. */
export const into = (whole: Part, part: Part, look: Look = whole.look): Part => ({
  ...whole,
  look,
  grams: whole.grams + part.grams,
  volume: whole.volume + part.grams,
})
