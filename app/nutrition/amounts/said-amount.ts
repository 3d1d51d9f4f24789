import type { FoodGroup } from '../nutrition.ts'
import type { Measure } from '../usda/measure-text.ts'
import type { Amount } from './amount-phrase.ts'
import { type Size, sizeOf } from './units.ts'

/** What a text says of an amount, made ready for comparing. */
export type SaidAmount = {
  amount: Amount
  words: readonly string[]
  wordSet: ReadonlySet<string>
  /** Sizes among the words, as in "a slice of a large pizza". */
  wordSizes: ReadonlySet<Size>
  /** Grams of USDA's default amount, 0 where it has none. */
  usual: number
  /** "A whole pie", not "whole wheat". */
  saysWhole: boolean
  /** The food is said in the plural. */
  plural: boolean
  group: FoodGroup
}

/** Makes what a text says ready for comparing; `usual` is grams of USDA's default amount. */
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
  }
}

type Said = { words: readonly string[]; plural: boolean; usual: number; group: FoodGroup }

/** A word is said too as the end of another: the melon of a watermelon. */
export function isSaid(word: string, { wordSet, words }: SaidAmount): boolean {
  if (wordSet.has(word) || wordSet.has(`${word}s`)) return true
  return (
    word.length > 3 && words.some((other) => other.length > word.length && other.endsWith(word))
  )
}

const rawWords = 'dry dried raw uncooked unpopped shell bone'.split(' ')

/** "Half a cup of dry oats" says what it yields; "made from dry mix" and "dry roasted" do not. */
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

/** "A whole pie", but not "whole wheat bread". */
function saysWhole(words: readonly string[], amount: Amount): boolean {
  if (amount.unit?.name === 'whole') return true
  const at = words.indexOf('whole')
  const one = at >= 0 || words.includes('entire')
  return one && !['wheat', 'grain', 'milk'].includes(words[at + 1] ?? '')
}

/** A thin crust is no small pizza. */
const wordSizes: Record<string, Size | []> = {
  thin: [],
  thick: [],
  regular: [],
  snack: 'small',
  bite: 'mini',
  child: 'mini',
}

/** The sizes that some words name. */
function sizesIn(words: readonly string[]): Set<Size> {
  return new Set(words.flatMap((word) => wordSizes[word] ?? sizeOf(word) ?? []))
}
