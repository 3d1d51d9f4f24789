import type { Amount } from './amount-phrase.ts'
import { isFoodWord } from './food-index.ts'
import type { Word } from './food-words.ts'
import { matchFood } from './matcher.ts'
import { shyUnits, unitOf } from './units.ts'

/** What foods are cut into, as it is said behind them: "4 pizza slices". */
const cuts = new Set(
  'slice piece wedge stick cube strip square ring spear floret segment half quarter'.split(' '),
)

type Said = { words: Word[]; amount: Amount | null }

/**
 * "4 pizza slices" and "6 california roll pieces" count slices and pieces; "orange wedges" are an orange.
 * A name that has the word keeps it: "3 fish sticks".
 */
export function readCut({ words, amount }: Said): Said {
  const last = words.at(-1)
  if (!last || !cuts.has(last.norm)) return { words, amount }
  const own = ownWord(amount)
  const named = own ? [own, ...words] : words
  const food = named.slice(0, -1)
  if (!food.some((word) => isFoodWord(word.norm)) || isName(named) || !isName(food)) {
    return { words, amount }
  }
  if (!amount || (amount.unit && !own)) return { words: food, amount }
  const unit = unitOf(last.norm) ?? null
  return { words: food, amount: { ...amount, unit, end: Math.max(amount.end, last.end) } }
}

/** The "pizza" of "4 pizza slices", which was taken for what is counted. */
function ownWord(amount: Amount | null): Word | null {
  const unit = amount?.unit
  if (!amount || unit?.kind !== 'measure' || !shyUnits.has(unit.name)) return null
  const { end } = amount
  return { norm: unit.name, start: end, end, corrected: false, plural: false }
}

/** True where the table has a food that the words name, to the last. */
function isName(words: Word[]): boolean {
  const match = matchFood(words.map((word) => word.norm))
  const last = words.at(-1)?.norm ?? ''
  return match !== null && match.score >= leastScore && match.words.includes(last)
}

const leastScore = 0.8
