import type { DocumentIndex } from './index.ts'
import { headCost } from './match-description.ts'
import { type Ends, keepReading } from './reading.ts'
import { weights } from './weights.ts'

/** Cache by index, then by word and similarity: a flag for each description of the word. */
const leaders = new WeakMap<DocumentIndex, Map<string, Uint8Array>>()

/**
 * Flags the descriptions of a word that may fit best when a text has no other word of them: of each kind those
 * that score highest. They do not depend on the rest of the text and can be cached.
 */
export function leadersOf(index: DocumentIndex, id: number, share: number): Uint8Array {
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
    keepReading(best, 0, kind, index.places[document] ?? 0, score - cost, false)
    return kind
  })
  return kinds.map((kind, k) => {
    const place = index.places[documents[k] ?? 0]
    const { place: first, others = [] } = best[kind] ?? {}
    return Number(place === first || others.some((other) => other.place === place))
  })
}
