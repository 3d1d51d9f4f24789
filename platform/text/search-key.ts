/**
 * Text in the form in which it is compared: without case and marks, spaces collapsed. Names that share
 * a key count as the same name.
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

/** A run of letters and digits; a sign, or a letter of a script without spaces, stands alone. */
const piece =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+|[^\p{L}\p{N}\s]/gu

/**
 * Text as it is stored to be searched: its key with two spaces before each piece. A part of a word is
 * a part of this text, and a piece that starts with one or two given letters is found by a trigram too.
 */
export function searchText(parts: string[]): string {
  return parts.map((part) => spaced(searchKey(part))).join('')
}

/**
 * The words of a query, each as the string that a matching `searchText` contains: under three
 * characters the start of a piece, else any part.
 */
export function searchWords(query: string): string[] {
  const words = searchKey(query).split(' ').filter(Boolean)
  return [...new Set(words.map(needle))]
}

function needle(word: string): string {
  const text = spaced(word)
  return [...word].length < 3 ? text : text.trimStart()
}

function spaced(key: string): string {
  return (key.match(piece) ?? []).map((part) => `  ${part}`).join('')
}
