import { singular } from '#app/nutrition/text/normalise.ts'

const plurals: Record<string, string> = { loaf: 'loaves', leaf: 'leaves', half: 'halves' }

/** The plural of an English word by simple rules. */
function plural(word: string): string {
  const known = plurals[word]
  if (known) return known
  if (word.endsWith('s')) return word
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh|[^aeiou]o)$/.test(word) ? `${word}es` : `${word}s`
}

/** The singular of the last word of a phrase. */
export const singularPhrase = (phrase: string): string =>
  phrase.replace(/\S+$/, (word) => oneOf(word))

/** The forms of a phrase of Latin letters, with its last word in the singular and in the plural. */
export function formsOf(phrase: string): string[] {
  if (!/[a-z]{3}$/.test(phrase)) return [phrase]
  const one = singularPhrase(phrase)
  return [...new Set([phrase, one, one.replace(/\S+$/, plural)])]
}

/** The singular of a word. The rules for foods keep `biryanis`, and take `peppers` for another vegetable. */
function oneOf(word: string): string {
  if (/^peppers$|\w{3}[^aeious]is$/.test(word)) return word.slice(0, -1)
  return singular(word)
}
