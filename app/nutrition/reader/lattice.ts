import { saysHowMuch } from '../amounts/amount-phrase.ts'
import { type Gap, isWeighed } from './gaps.ts'
import type { DocumentIndex } from './index.ts'
import type { Pieces } from './pieces.ts'
import type { Reading } from './reading.ts'
import { findRuns } from './runs.ts'
import {
  foodsBehindComma,
  foodsBesides,
  isSeasoningAt,
  readSaidWords,
  type SaidWord,
} from './said-words.ts'
import { weights } from './weights.ts'

/** The path with the highest score: readings in the order of the text. Linear in the text's length. */
export function readLattice(
  indexes: readonly DocumentIndex[],
  pieces: Pieces,
): { readings: Reading[]; said: SaidWord[] } {
  const said = readSaidWords(indexes, pieces.words)
  const runs = findRuns(indexes, pieces, said)
  return { readings: bestPath(pieces, said, runs), said }
}

/** Dynamic programming over the words: each is skipped at no cost, or is part of one food. */
function bestPath(
  pieces: Pieces,
  said: readonly SaidWord[],
  runs: readonly Reading[][],
): Reading[] {
  const n = said.length
  const { costs, talks } = talkOf(pieces, said)
  const measured = pieces.gaps.some(isMeasured)
  const reached = new Float64Array(n + 1).fill(Number.NEGATIVE_INFINITY)
  const last: (Reading | null)[] = Array.from({ length: n + 1 }, () => null)
  reached[0] = 0
  for (let k = 0; k < n; k++) {
    const here = reached[k] ?? 0
    if (here > (reached[k + 1] ?? 0)) {
      reached[k + 1] = here
      last[k + 1] = null
    }
    for (const run of runs[k] ?? []) {
      const value =
        here + worth(pieces, said, { measured, talks: talks[k] === 1 }, run) - (costs[k] ?? 0)
      if (value > (reached[run.to + 1] ?? 0)) {
        reached[run.to + 1] = value
        last[run.to + 1] = run
      }
    }
  }
  const path: Reading[] = []
  for (let k = n; k > 0; ) {
    const run = last[k]
    if (run) path.push(run)
    k = run ? run.from : k - 1
  }
  return path.reverse()
}

/**
 * What a reading adds to the path: its score, less the cost of one more food and of adjacent words
 * that it leaves out. A plain word where a food may begin always adds a little.
 */
function worth(
  pieces: Pieces,
  said: readonly SaidWord[],
  { measured, talks }: { measured: boolean; talks: boolean },
  run: Reading,
): number {
  const { gaps } = pieces
  const begins = beginning(gaps, said, run.from)
  const share = measured || begins === 'bare' ? 1 : weights.unmeasuredItem
  let cost: number = weights.item[begins] * share
  if (!run.solid || said[run.to]?.joins) cost += weights.hollow
  const behind = gaps[run.to + 1]
  const next = said[run.to + 1]
  const cut = behind !== undefined && next !== undefined && isBare(behind)
  // the complete name of a food is not a list, "macaroni and cheese"; in "chicken and vegetable empanada" it is none
  if (run.complete && !(cut && next.solid)) cost -= weights.cross.list * andsIn(gaps, run)
  const lists = begins !== 'amount' || listsInBracket(gaps, run)
  if (lists) cost += weights.cross.unmeasuredAnd * partsIn(gaps, run)
  else cost += weights.cross.measuredComma * foodsBehindComma(pieces, said, run)
  if (!run.complete) cost += weights.cross.twoFoods * foodsBesides(gaps, said, run)
  if (cut) cost += weights.cutBehind * next.heads
  const seasons = cut && run.from === run.to && next.solid && isSeasoningAt(gaps, said, run.from)
  if (seasons) cost += weights.seasons
  cost += costBefore(gaps, said, run)
  const bare =
    begins === 'bare' && !(isWeighed(behind) && run.complete) && (measured || !run.complete)
  const plain =
    run.solid &&
    !seasons &&
    !said[run.to]?.joins &&
    !bare &&
    (isWeighed(gaps[run.from]) || isWeighed(behind) || !isBesideTalk(gaps, said, run)) &&
    (!measured ||
      begins === 'amount' ||
      ((!talks || isBeside(gaps, said, run)) && run.complete && isWholeChunk(gaps, said, run)))
  return plain ? Math.max(run.score - cost, run.score * weights.floor) : run.score - cost
}

/** What the word right before a reading costs when it belongs to no food, or to another one. */
function costBefore(gaps: readonly Gap[], said: readonly SaidWord[], run: Reading): number {
  const lead = gaps[run.from]
  const before = said[run.from - 1]
  if (!lead || !before || !isBare(lead)) return 0
  // "zhoug paste" is not tomato paste
  const strange = before.strange && !run.complete ? weights.strangeBefore : 0
  return weights.cutBefore * before.heads + strange
}

/** True for the peas of "3 fish sticks with peas" and the milk of "a scoop of whey and milk", although other words are talk. */
function isBeside(gaps: readonly Gap[], said: readonly SaidWord[], { from }: Reading): boolean {
  const before = said[from - 1]
  if (!before?.known || before.heads === 0) return false
  return gaps[from]?.beside === true || gaps[from]?.and === true
}

