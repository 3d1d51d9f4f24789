import type { Portion } from '#app/nutrition/usda/usda-portions.ts'
import { readUsdaCsv } from './usda-csv.ts'

/** A row of `usda/usda_foods.csv.gz`. */
export type UsdaRow = Record<string, string>

/** USDA's tables by food source, such as "fndds1718:11100000". */
export type UsdaTables = {
  rows: UsdaRow[]
  /** The seven figures per 100 g; null if not reported. */
  figures: Map<string, (number | null)[]>
  portions: Map<string, Portion[]>
  /** USDA's additional descriptions of survey foods, by food code. */
  synonyms: Map<string, string[]>
}

const columns = ['kcal', 'carb_g', 'protein_g', 'fat_g', 'fiber_g', 'sugar_g', 'sodium_mg']

/** Reads USDA's tables in `usda/`. */
export function readUsdaTables(): UsdaTables {
  const rows = readUsdaCsv('usda_foods')
  return {
    rows,
    figures: new Map(rows.map((row) => [sourceOfRow(row), readFigures(row)])),
    portions: readPortionTable(),
    synonyms: readSynonyms(),
  }
}

/** The source text of foods that have the figures of this row. */
export function sourceOfRow({ dataset, id }: UsdaRow): string {
  return `${dataset}:${id}`
}

function readFigures(row: UsdaRow): (number | null)[] {
  return columns.map((name) => (row[name] ? Math.round(Number(row[name]) * 100) / 100 : null))
}

function readPortionTable(): Map<string, Portion[]> {
  const found = new Map<string, Portion[]>()
  for (const row of readUsdaCsv('usda_portions')) {
    const key = sourceOfRow(row)
    const list = found.get(key) ?? []
    const amount = row.amount ? Number(row.amount) : 1
    list.push({ amount, measure: row.measure ?? '', grams: Number(row.grams) })
    found.set(key, list)
  }
  return found
}

/** USDA's additional descriptions of survey foods, by food code. */
export function readSynonyms(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const row of readUsdaCsv('usda_fndds_synonyms')) {
    const code = row.food_code ?? ''
    found.set(code, [...(found.get(code) ?? []), row.additional_description ?? ''])
  }
  return found
}
