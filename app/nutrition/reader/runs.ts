import type { DocumentIndex } from './index.ts'
import type { Gap, Piece, Pieces } from './pieces.ts'
import { type Other, otherWords, type SaidWord } from './said-words.ts'
import { weights } from './weights.ts'

/** A stretch of a text that names a food: words `from` to `to`, both included. */
export type Reading = {
  from: number
  to: number
  /** The place of the food. */
  place: number
  /** How well the words fit, without the costs of where it stands. */
  score: number
  /** True where the text says every word of the description. */
  complete: boolean
  /** True where a word says what it is, not only how it is. */
  solid: boolean
  /** Places of foods that fit less well, best first. */
  others: { place: number; score: number }[]
}

/** A food is told in so many words at most. */
const longest = 22
/** So many other foods are kept. */
const mostOthers = 4
/** A word in more descriptions than this is looked up by a rarer one right behind it. */
const common = 3000
const ahead = 4

/** Costs from the beginning of the text to before each word. */
type Sums = { hard: Float64Array; soft: Float64Array; absent: Float64Array }

/** For each word of a text the readings that begin with it: of each end the food that fits best. */
export function findRuns(
  indexes: readonly DocumentIndex[],
  pieces: Pieces,
  said: readonly SaidWord[],
): Reading[][] {
  const sums = sumUp(pieces, said)
  const best = said.map(() => new Map<number, Reading>())
  for (const index of indexes) scanIndex(index, pieces.words, sums, best)
  return best.map((found) => {
    const readings = [...found.values()]
    for (const reading of readings) {
      reading.solid = said.slice(reading.from, reading.to + 1).some(({ solid }) => solid)
    }
    return readings
  })
}

function sumUp({ gaps }: Pieces, said: readonly SaidWord[]): Sums {
  const n = said.length
  const sums = {
    hard: new Float64Array(n + 1),
    soft: new Float64Array(n + 1),
    absent: new Float64Array(n + 1),
  }
  said.forEach(({ absent }, k) => {
    sums.hard[k + 1] = (sums.hard[k] ?? 0) + (gaps[k]?.hard ?? 0) + listCost(gaps[k], said[k - 1], said[k])
    sums.soft[k + 1] = (sums.soft[k] ?? 0) + (gaps[k]?.soft ?? 0)
    sums.absent[k + 1] = (sums.absent[k] ?? 0) + absent
  })
  return sums
}

/** Between two words that are foods themselves a comma or "and" parts more than within a name. */
function listCost(gap: Gap | undefined, before: SaidWord | undefined, after: SaidWord | undefined) {
  const parts = gap !== undefined && (gap.comma || gap.and)
  const both = before?.solid && after?.solid && before.heads > 0.3 && after.heads > 0.3
  return parts && both ? weights.cross.list : 0
}

/** By word of an index: where the text has it next, and how nearly; by word of the text: its repetition. */
type Nearest = { at: Int32Array; share: Float64Array; again: Int32Array }

function scanIndex(
  index: DocumentIndex,
  words: readonly Piece[],
  sums: Sums,
  best: Map<number, Reading>[],
) {
  const ids = words.map(({ norm }) => index.ids.get(norm) ?? -1)
  const nearest = {
    at: new Int32Array(index.tells.length).fill(-1),
    share: new Float64Array(index.tells.length),
    again: new Int32Array(words.length).fill(-1),
  }
  const matched = new Matched()
  for (let p = words.length - 1; p >= 0; p--) {
    const own = ids[p] ?? -1
    const others = otherWords(index, words[p]?.norm ?? '')
    noteWord(nearest, p, own, others)
    const found = best[p]
    if (!found) continue
    for (const id of [...(own < 0 ? [] : [own]), ...others.map((other) => other.id)]) {
      const seed = seedOf(index, ids, p, id)
      const end = index.starts[seed + 1] ?? 0
      for (let k = index.starts[seed] ?? 0; k < end; k++) {
        const document = index.postings[k] ?? 0
        if (match(index, document, p, id, nearest, matched)) {
          addReadings(index, document, p, matched, sums, found)
        }
      }
    }
  }
}

function noteWord(nearest: Nearest, p: number, own: number, others: readonly Other[]) {
  if (own >= 0) {
    nearest.again[p] = nearest.share[own] === 1 ? (nearest.at[own] ?? -1) : -1
    nearest.at[own] = p
    nearest.share[own] = 1
  }
  for (const { id, share } of others) {
    const at = nearest.at[id] ?? -1
    if (at >= 0 && nearest.share[id] === 1 && at < p + 6) continue
    nearest.at[id] = p
    nearest.share[id] = share
  }
}

