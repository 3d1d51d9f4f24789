import type { Token } from '../../text/words.ts'
import { isNumber } from '../quantity.ts'
import { unitOf } from '../units.ts'
import { ends } from './clauses.ts'

/** Measures of cut fruit and vegetables. */
const cuts = new Set('stick strip cube wedge ring round spear segment slice'.split(' '))

/** Fruit and vegetables that people cut. Wedges of potato and rings of onion are foods of their own. */
const produce = new Set(
  `apple pear peach plum nectarine orange mango pineapple melon watermelon cantaloupe honeydew kiwi banana papaya
  cucumber pepper capsicum carrot celery tomato pickle zucchini courgette radish beet beetroot turnip jicama
  kohlrabi avocado lemon lime grapefruit clementine tangerine mandarin satsuma`.split(/\s+/),
)

/** Most words between the number and the cut: "5 red bell pepper strips". */
const mostOfName = 3

/** "5 cucumber sticks" as "5 sticks of cucumber", since five of them are no five cucumbers. Linear. */
export function cutsFirst(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (const [i, token] of tokens.entries()) {
    const from = isCut(tokens, i) ? countBefore(out) : -1
    if (from < 0) out.push(token)
    else out.splice(from + 1, 0, token, { ...token, norm: 'of', plural: false })
  }
  return out
}

/** True for the sticks of "5 cucumber sticks", which end a name. */
function isCut(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token?.plural || !cuts.has(token.norm) || !produce.has(before?.norm ?? '')) return false
  return next?.kind !== 'word' || ends.has(next.norm)
}

/** Where the number stands that counts the name at the end of a list, or -1. */
function countBefore(out: readonly Token[]): number {
  for (let i = out.length - 1; i >= 0 && i >= out.length - 1 - mostOfName; i--) {
    const token = out[i]
    if (token && isNumber(token)) return i < out.length - 1 ? i : -1
    if (token?.kind !== 'word' || ends.has(token.norm) || unitOf(token.norm)) return -1
  }
  return -1
}
