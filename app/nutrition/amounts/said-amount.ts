import { wordTable } from '#platform/text/word-table.ts'
import type { FoodGroup } from '../nutrition.ts'
import type { Measure } from '../usda/measure-text.ts'
import type { Amount } from './amount-phrase.ts'
import { type Size, sizeOf } from './units.ts'

/** A stated amount in the form in which it is compared with portions. */
export type SaidAmount = {
  amount: Amount
  words: readonly string[]
  wordSet: ReadonlySet<string>
  /** Sizes among the words, as in "a slice of a large pizza". */
  wordSizes: ReadonlySet<Size>
  /** Grams of USDA's default amount, 0 where it has none. */
  usual: number
  /** True for "a whole pie", not for "whole wheat". */
  saysWhole: boolean
  /** The food is said in the plural. */
  plural: boolean
  group: FoodGroup
  /** The noun of the only portion that counts the food, which need not be said: "1 cookie" of biscotti. */
  counted: string
}

/** Prepares a stated amount for comparison; `usual` is the grams of USDA's default amount. */
export function readSaid(amount: Amount, said: Said): SaidAmount {
  const words = [...said.words, ...(amount.packing ?? [])]
  if (amount.unit?.kind === 'measure') words.push(amount.unit.name)
  return {
    amount,
    words,
    wordSet: new Set(words),
    wordSizes: sizesIn(said.words),
    usual: said.usual,
    saysWhole: saysWhole(words, amount),
    plural: said.plural,
    group: said.group,
    counted: said.counted,
  }
}

type Said = {
  words: readonly string[]
  plural: boolean
  usual: number
  group: FoodGroup
  counted: string
}

/** True when the text has the word, also as the end of another: "melon" in "watermelon". */
export function isSaid(word: string, { wordSet, words }: SaidAmount): boolean {
  if (wordSet.has(word) || wordSet.has(`${word}s`)) return true
  return (
    word.length > 3 && words.some((other) => other.length > word.length && other.endsWith(word))
  )
}

const rawWords = 'dry dried raw uncooked unpopped shell bone'.split(' ')

/** True when the amount is of the dry food, as in "half a cup of dry oats", not "dry roasted". */
export function saysYield(measure: Measure, { words }: SaidAmount): boolean {
  return rawWords.some((word) => {
    const at = words.indexOf(word)
    const wanted = word === 'uncooked' ? 'dry raw' : word
    return (
      at >= 0 &&
      !['mix', 'roasted', 'milk'].includes(words[at + 1] ?? '') &&
      words[at - 1] !== 'without' &&
      measure.words.some((other) => wanted.includes(other))
    )
  })
}

/** True when "whole" is an amount: "a whole pie", but not "whole wheat bread". */
function saysWhole(words: readonly string[], amount: Amount): boolean {
  if (amount.unit?.name === 'whole') return true
  const at = words.indexOf('whole')
  const one = at >= 0 || words.includes('entire')
  return one && !['wheat', 'grain', 'milk'].includes(words[at + 1] ?? '')
}

/** Words read as sizes, and words that must not be: a thin crust is not a small pizza. */
const wordSizes = wordTable<Size | []>({
  thin: [],
  thick: [],
  regular: [],
  snack: 'small',
  bite: 'mini',
  child: 'mini',
})

/** The sizes that some words name. */
function sizesIn(words: readonly string[]): Set<Size> {
  return new Set(words.flatMap((word) => wordSizes[word] ?? sizeOf(word) ?? []))
}
