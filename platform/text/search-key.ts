/**
 * Normalises text for comparison: no case, no diacritics, single spaces. Names with the same key count as the
 * same name.
 */
export function searchKey(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cc}\p{Cf}]+/gu, (run) => (/\s/.test(run) ? ' ' : ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A run of letters and digits; a symbol, or a letter of a script without spaces, is a piece of its own. */
const piece =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+|[^\p{L}\p{N}\s]/gu

/**
 * The stored form of searchable text: its key with two spaces before each piece. Every part of a word is a
 * substring of it, and the spaces let a trigram find a piece by its first one or two letters.
 */
export function searchText(parts: string[]): string {
  return parts.map((part) => spaced(searchKey(part))).join('')
}

/**
 * The words of a query, each as the substring to look for in a `searchText`. A word may be found anywhere in a text,
 * but one of one or two characters that stands beside other words only at the start of a piece: "plate 7" does not
 * find plate 17. Pass `isWhole` as false for words taken from a longer query.
 */
export function searchWords(query: string, isWhole = true): string[] {
  const words = searchKey(query).split(' ').filter(Boolean)
  return [...new Set(words.map((word) => needle(word, isWhole && words.length === 1)))]
}

function needle(word: string, isAlone: boolean): string {
  const text = spaced(word)
  return isAlone || [...word].length > 2 ? text.trimStart() : text
}

function spaced(key: string): string {
  return (key.match(piece) ?? []).map((part) => `  ${part}`).join('')
}
