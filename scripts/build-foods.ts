/**
 * Rebuilds app/nutrition/data/foods.json from the curated lists beside it and USDA's figures:
 *   node scripts/build-foods.ts FOLDER
 * FOLDER holds usda_foods.csv, usda_portions.csv and usda_fndds_synonyms.csv; see docs/nutrition.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameKey, tellsFood } from '#app/nutrition/food-names.ts'
import { type FoodGroup, foodGroups } from '#app/nutrition/nutrition.ts'
import {
  countedGrams,
  keepGrowing,
  type Measures,
  type Portion,
  readPortions,
} from '#app/nutrition/usda/usda-portions.ts'
import { readCsv } from './foods/csv.ts'
import { type CuratedFood, readCurated } from './foods/curated.ts'
import { makeRecipe } from './foods/recipes.ts'
import { referenceFoods, type SurveyFood, surveyFoods } from './foods/survey.ts'

const data = join(import.meta.dirname, '../app/nutrition/data')
const columns = ['kcal', 'carb_g', 'protein_g', 'fat_g', 'fiber_g', 'sugar_g', 'sodium_mg']

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/build-foods.ts FOLDER-OF-USDA-CSV')

const usda = readCsv(join(folder, 'usda_foods.csv'))
const figures = new Map(usda.map((row) => [`${row.dataset}:${row.id}`, readFigures(row)]))
const portions = readPortionTable(join(folder, 'usda_portions.csv'))
const curated = readCurated(join(data, 'curated'))
const owners = new Map<string, string>()
checkList(curated)
const derived = [...surveyFoods(usda, readSynonyms(folder)), ...referenceFoods(usda)]
for (const food of derived) if (food.exact) giveWay(food)
const bySource = Map.groupBy(curated, (food) => food.source)
const known = curated.map(buildCurated)
const rows = [...known, ...derived.flatMap(buildDerived)].map(toRow)
writeFileSync(
  join(data, 'foods.json'),
  `{"foods":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`,
)
console.log(`${rows.length} foods written`)
await import('./build-food-names.ts')

type Built = {
  id: string
  name: string
  group: FoodGroup
  source: string
  per100: (number | null)[]
  serving: number
  each: number
  density: number
  near: boolean
  measures: Record<string, number>
  forms: string[]
  aliases: string[]
}

function readFigures(row: Record<string, string>): (number | null)[] {
  return columns.map((name) => (row[name] ? Math.round(Number(row[name]) * 100) / 100 : null))
}

function readPortionTable(path: string): Map<string, Portion[]> {
  const found = new Map<string, Portion[]>()
  for (const row of readCsv(path)) {
    const key = `${row.dataset}:${row.id}`
    const list = found.get(key) ?? []
    const amount = row.amount ? Number(row.amount) : 1
    list.push({ amount, measure: row.measure ?? '', grams: Number(row.grams) })
    found.set(key, list)
  }
  return found
}

function readSynonyms(from: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const row of readCsv(join(from, 'usda_fndds_synonyms.csv'))) {
    const code = row.food_code ?? ''
    found.set(code, [...(found.get(code) ?? []), row.additional_description ?? ''])
  }
  return found
}

function buildCurated(food: CuratedFood): Built {
  const dish = food.recipe.length > 0 ? makeRecipe(food, curated, figures) : null
  const usdaPortions = readPortions(portions.get(food.source) ?? [], food.name)
  const { cup } = food.near ? {} : usdaPortions.measures
  const measures = { ...usdaPortions.measures, ...food.measures, ...(cup ? { cup } : {}) }
  keepGrowing(measures, new Set(Object.keys(food.measures)))
  return {
    ...food,
    source: dish?.source ?? food.source,
    per100: dish?.per100 ?? figures.get(food.source) ?? [],
    serving: food.serving ?? usdaPortions.usual ?? 0,
    each: food.each ?? (food.counted ? countedGrams(food.group, measures) : 0),
    density: food.density ?? 0,
    measures,
  }
}

/** A curated alias that stands for a similar food makes room where USDA has that very food. */
function giveWay(food: SurveyFood) {
  const exact = (food.brand ? [food.name, ...food.aliases] : [food.name]).filter(
    (name) => nameKey(name).split(' ').length === name.split(' ').length,
  )
  for (const key of exact.map(nameKey)) {
    const host = curated.find(({ where }) => where === owners.get(key))
    if (!host || nameKey(host.name) === key || sameFigures(host.source, food.source)) continue
    host.aliases = host.aliases.filter((alias) => nameKey(alias.replace(/^~/, '')) !== key)
    owners.delete(key)
  }
}

