import type { Amount } from './amount-phrase.ts'
import { isFoodWord } from './food-index.ts'
import { joinedWords, sameWords, stopWords } from './lexicon.ts'
import { correctWord } from './spelling.ts'
import type { Token } from './words.ts'

/** A word of a phrase, corrected and joined with its neighbour where they are one notion. */
export type Word = { norm: string; start: number; end: number; corrected: boolean; plural: boolean }

const wines = new Set(['red', 'white', 'rose'])

/** "a glass of red" is wine. */
export function asWine(words: Word[], amount: Amount | null): Word[] {
  const [only] = words
  const poured = ['glass', 'bottle', 'carafe'].includes(amount?.unit?.name ?? '')
  if (!only || words.length > 1 || !poured || !wines.has(only.norm)) return words
  return [only, { ...only, norm: 'wine' }]
}

/** The words of some tokens that may tell a food, without amounts and marks. */
export function readFoodWords(tokens: Token[]): Word[] {
  const words: Word[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token?.kind !== 'word' || stopWords.has(token.norm)) continue
    const dash = tokens[i + 1]?.norm === '-' ? 1 : 0
    const next = tokens[i + 1 + dash]
    const pair = next?.kind === 'word' ? joinedWords[`${token.norm} ${next.norm}`] : undefined
    const same = pair ?? sameWords[token.norm] ?? token.norm
    const fixed = isFoodWord(same) ? null : correctWord(same)
    words.push({
      norm: fixed ?? same,
      start: token.start,
      end: pair && next ? next.end : token.end,
      corrected: fixed !== null,
      plural: (pair ? next?.plural : token.plural) ?? false,
    })
    if (pair) i += 1 + dash
  }
  return words
}
