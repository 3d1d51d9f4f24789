import { unitOf } from '../amounts/units.ts'
import { commonWords } from './common-words.ts'
import { foldPhrases } from './fold-phrases.ts'
import { joinedWords, sameWords, stopWords } from './lexicon.ts'
import { type Token, tokenise } from './words.ts'

/** A part of the text; `end` is the position after the last letter. */
type Place = { start: number; end: number }

/** Most stretches, as each needs a search for similar foods. */
const mostStretches = 10

/** Names of foods are shorter; a long run of strange words is shown in pieces. */
const longestStretch = 6

/** Most letters of a stretch: a longer one is not a food. */
const mostLetters = 120

/**
 * The stretches of a text that look like food and are not counted, in the writer's own spelling. `unmatched`
 * are the words that no food has, as the reader compares them; neighbours make one stretch. Words behind
 * them that belong to no food either are part of it ("zhoug paste"); `taken` is where the foods stand.
 */
export function unknownStretches(text: string, unmatched: string[], taken: Place[]): string[] {
  if (unmatched.length === 0) return []
  const strange = new Set(unmatched)
  const tokens = foldPhrases(tokenise(text))
  const stretches = new Map<string, string>()
  const mark = placesIn(taken)
  for (let i = 0; i < tokens.length && stretches.size < mostStretches; i++) {
    const length = strangeLength(tokens, i, strange)
    if (length === 0) continue
    const last = lastOf(tokens, i, length, mark)
    const found = text.slice(tokens[i]?.start, tokens[last]?.end).replace(/\s+/g, ' ')
    const known = stretches.has(found.toLowerCase())
    if (!known && found.length <= mostLetters) stretches.set(found.toLowerCase(), found)
    i = last
  }
  return [...stretches.values()]
}

/** How many tokens from here on are strange words, joined by nothing but hyphens. */
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

/** How many tokens the strange word here has: two, where the reader takes a pair for one word. */
function strangeWord(tokens: Token[], at: number, strange: Set<string>): number {
  const [word, next] = tokens.slice(at, at + 2)
  if (word?.kind !== 'word') return 0
  const pair = next?.kind === 'word' ? joinedWords[`${word.norm} ${next.norm}`] : undefined
  if (pair !== undefined && strange.has(pair)) return 2
  return strange.has(sameWords[word.norm] ?? word.norm) ? 1 : 0
}

/** The last token of a stretch: what follows it up to the next mark, joiner or amount, unless a food does. */
function lastOf(tokens: Token[], from: number, length: number, isTaken: IsTaken): number {
  const last = from + length - 1
  let end = last
  while (end - from + 1 < longestStretch) {
    const next = tokens[end + 1]
    if (!next || !mayFollow(next)) return end
    if (isTaken(next)) return last
    end++
  }
  return end
}

function mayFollow({ kind, norm }: Token): boolean {
  const talk = stopWords.has(norm) || (commonWords.has(norm) && norm !== 'meal')
  return kind === 'word' && !talk && unitOf(norm) === undefined
}

type IsTaken = (token: Token) => boolean

/** Tells whether a token stands in one of the places. Tokens have to be asked for in the order of the text. */
function placesIn(places: Place[]): IsTaken {
  const sorted = places.toSorted((a, b) => a.end - b.end)
  let at = 0
  return ({ start, end }) => {
    while (at < sorted.length && (sorted[at]?.end ?? 0) <= start) at++
    return (sorted[at]?.start ?? end) < end
  }
}
