import { unitOf } from '../amounts/units.ts'
import { commonWords } from '../text/common-words.ts'
import { lightWords, preparations, seasonings, sellers, variantWords } from '../text/lexicon.ts'
import { alike } from './alike.ts'
import type { DocumentIndex } from './index.ts'
import { fillingWords, type Piece } from './pieces.ts'
import { weights } from './weights.ts'

/** A word of an index that is similar to another, with the similarity. */
export type Other = { id: number; share: number }

/** A word of a text with its statistics in the descriptions. */
export type SaidWord = {
  norm: string
  /** True when some description has it. */
  known: boolean
  /** Its inverse document frequency in nats; 0 when no description has it. */
  idf: number
  /** The share of its descriptions in which it is the head, kind or brand. */
  heads: number
  /** True for a word that only describes a food. */
  light: boolean
  /** True for a word that can name a food alone. */
  solid: boolean
  /** True for a word of everyday talk. */
  talk: boolean
  /** True for an unknown word, which may be a food. */
  strange: boolean
  /** True for a lone letter or the sign of a weight, of which no food's name consists: "rice, oz". */
  sign: boolean
  /** True for "filled" and the like: what follows is part of the food before. */
  joins: boolean
  /** Its cost within a reading whose description lacks it. */
  absent: number
}

/** Looks up the words of a text in some indexes. */
export function readSaidWords(
  indexes: readonly DocumentIndex[],
  words: readonly Piece[],
): SaidWord[] {
  return words.map(({ norm }) => readSaidWord(indexes, norm))
}

function readSaidWord(indexes: readonly DocumentIndex[], norm: string): SaidWord {
  const index = indexes.find(({ ids }) => ids.has(norm))
  const id = index?.ids.get(norm) ?? -1
  const known = index !== undefined
  const idf = index?.idf[id] ?? 0
  const heads = index?.heads[id] ?? 0
  // "nocheese" of "no cheese" is a quality too
  const denied = norm.startsWith('no') && indexes.some(({ ids }) => ids.has(norm.slice(2)))
  const describes =
    lightWords.has(norm) ||
    preparations.has(norm) ||
    sellers.has(norm) ||
    variantWords.has(norm) ||
    denied
  const isLight = lightWords.has(norm)
  return {
    norm,
    known,
    idf,
    heads,
    light: describes || !known,
    solid:
      known && !describes && heads > (commonWords.has(norm) ? weights.solidCommon : weights.solid),
    sign: /^[a-z]$/.test(norm) || (norm.length === 2 && unitOf(norm)?.kind === 'weight'),
    joins: fillingWords.has(norm),
    talk: commonWords.has(norm) && !isLight,
    strange: !known && !commonWords.has(norm) && !describes,
    absent: known ? idf * (isLight ? weights.absentLight : weights.absent) : weights.absentUnknown,
  }
}

/** The similar words of an index, apart from the word itself. */
export function standIns(index: DocumentIndex, norm: string): Other[] {
  const found: Other[] = []
  for (const [word, share] of alike.get(norm) ?? []) {
    const id = index.ids.get(word)
    if (id !== undefined) found.push({ id, share })
  }
  return found
}

/** True for a word before a food that is none itself: the "soaked" of "5 soaked almonds". */
export const describesNext = (word: SaidWord | undefined) =>
  word !== undefined &&
  (word.light || isSeasoning(word) || (!word.solid && !word.talk && !word.joins))

/** True for the teriyaki of "teriyaki tofu", which is a sauce where it stands alone. */
export const isSeasoning = (word: SaidWord | undefined) => seasonings.has(word?.norm ?? '')