/** The word by whose descriptions those that hold `id` are found: itself, or a rarer one right behind it. */
function seedOf(index: DocumentIndex, ids: readonly number[], p: number, id: number): number {
  const size = (word: number) => (index.starts[word + 1] ?? 0) - (index.starts[word] ?? 0)
  if (size(id) <= common) return id
  let seed = id
  for (let k = p + 1; k <= p + ahead && k < ids.length; k++) {
    const word = ids[k] ?? -1
    if (word >= 0 && size(word) < size(seed)) seed = word
  }
  return seed
}

/** The words of one description that the text has, in the order of the text. */
class Matched {
  readonly at = new Int32Array(4 * longest)
  readonly gain = new Float64Array(4 * longest)
  readonly head = new Uint8Array(4 * longest)
  size = 0
  /** How many words of the description the text has. */
  own = 0

  add(at: number, gain: number, head: number) {
    for (let k = 0; k < this.size; k++) {
      if (this.at[k] !== at) continue
      // one word of the text says one word of the description
      this.gain[k] = Math.max(this.gain[k] ?? 0, gain)
      this.head[k] = Math.max(this.head[k] ?? 0, head)
      return
    }
    if (this.size === this.at.length) return
    let i = this.size++
    for (; i > 0 && (this.at[i - 1] ?? 0) > at; i--) {
      this.at[i] = this.at[i - 1] ?? 0
      this.gain[i] = this.gain[i - 1] ?? 0
      this.head[i] = this.head[i - 1] ?? 0
    }
    this.at[i] = at
    this.gain[i] = gain
    this.head[i] = head
  }
}

/** Notes which words of a description the text has from word `p` on; false where it has not `id`. */
function match(
  { wordStarts, words, gains, isHead, tells }: DocumentIndex,
  document: number,
  p: number,
  id: number,
  nearest: Nearest,
  matched: Matched,
): boolean {
  matched.size = 0
  matched.own = 0
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
    matched.add(q, q === previous + 1 ? gain + weights.neighbours : gain, isHead[w] ?? 0)
    previous = q
    matched.own++
    let again = nearest.again[q] ?? -1
    while (again >= 0 && again < p + longest) {
      matched.add(again, weights.again * (tells[word] ?? 0), 0)
      again = nearest.again[again] ?? -1
    }
  }
  return begins && matched.at[0] === p
}

/** The readings of one description that begin at word `p`: one for each of its words that may be the last. */
function addReadings(
  index: DocumentIndex,
  document: number,
  p: number,
  { at, gain, head, size, own }: Matched,
  { hard, soft, absent }: Sums,
  best: Map<number, Reading>,
) {
  let sum = index.base[document] ?? 0
  let covered = 0
  let hasHead = index.headless[document] === 1
  let hasKind = hasHead
  const length = (index.wordStarts[document + 1] ?? 0) - (index.wordStarts[document] ?? 0)
  const factor = index.across[document] ?? 1
  for (let i = 0; i < size; i++) {
    const q = at[i] ?? 0
    sum += gain[i] ?? 0
    covered += (absent[q + 1] ?? 0) - (absent[q] ?? 0)
    if (head[i] === 2) hasHead = true
    if (head[i]) hasKind = true
    const last = head[i] === 2 ? weights.headLast : 0
    const across = (soft[q + 1] ?? 0) - (soft[p + 1] ?? 0)
    const cross = (hard[q + 1] ?? 0) - (hard[p + 1] ?? 0) + across * factor
    const unsaid = (absent[q + 1] ?? 0) - (absent[p] ?? 0) - covered
    const whole = own === length && i === size - 1 ? weights.complete : 0
    const score = sum + whole + last - cross - unsaid - (hasHead ? 0 : hasKind ? (index.noHead[document] ?? 0) : weights.noKind)
    if (score > 0) keep(best, { from: p, to: q, place: index.places[document] ?? 0, score, complete: whole > 0 })
  }
}

type Found = Pick<Reading, 'from' | 'to' | 'place' | 'score' | 'complete'>

function keep(best: Map<number, Reading>, found: Found) {
  const { to, place, score, complete } = found
  const known = best.get(to)
  if (!known) {
    best.set(to, { ...found, solid: false, others: [] })
    return
  }
  const { others } = known
  if (place === known.place) {
    if (score <= known.score) return
    known.score = score
    known.complete = complete
  } else if (score > known.score) {
    drop(others, place)
    others.unshift({ place: known.place, score: known.score })
    known.place = place
    known.score = score
    known.complete = complete
  } else if (others.length < mostOthers || score > (others.at(-1)?.score ?? 0)) {
    const same = others.find((other) => other.place === place)
    if (same && same.score >= score) return
    drop(others, place)
    const at = others.findIndex((other) => score > other.score)
    others.splice(at < 0 ? others.length : at, 0, { place, score })
  }
  if (others.length > mostOthers) others.pop()
}

function drop(others: Reading['others'], place: number) {
  const at = others.findIndex((other) => other.place === place)
  if (at >= 0) others.splice(at, 1)
}
