import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'

const folder = join(import.meta.dirname, 'usda')

/** Rows of a table of USDA that comes with the project: one record per row, every value as text. */
export function readUsdaCsv(table: UsdaTable): Record<string, string>[] {
  const bytes = gunzipSync(readFileSync(join(folder, `${table}.csv.gz`)))
  return parse(bytes, { columns: true, skipRecordsWithError: true })
}

export type UsdaTable = 'usda_foods' | 'usda_portions' | 'usda_fndds_synonyms'
