import { readAmount } from './amount-phrase.ts'
import { joiners } from './lexicon.ts'
import type { Token } from './words.ts'

/** What follows these lies on the food before or in it. */
export const withWords = new Set(
  'with on over in topped drizzled sprinkled garnished onto atop under w'.split(' '),
)

/** Behind these, "with", "of" or "from" begins what the dish before consists of. */
const makers: ReadonlySet<string> = new Set(
  'made filled stuffed composed consisting consist consists consisted'.split(' '),
)

const vessels = new Set('bowl plate glass mug box container'.split(' '))

/** True for "a burrito filled" and "soup made"; "a bowl filled" names no dish, only a vessel. */
export function endsInMaker(tokens: Token[]): boolean {
  return makers.has(tokens.at(-1)?.norm ?? '') && !vessels.has(tokens.at(-2)?.norm ?? '')
}

/** These begin what stands beside a dish, not in it. */
export const besideWords: ReadonlySet<string> = new Set(
  'with plus alongside then followed accompanied served paired beside besides'.split(' '),
)

/** Names of dishes that say how foods are held together, and little of which they are. */
const containers = new Set(
  'sandwich toastie shake milkshake smoothie salad wrap burrito omelet omelette soup fry platter scramble'.split(
    ' ',
  ),
)

/** True for the "of" at `at` in "made of", "a salad of 60 g lettuce" and "a wrap of 200 g". */
export function holdsAmount(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]?.norm ?? ''
  if (makers.has(before)) return true
  const amount = containers.has(before) ? readAmount(tokens, at + 1) : null
  return amount !== null && !amount.weak
}

/** True where a food follows the amount behind that "of", so that it measures a part, not the dish. */
export function beginsContents(tokens: Token[], at: number): boolean {
  if (makers.has(tokens[at - 1]?.norm ?? '')) return true
  const next = tokens[readAmount(tokens, at + 1)?.next ?? tokens.length]
  return next?.kind === 'word' && !joiners.has(next.norm)
}
