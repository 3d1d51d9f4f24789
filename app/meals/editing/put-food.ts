/** Replaces words that were not understood by a food's name; appends the name when the words are gone. */
export function putFood(text: string, words: string, food: string): string {
  const spaced = words.split(' ').map(escapePattern).join('\\s+')
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])${spaced}(?![\\p{L}\\p{M}])`, 'giu')
  const put = text.replace(pattern, () => food)
  return put === text ? [text.trim(), food].filter(Boolean).join(', ') : put
}

const escapePattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
