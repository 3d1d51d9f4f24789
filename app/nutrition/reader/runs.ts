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
  /** True where the words are the whole description of some food. */
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
/** A name says a word again so many times at most; it keeps "egg egg egg" quick. */
const mostAgain = 3

/** Costs from the beginning of the text to before each word. */
type Sums = { hard: Float64Array; soft: Float64Array; absent: Float64Array }

/** The readings that begin at one word, by how many words behind it they end. */
type Ends = (Reading | undefined)[]

/** For each word of a text the readings that begin with it: of each end the food that fits best. */
export function findRuns(
  indexes: readonly DocumentIndex[],
  pieces: Pieces,
  said: readonly SaidWord[],
): Reading[][] {
  const sums = sumUp(pieces, said)
  const best: Ends[] = said.map(() => [])
  for (const index of indexes) scanIndex(index, pieces.words, sums, best)
  const solid = nextSolid(said)
  return best.map((ends) => {
    const readings = ends.filter((reading) => reading !== undefined)
    for (const reading of readings) {
      const names = reading.complete && !said[reading.to]?.light && !said[reading.to]?.talk
      reading.solid = names || (solid[reading.from] ?? said.length) <= reading.to
    }
    return readings
  })
}

/** By word the place of the first word from there on that says what a food is. */
function nextSolid(said: readonly SaidWord[]): Int32Array {
  const next = new Int32Array(said.length)
  for (let k = said.length - 1; k >= 0; k--) {
    next[k] = said[k]?.solid ? k : (next[k + 1] ?? said.length)
  }
  return next
}

