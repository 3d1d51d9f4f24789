/** A line of a CSV file (RFC 4180) with its line break; null is an empty cell. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: string | number | null): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  // A spreadsheet would run a text that begins like a formula, some of them also after spaces.
  const text = /^\s*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
