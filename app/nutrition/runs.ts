import { commonWords } from './common-words.ts'
import { slugOf } from './food.ts'
import { isFoodWord } from './food-index.ts'
import type { Word } from './food-words.ts'
import { isMinor, lightWords, preparations } from './lexicon.ts'
import { type Match, matchFood } from './matcher.ts'
import { shareName } from './name-pairs.ts'
import { unitOf } from './units.ts'

const leastScore = 0.42

/**
 * A run begins and ends with words that the table or the kitchen knows and that share a name; ice alone
 * feeds nobody.
 */
export function canBeRun(run: Word[]): boolean {
  const first = run[0]?.norm ?? ''
  const last = run.at(-1)?.norm ?? ''
  if (!known(first) || !known(last)) return false
  if (!run.some(({ norm }) => isFoodWord(norm) && norm !== 'ice')) return false
  const frame = frameOf(run)
  return !frame || shareName(frame.first, frame.last)
}

function known(word: string): boolean {
  return isFoodWord(word) || preparations.has(word)
}

/** The first and the last telling word must both be in the name: else they are two foods. */
export function isFramed(run: Word[], match: Match): boolean {
  const frame = frameOf(run)
  return !frame || (match.words.includes(frame.first) && match.words.includes(frame.last))
}

function frameOf(run: Word[]): { first: string; last: string } | null {
  const content = run.filter((word) => isFoodWord(word.norm) && !preparations.has(word.norm))
  const telling = content.filter((word) => isTelling(word.norm))
  const frame = telling.length > 0 ? telling : content
  const [first] = frame
  const last = frame.at(-1)
  return first && last ? { first: first.norm, last: last.norm } : null
}

/**
 * What is said behind bread lies on it: "bread with cheese" is no pao de queijo, "toast with cheese" no
 * sandwich. A name that keeps the order or is called after the bread ("raisin bread") is one food still.
 */
export function staysJoined(run: Word[], match: Match): boolean {
  const said = run.map((word) => word.norm)
  const front = said.slice(0, Math.max(0, said.indexOf('&')))
  if (front.length > 0 && isCompound(match, said)) return false
  const base = front.length > 0 ? matchFood(front) : null
  if (base?.food.group !== 'bread' || isInOrder(match.words, said)) return true
  if (said.findLast(isTelling) === match.words.at(-1)) return true
  return slugOf(match.food).includes(front.at(-1) ?? '')
}

/** "tea and biscuits" are no tea biscuits: both words are all that the name has, and it joins none. */
function isCompound({ words, joined }: Match, said: string[]): boolean {
  const telling = said.filter(isTelling)
  return !joined && telling.length === 2 && words.join(' ') === telling.join(' ')
}

/** True where the text says the words in the order of the name. */
function isInOrder(name: readonly string[], said: string[]): boolean {
  const places = name.map((word) => said.indexOf(word)).filter((place) => place >= 0)
  return places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0))
}

function isTelling(word: string): boolean {
  return word !== '&' && !preparations.has(word) && !lightWords.has(word) && !isMinor(word)
}

/** One word of a longer name hints at a food, which is too little where no amount tells of one. */
export function isHint(run: Word[], match: Match): boolean {
  const telling = run.filter((word) => !lightWords.has(word.norm) && !isMinor(word.norm))
  return telling.length === 1 && match.score < 0.7
}

/** Words that name no food by themselves ("light", "plate", "slice") must fit a name nearly whole. */
export function leastOf(run: Word[]): number {
  return run.every((word) => isWeak(word.norm)) ? 0.93 : leastScore
}

function isWeak(word: string): boolean {
  return (
    word.length < 2 ||
    preparations.has(word) ||
    lightWords.has(word) ||
    commonWords.has(word) ||
    unitOf(word) !== undefined
  )
}
