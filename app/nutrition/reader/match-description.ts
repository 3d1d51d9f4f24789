import type { DocumentIndex } from './index.ts'
import { type Ends, keepReading } from './reading.ts'
import { weights } from './weights.ts'

/** Most words of a text in one reading. */
export const longest = 22
/** Most repetitions of a word within a name; it keeps "egg egg egg" fast. */
const mostAgain = 3

/** Prefix sums of the costs before each word; `beside` is where the words after a "with" begin, or -1. */
export type Sums = {
  hard: Float64Array
  soft: Float64Array
  absent: Float64Array
  beside: Int32Array
}

/**
 * By word of the index: its next position in the text and its similarity. By word of the text: its repetition.
 */
export type Nearest = { at: Int32Array; share: Float64Array; again: Int32Array }

/** The words of one description that the text has, by their distance from the first word. */
export class Matched {
  readonly gain = new Float64Array(longest)
  readonly head = new Uint8Array(longest)
  /** A bit for each place that is matched. */
  places = 0
  /** How many words of the description the text has. */
  own = 0
  /** Upper bound of their score. */
  most = 0

  add(at: number, gain: number, head: number) {
    const bit = 1 << at
    this.most += gain
    if (this.places & bit) {
      // each word of the text matches one word of the description
      if (gain > (this.gain[at] ?? 0)) this.gain[at] = gain
      if (head > (this.head[at] ?? 0)) this.head[at] = head
      return
    }
    this.places |= bit
    this.gain[at] = gain
    this.head[at] = head
  }
}

/** Records which words of a description the text has from word `p` on; false when it lacks `id`. */
export function matchDescription(
  { wordStarts, words, gains, isHead, idf }: DocumentIndex,
  document: number,
  p: number,
  id: number,
  nearest: Nearest,
  matched: Matched,
): boolean {
  matched.places = 0
  matched.own = 0
  matched.most = 0
  const to = wordStarts[document + 1] ?? 0
  let previous = -2
  let begins = false
  for (let w = wordStarts[document] ?? 0; w < to; w++) {
    const word = words[w] ?? 0
    const q = nearest.at[word] ?? -1
    if (word === id) begins = true
    if (q < 0 || q >= p + longest) {
      previous = -2
      continue
    }
    const gain = (gains[w] ?? 0) * (nearest.share[word] ?? 1)
    matched.add(q - p, q === previous + 1 ? gain + weights.neighbours : gain, isHead[w] ?? 0)
    previous = q
    matched.own++
    let again = nearest.again[q] ?? -1
    for (let times = 0; times < mostAgain && again >= 0 && again < p + longest; times++) {
      matched.add(again - p, weights.again * (idf[word] ?? 0), 0)
      again = nearest.again[again] ?? -1
    }
  }
  return begins && (matched.places & 1) === 1
}

/** The readings of one description that begin at word `p`: one for each of its words that may be the last. */
export function addReadings(
  index: DocumentIndex,
  document: number,
  p: number,
  { gain, head, places, own, most }: Matched,
  { hard, soft, absent, beside }: Sums,
  ends: Ends,
) {
  const best = (index.base[document] ?? 0) + most + weights.complete + weights.headLast
  let sum = index.base[document] ?? 0
  let covered = 0
  let hasHead = index.headless[document] === 1
  let hasKind = hasHead
  let turned = false
  const place = index.places[document] ?? 0
  const length = (index.wordStarts[document + 1] ?? 0) - (index.wordStarts[document] ?? 0)
  const factor = index.across[document] ?? 1
  const turnedCost = index.turned[document] ?? 0
  for (let left = places; left !== 0; left &= left - 1) {
    const i = 31 - Math.clz32(left & -left)
    const q = p + i
    sum += gain[i] ?? 0
    covered += (absent[q + 1] ?? 0) - (absent[q] ?? 0)
    // "pancakes with syrup" are no pancake syrup
    if (head[i] === 2 && !hasHead) turned = (beside[q] ?? -1) > p
    if (head[i] === 2) hasHead = true
    if (head[i]) hasKind = true
    const last = head[i] === 2 ? weights.headLast : 0
    const across = (soft[q + 1] ?? 0) - (soft[p + 1] ?? 0)
    const cross = (hard[q + 1] ?? 0) - (hard[p + 1] ?? 0) + across * factor
    const unsaid = (absent[q + 1] ?? 0) - (absent[p] ?? 0) - covered
    // the cost to reach a word never decreases
    if (best <= cross + unsaid) return
    const complete = own === length && (left & (left - 1)) === 0
    const whole = complete ? weights.complete : 0
    const headless = headCost(index, document, hasHead, hasKind)
    const score = sum + whole + last - cross - unsaid - headless - (turned ? turnedCost : 0)
    if (score > 0) keepReading(ends, p, q, place, score, complete)
  }
}

/** Cost of a text that lacks the head of a description and has only its kind or qualities. */
export function headCost(
  index: DocumentIndex,
  document: number,
  hasHead: boolean,
  hasKind: boolean,
): number {
  if (hasHead) return 0
  return hasKind ? (index.noHead[document] ?? 0) : weights.noKind
}
