import { readFileSync } from 'node:fs'

/** Reads a CSV file with a header line: one record per row, every value as text. */
export function readCsv(path: string): Record<string, string>[] {
  const [header = [], ...rows] = parseCsv(readFileSync(path, 'utf8'))
  return rows
    .filter((row) => row.length === header.length)
    .map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  const endRow = () => {
    row.push(field)
    rows.push(row)
    row = []
    field = ''
  }
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    if (quoted) {
      if (char !== '"') field += char
      else if (text[i + 1] === '"') field += text[i++]
      else quoted = false
    } else if (char === '"') quoted = true
    else if (char === ',') {
      row.push(field)
      field = ''
    } else if (char === '\n') endRow()
    else if (char !== '\r') field += char
  }
  if (field !== '' || row.length > 0) endRow()
  return rows
}
