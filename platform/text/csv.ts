/** Spreadsheets run a cell as a formula if its text begins with one of these, also after spaces. */
const formula = /^\s*[=+\-@\t\r]/

/**
 * A table as CSV (RFC 4180): lines end with CRLF, and cells with a comma, a quote or a line break are quoted. A
 * text that a spreadsheet would run as a formula gets an apostrophe in front, which spreadsheets take as "text".
 * It begins with a byte order mark, without which Excel would not read it as UTF-8.
 */
export function csvText(rows: (string | number | null)[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
}

function cellText(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
