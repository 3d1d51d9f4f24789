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
 * The stored form of searchable text: its key with two spaces before each piece, so that every part of a word is
 * a substring of it.
 */
export function searchText(parts: string[]): string {
  return parts.map((part) => spaced(searchKey(part))).join('')
}

/** The words of a query, each as the substring to look for in a `searchText`. */
export function searchWords(query: string): string[] {
  const words = searchKey(query).split(' ').filter(Boolean)
  return [...new Set(words.map((word) => spaced(word).trimStart()))]
}

function spaced(key: string): string {
  return (key.match(piece) ?? []).map((part) => `  ${part}`).join('')
}
