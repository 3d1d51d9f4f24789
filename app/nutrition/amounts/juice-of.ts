import type { Token } from '../text/words.ts'
import { isNumber } from './quantity.ts'
import { sizeOf } from './units.ts'
import { wholeOf } from './word-order.ts'

const partsOfFruit = new Set(['juice', 'zest'])
const citrus = new Set(['lemon', 'lime'])
/** Fruit of which one takes the peel, and whose juice is a drink: "1 whole of orange juice" is that of one orange. */
const peeled = new Set(['orange', 'grapefruit'])

/** Fruit that counts as it is, since the juice of one is no glass of juice. */
const eatenWhole = new Set(
  'clementine mandarin tangerine satsuma tangelo apple pear pomegranate mango carrot'.split(' '),
)

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
    out.push(...found.fruits.flatMap((taken, k) => putBehind(found.parts, taken, k > 0)))
    i = found.fruits.at(-1)?.at ?? i
  }
  return out
}

/** What is taken of a fruit behind it, with a comma before all but the first. */
function putBehind(
  parts: readonly Token[],
  { amount, fruit, alone }: Fruit,
  more: boolean,
): Token[] {
  const { end } = fruit
  const comma = { ...fruit, kind: 'mark', norm: ',', plural: false } as const
  if (alone) return [...(more ? [comma] : []), ...amount, fruit]
  return parts.flatMap((part, k) => {
    const ofOne = part.norm === 'juice' && peeled.has(fruit.norm)
    const named = [
      { ...fruit, plural: false },
      { ...part, start: end, end },
    ]
    const measured = ofOne ? [...withOne(amount, part), ...wholeOf(part)] : amount
    return [...(more || k > 0 ? [{ ...comma, start: end, end }] : []), ...measured, ...named]
  })
}

/** The amount of fruit, and "a" where there is none: "juice of orange". */
function withOne(amount: readonly Token[], { start }: Token): readonly Token[] {
  if (amount.length > 0) return amount
  return [{ kind: 'word', norm: 'a', value: 0, start, end: start }]
}

/** A fruit with its amount, and its position; `alone` for one that has no juice of its own in the table. */
type Fruit = { amount: readonly Token[]; fruit: Token; at: number; alone: boolean }
type Taken = { parts: Token[]; fruits: Fruit[] }

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
  const fruits: Fruit[] = []
  for (let at = link; at === link || tokens[at]?.norm === 'and'; ) {
    const fruit = fruitBehind(tokens, at + 1)
    if (!fruit || (at > link && !isFurther(tokens, fruit))) break
    fruits.push(fruit)
    at = fruit.at + 1
  }
  return fruits.length > 0 ? { parts, fruits } : null
}

/** Words behind a fruit that is not squeezed: "and 1 orange, peeled and segmented". */
const cut = new Set(
  `slice sliced segment segmented peeled peel wedge garnish quarter quartered half halved chop chopped dice diced
  cube cubed cut thinly finely`.split(/\s+/),
)
/** Most tokens behind a fruit that may say how it is cut. */
const mostBehind = 3

/** True for another fruit whose juice is taken; in "and 1 orange cake" and "and 1 orange, sliced" it is not. */
function isFurther(tokens: readonly Token[], { amount, at }: Fruit): boolean {
  const next = tokens[at + 1]
  if (!amount.some(isNumber) || (next?.kind === 'word' && next.norm !== 'and')) return false
  const behind = tokens.slice(at + 1, at + 1 + mostBehind)
  const other = behind.findIndex(isNumber)
  return !(other < 0 ? behind : behind.slice(0, other)).some(({ norm }) => cut.has(norm))
}

/** A fruit with numbers and sizes before it. */
function fruitBehind(tokens: readonly Token[], from: number): Fruit | null {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) return null
    const { norm } = token
    const amount = tokens.slice(from, at)
    const alone = eatenWhole.has(norm) && amount.some(isNumber)
    if (citrus.has(norm) || peeled.has(norm) || alone) return { amount, fruit: token, at, alone }
    if (isNumber(token) || between.has(norm) || sizeOf(norm)) continue
    return null
  }
  return null
}
