import { soundOf, wordDistance } from './likeness.ts'

/** A word that may be meant by one that was typed; the higher the cost, the less likely. */
export type Near = { word: string; cost: number }

type Options = {
  limit: number
  /** True without other words that tell what is meant. */
  isAlone: boolean
}

/** The highest cost of a correction, by the length of the word that was typed. */
function mostFor(length: number, isAlone: boolean): number {
  if (length < 4) return isAlone ? 0.85 : 1.05
  if (length < 6) return 1.15
  return length < 9 ? 1.75 : 2.3
}

/** Different letters that both words have; "zzz" sounds like "eggs" to the rules, but nobody means it. */
const leastShared = 2

/** What it costs that only the sounds are alike. */
const soundCost = 0.45

/** What it costs that the word is the plural of what was typed. */
const pluralCost = 0.2

/** The words that are like the typed one, the likeliest first; those of more rows win a tie. */
export function nearWords(
  typed: string,
  words: Iterable<[string, number]>,
  { limit, isAlone }: Options,
): Near[] {
  const most = mostFor(typed.length, isAlone)
  const longest = typed.length < 4 ? 1 : 3
  const [letters, sound] = [lettersOf(typed), soundOf(typed)]
  const found: (Near & { rows: number })[] = []
  for (const [word, rows] of words) {
    if (word === typed || Math.abs(word.length - typed.length) > longest) continue
    const others = lettersOf(word)
    // Three letters on either side cannot be explained by less than the highest cost.
    if (bitCount(letters ^ others) > 5 || bitCount(letters & others) < leastShared) continue
    const spelt = speltCost(typed, word, most)
    const heard = soundCost + wordDistance(sound, soundOf(word), most - soundCost)
    const cost = Math.min(spelt, heard)
    if (cost < most) found.push({ word, cost, rows })
  }
  return found
    .sort((a, b) => a.cost - b.cost || b.rows - a.rows || (a.word < b.word ? -1 : 1))
    .slice(0, limit)
    .map(({ word, cost }) => ({ word, cost }))
}

/** The plural of the typed word costs little. */
function speltCost(typed: string, word: string, most: number): number {
  const spelt = wordDistance(typed, word, most)
  if (!word.endsWith('s') || typed.endsWith('s')) return spelt
  return Math.min(spelt, pluralCost + wordDistance(typed, word.slice(0, -1), most - pluralCost))
}

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