function sumUp({ gaps }: Pieces, said: readonly SaidWord[]): Sums {
  const n = said.length
  const sums = {
    hard: new Float64Array(n + 1),
    soft: new Float64Array(n + 1),
    absent: new Float64Array(n + 1),
  }
  said.forEach(({ absent }, k) => {
    sums.hard[k + 1] =
      (sums.hard[k] ?? 0) + (gaps[k]?.hard ?? 0) + listCost(gaps[k], said[k - 1], said[k])
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
  best: readonly Ends[],
) {
  const ids = words.map(({ norm }) => index.ids.get(norm) ?? -1)
  const others = words.map(({ norm }) => otherWords(index, norm))
  const nearest = {
    at: new Int32Array(index.tells.length).fill(-1),
    share: new Float64Array(index.tells.length),
    again: new Int32Array(words.length).fill(-1),
  }
  const near = new Near(index, nearest.at)
  const matched = new Matched()
  for (let p = words.length - 1; p >= 0; p--) {
    near.leave(p + longest, ids[p + longest] ?? -1, others[p + longest] ?? [])
    near.enter(ids[p] ?? -1, others[p] ?? [])
    noteWord(nearest, p, ids[p] ?? -1, others[p] ?? [])
    const ends = best[p]
    if (!ends) continue
    for (const id of begun(ids[p] ?? -1, others[p] ?? [])) {
      // descriptions with this word are found by another that begins here
      if (nearest.at[id] !== p) continue
      const seed = seedOf(index, ids, p, id)
      const leads = seed === id ? leadersOf(index, id, nearest.share[id] ?? 1) : undefined
      const start = index.starts[seed] ?? 0
      const end = index.starts[seed + 1] ?? 0
      for (let k = start; k < end; k++) {
        const document = index.postings[k] ?? 0
        if (leads && leads[k - start] === 0 && (near.count[document] ?? 0) < 2) continue
        if (match(index, document, p, id, nearest, matched)) {
          addReadings(index, document, p, matched, sums, ends)
        }
      }
    }
  }
}

function begun(id: number, others: readonly Other[]): number[] {
  const found = others.map((other) => other.id)
  return id < 0 ? found : [id, ...found]
}

/** How many words of each description stand near enough to be one name: most have one, and need no comparing. */
class Near {
  readonly count: Uint8Array
  readonly index: DocumentIndex
  readonly at: Int32Array
  readonly has: Uint8Array

  constructor(index: DocumentIndex, at: Int32Array) {
    this.index = index
    this.at = at
    this.count = new Uint8Array(index.places.length)
    this.has = new Uint8Array(index.tells.length)
  }

  enter(id: number, others: readonly Other[]) {
    if (id >= 0) this.set(id, 1)
    for (const other of others) this.set(other.id, 1)
  }

  /** Forgets the words whose nearest place is this one, which is too far now. */
  leave(place: number, id: number, others: readonly Other[]) {
    if (id >= 0 && this.at[id] === place) this.set(id, 0)
    for (const other of others) if (this.at[other.id] === place) this.set(other.id, 0)
  }

  private set(id: number, has: 0 | 1) {
    if (this.has[id] === has) return
    this.has[id] = has
    const { starts, postings } = this.index
    const { count } = this
    const by = has === 1 ? 1 : -1
    const end = starts[id + 1] ?? 0
    for (let k = starts[id] ?? 0; k < end; k++) {
      const document = postings[k] ?? 0
      count[document] = (count[document] ?? 0) + by
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

/** The words of one description that the text has, by how far behind its first word they stand. */
class Matched {
  readonly gain = new Float64Array(longest)
  readonly head = new Uint8Array(longest)
  /** A bit for each place that is matched. */
  places = 0
  /** How many words of the description the text has. */
  own = 0
  /** What they add at most. */
  most = 0

  add(at: number, gain: number, head: number) {
    const bit = 1 << at
    this.most += gain
    if (this.places & bit) {
      // one word of the text says one word of the description
      if (gain > (this.gain[at] ?? 0)) this.gain[at] = gain
      if (head > (this.head[at] ?? 0)) this.head[at] = head
      return
    }
    this.places |= bit
    this.gain[at] = gain
    this.head[at] = head
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
      matched.add(again - p, weights.again * (tells[word] ?? 0), 0)
      again = nearest.again[again] ?? -1
    }
  }
  return begins && (matched.places & 1) === 1
}

/** The readings of one description that begin at word `p`: one for each of its words that may be the last. */
function addReadings(
  index: DocumentIndex,
  document: number,
  p: number,
  { gain, head, places, own, most }: Matched,
  { hard, soft, absent }: Sums,
  ends: Ends,
) {
  const best = (index.base[document] ?? 0) + most + weights.complete + weights.headLast
  let sum = index.base[document] ?? 0
  let covered = 0
  let hasHead = index.headless[document] === 1
  let hasKind = hasHead
  const place = index.places[document] ?? 0
  const length = (index.wordStarts[document + 1] ?? 0) - (index.wordStarts[document] ?? 0)
  const factor = index.across[document] ?? 1
  for (let left = places; left !== 0; left &= left - 1) {
    const i = 31 - Math.clz32(left & -left)
    const q = p + i
    sum += gain[i] ?? 0
    covered += (absent[q + 1] ?? 0) - (absent[q] ?? 0)
    if (head[i] === 2) hasHead = true
    if (head[i]) hasKind = true
    const last = head[i] === 2 ? weights.headLast : 0
    const across = (soft[q + 1] ?? 0) - (soft[p + 1] ?? 0)
    const cross = (hard[q + 1] ?? 0) - (hard[p + 1] ?? 0) + across * factor
    const unsaid = (absent[q + 1] ?? 0) - (absent[p] ?? 0) - covered
    // what it costs to reach a word only grows
    if (best <= cross + unsaid) return
    const complete = own === length && (left & (left - 1)) === 0
    const whole = complete ? weights.complete : 0
    const headless = headCost(index, document, hasHead, hasKind)
    const score = sum + whole + last - cross - unsaid - headless
    if (score > 0) keep(ends, p, q, place, score, complete)
  }
}

/** What it costs that a text does not say what a food is, only of which kind, or only how it is. */
function headCost(index: DocumentIndex, document: number, hasHead: boolean, hasKind: boolean): number {
  if (hasHead) return 0
  return hasKind ? (index.noHead[document] ?? 0) : weights.noKind
}

const leaders = new WeakMap<DocumentIndex, Map<string, Uint8Array>>()

/**
 * Which descriptions of a word may fit best where a text has no other word of them: of each kind those that
 * score most. The text's other words say nothing of them, so that they are the same in every text.
 */
function leadersOf(index: DocumentIndex, id: number, share: number): Uint8Array {
  const known = leaders.get(index) ?? new Map<string, Uint8Array>()
  leaders.set(index, known)
  const key = `${id} ${share}`
  const leads = known.get(key) ?? findLeaders(index, id, share)
  known.set(key, leads)
  return leads
}

function findLeaders(index: DocumentIndex, id: number, share: number): Uint8Array {
  const documents = index.postings.subarray(index.starts[id] ?? 0, index.starts[id + 1] ?? 0)
  const best: Ends = []
  const kinds = Uint8Array.from(documents, (document) => {
    const from = index.wordStarts[document] ?? 0
    const w = index.words.indexOf(id, from)
    const isHead = index.isHead[w] ?? 0
    const headless = index.headless[document] ?? 0
    const single = Number((index.wordStarts[document + 1] ?? 0) - from === 1)
    const joined = Number(index.across[document] === weights.across.joined)
    const named = Number(index.noHead[document] === weights.noHeadOfName)
    const kind = isHead + 3 * headless + 6 * single + 12 * joined + 24 * named
    const hasHead = isHead === 2 || headless === 1
    const score = (index.base[document] ?? 0) + (index.gains[w] ?? 0) * share
    const cost = headCost(index, document, hasHead, hasHead || isHead === 1)
    keep(best, 0, kind, index.places[document] ?? 0, score - cost, false)
    return kind
  })
  return kinds.map((kind, k) => {
    const place = index.places[documents[k] ?? 0]
    const { place: first, others = [] } = best[kind] ?? {}
    return Number(place === first || others.some((other) => other.place === place))
  })
}

/** Keeps what fits best; a stretch is complete where it is the whole name of some food. */
function keep(
  ends: Ends,
  from: number,
  to: number,
  place: number,
  score: number,
  complete: boolean,
) {
  const known = ends[to - from]
  if (!known) {
    ends[to - from] = { from, to, place, score, complete, solid: false, others: [] }
    return
  }
  const { others } = known
  known.complete ||= complete
  if (place === known.place) {
    known.score = Math.max(known.score, score)
  } else if (score > known.score) {
    drop(others, place)
    others.unshift({ place: known.place, score: known.score })
    known.place = place
    known.score = score
  } else if (others.length < mostOthers || score > (others.at(-1)?.score ?? 0)) {
    let at = others.length
    for (let k = others.length - 1; k >= 0; k--) {
      const other = others[k]
      if (!other) continue
      if (other.place === place && other.score >= score) return
      if (score > other.score) at = k
    }
    others.splice(at, 0, { place, score })
    const same = others.findLastIndex((other) => other.place === place)
    if (same > at) others.splice(same, 1)
  }
  if (others.length > mostOthers) others.pop()
}

function drop(others: Reading['others'], place: number) {
  const at = others.findIndex((other) => other.place === place)
  if (at >= 0) others.splice(at, 1)
}
