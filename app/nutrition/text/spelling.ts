import { unitWords } from '../amounts/units.ts'
import { type DocumentIndex, postingsOf } from '../reader/index.ts'
import { commonWords } from './common-words.ts'
import { lightWords, preparations, stopWords } from './lexicon.ts'
import { isForeign } from './other-languages.ts'

/** Longest word in which no consonant is replaced: another one makes another food of it ("Käse" is not kale). */
const shortWord = 4
/** Least descriptions with a word that a short word is taken for: "mufe" is more likely unknown than mafe. */
const leastDescriptions = 3

/**
 * The food word that a misspelt word most likely stands for, or null. It may differ by one edit, by two from
 * nine letters on, and in a short word by no other consonant. Common English words are never corrected.
 */
export function correctWord(index: DocumentIndex, word: string): string | null {
  if (word.length < 4 || word.length > 20 || isKnownWord(index, word)) return null
  const edits = word.length >= 9 ? 2 : 1
  const shape = shapeOf(word)
  let best: { word: string; distance: number } | null = null
  for (const candidate of candidatesFor(index, word)) {
    if (!isNear(shape, candidate, edits)) continue
    const distance = editDistance(word, candidate.word) + idfOf(index, candidate.word) * 0.01
    if (distance >= edits + 0.5 || distance > (best?.distance ?? distance)) continue
    const found = { word: candidate.word, distance }
    if (!best || distance < best.distance || isLikelier(found.word, best.word, word)) best = found
  }
  // A farther word is no likelier than the nearest one, if that may not be meant.
  if (!best || hasOtherConsonant(word, best.word)) return null
  const rare = word.length <= shortWord && countOf(index, best.word) < leastDescriptions
  return rare ? null : best.word
}

const units = unitWords.filter((word) => /^[a-z]{3,}$/.test(word)).map(shapeOf)

/**
 * The unit that a misspelt word between a number and "of" most likely stands for, or null: "3 slcies of". In a
 * word of three letters two are swapped ("cpus").
 */
export function correctUnit(index: DocumentIndex, word: string): string | null {
  if (word.length < 3 || word.length > 20 || isKnownWord(index, word)) return null
  // the singular of "slcies" is no "slcy", and "cpus" is a plural
  for (const form of [word, word.replace(/y$/, 'ie'), word.replace(/s$/, '')]) {
    const near = units.filter((unit) => isMisspeltUnit(shapeOf(form), unit))
    if (near.length > 0) return near.sort((a, b) => b.word.length - a.word.length)[0]?.word ?? null
  }
  return null
}

function isMisspeltUnit(said: Shape, unit: Shape): boolean {
  if (unit.word[0] !== said.word[0] || !isNear(said, unit, 1)) return false
  const swapped = said.letters === unit.letters && said.word.length === unit.word.length
  if (Math.min(said.word.length, unit.word.length) <= 3 && !swapped) return false
  return !hasOtherConsonant(said.word, unit.word) && editDistance(said.word, unit.word) <= 1
}

/** Maximum number of similar words. */
const mostLike = 3

/**
 * Food words similar to a word that has no correction, with their similarity (0 to 1), best first. They may
 * differ by one edit, by two from seven and by three from ten letters on. The first letter is the same, or
 * swapped with the second.
 */
export function nearWords(index: DocumentIndex, word: string): [word: string, likeness: number][] {
  if (word.length < 4 || word.length > 20 || isKnownWord(index, word)) return []
  const edits = word.length < 7 ? 1 : word.length < 10 ? 2 : 3
  const shape = shapeOf(word)
  return candidatesFor(index, word)
    .filter((candidate) => isNear(shape, candidate, edits))
    .map((candidate) => ({ word: candidate.word, distance: editDistance(word, candidate.word) }))
    .filter(({ word: like, distance }) => distance <= edits && !isNoFood(like))
    .sort((a, b) => a.distance - b.distance || idfOf(index, a.word) - idfOf(index, b.word))
    .slice(0, mostLike)
    .map(({ word: like, distance }) => [like, 1 - distance / word.length])
}

/** True for two short words of one length with different consonants; false for other vowels and for swapped letters. */
function hasOtherConsonant(a: string, b: string): boolean {
  return a.length <= shortWord && a.length === b.length && consonants(a) !== consonants(b)
}

const consonants = (word: string) => [...word.replace(/[aeiouy]/g, '')].sort().join('')

/** True for words of cooking and everyday English, which name no food. */
function isNoFood(word: string): boolean {
  return (
    lightWords.has(word) || stopWords.has(word) || preparations.has(word) || commonWords.has(word)
  )
}

/** Compares words at the same distance: the longer is likelier, else the one with the shorter common beginning. */
function isLikelier(word: string, other: string, written: string): boolean {
  if (word.length !== other.length) return word.length > other.length
  return sharedStart(word, written) < sharedStart(other, written)
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** A word with the set of its letters as bits, to rule out distant words quickly. */
type Shape = { word: string; letters: number }

const shapes = new WeakMap<DocumentIndex, Map<string, Shape[]>>()

/** Longest word of another language that no word is corrected to: "killing" is not "kylling". */
const shortForeign = 7
const isShortForeign = (word: string) => word.length <= shortForeign && isForeign(word)

/** Food words by their first letter. */
function byFirst(index: DocumentIndex): Map<string, Shape[]> {
  const known = shapes.get(index)
  if (known) return known
  const plain = [...index.ids.keys()].filter(
    (word) => /^\p{L}{4,}$/u.test(word) && !isShortForeign(word),
  )
  const made = Map.groupBy(plain.map(shapeOf), ({ word }) => word[0] ?? '')
  shapes.set(index, made)
  return made
}

/** Food words with the same first letter, or with the first two letters swapped. */
function candidatesFor(index: DocumentIndex, word: string): Shape[] {
  const [first = '', second = ''] = word
  const swapped = first === second ? [] : (byFirst(index).get(second) ?? [])
  return [
    ...(byFirst(index).get(first) ?? []),
    ...swapped.filter((shape) => shape.word[1] === first),
  ]
}

function idfOf({ ids, idf }: DocumentIndex, word: string): number {
  return idf[ids.get(word) ?? -1] ?? 0
}

const countOf = (index: DocumentIndex, word: string) =>
  postingsOf(index, index.ids.get(word) ?? -1).length

function shapeOf(word: string): Shape {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return { word, letters }
}

/** False when the lengths or letters differ by more than the edits allow. */
function isNear(a: Shape, b: Shape, edits: number): boolean {
  if (Math.abs(a.word.length - b.word.length) > edits) return false
  return bitCount(a.letters & ~b.letters) <= edits && bitCount(b.letters & ~a.letters) <= edits
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** True for words that need no correction: words of descriptions, cooking or everyday English. */
function isKnownWord({ ids }: DocumentIndex, word: string): boolean {
  return ids.has(word) || isNoFood(word)
}

/** Edit distance in which a swap of neighbouring letters is one edit. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + same,
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      row.push(cost)
    }
    before = previous
    previous = row
  }
  return previous[b.length] ?? 99
}
