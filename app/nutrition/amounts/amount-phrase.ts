import type { Token } from '../text/words.ts'
import { containers, fillers, packing, timeUnits, timeWords } from './amount-words.ts'
import { readQuantity } from './quantity.ts'
import { type Size, sizeOf, type Unit, unitOf } from './units.ts'

/** An amount as a text states it: "2 large slices", "a 12 oz can". */
export type Amount = {
  value: number
  low: number
  high: number
  /** "a", or no number at all before a unit ("slices of bread"). */
  weak: boolean
  unit: Unit | null
  size: Size | null
  /** Diameter in inches (a pizza) or length in inches (a sandwich). */
  inches: number | null
  /** Grams or millilitres of one, as in "a 12 oz can". */
  pack: { value: number; unit: Unit } | null
  /** True when the amount applies to each of several foods: "1 cup each". */
  each: boolean
  start: number
  end: number
  /** Index of the first token after the amount. */
  next: number
  /** Words of the text for how it is packed ("single serving", "school"), or "whole". */
  packing?: readonly string[]
  /** True when its unit is an unknown word, so that its grams are assumed. */
  unknownUnit?: boolean
}

/** True for an amount that states a quantity, which "a" and "some" do not. */
export function saysHowMuch({ weak, unit, pack, inches }: Amount): boolean {
  return !weak || pack !== null || inches !== null || (unit !== null && unit.kind !== 'measure')
}

/** Reads the amount that begins at token `at`, or null when none does. */
export function readAmount(tokens: Token[], at: number): Amount | null {
  const i = skipFillers(tokens, at)
  const first = tokens[i]
  if (!first) return null
  if (first.norm === 'footlong' && tokens[i + 1]?.kind === 'word')
    return { ...bare(first, first.end, i + 1, one), inches: 12 }
  const quantity = readQuantity(tokens, i)
  if (!quantity) return readBareUnit(tokens, i)
  const amount: Amount = {
    value: quantity.value,
    low: quantity.low,
    high: quantity.high,
    weak: quantity.weak,
    unit: null,
    size: null,
    pack: null,
    inches: null,
    each: false,
    start: first.start,
    end: tokens[quantity.next - 1]?.end ?? first.end,
    next: quantity.next,
  }
  readRest(tokens, amount)
  return isNoAmount(tokens, i, amount) ? null : amount
}

/** The most fillers skipped before an amount. More are ordinary talk and would be slow to read. */
const mostFillers = 12

/** Index of the first token from `at` on that is not a filler. */
function skipFillers(tokens: Token[], at: number): number {
  let i = at
  while (i < at + mostFillers && fillers.has(tokens[i]?.norm ?? '') && !isPartOfSize(tokens, i)) i++
  return i
}

/** True for fillers that belong to a size: "extra" in "extra large", "single" in "a single serving bag". */
function isPartOfSize(tokens: Token[], at: number): boolean {
  const next = at + (tokens[at + 1]?.norm === '-' ? 2 : 1)
  if (tokens[at]?.norm === 'extra') return sizeOf(tokens[next]?.norm ?? '') === 'large'
  if (tokens[at]?.norm !== 'single') return false
  return isServing(tokens[next]?.norm) && unitAt(tokens, next + 1) !== null
}

const isServing = (norm = '') => norm === 'serving' || norm === 'serve'

/** True for numbers that are not amounts of food: "105 kcal", "at 8", "2 hours later". */
function isNoAmount(tokens: Token[], at: number, amount: Amount): boolean {
  if (isCalories(tokens[amount.next])) return true
  if (amount.unit || amount.weak || amount.pack) return false
  if (timeUnits.has(tokens[amount.next]?.norm ?? '')) return true
  const next = tokens[amount.next]
  return timeWords.has(tokens[at - 1]?.norm ?? '') && (!next || next.kind === 'mark')
}

function isCalories(token: Token | undefined): boolean {
  return ['kcal', 'cal', 'calorie', 'kj'].includes(token?.norm ?? '')
}

/** Reads a unit or a size without a number: "slices of toast", "large bowl of rice", "small apple". */
function readBareUnit(tokens: Token[], at: number): Amount | null {
  const first = tokens[at]
  if (!first) return null
  const size = sizeOf(first.norm) ?? null
  const unitAt = size ? at + 1 : at
  const token = tokens[unitAt]
  const unit = token?.kind === 'word' ? unitOf(token.norm) : undefined
  if (token && unit && tokens[unitAt + 1]?.norm === 'of') {
    const count = token.plural && unit.kind === 'measure' ? 2 : 1
    return bare(first, token.end, unitAt + 2, { unit, size, value: count })
  }
  if (token && unit && !size && loose.has(token.norm) && beginsFood(tokens, at)) {
    return bare(first, token.end, unitAt + 1, { unit, size, value: 1 })
  }
  const last = tokens.length - 1
  const wholly = ['whole', 'entire', 'full'].includes(tokens[unitAt - 1]?.norm ?? '')
  if (token && unit && unitAt === last && (size || wholly)) {
    return bare(first, token.end, unitAt + 1, { unit, size, value: 1 })
  }
  if (!size || (at > 0 && (at < last || !trailingSizes.has(first.norm)))) return null
  return bare(first, first.end, at + 1, { unit: null, size, value: 1 })
}

/** Measures that need neither number nor "of": "handful almonds". */
const loose = new Set('handful fistful dollop splash drizzle pinch'.split(' '))

/** True where a food begins, and a word follows: after a mark, "and", "with", or first. */
function beginsFood(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]
  const begins =
    !before || before.kind === 'mark' || ['and', 'with', 'plus', 'w'].includes(before.norm)
  return begins && tokens[at + 1]?.kind === 'word'
}

