/** The result of importing one item. */
export type ImportResult = 'new' | 'changed' | 'same' | 'failed'

export type Imported = {
  result: ImportResult
  /** Sentences about what differs from the file, or why the item failed. */
  notes: string[]
}

const results: ImportResult[] = ['new', 'changed', 'same', 'failed']

/** How many items of each kind (meals, posts) had which result. */
export type ImportReport = {
  add(kind: string, result: ImportResult): void
  failed(): number
  total(): number
  /** The counts as the lines of a table. */
  lines(): string[]
}

export function createImportReport(): ImportReport {
  const counts = new Map<string, Record<ImportResult, number>>()
  const sum = (which: ImportResult[]) =>
    [...counts.values()].reduce(
      (total, row) => total + which.reduce((part, result) => part + row[result], 0),
      0,
    )
  return {
    add(kind, result) {
      const row = counts.get(kind) ?? { new: 0, changed: 0, same: 0, failed: 0 }
      row[result] += 1
      counts.set(kind, row)
    },
    failed: () => sum(['failed']),
    total: () => sum(results),
    lines: () => tableOf([...counts]),
  }
}

function tableOf(rows: [string, Record<ImportResult, number>][]): string[] {
  const first = Math.max(0, ...rows.map(([kind]) => pluralOf(kind).length))
  const line = (name: string, cells: string[]) =>
    [name.padEnd(first), ...cells.map((cell) => cell.padStart(9))].join('')
  return [
    line('', results),
    ...rows.map(([kind, row]) =>
      line(
        pluralOf(kind),
        results.map((result) => String(row[result])),
      ),
    ),
  ]
}

const pluralOf = (kind: string) => (kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`)
