/**
 * Rebuilds app/nutrition/data/foods.json from the curated lists beside it and USDA's figures:
 *   node scripts/build-foods.ts FOLDER
 * FOLDER holds usda_foods.csv and usda_portions.csv; see docs/nutrition.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameKey } from '#app/nutrition/food-names.ts'
import { readCsv } from './foods/csv.ts'
import { type CuratedFood, readCurated } from './foods/curated.ts'
import { type Portion, readPortions } from './foods/portions.ts'

const data = join(import.meta.dirname, '../app/nutrition/data')
const columns = ['kcal', 'carb_g', 'protein_g', 'fat_g', 'fiber_g', 'sugar_g', 'sodium_mg']
/** Which portion stands for "one" when a text counts a food, best first. */
const countable = ['medium', 'whole', 'piece', 'sandwich', 'egg', 'bar', 'patty', 'small', 'large']

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/build-foods.ts FOLDER-OF-USDA-CSV')

const curated = readCurated(join(data, 'curated'))
const wanted = new Set(curated.map((food) => food.source))
const figures = readFigures(join(folder, 'usda_foods.csv'))
const portions = readPortionTable(join(folder, 'usda_portions.csv'))
checkList(curated)
const rows = curated.map(buildRow)
writeFileSync(
  join(data, 'foods.json'),
  `{"foods":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`,
)
console.log(`${rows.length} foods written`)

function readFigures(path: string): Map<string, (number | null)[]> {
  const found = new Map<string, (number | null)[]>()
  for (const row of readCsv(path)) {
    const key = `${row.dataset}:${row.id}`
    if (!wanted.has(key)) continue
    found.set(
      key,
      columns.map((name) => (row[name] ? Number(row[name]) : null)),
    )
  }
  return found
}

function readPortionTable(path: string): Map<string, Portion[]> {
  const found = new Map<string, Portion[]>()
  for (const row of readCsv(path)) {
    const key = `${row.dataset}:${row.id}`
    if (!wanted.has(key)) continue
    const list = found.get(key) ?? []
    list.push({
      amount: row.amount ? Number(row.amount) : 1,
      measure: row.measure ?? '',
      grams: Number(row.grams),
    })
    found.set(key, list)
  }
  return found
}

/** One row of the table, as app/nutrition/food-table.ts reads it. */
function buildRow(food: CuratedFood) {
  const per100 = figures.get(food.source) ?? []
  const usda = readPortions(portions.get(food.source) ?? [])
  const measures = { ...usda.measures, ...food.measures }
  const poured = !food.counted || food.group === 'drink' || food.group === 'soup'
  const counted = poured ? 0 : countable.map((name) => measures[name]).find((grams) => grams)
  return {
    id: food.id,
    name: food.name,
    group: food.group,
    source: food.source,
    per100,
    serving: food.serving ?? usda.usual ?? 0,
    each: food.each ?? counted ?? 0,
    density: food.density ?? 0,
    near: food.near,
    measures: Object.entries(measures)
      .map(([name, grams]) => `${name.replaceAll(' ', '_')}=${grams}`)
      .join(' '),
    forms: food.forms.join(','),
    aliases: food.aliases.join(';'),
  }
}

/** Names every fault of the list at once: unknown sources and names that stand twice. */
function checkList(foods: CuratedFood[]) {
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const food of foods) {
    if (!figures.has(food.source)) faults.push(`${food.where}: no USDA food ${food.source}`)
    for (const name of new Set([food.name, ...food.aliases].map(nameKey))) {
      const before = seen.get(name)
      if (before) faults.push(`${food.where}: "${name}" stands already at ${before}`)
      seen.set(name, food.where)
    }
  }
  if (faults.length > 0) throw new Error(`The curated list has faults:\n${faults.join('\n')}`)
}
