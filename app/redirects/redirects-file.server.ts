import { parse } from 'csv-parse/sync'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import type { RedirectRow, RedirectsReport } from './redirect.ts'
import { addRedirects } from './redirects.server.ts'

/** The first line may name the columns. */
const isHead = ([from = '', to = '']: string[]) =>
  /^(from|source|old( |_)?(url|address|path)?)$/i.test(from) && !to.startsWith('/')

/**
 * Adds the redirects of a CSV file: old address, new address, and 301 or 302 if it is not to be 301. Cells
 * are separated by comma, semicolon or tab. Rows with errors are reported, with their numbers in the file.
 */
export async function importRedirects(
  app: App,
  staff: Staff,
  file: unknown,
): Promise<RedirectsReport> {
  if (!(file instanceof File)) throw invalid('Please choose a CSV file', 'file')
  const lines = readLines(await file.text())
  const first = lines.findIndex(({ cells }) => !isHead(cells))
  const body = first < 0 ? [] : lines.slice(first)
  if (body.length === 0) throw invalid('The file has no rows', 'file')
  const good: { line: number; row: RedirectRow }[] = []
  const refused: RedirectsReport['refused'] = []
  for (const { line, cells } of body) {
    const [from = '', to = '', given = ''] = cells
    const status = given === '' || given === '301' ? 301 : given === '302' ? 302 : null
    if (status) good.push({ line, row: { from, to, status } })
    else refused.push({ row: line, from, to, path: 'status', msg: 'The status must be 301 or 302' })
  }
  const report = await addRedirects(
    app,
    staff,
    good.map(({ row }) => row),
  )
  const numbered = report.refused.map((each) => ({ ...each, row: good[each.row - 1]?.line ?? 0 }))
  return { ...report, refused: [...refused, ...numbered].toSorted((a, b) => a.row - b.row) }
}

function readLines(text: string): { line: number; cells: string[] }[] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      on_record: (record: string[], { lines }) => [String(lines), ...record],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
    return rows.map(([line, ...cells]) => ({ line: Number(line), cells }))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw Object.assign(invalid(`The file cannot be read as CSV: ${why}`, 'file'), { cause })
  }
}
