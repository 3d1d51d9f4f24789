import { roles } from './describe.ts'
import { origins } from './document.ts'
import { weights } from './weights.ts'

/** All descriptions of foods, with the descriptions that hold each word. */
export type DocumentIndex = {
  ids: ReadonlyMap<string, number>
  /** By word: its inverse document frequency, in nats. */
  idf: Float64Array
  /** By word: the share of its descriptions in which it is the head, kind or brand. */
  heads: Float64Array
  /** By word: where the list of its descriptions starts in `postings`. */
  starts: Int32Array
  postings: Int32Array
  /** By description: the index of its food, where its words start, its score before any word is matched. */
  places: Int32Array
  wordStarts: Int32Array
  base: Float64Array
  /** By description: factor on the cost of a joiner inside it. */
  across: Float64Array
  /** By description: the cost of a head that the text has after a "with". */
  turned: Float64Array
  headless: Uint8Array
  /** By description: the cost of a text without its head. */
  noHead: Float64Array
  /** By word of a description: the word, its score when the text has it, and 2 for head, 1 for kind or brand. */
  words: Int32Array
  gains: Float64Array
  isHead: Uint8Array
}

/** The highest idf of a word, so that a brand does not outweigh all other words. */
const highestIdf = 7

const [headRole, kindRole, brandRole] = (['head', 'kind', 'brand'] as const).map((role) =>
  roles.indexOf(role),
)

/**
 * Builds the index of descriptions in the form of data/documents.json: for each the index of its food, flags,
 * the number of its words, and the words with their roles. Words in `base` keep their idf.
 */
export function makeIndex(
  vocabulary: readonly string[],
  numbers: readonly number[],
  base?: DocumentIndex,
): DocumentIndex {
  const { documents, counts, headCounts, total } = count(vocabulary.length, numbers)
  const idf = Float64Array.from(counts, (found, id) => {
    const known = base?.ids.get(vocabulary[id] ?? '')
    if (base && known !== undefined) return base.idf[known] ?? highestIdf
    return base ? highestIdf : Math.min(highestIdf, Math.log(documents / found))
  })
  const index: DocumentIndex = {
    ids: new Map(vocabulary.map((word, id) => [word, id])),
    idf,
    heads: Float64Array.from(counts, (found, id) => (headCounts[id] ?? 0) / found),
    starts: startsOf(counts),
    postings: new Int32Array(total),
    places: new Int32Array(documents),
    wordStarts: new Int32Array(documents + 1),
    base: new Float64Array(documents),
    across: new Float64Array(documents),
    turned: new Float64Array(documents),
    headless: new Uint8Array(documents),
    noHead: new Float64Array(documents),
    words: new Int32Array(total),
    gains: new Float64Array(total),
    isHead: new Uint8Array(total),
  }
  fill(index, numbers)
  return index
}

/** The descriptions that contain a word, by its id; none for -1. */
export const postingsOf = ({ starts, postings }: DocumentIndex, id: number): Int32Array =>
  postings.subarray(starts[id] ?? 0, starts[id + 1] ?? 0)

/** Factor on the cost of a joiner: lowest for descriptions with a joiner, highest for our names without one. */
function acrossOf(flags: number): number {
  if (flags & 2) return weights.across.joined
  return flags >> 2 < 2 ? weights.across.row : weights.across.name
}

/** Cost of a head after a "with" of the text; a row of the older tables with a "with" lists kinds as well. */
function turnedOf(flags: number): number {
  const parts = (flags & 2) !== 0 && flags >> 2 !== origins.indexOf('reference')
  return parts ? weights.turnedJoined : weights.turned
}

function count(vocabulary: number, numbers: readonly number[]) {
  const counts = new Int32Array(vocabulary)
  const headCounts = new Int32Array(vocabulary)
  let documents = 0
  let total = 0
  for (let i = 0; i < numbers.length; ) {
    const length = numbers[i + 2] ?? 0
    for (let k = i + 3; k < i + 3 + length; k++) {
      const packed = numbers[k] ?? 0
      const role = packed % roles.length
      const id = (packed - role) / roles.length
      counts[id] = (counts[id] ?? 0) + 1
      if (role === headRole || role === kindRole || role === brandRole) {
        headCounts[id] = (headCounts[id] ?? 0) + 1
      }
    }
    documents++
    total += length
    i += 3 + length
  }
  return { documents, counts, headCounts, total }
}

function startsOf(counts: Int32Array): Int32Array {
  const starts = new Int32Array(counts.length + 1)
  counts.forEach((found, id) => {
    starts[id + 1] = (starts[id] ?? 0) + found
  })
  return starts
}

/** The score with which a description begins, by the index of its origin. */
function priorsByOrigin(): number[] {
  const { reference, synonym, name, alias, own } = weights
  return [0, -reference, -synonym, name, -alias, -own]
}

function fill(index: DocumentIndex, numbers: readonly number[]) {
  const unsaid = roles.map((role) => weights.unsaid[role])
  const priors = priorsByOrigin()
  const next = index.starts.slice()
  let document = 0
  let at = 0
  for (let i = 0; i < numbers.length; ) {
    const flags = numbers[i + 1] ?? 0
    const length = numbers[i + 2] ?? 0
    let base = (priors[flags >> 2] ?? 0) + (flags & 1 ? weights.unspecified : 0)
    let headless = 1
    index.places[document] = numbers[i] ?? 0
    index.across[document] = acrossOf(flags)
    index.turned[document] = turnedOf(flags)
    index.noHead[document] = flags >> 2 < 2 ? weights.noHead : weights.noHeadOfName
    index.wordStarts[document] = at
    for (let k = i + 3; k < i + 3 + length; k++) {
      const packed = numbers[k] ?? 0
      const role = packed % roles.length
      const id = (packed - role) / roles.length
      const idf = index.idf[id] ?? 0
      const cost = idf * (unsaid[role] ?? 0)
      base -= cost
      index.words[at] = id
      index.gains[at] = idf + cost
      if (role === kindRole || role === brandRole) index.isHead[at] = 1
      if (role === headRole) {
        index.isHead[at] = 2
        headless = 0
      }
      const place = next[id] ?? 0
      index.postings[place] = document
      next[id] = place + 1
      at++
    }
    index.headless[document] = headless
    index.base[document] = base
    document++
    i += 3 + length
  }
  index.wordStarts[document] = at
}
