import type { Token } from '../text/words.ts'
import { saysNumber } from './quantity.ts'
import { sizeOf } from './units.ts'
import { wholeOf } from './word-order.ts'

const partsOfFruit = new Set(['juice', 'zest'])
const citrus = new Set(['lemon', 'lime'])
/** Fruit of which one takes the peel, and whose juice is a drink: "1 whole of orange juice" is that of one orange. */
const peeled = new Set(['orange', 'grapefruit'])

/** What stands between "juice of" and its fruit beside numbers and sizes: "juice of 1/2 (large) lemon". */
const between = new Set(
  '/ - – ~ ( ) a an the one and fresh freshly squeezed ripe unwaxed organic'.split(' '),
)

/** Words before "juice of 1 lemon"; after any other word the juice is one of its own: "apple juice of lemon". */
const before = new Set('the fresh freshly squeezed add plus and with extra'.split(' '))

/**
 * Puts what is taken of a fruit behind it, as foods are named: "juice of 2 lemons" becomes "2 lemon juice", and
 * "juice and zest of 1 lime" becomes "1 lime juice, 1 lime zest". Linear.
 */
export function juiceBehindFruit(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    const found = isBeginning(tokens, i) ? takenFrom(tokens, i) : null
    if (!found) {
      out.push(token)
      continue
    }
    for (const [k, part] of found.parts.entries()) {
      const { end } = found.fruit
      if (k > 0) out.push({ ...part, kind: 'mark', norm: ',', start: end, end })
      const whole = part.norm === 'juice' && peeled.has(found.fruit.norm)
      if (whole) out.push(...withOne(found.amount, part), ...wholeOf(part))
      else out.push(...found.amount)
      out.push({ ...found.fruit, plural: false }, { ...part, start: end, end })
    }
    i = found.at
  }
  return out
}

/** The amount of fruit, and "a" where there is none: "juice of orange". */
function withOne(amount: readonly Token[], { start }: Token): readonly Token[] {
  if (amount.length > 0) return amount
  return [{ kind: 'word', norm: 'a', value: 0, start, end: start }]
}

type Taken = { parts: Token[]; amount: readonly Token[]; fruit: Token; at: number }

function isBeginning(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at - 1]
  if (!partsOfFruit.has(tokens[at]?.norm ?? '')) return false
  return last?.kind !== 'word' || before.has(last.norm)
}

/** "juice of", "zest from" or "juice and zest of" with the amount and the fruit behind it. */
function takenFrom(tokens: readonly Token[], start: number): Taken | null {
  const first = tokens[start]
  const second = tokens[start + 2]
  const both = tokens[start + 1]?.norm === 'and' && partsOfFruit.has(second?.norm ?? '')
  const parts = [first, ...(both ? [second] : [])].filter((part) => part !== undefined)
  const link = start + (both ? 3 : 1)
  if (!['of', 'from'].includes(tokens[link]?.norm ?? '')) return null
  for (let at = link + 1; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) return null
    const { norm } = token
    if (citrus.has(norm) || peeled.has(norm))
      return { parts, amount: tokens.slice(link + 1, at), fruit: token, at }
    if (token.kind === 'number' || between.has(norm) || saysNumber(norm) || sizeOf(norm)) continue
    return null
  }
  return null
}
