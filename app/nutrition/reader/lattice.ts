import { commonWords } from '../common-words.ts'
import { lightWords, preparations } from '../lexicon.ts'
import type { DocumentIndex } from './index.ts'
import type { Gap, Piece, Pieces } from './pieces.ts'
import { alike } from './alike.ts'
import { weights } from './weights.ts'

/** A stretch of a text that names a food: words `from` to `to`, both included. */
export type Reading = {
  from: number
  to: number
  document: number
  /** How well the words fit, without the costs of where it stands. */
  score: number
  /** True where a word says what it is, not only how it is. */
  solid: boolean
  /** The reading whose amounts it has, where the text names a food twice. */
  amountsOf?: Reading
  /** Other descriptions that fit nearly as well, best first. */
  others: { document: number; score: number }[]
}

/** A food is told in so many words at most. */
const longest = 22
const most = 4

/** The reading of a text's pieces that scores best: foods in the order of the text. */
export function readLattice(index: DocumentIndex, pieces: Pieces): Reading[] {
  const { words, gaps } = pieces
  const n = words.length
  const ids = words.map(({ norm }) => index.ids.get(norm) ?? -1)
  const others = words.map(({ norm }) => otherWords(index, norm))
  const hard = new Float64Array(n + 1)
  const soft = new Float64Array(n + 1)
  const absent = new Float64Array(n + 1)
  for (let k = 0; k < n; k++) {
    const gap = gaps[k]
    hard[k + 1] = (hard[k] ?? 0) + (gap?.hard ?? 0)
    soft[k + 1] = (soft[k] ?? 0) + (gap?.soft ?? 0)
    absent[k + 1] = (absent[k] ?? 0) + absentCost(index, ids[k] ?? -1, words[k]?.norm ?? '')
  }
  const runs = findRuns(index, ids, others, words, { hard, soft, absent })
  return bestPath(index, pieces, ids, runs)
}

/** What a word of the text costs that lies inside a food whose row has it not. */
function absentCost(index: DocumentIndex, id: number, norm: string): number {
  if (id < 0) return weights.absentUnknown
  const tells = index.tells[id] ?? 0
  return lightWords.has(norm) ? tells * weights.absentLight : tells * weights.absent
}

type Runs = Reading[][]

/** Costs from the beginning of the text to before each word. */
type Sums = { hard: Float64Array; soft: Float64Array; absent: Float64Array }

/** By word of the index: where the text has it next, and how much of it that says. */
type Nearest = { at: Int32Array; share: Float64Array }

/** A word in more descriptions than this is looked up by a rarer one beside it. */
const common = 3000
const ahead = 4

