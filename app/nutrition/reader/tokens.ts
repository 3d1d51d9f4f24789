import { juiceBehindFruit } from '../amounts/juice-of.ts'
import { isNumber, saysNumber } from '../amounts/quantity.ts'
import { sizeOf, unitOf } from '../amounts/units.ts'
import { measuresFirst } from '../amounts/word-order.ts'
import { withoutMeat } from '../foods/meatless.ts'
import { withoutChains } from '../text/around/chains.ts'
import { withCountedNames } from '../text/around/counted-names.ts'
import { commonWords } from '../text/common-words.ts'
import { foldPhrases } from '../text/fold-phrases.ts'
import { cookingFat } from '../text/labels.ts'
import { leftOut, markLeftOut } from '../text/left-out.ts'
import { deniers, joiners, lightWords, preparations } from '../text/lexicon.ts'
import { isSoldUnsweetened } from '../text/no-sugar.ts'
import { normaliseWord } from '../text/normalise.ts'
import { inEnglish } from '../text/other-languages.ts'
import { correctUnit, correctWord } from '../text/spelling.ts'
import { type Naming, withoutSurroundings } from '../text/surroundings.ts'
import { type Token, tokenise } from '../text/words.ts'
import { joinNeighbours } from './describe.ts'
import type { DocumentIndex } from './index.ts'
import { withoutTalk } from './talk.ts'
import { weights } from './weights.ts'

/** The tokens of a text that may be about food, with misspelt words corrected by the words of descriptions. */
export function readTokens(text: string, indexes: readonly DocumentIndex[]): Token[] {
  const known = (norm: string) => indexes.some(({ ids }) => ids.has(norm))
  const names = (word: string) => namingOf(indexes, normaliseWord(word))
  const isFood = (norm: string) => namingOf(indexes, norm) === 'food'
  const said = withoutChains(inEnglish(tokenise(withoutSurroundings(text, names))), isFood)
  const tokens = withAnd(cookingFat(foldPhrases(withCountedNames(said))))
  const folded = foldDenied(
    markLeftOut(
      withoutTalk(addWine(withoutIce(withoutChoice(measuresFirst(juiceBehindFruit(tokens)))))),
    ),
    known,
  )
  return correct(withoutMeat(joinNeighbours(folded)), indexes)
}

/** "pb & j" as "pb and j". */
function withAnd(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const joins = token.norm === '&' && tokens[i - 1]?.kind === 'word'
    return joins && tokens[i + 1]?.kind === 'word' ? { ...token, kind: 'word', norm: 'and' } : token
  })
}

function namingOf(indexes: readonly DocumentIndex[], norm: string): Naming {
  if (preparations.has(norm) || lightWords.has(norm)) return 'quality'
  const names = indexes.some(({ ids, heads }) => (heads[ids.get(norm) ?? -1] ?? 0) > weights.solid)
  return names && !commonWords.has(norm) ? 'food' : 'other'
}

/** Joins "no icing" to the one word that descriptions have for it. */
function foldDenied(tokens: Token[], known: (norm: string) => boolean): Token[] {
  const folded: Token[] = []
  for (const [i, token] of tokens.entries()) {
    const before = folded.at(-1)
    const denies = before?.norm === 'no' || before?.norm === 'without'
    if (before && denies && token.norm === 'sugar' && !isSoldUnsweetened(folded)) {
      folded[folded.length - 1] = { ...before, kind: 'word', norm: leftOut }
      folded.push(token)
      // "tea no sugar splash of milk" has the milk
      if (tokens[i + 1]?.kind === 'word') folded.push({ ...token, kind: 'mark', norm: ',' })
    } else if (before && denies && token.kind === 'word' && known(`no${token.norm}`)) {
      folded[folded.length - 1] = {
        ...token,
        norm: `no${token.norm}`,
        start: before.start,
        denies: token.norm,
      }
    } else folded.push(token)
  }
  return folded
}

/**
 * Keeps the first of two foods ("chicken or turkey"), but not of two preparations ("baked or broiled salmon").
 */
function withoutChoice(tokens: Token[]): Token[] {
  const dropped = new Set<number>()
  tokens.forEach((token, i) => {
    const next = tokens[i + 1]
    const named =
      next?.kind === 'word' && !preparations.has(next.norm) && !lightWords.has(next.norm)
    if (token.norm !== 'or' || !named || tokens[i + 2]?.kind === 'word') return
    dropped.add(i).add(i + 1)
  })
  return dropped.size === 0 ? tokens : tokens.filter((_, i) => !dropped.has(i))
}

const besideIce = new Set(['with', 'on', 'and', 'over', 'no', 'of', 'without'])

/** "a cola with ice" has nothing in the ice. */
function withoutIce(tokens: Token[]): Token[] {
  return tokens.filter(
    ({ norm }, i) =>
      norm !== 'ice' || !besideIce.has(tokens[i - 1]?.norm ?? '') || tokens[i + 1]?.kind === 'word',
  )
}

const wines = new Set(['red', 'white', 'rose'])
const poured = new Set(['glass', 'bottle', 'carafe'])

/** "a glass of red" is wine. */
function addWine(tokens: Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const glass = tokens[i - 1]?.norm === 'of' && poured.has(tokens[i - 2]?.norm ?? '')
    const alone = wines.has(token.norm) && glass && tokens[i + 1]?.kind !== 'word'
    return alone ? [token, { ...token, norm: 'wine' }] : [token]
  })
}

function correct(tokens: Token[], indexes: readonly DocumentIndex[]): Token[] {
  const [index] = indexes
  if (!index) return tokens
  return tokens.map((token, i) => {
    if (token.kind !== 'word' || indexes.some(({ ids }) => ids.has(token.norm))) return token
    if (unitOf(token.norm) || sizeOf(token.norm) || saysNumber(token.norm)) return token
    if (deniers.has(token.norm) || joiners.has(token.norm)) return token
    const unit = isUnitPlace(tokens, i) ? correctUnit(index, token.norm) : null
    const fixed = unit ?? correctWord(index, token.norm)
    return fixed ? { ...token, norm: fixed, corrected: true } : token
  })
}

/** True between a number or a size and "of": "3 slcies of pizza". */
function isUnitPlace(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!before || tokens[at + 1]?.norm !== 'of') return false
  const { norm } = before
  return norm === 'a' || norm === 'an' || isNumber(before) || sizeOf(norm) !== undefined
}
