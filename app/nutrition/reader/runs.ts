import type { Gap } from './gaps.ts'
import { type DocumentIndex, postingsOf } from './index.ts'
import { leadersOf } from './lone-words.ts'
import {
  addReadings,
  longest,
  Matched,
  matchDescription,
  type Nearest,
  type Sums,
} from './match-description.ts'
import type { Piece, Pieces } from './pieces.ts'
import type { Ends, Reading } from './reading.ts'
import { type Other, type SaidWord, standIns } from './said-words.ts'
import { weights } from './weights.ts'

/** A word in more descriptions than this is looked up by a rarer word right after it. */
const common = 3000
const ahead = 4

/** For each word of a text, the readings that begin with it: the best food for each last word. */
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
    const readings = ends
      .filter((reading) => reading !== undefined)
      .filter((reading) => isNamed(pieces, said, reading))
    for (const reading of readings) {
      const last = said[reading.to]
      const names = reading.complete && (reading.to > reading.from || (!last?.light && !last?.talk))
      reading.solid = names || (solid[reading.from] ?? said.length) <= reading.to
    }
    return readings
  })
}

/** Words that name a food only beside another word of it: the char of char siu. */
const partNames = new Set(['char', 'festival'])

/** People and places that foods are named after. Alone they name the food only as an item of a list: "a cobb, coke". */
const namesakes = new Set(['olivier', 'waldorf', 'cobb', 'benedict', 'napoleon', 'suzette'])

/** False for an incomplete name of letters and unit signs alone: "oz" is no "9 oz steak". */
function isNamed({ gaps }: Pieces, said: readonly SaidWord[], reading: Reading): boolean {
  const { from, to, complete } = reading
  if (complete) return true
  const only = from === to ? (said[from]?.norm ?? '') : ''
  if (partNames.has(only)) return false
  const item = isEdge(gaps, from) && !gaps[from]?.definite && isEdge(gaps, to + 1)
  if (namesakes.has(only) && !item) return false
  return said.slice(from, to + 1).some(({ sign }) => !sign)
}

/** True where an item of a list begins or ends. */
function isEdge(gaps: readonly Gap[], at: number): boolean {
  const gap = gaps[at]
  return at === 0 || at === gaps.length - 1 || Boolean(gap?.comma || gap?.ends || gap?.and)
}

/** By word, the position of the next word that can name a food, itself included. */
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
    beside: besides(gaps, said),
  }
  said.forEach(({ absent }, k) => {
    sums.hard[k + 1] =
      (sums.hard[k] ?? 0) + (gaps[k]?.hard ?? 0) + listCost(gaps[k], said[k - 1], said[k])
    sums.soft[k + 1] = (sums.soft[k] ?? 0) + (gaps[k]?.soft ?? 0)
    sums.absent[k + 1] = (sums.absent[k] ?? 0) + absent
  })
  return sums
}

/** By word, the first word after the "with" before it, which only describing words part from it; or -1. */
function besides(gaps: readonly Gap[], said: readonly SaidWord[]): Int32Array {
  const beside = new Int32Array(said.length).fill(-1)
  for (let k = 0; k < said.length; k++) {
    const gap = gaps[k]
    const bare = gap?.hard === 0 && gap.soft === 0
    if (gap?.beside === true && !gap.inside) beside[k] = k
    // "coleslaw with light dressing"
    else if (bare && said[k - 1]?.light) beside[k] = beside[k - 1] ?? -1
  }
  return beside
}

/** Extra cost of a comma or "and" between two words that are foods themselves. */
function listCost(gap: Gap | undefined, before: SaidWord | undefined, after: SaidWord | undefined) {
  const parts = gap !== undefined && (gap.comma || gap.and)
  const both = before?.solid && after?.solid && before.heads > 0.3 && after.heads > 0.3
  return parts && both ? weights.cross.list : 0
}

function scanIndex(
  index: DocumentIndex,
  words: readonly Piece[],
  sums: Sums,
  best: readonly Ends[],
) {
  const ids = words.map(({ norm }) => index.ids.get(norm) ?? -1)
  const others = words.map(({ norm }) => standIns(index, norm))
  const nearest = {
    at: new Int32Array(index.idf.length).fill(-1),
    share: new Float64Array(index.idf.length),
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
        if (matchDescription(index, document, p, id, nearest, matched)) {
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

/** Counts the nearby words of each description. Most have only one and need no full comparison. */
class Near {
  readonly count: Uint8Array
  readonly index: DocumentIndex
  readonly at: Int32Array
  readonly has: Uint8Array

  constructor(index: DocumentIndex, at: Int32Array) {
    this.index = index
    this.at = at
    this.count = new Uint8Array(index.places.length)
    this.has = new Uint8Array(index.idf.length)
  }

  enter(id: number, others: readonly Other[]) {
    if (id >= 0) this.set(id, 1)
    for (const other of others) this.set(other.id, 1)
  }

  /** Removes the words whose nearest position is this one, which is now out of reach. */
  leave(place: number, id: number, others: readonly Other[]) {
    if (id >= 0 && this.at[id] === place) this.set(id, 0)
    for (const other of others) if (this.at[other.id] === place) this.set(other.id, 0)
  }

  private set(id: number, has: 0 | 1) {
    if (this.has[id] === has) return
    this.has[id] = has
    const { count } = this
    const by = has === 1 ? 1 : -1
    for (const document of postingsOf(this.index, id)) {
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

/** The word whose descriptions are searched for `id`: itself, or a rarer word right after it. */
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
