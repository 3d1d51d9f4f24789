import { type Role, roles } from './describe.ts'
import { weights } from './weights.ts'

/** Where a description comes from: USDA's row, USDA's other names of it, or a name of ours. */
export type Origin = 'row' | 'reference' | 'synonym' | 'name'

/** A description of a food: the place of the food in the table, and its words. */
export type FoodDocument = {
  place: number
  origin: Origin
  joined: boolean
  /** True for a row that leaves open what a text leaves open (USDA's "NFS"). */
  unspecified: boolean
  words: { norm: string; role: Role }[]
}

/** All descriptions with the places of each word in them. */
export type DocumentIndex = {
  ids: ReadonlyMap<string, number>
  /** By word: what it tells, in nats. */
  tells: Float64Array
  /** By word: how often it is the head or kind of a food, as a share of its descriptions. */
  heads: Float64Array
  /** By word: where its descriptions begin in `postings`. */
  starts: Int32Array
  postings: Int32Array
  /** By document. */
  places: Int32Array
  wordStarts: Int32Array
  base: Float64Array
  joined: Uint8Array
  headless: Uint8Array
  /** By word of a document. */
  words: Int32Array
  gains: Float64Array
  isHead: Uint8Array
}

/** Makes the index of some descriptions. */
export function makeIndex(documents: readonly FoodDocument[]): DocumentIndex {
  const ids = new Map<string, number>()
  const counts: number[] = []
  const headCounts: number[] = []
  let total = 0
  for (const { words } of documents) {
    for (const { norm, role } of words) {
      let id = ids.get(norm)
      if (id === undefined) {
        id = ids.size
        ids.set(norm, id)
        counts.push(0)
        headCounts.push(0)
      }
      counts[id] = (counts[id] ?? 0) + 1
      if (role === 'head' || role === 'kind' || role === 'brand') headCounts[id] = (headCounts[id] ?? 0) + 1
      total++
    }
  }
  const tells = Float64Array.from(counts, (count) => tellsOf(count, documents.length))
  const heads = Float64Array.from(counts, (count, id) => (headCounts[id] ?? 0) / count)
  const starts = new Int32Array(ids.size + 1)
  counts.forEach((count, id) => {
    starts[id + 1] = (starts[id] ?? 0) + count
  })
  const next = starts.slice()
  const postings = new Int32Array(total)
  const index: DocumentIndex = {
    ids,
    tells,
    heads,
    starts,
    postings,
    places: Int32Array.from(documents, ({ place }) => place),
    wordStarts: new Int32Array(documents.length + 1),
    base: new Float64Array(documents.length),
    joined: Uint8Array.from(documents, ({ joined }) => Number(joined)),
    headless: new Uint8Array(documents.length),
    words: new Int32Array(total),
    gains: new Float64Array(total),
    isHead: new Uint8Array(total),
  }
  let at = 0
  documents.forEach(({ words, origin, unspecified }, document) => {
    index.wordStarts[document] = at
    let base = priorOf(origin, unspecified)
    let hasHead = 0
    for (const { norm, role } of words) {
      const id = ids.get(norm) ?? 0
      const told = tells[id] ?? 0
      const cost = told * weights.unsaid[role]
      base -= cost
      index.words[at] = id
      index.gains[at] = told + cost
      index.isHead[at] = Number(role === 'head')
      if (role === 'head') hasHead = 1
      const place = next[id] ?? 0
      postings[place] = document
      next[id] = place + 1
      at++
    }
    index.headless[document] = 1 - hasHead
    index.base[document] = base
  })
  index.wordStarts[documents.length] = at
  return index
}

function tellsOf(count: number, documents: number): number {
  return Math.min(7, Math.log(documents / count))
}

function priorOf(origin: Origin, unspecified: boolean): number {
  const open = unspecified ? weights.unspecified : 0
  if (origin === 'row') return open
  if (origin === 'reference') return -weights.reference
  return origin === 'synonym' ? -weights.synonym : -weights.alias
}

export const roleNames = roles
