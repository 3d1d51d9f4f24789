/** Cuts a text to this many characters on one line, with an ellipsis. */
export function cut(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`
}