function sameFigures(a: string, b: string): boolean {
  const [calories = 0, carbs = 0] = figures.get(a) ?? []
  const [otherCalories = 0, otherCarbs = 0] = figures.get(b) ?? []
  const off = Math.abs((calories ?? 0) - (otherCalories ?? 0))
  return off < 0.15 * (calories ?? 0) + 5 && Math.abs((carbs ?? 0) - (otherCarbs ?? 0)) < 2.5
}

/** A food named by rule; its names go to the curated food of the same source where there is one. */
function buildDerived(food: SurveyFood): Built[] {
  const names = [food.name, ...food.aliases].filter(claim(food.source))
  const [same] = bySource.get(food.source) ?? []
  const host = same && known.find((built) => built.id === same.id)
  if (host) host.aliases.push(...names.map((name) => `^${name.toLowerCase()}`))
  const [name, ...aliases] = names
  const per100 = figures.get(food.source) ?? []
  if (host || !name || !isPlausible(per100)) return []
  const { measures, usual }: Measures = readPortions(portions.get(food.source) ?? [], food.name)
  keepGrowing(measures, new Set())
  return [
    {
      id: food.source.replace(/^[a-z]+(\d*)[a-z]*\d*:/, (text) =>
        text.startsWith('f') ? 'f' : 's',
      ),
      name,
      group: food.group,
      source: food.source,
      per100,
      serving: usual ?? 0,
      each: countedGrams(food.group, measures),
      density: 0,
      near: false,
      measures,
      forms: [],
      aliases: aliases.map((alias) => alias.toLowerCase()),
    },
  ]
}

/** Leaves out rows whose figures contradict each other, or that lack one of the main four. */
function isPlausible(figures: (number | null)[]): boolean {
  const [calories, carbs, protein, fat, fiber, sugar] = figures
  if (calories == null || carbs == null || protein == null || fat == null) return false
  return carbs + protein + fat < 103 && (fiber ?? 0) <= carbs + 0.6 && (sugar ?? 0) <= carbs + 0.6
}

/** Keeps names that no earlier food has. */
function claim(owner: string) {
  return (name: string) => {
    const key = nameKey(name)
    if (owners.has(key) || !tellsFood(name)) return false
    owners.set(key, owner)
    return true
  }
}

/** One row of the table, as app/nutrition/food-table.ts reads it. */
function toRow(food: Built) {
  const measures = Object.entries(food.measures)
    .filter(([name]) => name !== 'each')
    .map(([name, grams]) => `${name.replaceAll(' ', '_')}=${grams}`)
  return [
    food.id,
    food.name,
    foodGroups.indexOf(food.group),
    food.source,
    food.per100,
    [food.serving, food.each, food.density, food.near ? 1 : 0],
    measures.join(' '),
    food.forms.join(','),
    food.aliases.join(';'),
  ]
}

/** Names every fault of the list at once: unknown sources and names that stand twice. */
function checkList(foods: CuratedFood[]) {
  const faults: string[] = []
  for (const food of foods) {
    if (food.recipe.length === 0 && !figures.has(food.source)) {
      faults.push(`${food.where}: no USDA food ${food.source}`)
    }
    for (const name of new Set([food.name, ...food.aliases].map(nameKey))) {
      const before = owners.get(name)
      if (before) faults.push(`${food.where}: "${name}" stands already at ${before}`)
      owners.set(name, food.where)
    }
  }
  if (faults.length > 0) throw new Error(`The curated list has faults:\n${faults.join('\n')}`)
}
