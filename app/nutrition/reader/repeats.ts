import { saysHowMuch } from '../amounts/amount-phrase.ts'
import type { Foods } from '../foods/foods.ts'
import type { Pieces } from './pieces.ts'
import type { Reading } from './reading.ts'

/** How many foods back a repetition is searched. */
const furthest = 8

/** A reading whose amounts may belong to another mention of the same food. */
export type Named = Reading & { amountsAt: Reading }

/** Readings without negated foods, and with repeated foods only once. */
export function nameOnce(foods: Foods, pieces: Pieces, readings: readonly Reading[]): Named[] {
  const left: Named[] = []
  for (const reading of readings) {
    if (isDenied(pieces, reading)) continue
    const last = left.at(-1)
    if (last && isSpecified(pieces, last, reading)) left.pop()
    const near = left.slice(-furthest)
    const again = near.findLastIndex(
      (other) => isAgain(pieces, other, reading) || isKindOf(pieces, foods, other, reading),
    )
    const at = left.length - near.length + again
    const other = near[again]
    if (!other) left.push({ ...reading, amountsAt: reading })
    else if (isMixedFrom(pieces, foods, other, reading)) {
      left[at] = { ...reading, from: other.from, amountsAt: { ...reading, from: other.from } }
    }
    // keep the more specific one, with the amount of either
    else if (reading.to - reading.from > other.to - other.from && reading.score > other.score) {
      left[at] = { ...reading, amountsAt: other }
    }
  }
  return left
}

/** True for a negated food, up to the next mark or joiner: "no ketchup", "but not the rice". */
function isDenied({ gaps }: Pieces, { from }: Reading): boolean {
  for (let k = from; k >= 0 && k > from - 4; k--) {
    const gap = gaps[k]
    if (!gap) return false
    if (gap.denies) return true
    if (gap.ends || gap.comma || gap.and || gap.amounts.length > 0) return false
  }
  return false
}

/** True when a food without its own amount repeats the words of an earlier one. */
function isAgain({ words, gaps }: Pieces, before: Reading, after: Reading): boolean {
  const lead = gaps[after.from]
  if (!lead || lead.amounts.some(saysHowMuch)) return false
  // without a mark between them, both were eaten
  if (lead.hard === 0 && lead.soft === 0 && !lead.definite) return false
  if (words[before.from]?.set) return false
  const first = new Set(words.slice(before.from, before.to + 1).map(({ norm }) => norm))
  const second = words.slice(after.from, after.to + 1).map(({ norm }) => norm)
  const inside = second.every((norm) => first.has(norm))
  const outside = !inside && [...first].every((norm) => second.includes(norm))
  if (!inside && !outside) return false
  return lead.amounts.length === 0 || lead.restates || lead.definite
}

/** Words for a kind of food, which stand behind the name of one: "an Orange Blossom cocktail". */
const kinds = new Set(
  'cocktail drink beverage cereal candy beer wine soda liqueur cracker'.split(' '),
)
/** Most words that say which kind: "low calorie sports drink". */
const mostOfKind = 3

/** True for the kind of the food right before it. */
function isKindOf({ words, gaps }: Pieces, foods: Foods, before: Reading, after: Reading): boolean {
  const lead = gaps[after.from]
  const last = words[after.to]?.norm ?? ''
  if (after.from !== before.to + 1 || !lead || lead.hard > 0 || lead.soft > 0) return false
  if (!kinds.has(last) || after.to - after.from >= mostOfKind) return false
  if (lead.amounts.length > 0 || kinds.has(words[before.to]?.norm ?? '')) return false
  if (last === 'soda' && isStraight(foods, before)) return false
  return foods.at(before.place).group === foods.at(after.place).group
}

/** USDA's codes of beer, liqueurs, wine and spirits, without the drinks that are mixed from them. */
const straightCodes = /^fndds1718:93[1245]/

const isStraight = (foods: Foods, { place }: Reading) => straightCodes.test(foods.at(place).source)

/** True for the "cocktail" of "gin cocktail", which is no glass of gin. */
function isMixedFrom({ words }: Pieces, foods: Foods, before: Reading, after: Reading): boolean {
  return words[after.to]?.norm === 'cocktail' && after.from > before.to && isStraight(foods, before)
}

/** True when the second specifies the first: "some spinach, to be exact 1 cup of canned spinach". */
function isSpecified({ words, gaps }: Pieces, before: Reading, after: Reading): boolean {
  if (gaps[before.from]?.amounts.some(saysHowMuch)) return false
  const lead = gaps[after.from]
  if (!lead?.amounts.some(saysHowMuch) || !(lead.restates || lead.open)) return false
  const second = new Set(words.slice(after.from, after.to + 1).map(({ norm }) => norm))
  return words.slice(before.from, before.to + 1).every(({ norm }) => second.has(norm))
}
