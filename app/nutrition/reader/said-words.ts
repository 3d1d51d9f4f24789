import { unitOf } from '../amounts/units.ts'
import { commonWords } from '../text/common-words.ts'
import { lightWords, preparations, seasonings, sellers, variantWords } from '../text/lexicon.ts'
import { alike } from './alike.ts'
import type { Gap } from './gaps.ts'
import type { DocumentIndex } from './index.ts'
import { fillingWords, type Piece, type Pieces } from './pieces.ts'
import type { Reading } from './reading.ts'
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

/** Measures of a sauce: "2 tbsp pesto chicken" is pesto on chicken. */
const spoons = new Set(['tbsp', 'tsp', 'dollop', 'spoonful', 'drizzle', 'scoop'])

/** True for the teriyaki of "teriyaki tofu", which is a sauce where it stands alone or by the spoon. */
export function isSeasoningAt(gaps: readonly Gap[], said: readonly SaidWord[], at: number) {
  if (!seasonings.has(said[at]?.norm ?? '')) return false
  return !gaps[at]?.amounts.some(({ unit }) => spoons.has(unit?.name ?? ''))
}

const isFood = (word: SaidWord | undefined, least: number) =>
  word?.solid === true && word.heads > least

type Span = Pick<Reading, 'from' | 'to'>

/** Number of foods joined by "with" inside a reading: "eggs with bacon" are two foods, no sandwich. */
export function foodsBesides(gaps: readonly Gap[], said: readonly SaidWord[], span: Span): number {
  return gaps.slice(span.from + 1, span.to + 1).filter(({ beside, inside }, i) => {
    const at = span.from + 1 + i
    return beside && !inside && isFood(said[at - 1], 0.3) && isFood(said[at], 0.3)
  }).length
}

/** Number of foods behind a comma inside a reading: "100 g chicken, rice" are two. */
export function foodsBehindComma(
  { words, gaps }: Pieces,
  said: readonly SaidWord[],
  { from, to }: Span,
): number {
  const inside = gaps.slice(from + 1, to + 1)
  // USDA's names of dishes have lists: "pork, rice, and vegetables including carrots, broccoli"
  if (inside.length >= mostOfPair || inside.some(({ and }) => and)) return 0
  return inside.filter(({ comma }, i) => {
    const at = from + 1 + i
    const before = said[at - 1]
    const next = said[at]?.light ? at + 1 : at
    if (!comma || next > to) return false
    const poured = isVolume(gaps[from]) && !words[at - 1]?.plural && counted.has(before?.norm ?? '')
    if (at === to && before?.solid && lastWords.has(said[to]?.norm ?? '')) return !poured
    return plainFoods.has(before?.norm ?? '') && isFood(said[next], weights.apart)
  }).length
}

/** Most words of two foods that a comma parts. */
const mostOfPair = 4

/** Plain foods behind which a comma begins another; lists name "waffle, cornmeal" and "beef, oxtail" with a comma, too. */
const plainFoods = new Set(
  `chicken salmon tuna cod shrimp prawn turkey ham steak lamb mutton paneer tofu rice pasta macaroni spaghetti quinoa
  wine`.split(/\s+/),
)

/** What ends the name of a food: lists of descriptions begin with it, "crackers, cheese", so "cheese, crackers" are two. */
const lastWords = new Set('cracker juice noodle milk butter'.split(' '))

/** What is counted, so that a spoon or cup of one of it is of what is made from it: "1 cup coconut, milk". */
const counted = new Set(
  'almond peanut cashew hazelnut pecan walnut pistachio coconut apple orange tomato pineapple grapefruit'.split(
    ' ',
  ),
)

const isVolume = (gap: Gap | undefined) => gap?.amounts.at(-1)?.unit?.kind === 'volume'