/** True where a word goes on from the one before, in brackets or not. */
const joins = (gap: Gap | undefined) => gap !== undefined && (gap.hard === 0 || gap.open)

/** States that make another food of it: "tomatoes dried" are no tomatoes. */
const changing = new Set(['raw', 'fried', 'dried', 'smoked', 'canned'])

/** True when the food is a complete item of a list, also with its state behind it: "toast, 2 eggs", "rice cooked 150 g". */
function isWholeChunk(
  gaps: readonly Gap[],
  said: readonly SaidWord[],
  { from, to }: Reading,
): boolean {
  const begins = (at: number) => at === 0 || partsFoods(gaps[at])
  // the food of "pesto chicken 150 g" begins with its seasoning, that of "yummy rice 1 cup" with what is said of it
  let start = from
  const leads = (at: number) => said[at]?.light || said[at]?.talk || isSeasoningAt(gaps, said, at)
  while (!begins(start) && leads(start - 1) && joins(gaps[start])) start--
  let end = to + 1
  const describes = ({ light, known, norm }: SaidWord) => light && known && !changing.has(norm)
  for (let word = said[end]; word && describes(word) && joins(gaps[end]); word = said[end]) end++
  return begins(start) && (end + 1 === gaps.length || partsFoods(gaps[end]))
}

/** True where one item of a list ends and the next begins. */
function partsFoods(gap: Gap | undefined): boolean {
  if (!gap) return false
  const { ends, comma, and, into, article, strong, amounts } = gap
  return ends || comma || and || into || article || strong || amounts.length > 0
}

const andsIn = (gaps: readonly Gap[], { from, to }: Reading) =>
  gaps.slice(from + 1, to + 1).filter(({ and }) => and).length

/** True when the reading reaches into a list in brackets: "salad (lettuce, tomato)". */
function listsInBracket(gaps: readonly Gap[], { from, to }: Reading): boolean {
  let open = false
  for (let k = from + 1; k <= to; k++) {
    if (gaps[k]?.open) open = true
    if (open && gaps[k]?.comma) return true
  }
  return false
}

/** Number of list separators inside a reading; "and" is none inside a complete name. */
function partsIn(gaps: readonly Gap[], { from, to, complete }: Reading): number {
  let parts = 0
  for (let k = from + 1; k <= to; k++) if (gaps[k]?.comma || (gaps[k]?.and && !complete)) parts++
  return parts
}

/** True when the adjacent word belongs to no food: "at Olive Grove". */
function isBesideTalk(
  gaps: readonly Gap[],
  said: readonly SaidWord[],
  { from, to }: Reading,
): boolean {
  const touches = (gap: Gap | undefined, word: SaidWord | undefined) =>
    gap !== undefined && word !== undefined && isBare(gap) && (word.talk || word.strange)
  return touches(gaps[from], said[from - 1]) || touches(gaps[to + 1], said[to + 1])
}

/** True where nothing stands between two words. */
function isBare({ hard, soft, amounts }: Gap): boolean {
  return hard === 0 && soft < 0.05 && amounts.length === 0
}

/** Most describing words before a food. */
const mostBefore = 5

/**
 * What stands before a food that begins at a word: an amount, a new part of the sentence, a joiner or nothing.
 */
function beginning(
  gaps: readonly Gap[],
  said: readonly SaidWord[],
  at: number,
): keyof typeof weights.item {
  for (let k = at; k >= 0 && k > at - mostBefore; k--) {
    const gap = gaps[k]
    if (!gap) break
    if (gap.article || gap.amounts.some((amount) => saysHowMuch(amount) || amount.unit !== null))
      return 'amount'
    if (k === 0 || gap.ends || gap.comma || gap.and || gap.strong) {
      return 'open'
    }
    if (gap.into || gap.open) return 'into'
    if (!said[k - 1]?.light && !isSeasoningAt(gaps, said, k - 1)) break
  }
  return 'bare'
}

/**
 * By word, whether its sentence has everyday talk, and the cost to begin a food there. The cost is 0 unless the
 * sentence has talk or unknown words and no amount, while other sentences have amounts.
 */
function talkOf({ words, gaps }: Pieces, said: readonly SaidWord[]) {
  const costs = new Float64Array(words.length)
  const talks = new Uint8Array(words.length)
  const measured = gaps.some(isMeasured)
  let start = 0
  while (start < words.length) {
    let end = start + 1
    while (end < words.length && !gaps[end]?.ends) end++
    const sentence = said.slice(start, end)
    if (sentence.some(({ talk }) => talk)) talks.fill(1, start, end)
    const talking = sentence.filter(({ talk, strange }) => talk || strange).length
    if (measured && !gaps.slice(start, end + 1).some(isMeasured)) {
      const cost = weights.unmeasured + weights.talkWord * Math.min(mostTalk, talking)
      if (talking > 0) costs.fill(cost, start, end)
    }
    start = end
  }
  return { costs, talks }
}

const mostTalk = 4

function isMeasured({ amounts }: Gap): boolean {
  return amounts.some(saysHowMuch)
}
