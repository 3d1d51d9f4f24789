/** A stretch of a text that names a food: words `from` to `to`, both included. */
export type Reading = {
  from: number
  to: number
  /** The index of the food. */
  place: number
  /** How well the words fit, without the costs of its position. */
  score: number
  /** True when the words are the complete description of some food. */
  complete: boolean
  /** True when a word names the food and does not only describe it. */
  solid: boolean
  /** Indexes of foods that fit less well, best first. */
  others: { place: number; score: number }[]
}

/** The readings that begin at one word, by the distance from that word to their last. */
export type Ends = (Reading | undefined)[]

/** How many other foods are kept. */
const mostOthers = 4

/** Keeps the best food of a stretch, which is complete when it is the complete name of some food. */
export function keepReading(
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