/** Sizes that may follow the food: "cappuccino med". */
const trailingSizes = new Set('small sm medium med regular large lg lrg xl xxl'.split(' '))

const one = { unit: null, size: null, value: 1 }

function bare(
  first: Token,
  end: number,
  next: number,
  said: { unit: Unit | null; size: Size | null; value: number },
): Amount {
  const { value } = said
  const more = { low: value, high: value, weak: true, pack: null, inches: null, each: false }
  return { ...said, ...more, start: first.start, end, next }
}

/** Reads what follows the number: size, package size, unit, "of". */
function readRest(tokens: Token[], amount: Amount) {
  skipMarks(tokens, amount, ['x', '-', '~'])
  multiply(tokens, amount)
  skipFillersAfterNumber(tokens, amount)
  readWhole(tokens, amount)
  readInches(tokens, amount)
  readSize(tokens, amount)
  readPack(tokens, amount)
  readSize(tokens, amount)
  skipPacking(tokens, amount)
  readUnit(tokens, amount)
  if (tokens[amount.next]?.norm === 'of') amount.next++
  if (amount.unit && ['each', 'apiece'].includes(tokens[amount.next]?.norm ?? '')) {
    amount.each = true
    amount.next += tokens[amount.next + 1]?.norm === 'of' ? 2 : 1
  }
}

/** Reads "whole" with the size that follows it: "a whole large pizza", "a whole 9-inch pie". */
function readWhole(tokens: Token[], amount: Amount) {
  const next = tokens[amount.next + 1]
  if (tokens[amount.next]?.norm !== 'whole' || !next) return
  if (next.kind !== 'number' && !sizeOf(next.norm) && next.norm !== 'extra') return
  amount.packing = ['whole']
  amount.next++
}

/** Reads a product such as "2 x 150 g": a count, then the amount of one. */
function multiply(tokens: Token[], amount: Amount) {
  if (amount.weak || !['x', '*'].includes(tokens[amount.next - 1]?.norm ?? '')) return
  const factor = readQuantity(tokens, amount.next)
  if (!factor || factor.weak) return
  amount.value *= factor.value
  amount.low *= factor.low
  amount.high *= factor.high
  amount.next = factor.next
}

/** Reads the size of a package: "a 12 oz can", "two (15 oz) tins", "1 500 ml bottle". */
function readPack(tokens: Token[], amount: Amount) {
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

function readUnit(tokens: Token[], amount: Amount) {
  if (amount.unit) return
  const dash = tokens[amount.next]?.norm === '-' ? 1 : 0
  const found = unitAt(tokens, amount.next + dash)
  if (!found) return
  amount.unit = found.unit
  amount.next = found.next
  if (found.unit.kind === 'weight' && found.unit.grams === 453.6) addOunces(tokens, amount)
  amount.end = tokens[found.next - 1]?.end ?? amount.end
}

/** Adds the ounces of "1 lb 4 oz". */
function addOunces(tokens: Token[], amount: Amount) {
  const more = readQuantity(tokens, amount.next)
  const ounces = more && !more.weak ? unitAt(tokens, more.next) : null
  if (!more || ounces?.unit.kind !== 'weight' || ounces.unit.grams !== 28.35) return
  const pounds = more.value / 16
  amount.value += pounds
  amount.low += pounds
  amount.high += pounds
  amount.next = ounces.next
}

/** Words after which "whole" is a kind of food, not an amount: "whole wheat", "whole milk". */
const wholeKinds = new Set('wheat grain milk meal wholegrain'.split(' '))

/** Units that are something else without "of": "a side salad", "4 fish fingers", "fried in a pan". */
const beforeOf = new Set(['side', 'finger', 'pan'])

function unitAt(tokens: Token[], at: number): { unit: Unit; next: number } | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const next = tokens[at + 1]?.norm ?? ''
  if ((token.norm === 'fl' || token.norm === 'fluid') && unitOf(next)?.name === 'g') {
    return { unit: { kind: 'volume', name: 'fl oz', ml: 29.57 }, next: at + 2 }
  }
  const unit = unitOf(token.norm)
  if (!unit || (unit.name === 'whole' && wholeKinds.has(next))) return null
  if (beforeOf.has(unit.name) && next !== 'of') return null
  const dotted = tokens[at + 1]?.norm === '.' && tokens[at + 1]?.start === token.end
  return { unit, next: at + 1 + (dotted && isShort(token.norm, unit) ? 1 : 0) }
}

/** True for "tbsp." and "pkg."; after "2 eggs." and "1 cup." a sentence ends. */
const isShort = (norm: string, { kind }: Unit) =>
  shortMeasures.has(norm) || (kind !== 'measure' && norm.length <= 4 && norm !== 'cup')
const shortMeasures = new Set(['pc', 'pce', 'pkg'])

function readSize(tokens: Token[], amount: Amount) {
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

const packingStarts = new Set(packing.flatMap(({ words: [first] }) => [first, `${first}d`]))

function skipPacking(tokens: Token[], amount: Amount) {
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
function readInches(tokens: Token[], amount: Amount) {
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
  if (tokens[at]?.norm === 'in' && at === from) return
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

function skipMarks(tokens: Token[], amount: Amount, marks: string[]) {
  const end = amount.next + mostFillers
  while (amount.next < end && marks.includes(tokens[amount.next]?.norm ?? '')) amount.next++
}

function skipFillersAfterNumber(tokens: Token[], amount: Amount) {
  const end = skipFillers(tokens, amount.next)
  while (amount.next < end && tokens[amount.next]?.norm !== 'whole') amount.next++
}
