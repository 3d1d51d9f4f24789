import type { Token } from '../text/words.ts'
import type { Amount } from './amount-phrase.ts'
import { containers, packing } from './amount-words.ts'
import { readQuantity } from './quantity.ts'
import { unitAt } from './unit-phrase.ts'
import { sizeOf } from './units.ts'

/** Reads a size behind a number: "large", "extra-large", "medium-sized". */
export function readSize(tokens: Token[], amount: Amount) {
  let token = tokens[amount.next]
  const dash = tokens[amount.next + 1]?.norm === '-' ? 1 : 0
  if (token?.norm === 'extra' && sizeOf(tokens[amount.next + 1 + dash]?.norm ?? '') === 'large') {
    amount.size = 'extra large'
    amount.next += 2 + dash
    return
  }
  const size = sizeOf(token?.norm ?? '')
  if (!size) return
  amount.size = size
  amount.next++
  token = tokens[amount.next]
  if (token?.norm === '-' && tokens[amount.next + 1]?.norm === 'sized') amount.next += 2
  else if (token?.norm === 'sized') amount.next++
}

/** Reads the size of a package: "a 12 oz can", "two (15 oz) tins", "1 500 ml bottle". */
export function readPack(tokens: Token[], amount: Amount) {
  let i = amount.next
  const open = tokens[i]?.norm === '('
  if (open) i++
  const inner = readQuantity(tokens, i)
  if (!inner || inner.weak) {
    readPackWithoutCount(tokens, amount)
    return
  }
  const at = tokens[inner.next]?.norm === '-' ? inner.next + 1 : inner.next
  const found = unitAt(tokens, at)
  if (!found || found.unit.kind === 'measure') return
  const after = open && tokens[found.next]?.norm === ')' ? found.next + 1 : found.next
  const each = !open || containers.has(unitAt(tokens, after)?.unit.name ?? '')
  if (each) amount.pack = { value: inner.value, unit: found.unit }
  else Object.assign(amount, { ...inner, unit: found.unit })
  amount.next = after
  amount.end = tokens[after - 1]?.end ?? amount.end
}

/** Reads a container that follows its size as one container: "12 oz can of cola" is one can of 12 oz. */
function readPackWithoutCount(tokens: Token[], amount: Amount) {
  const found = unitAt(tokens, amount.next)
  if (!found || found.unit.kind === 'measure') return
  const container = unitAt(tokens, found.next)
  if (!container || !containers.has(container.unit.name)) return
  amount.pack = { value: amount.value, unit: found.unit }
  amount.value = 1
  amount.low = 1
  amount.high = 1
  amount.next = found.next
}

const packingStarts = new Set(packing.flatMap(({ words: [first] }) => [first, `${first}d`]))

/** Reads how a food is packed: "single serving", "fun size". */
export function skipPacking(tokens: Token[], amount: Amount) {
  const dash = tokens[amount.next]?.norm === '-' ? 1 : 0
  if (!packingStarts.has(tokens[amount.next + dash]?.norm)) return
  for (const { words, size } of packing) {
    let next = amount.next
    const fits = words.every((word) => {
      if (tokens[next]?.norm === '-') next++
      return [word, `${word}d`].includes(tokens[next++]?.norm ?? '')
    })
    if (!fits || !(size || unitAt(tokens, next))) continue
    amount.next = next
    amount.size ??= size
    amount.packing = words
    return
  }
}

/** Reads a dimension, which is not a count: "12-inch pizza", "a 6 inch sub", "2 footlongs". */
export function readInches(tokens: Token[], amount: Amount) {
  const foot = footlongAt(tokens, amount.next)
  if (foot > amount.next) {
    amount.inches = 12
    amount.next = foot
    return
  }
  const inner = readQuantity(tokens, amount.next)
  const value = inner?.value ?? amount.value
  const from = inner?.next ?? amount.next
  const at = tokens[from]?.norm === '-' ? from + 1 : from
  if (!['inch', 'in', '"', '”'].includes(tokens[at]?.norm ?? '')) return
  // "6in turkey sub" has inches, "6 in total" has none
  if (tokens[at]?.norm === 'in' && at === from && tokens[at]?.start !== tokens[at - 1]?.end) return
  amount.inches = value
  if (!inner) {
    amount.value = 1
    amount.low = 1
    amount.high = 1
  }
  amount.next = at + 1
}

/** Index after "footlong" or "foot-long" at `at`. */
function footlongAt(tokens: Token[], at: number): number {
  const isFood = (i: number) => (tokens[i]?.kind === 'word' ? i : at)
  if (tokens[at]?.norm === 'footlong') return isFood(at + 1)
  const long = tokens[at + 1]?.norm === '-' ? at + 2 : at + 1
  return tokens[at]?.norm === 'foot' && tokens[long]?.norm === 'long' ? isFood(long + 1) : at
}
