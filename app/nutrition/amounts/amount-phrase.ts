import type { Token } from '../text/words.ts'
import { timeUnits, timeWords } from './amount-words.ts'
import { isLooseMeasure, isSliceOf } from './bare-measures.ts'
import { readInches, readPack, readSize, skipPacking } from './pack-phrase.ts'
import { readQuantity } from './quantity.ts'
import { mostFillers, skipFillers, unitAt } from './unit-phrase.ts'
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
export function saysHowMuch(amount: Amount): boolean {
  return !amount.weak || amount.inches !== null || isWeight(amount)
}

/** True for an amount in weight or volume, that of a pack included. */
export function isWeight({ unit, pack }: Amount): boolean {
  return pack !== null || (unit !== null && unit.kind !== 'measure')
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
  if (token && unit && !size && (isLooseMeasure(tokens, at) || isSliceOf(tokens, at))) {
    const count = token.plural && unit.kind === 'measure' ? 2 : 1
    return bare(first, token.end, unitAt + 1, { unit, size, value: count })
  }
  const last = tokens.length - 1
  const wholly = ['whole', 'entire', 'full'].includes(tokens[unitAt - 1]?.norm ?? '')
  if (token && unit && unitAt === last && (size || wholly)) {
    return bare(first, token.end, unitAt + 1, { unit, size, value: 1 })
  }
  if (!size || (at > 0 && (at < last || !trailingSizes.has(first.norm)))) return null
  return bare(first, first.end, at + 1, { unit: null, size, value: 1 })
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

function skipMarks(tokens: Token[], amount: Amount, marks: string[]) {
  const end = amount.next + mostFillers
  while (amount.next < end && marks.includes(tokens[amount.next]?.norm ?? '')) amount.next++
}

function skipFillersAfterNumber(tokens: Token[], amount: Amount) {
  const end = skipFillers(tokens, amount.next)
  while (amount.next < end && tokens[amount.next]?.norm !== 'whole') amount.next++
}
