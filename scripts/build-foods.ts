/**
 * Rebuilds app/nutrition/data/foods.json from the curated lists beside it and USDA's figures:
 *   node scripts/build-foods.ts FOLDER
 * FOLDER holds usda_foods.csv, usda_portions.csv and usda_fndds_synonyms.csv; see docs/nutrition.md.
 */
import { join } from 'node:path'
import { nameKey, tellsFood } from '#app/nutrition/food-names.ts'
import { idOfSource } from '#app/nutrition/food-row.ts'
import {
  countedGrams,
  keepGrowing,
  type Measures,
  readPortions,
} from '#app/nutrition/usda/usda-portions.ts'
import { type CuratedFood, readCurated } from './foods/curated.ts'
import { makeRecipe } from './foods/recipes.ts'
import { type RemainingFood, remainingFoods } from './foods/remaining.ts'
import { referenceFoods, type SurveyFood, surveyFoods } from './foods/survey.ts'
import { readUsdaTables } from './foods/usda-tables.ts'
import { type Built, writeTable } from './foods/write-table.ts'

const data = join(import.meta.dirname, '../app/nutrition/data')

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/build-foods.ts FOLDER-OF-USDA-CSV')

const usda = readUsdaTables(folder)
const { figures, portions } = usda
const curated = readCurated(join(data, 'curated'))
const owners = new Map<string, string>()
checkList(curated)
const derived = [...surveyFoods(usda.rows, usda.synonyms), ...referenceFoods(usda.rows)]
for (const food of derived) if (food.exact) giveWay(food)
const bySource = Map.groupBy(curated, (food) => food.source)
const listed: Built[] = curated.map(buildCurated)
const named = [...listed, ...derived.flatMap(buildDerived)]
const exact = named.filter(({ near }) => !near).map(({ source }) => source)
const rest = remainingFoods(
  usda.rows,
  new Set(exact),
  named.map(({ name }) => name),
)
const foods = [...named, ...rest.map(buildByRule)]
const counts = { listed: listed.length, named: named.length }
writeTable(join(data, 'foods.json'), foods, counts, usda)
console.log(`${foods.length} foods written`)
await import('./build-documents.ts')

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
    measures: withoutEach(measures),
  }
}

/** The measures by name; grams of one have a column of their own. */
function withoutEach({ each: _, ...measures }: Record<string, number>): Record<string, number> {
  return measures
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
  const host = same && listed.find((built) => built.id === same.id)
  if (host) host.aliases = [...host.aliases, ...names.map((name) => `^${name.toLowerCase()}`)]
  const [name, ...aliases] = names
  if (host || !name || !isPlausible(figures.get(food.source) ?? [])) return []
  return [{ ...buildByRule(food), name, aliases: aliases.map((alias) => alias.toLowerCase()) }]
}

function buildByRule({ name, group, source }: RemainingFood): Built {
  const { measures, usual }: Measures = readPortions(portions.get(source) ?? [], name)
  keepGrowing(measures, new Set())
  return {
    id: idOfSource(source),
    name,
    group,
    source,
    per100: figures.get(source) ?? [],
    serving: usual ?? 0,
    each: countedGrams(group, measures),
    density: 0,
    near: false,
    measures: withoutEach(measures),
    forms: [],
    aliases: [],
  }
}

/** False for rows whose figures contradict each other, or that lack one of the main four: no text means them. */
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
