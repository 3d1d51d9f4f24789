import { lightWords, preparations } from '../lexicon.ts'
import type { DocumentIndex } from './index.ts'
import type { Piece, Pieces } from './pieces.ts'
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
  const runs = findRuns(index, ids, others, words, hard, soft, absent)
  return bestPath(index, pieces, ids, runs)
}

/** What a word of the text costs that lies inside a food whose row has it not. */
function absentCost(index: DocumentIndex, id: number, norm: string): number {
  if (id < 0) return weights.absentUnknown
  const tells = index.tells[id] ?? 0
  return lightWords.has(norm) ? tells * weights.absentLight : tells * weights.absent
}

type Runs = Reading[][]

function findRuns(
  index: DocumentIndex,
  ids: number[],
  others: readonly Other[][],
  words: readonly Piece[],
  hard: Float64Array,
  soft: Float64Array,
  absent: Float64Array,
): Runs {
  const n = ids.length
  const runs: Runs = Array.from({ length: n }, () => [])
  const nextOf = new Map<number, number>()
  const shareOf = new Map<number, number>()
  const nextSame = new Int32Array(n).fill(-1)
  const at: number[] = []
  const gain: number[] = []
  const head: number[] = []
  for (let p = n - 1; p >= 0; p--) {
    const own = ids[p] ?? -1
    const alike = others[p] ?? []
    if (own < 0 && alike.length === 0) continue
    if (own >= 0) {
      nextSame[p] = nextOf.get(own) ?? -1
      nextOf.set(own, p)
      shareOf.set(own, 1)
    }
    for (const other of alike) {
      if (nextOf.has(other.id) && shareOf.get(other.id) === 1 && (nextOf.get(other.id) ?? 0) < p + 6) continue
      nextOf.set(other.id, p)
      shareOf.set(other.id, other.share)
    }
    const limit = p + longest
    const found = runs[p]
    if (!found) continue
    const best = new Map<number, Reading>()
    for (const id of own < 0 ? alike.map((other) => other.id) : [own, ...alike.map((other) => other.id)]) {
    const end = index.starts[id + 1] ?? 0
    for (let k = index.starts[id] ?? 0; k < end; k++) {
      const document = index.postings[k] ?? 0
      at.length = 0
      gain.length = 0
      head.length = 0
      const to = index.wordStarts[document + 1] ?? 0
      let previous = -2
      for (let w = index.wordStarts[document] ?? 0; w < to; w++) {
        const word = index.words[w] ?? -1
        const q = nextOf.get(word)
        if (q === undefined || q >= limit) {
          previous = -2
          continue
        }
        const near = q === previous + 1 ? weights.neighbours : 0
        previous = q
        insert(at, gain, head, q, (index.gains[w] ?? 0) * (shareOf.get(word) ?? 1) + near, index.isHead[w] ?? 0)
        for (let r = nextSame[q] ?? -1; r >= 0 && r < limit; r = nextSame[r] ?? -1) {
          insert(at, gain, head, r, weights.again * (index.tells[word] ?? 0), 0)
        }
      }
      addReadings(index, document, p, at, gain, head, { hard, soft, absent }, best)
    }
    }
    for (const reading of best.values()) {
      reading.solid = isSolid(index, ids, words, reading)
      found.push(reading)
    }
  }
  return runs
}

function insert(at: number[], gain: number[], head: number[], q: number, g: number, h: number) {
  let i = at.length
  while (i > 0 && (at[i - 1] ?? 0) > q) i--
  at.splice(i, 0, q)
  gain.splice(i, 0, g)
  head.splice(i, 0, h)
}

type Sums = {
  hard: Float64Array
  soft: Float64Array
  absent: Float64Array
}

/** The readings of one description that begin at word `p`: one for each of its words that may be the last. */
function addReadings(
  index: DocumentIndex,
  document: number,
  p: number,
  at: number[],
  gain: number[],
  head: number[],
  { hard, soft, absent }: Sums,
  best: Map<number, Reading>,
) {
  if (at[0] !== p) return
  let sum = index.base[document] ?? 0
  let covered = 0
  let hasHead = index.headless[document] === 1
  const discount = index.joined[document] ? weights.joinedDiscount : 1
  for (let i = 0; i < at.length; i++) {
    const q = at[i] ?? 0
    sum += gain[i] ?? 0
    covered += (absent[q + 1] ?? 0) - (absent[q] ?? 0)
    if (head[i]) hasHead = true
    const cross = (hard[q + 1] ?? 0) - (hard[p + 1] ?? 0) + ((soft[q + 1] ?? 0) - (soft[p + 1] ?? 0)) * discount
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
      const value = here + run.score - standing(index, pieces, ids, run)
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
function standing(index: DocumentIndex, pieces: Pieces, ids: number[], run: Reading): number {
  const { gaps } = pieces
  let cost = weights.item[beginning(index, pieces, ids, run.from)]
  if (!run.solid) cost += weights.hollow
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
