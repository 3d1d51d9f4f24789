import { tableIndex } from '#app/nutrition/reader/documents.ts'
import { lightWords, preparations } from '#app/nutrition/text/lexicon.ts'
import { normaliseWord, singular } from '#app/nutrition/text/normalise.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { type Near, nearWords } from './near-words.ts'
import { hasSynonyms, otherPhrases, synonymWords } from './synonyms.ts'
import type { Vocabulary } from './vocabulary.server.ts'

/** Searches tried instead of one that found nothing. */
const mostTried = 6

/** Words that may mean a typed one. */
const mostNear = 4

/** Longer searches are no names of meals. */
const mostWords = 12

/** Words that connect others; a search finds more without them. */
const joiners = new Set(
  'a an and the with of in on for to from my some & + al la le de w n or'.split(' '),
)

const costs = { begun: 0.3, split: 0.9, partOfWord: 0.5, food: 0.6, leftOut: 2, lightLeftOut: 1.6 }

/** Searches of at least this many words may be meant without one of them. */
const enough = 3

/** Words of at least this many letters may be the beginning of another, while somebody types. */
const shortestBegun = 4

type Option = { text: string; cost: number }

/**
 * Searches that may be meant by one that found nothing, the likeliest first. They consist of words that are
 * in the vocabulary, or of which other words for the same are.
 */
export function corrections(search: string, vocabulary: Vocabulary): string[] {
  const typed = searchKey(search)
    .split(/[ \-/,]/)
    .filter(Boolean)
  if (typed.length === 0 || typed.length > mostWords) return []
  const words = typed.filter((word) => !joiners.has(word))
  const speller = createSpeller(vocabulary)
  const tried = [{ words, cost: 0 }, ...withoutOne(words)].flatMap(({ words, cost: before }) =>
    combine(words.map((word) => speller(word, words.length))).map(({ text, cost }) => ({
      text,
      cost: before + cost,
    })),
  )
  const given = typed.join(' ')
  const best = tried.toSorted((a, b) => a.cost - b.cost).map(({ text }) => text)
  return [...new Set(best)].filter((text) => text !== '' && text !== given).slice(0, mostTried)
}

/** Returns a function that gives what a word of so many may mean. */
function createSpeller(vocabulary: Vocabulary) {
  const known = [...vocabulary.keys()]
  const isKnown = (word: string) => vocabulary.has(word) || isSynonymOf(vocabulary, word)
  const lines = synonymWords()
    .filter((word) => !vocabulary.has(word) && isSynonymOf(vocabulary, word))
    .map((word): [string, number] => [word, 0])
  return (word: string, ofWords: number): Option[] => {
    const itself = { text: word, cost: 0 }
    if (!/^\p{L}{3,24}$/u.test(word) || isKnown(word)) return [itself]
    const isPart = known.some((other) => other.includes(word))
    const isFood = !isPart && isFoodWord(word)
    if (isFood && ofWords < 2) return [itself]
    const near = nearWords(word, [...vocabulary, ...lines], {
      limit: mostNear,
      isAlone: ofWords < 2,
    })
    const extra = isPart ? costs.partOfWord : isFood ? costs.food : 0
    const options = near.map(({ word, cost }: Near) => ({ text: word, cost: cost + extra }))
    const begun = word.length < shortestBegun ? [] : lines.filter(([one]) => one.startsWith(word))
    return [
      ...(isPart || isFood ? [itself] : []),
      ...begun.map(([text]) => ({ text, cost: costs.begun })),
      ...options,
      ...splits(word, vocabulary),
    ]
  }
}

/** True if the vocabulary has another word for the same, of which the search consists as a whole. */
function isSynonymOf(vocabulary: Vocabulary, word: string): boolean {
  if (!hasSynonyms(word)) return false
  const isThere = (phrase: string) => phrase.split(' ').every((part) => vocabulary.has(part))
  return otherPhrases(word).some(isThere)
}

/** True for correctly spelt names of foods, which no other food replaces. */
function isFoodWord(word: string): boolean {
  return tableIndex().ids.has(normaliseWord(word))
}

/** Two words that were written as one. */
function splits(word: string, vocabulary: Vocabulary): Option[] {
  const found: Option[] = []
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (!vocabulary.has(first) || !vocabulary.has(second)) continue
    found.push({ text: `${first} ${second}`, cost: costs.split })
  }
  return found
}

/** The words without one of them; words that only say how a food is made or served go first. */
function withoutOne(words: string[]): { words: string[]; cost: number }[] {
  if (words.length < enough) return []
  const isLight = (word: string) => lightWords.has(singular(word)) || preparations.has(word)
  return words.map((word, at) => ({
    words: words.toSpliced(at, 1),
    cost: isLight(word) ? costs.lightLeftOut : costs.leftOut,
  }))
}

/** The likeliest combinations with one option of each word. */
function combine(words: Option[][]): Option[] {
  return words.reduce<Option[]>(
    (found, options) =>
      found
        .flatMap((before) =>
          options.map(({ text, cost }) => ({
            text: `${before.text} ${text}`.trim(),
            cost: before.cost + cost,
          })),
        )
        .toSorted((a, b) => a.cost - b.cost)
        .slice(0, mostTried * 2),
    [{ text: '', cost: 0 }],
  )
}
