import { unitOf } from '../amounts/units.ts'
import { commonWords } from './common-words.ts'
import { foldPhrases } from './fold-phrases.ts'
import { joinedWords, sameWords, stopWords } from './lexicon.ts'
import { type Token, tokenise } from './words.ts'

/** A stretch of the text; `end` is the position after its last character. */
type Place = { start: number; end: number }

/** Maximum number of stretches, as each needs a search for similar foods. */
const mostStretches = 10

/** Maximum number of tokens of a stretch. A longer run of unknown words is split. */
const longestStretch = 6

/** Maximum number of characters of a stretch. A longer one is not a food. */
const mostLetters = 120

/**
 * The stretches of a text that look like food but are not counted, spelt as in the text. A stretch consists
 * of adjacent unknown words (`unmatched`, normalised) and of the words that follow them ("zhoug paste"),
 * unless a food of the text (`taken`) has those. A meal has the words before it too ("zinger meal").
 */
export function unknownStretches(text: string, unmatched: string[], taken: Place[]): string[] {
  if (unmatched.length === 0) return []
  const strange = new Set(unmatched)
  const tokens = foldPhrases(tokenise(text))
  const stretches = new Map<string, string>()
  const isTaken = takenOf(tokens, taken)
  let free = 0
  for (let i = 0; i < tokens.length && stretches.size < mostStretches; i++) {
    const length = strangeLength(tokens, i, strange)
    if (length === 0) continue
    const first = firstOf(tokens, i, free, isTaken)
    const last = lastOf(tokens, i, length, isTaken)
    free = last + 1
    const found = text.slice(tokens[first]?.start, tokens[last]?.end).replace(/\s+/g, ' ')
    const known = stretches.has(found.toLowerCase())
    if (!known && found.length <= mostLetters) stretches.set(found.toLowerCase(), found)
    i = last
  }
  return [...stretches.values()]
}

/** Number of tokens from `from` on that are unknown words, including hyphens between them. */
function strangeLength(tokens: Token[], from: number, strange: Set<string>): number {
  let end = from
  for (let words = 0; words < longestStretch; words++) {
    const hyphen = words > 0 && tokens[end]?.norm === '-' ? 1 : 0
    const length = strangeWord(tokens, end + hyphen, strange)
    if (length === 0) break
    end += hyphen + length
  }
  return end - from
}

/** Number of tokens of the unknown word at `at`: 2 for a pair that the reader joins to one word, 0 for none. */
function strangeWord(tokens: Token[], at: number, strange: Set<string>): number {
  const [word, next] = tokens.slice(at, at + 2)
  if (word?.kind !== 'word') return 0
  const pair = next?.kind === 'word' ? joinedWords[`${word.norm} ${next.norm}`] : undefined
  if (pair !== undefined && strange.has(pair)) return 2
  return strange.has(sameWords[word.norm] ?? word.norm) ? 1 : 0
}

/** Index of the first token of a stretch: of the words that name a meal ("zinger meal"), else of the unknown word. */
function firstOf(tokens: Token[], from: number, free: number, isTaken: boolean[]): number {
  let first = from
  if (tokens[from]?.norm !== 'meal') return first
  while (first > free && from - first < longestStretch - 1) {
    const before = tokens[first - 1]
    if (!before || !mayFollow(before) || isTaken[first - 1]) return first
    first--
  }
  return first
}

/**
 * Index of the last token of a stretch. It includes the words up to the next mark, unit or word that does not
 * describe food, but none of them when a food of the text has one.
 */
function lastOf(tokens: Token[], from: number, length: number, isTaken: boolean[]): number {
  const last = from + length - 1
  let end = last
  while (end - from + 1 < longestStretch) {
    const next = tokens[end + 1]
    if (!next || !mayFollow(next)) return end
    if (isTaken[end + 1]) return last
    end++
  }
  return end
}

function mayFollow({ kind, norm }: Token): boolean {
  const talk = stopWords.has(norm) || (commonWords.has(norm) && norm !== 'meal')
  return kind === 'word' && !talk && unitOf(norm) === undefined
}

/** By token, whether it is within one of the places. Linear. */
function takenOf(tokens: Token[], places: Place[]): boolean[] {
  const sorted = places.toSorted((a, b) => a.end - b.end)
  let at = 0
  return tokens.map(({ start, end }) => {
    while (at < sorted.length && (sorted[at]?.end ?? 0) <= start) at++
    return (sorted[at]?.start ?? end) < end
  })
}
