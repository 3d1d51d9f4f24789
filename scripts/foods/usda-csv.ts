import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'

const folder = join(import.meta.dirname, 'usda')

/** Reads one of the USDA tables in this repository: one record per row, with every value as text. */
export function readUsdaCsv(table: UsdaTable): Record<string, string>[] {
  const bytes = gunzipSync(readFileSync(join(folder, `${table}.csv.gz`)))
  return parse(bytes, { columns: true, skipRecordsWithError: true })
}

export type UsdaTable =
  | 'usda_foods'
  | 'usda_portions'
  | 'usda_fndds_synonyms'
  | 'usda_fndds_recipes'
