import { commonWords } from './common-words.ts'
import { isFoodWord, plainFoodWords, wordWeight } from './food-index.ts'
import { lightWords, preparations, stopWords } from './lexicon.ts'

let byDeletion: Map<string, string[]> | undefined

/**
 * The food word that a misspelt word most likely is, or null: one letter wrong, missing, doubled or
 * swapped, two in words of nine letters and more. Common English words are never "corrected".
 */
export function correctWord(word: string): string | null {
  if (word.length < 4 || word.length > 20 || isKnownWord(word)) return null
  byDeletion ??= indexDeletions()
  const far = word.length >= 9
  let best: string | null = null
  let bestDistance = far ? 2.5 : 1.5
  for (const form of deletions(word, far)) {
    for (const candidate of byDeletion.get(form) ?? []) {
      if (!sameStart(word, candidate)) continue
      const distance = editDistance(word, candidate) + wordWeight(candidate) * 0.01
      if (distance < bestDistance) {
        bestDistance = distance
        best = candidate
      }
    }
  }
  return best
}

/** True for words that need no correction: of food, of cooking, or plain English. */
function isKnownWord(word: string): boolean {
  return (
    isFoodWord(word) ||
    lightWords.has(word) ||
    stopWords.has(word) ||
    preparations.has(word) ||
    commonWords.has(word)
  )
}

function sameStart(word: string, candidate: string): boolean {
  return word[0] === candidate[0] || (word[0] === candidate[1] && word[1] === candidate[0])
}

function indexDeletions(): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const word of plainFoodWords()) {
    if (word.length < 4) continue
    for (const form of deletions(word, word.length >= 8)) {
      const list = index.get(form)
      if (list) list.push(word)
      else index.set(form, [word])
    }
  }
  return index
}

/** The word itself and all forms with one letter (or two) left out. */
function deletions(word: string, two: boolean): Set<string> {
  const forms = new Set([word])
  for (let i = 0; i < word.length; i++) {
    const one = word.slice(0, i) + word.slice(i + 1)
    forms.add(one)
    if (!two) continue
    for (let j = i; j < one.length; j++) forms.add(one.slice(0, j) + one.slice(j + 1))
  }
  return forms
}

/** Edits with swaps of neighbours as one. */
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