/** For each word the readings that begin with it: of each end the description that fits best. */
function findRuns(
  index: DocumentIndex,
  ids: readonly number[],
  others: readonly Other[][],
  words: readonly Piece[],
  sums: Sums,
): Runs {
  const n = ids.length
  const runs: Runs = Array.from({ length: n }, () => [])
  const nearest = {
    at: new Int32Array(index.tells.length).fill(-1),
    share: new Float64Array(index.tells.length),
  }
  const nextSame = new Int32Array(n).fill(-1)
  const matched = new Matched()
  for (let p = n - 1; p >= 0; p--) {
    const own = ids[p] ?? -1
    noteWord(nearest, nextSame, p, own, others[p] ?? [])
    const best = new Map<number, Reading>()
    for (const id of own < 0 ? [] : [own]) scan(index, seedOf(index, ids, p, id), id)
    for (const { id } of others[p] ?? []) scan(index, seedOf(index, ids, p, id), id)
    for (const reading of best.values()) {
      reading.solid = isSolid(index, ids, words, reading)
      runs[p]?.push(reading)
    }

    function scan({ starts, postings, wordStarts, words: all, gains, isHead }: DocumentIndex, seed: number, id: number) {
      const end = starts[seed + 1] ?? 0
      for (let k = starts[seed] ?? 0; k < end; k++) {
        const document = postings[k] ?? 0
        matched.clear()
        const to = wordStarts[document + 1] ?? 0
        let previous = -2
        let begins = false
        for (let w = wordStarts[document] ?? 0; w < to; w++) {
          const word = all[w] ?? 0
          const q = nearest.at[word] ?? -1
          if (word === id) begins = true
          if (q < 0 || q >= p + longest) {
            previous = -2
            continue
          }
          const gain = (gains[w] ?? 0) * (nearest.share[word] ?? 1)
          matched.add(q, q === previous + 1 ? gain + weights.neighbours : gain, isHead[w] ?? 0)
          previous = q
          for (let r = nextSame[q] ?? -1; r >= 0 && r < p + longest; r = nextSame[r] ?? -1) {
            matched.add(r, weights.again * (index.tells[word] ?? 0), 0)
          }
        }
        if (begins) addReadings(index, document, p, matched, sums, best)
      }
    }
  }
  return runs
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

function noteWord(nearest: Nearest, nextSame: Int32Array, p: number, own: number, alike: readonly Other[]) {
  if (own >= 0) {
    nextSame[p] = nearest.share[own] === 1 ? (nearest.at[own] ?? -1) : -1
    nearest.at[own] = p
    nearest.share[own] = 1
  }
  for (const { id, share } of alike) {
    const at = nearest.at[id] ?? -1
    if (at >= 0 && nearest.share[id] === 1 && at < p + 6) continue
    nearest.at[id] = p
    nearest.share[id] = share
  }
}

/** The words of one description that the text has, in the order of the text. */
class Matched {
  readonly at = new Int32Array(4 * longest)
  readonly gain = new Float64Array(4 * longest)
  readonly head = new Uint8Array(4 * longest)
  size = 0

  clear() {
    this.size = 0
  }

  add(at: number, gain: number, head: number) {
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

/** The readings of one description that begin at word `p`: one for each of its words that may be the last. */
function addReadings(
  index: DocumentIndex,
  document: number,
  p: number,
  { at, gain, head, size }: Matched,
  { hard, soft, absent }: Sums,
  best: Map<number, Reading>,
) {
  if (at[0] !== p) return
  let sum = index.base[document] ?? 0
  let covered = 0
  let hasHead = index.headless[document] === 1
  const discount = index.joined[document] ? weights.joinedDiscount : 1
  for (let i = 0; i < size; i++) {
    const q = at[i] ?? 0
    sum += gain[i] ?? 0
    if (i === 0 || q !== at[i - 1]) covered += (absent[q + 1] ?? 0) - (absent[q] ?? 0)
    if (head[i]) hasHead = true
    const across = (soft[q + 1] ?? 0) - (soft[p + 1] ?? 0)
    const cross = (hard[q + 1] ?? 0) - (hard[p + 1] ?? 0) + across * discount
    const unsaid = (absent[q + 1] ?? 0) - (absent[p] ?? 0) - covered
    const score = sum - cross - unsaid - (hasHead ? 0 : weights.noHead)
    if (score > 0) keep(best, p, q, document, score)
  }
}

function keep(best: Map<number, Reading>, from: number, to: number, document: number, score: number) {
  const known = best.get(to)
  if (!known) {
    best.set(to, { from, to, document, score, solid: true, others: [] })
    return
  }
  if (score > known.score) {
    known.others.unshift({ document: known.document, score: known.score })
    known.document = document
    known.score = score
    if (known.others.length > most) known.others.pop()
  } else if (known.others.length < most || score > (known.others.at(-1)?.score ?? 0)) {
    const place = known.others.findIndex((other) => score > other.score)
    known.others.splice(place < 0 ? known.others.length : place, 0, { document, score })
    if (known.others.length > most) known.others.pop()
  }
}

function bestPath(index: DocumentIndex, pieces: Pieces, ids: number[], runs: Runs): Reading[] {
  const n = ids.length
  const talk = talkCosts(index, pieces, ids)
  const best = new Float64Array(n + 1)
  const from: (Reading | null)[] = Array.from({ length: n + 1 }, () => null)
  const reached = new Float64Array(n + 1).fill(Number.NEGATIVE_INFINITY)
  reached[0] = 0
  for (let k = 0; k < n; k++) {
    const here = reached[k] ?? 0
    if (here > (reached[k + 1] ?? 0)) {
      reached[k + 1] = here
      from[k + 1] = null
    }
    for (const run of runs[k] ?? []) {
      const value = here + run.score - standing(index, pieces, ids, talk, run)
      if (value > (reached[run.to + 1] ?? 0)) {
        reached[run.to + 1] = value
        from[run.to + 1] = run
      }
    }
  }
  best.set(reached)
  const path: Reading[] = []
  let k = n
  while (k > 0) {
    const run = from[k]
    if (run) {
      path.push(run)
      k = run.from
    } else k--
  }
  return path.reverse()
}

/** What a food costs where it stands: for being one more, for words right beside it that it leaves out. */
function standing(
  index: DocumentIndex,
  pieces: Pieces,
  ids: number[],
  talk: Float64Array,
  run: Reading,
): number {
  const { gaps } = pieces
  let cost = weights.item[beginning(index, pieces, ids, run.from)]
  if (!run.solid) cost += weights.hollow
  cost += talk[run.from] ?? 0
  const lead = gaps[run.from]
  const behind = gaps[run.to + 1]
  const next = ids[run.to + 1] ?? -1
  if (behind && next >= 0 && isBare(behind)) cost += weights.cutBehind * (index.heads[next] ?? 0)
  const before = ids[run.from - 1] ?? -1
  if (lead && before >= 0 && isBare(lead)) cost += weights.cutBefore * (index.heads[before] ?? 0)
  return cost
}

/** True where nothing stands between two words. */
function isBare(gap: { hard: number; soft: number; amounts: unknown[] }): boolean {
  return gap.hard === 0 && gap.soft < 0.05 && gap.amounts.length === 0
}

/** True where one of the words is the head or kind of foods, and not only a quality of them. */
function isSolid(index: DocumentIndex, ids: number[], words: readonly Piece[], { from, to }: Reading) {
  for (let k = from; k <= to; k++) {
    const norm = words[k]?.norm ?? ''
    const id = ids[k] ?? -1
    if (id >= 0 && !lightWords.has(norm) && !preparations.has(norm) && (index.heads[id] ?? 0) > 0.12) return true
  }
  return false
}

/** What a food that begins at a word begins with: an amount, a new part of the sentence, a joiner or nothing. */
function beginning(index: DocumentIndex, { gaps, words }: Pieces, ids: number[], at: number): keyof typeof weights.item {
  for (let k = at; k >= 0 && k > at - 5; k--) {
    const gap = gaps[k]
    if (!gap) break
    if (gap.amounts.some(({ weak, unit }) => !weak || unit)) return 'amount'
    if (gap.ends || gap.comma || gap.and || gap.article || gap.strong || gap.open || k === 0) return 'open'
    if (gap.into) return 'into'
    const before = words[k - 1]?.norm ?? ''
    const id = ids[k - 1] ?? -1
    const light = id < 0 || lightWords.has(before) || preparations.has(before)
    if (!light) break
  }
  return 'bare'
}

type Other = { id: number; share: number }

function otherWords(index: DocumentIndex, norm: string): Other[] {
  const found: Other[] = []
  for (const [word, share] of alike.get(norm) ?? []) {
    const id = index.ids.get(word)
    if (id !== undefined) found.push({ id, share })
  }
  return found
}

/** By word what it costs to begin a food there, in a sentence that only talks. */
function talkCosts(index: DocumentIndex, { words, gaps }: Pieces, ids: number[]): Float64Array {
  const costs = new Float64Array(words.length)
  const measured = (gap: Gap | undefined) => gap?.amounts.some(({ weak }) => !weak) ?? false
  if (!gaps.some(measured)) return costs
  let start = 0
  while (start < words.length) {
    let end = start + 1
    while (end < words.length && !gaps[end]?.ends) end++
    const own = gaps.slice(start, end + 1).some((gap, i) => (i > 0 || !gap.ends || gap.amounts.length > 0) && measured(gap))
    if (!own) {
      let talking = 0
      for (let k = start; k < end; k++) if (!isFoodWord(index, ids[k] ?? -1, words[k]?.norm ?? '')) talking++
      if (talking > 0) costs.fill(weights.unmeasured + weights.talkWord * Math.min(4, talking), start, end)
    }
    start = end
  }
  return costs
}

function isFoodWord(index: DocumentIndex, id: number, norm: string): boolean {
  return id >= 0 && !commonWords.has(norm) && (lightWords.has(norm) || (index.tells[id] ?? 7) < 6.9)
}
