/**
 * Rebuilds app/nutrition/data/foods.json and documents.json from the curated lists next to them and USDA's
 * tables in scripts/foods/usda (`npm run foods`), and the parts of dishes that the illustrator shows; see
 * docs/nutrition.md.
 */
import { join } from 'node:path'
import { nameKey } from '#app/nutrition/foods/food-names.ts'
import { idOfSource } from '#app/nutrition/foods/food-row.ts'
import {
  countedGrams,
  keepGrowing,
  type Measures,
  readPortions,
} from '#app/nutrition/usda/usda-portions.ts'
import { type CuratedFood, readCurated } from './foods/curated.ts'
import { writeDishParts } from './foods/dish-parts.ts'
import { makeRecipe } from './foods/recipes.ts'
import { type RowFood, rowFoods } from './foods/rows.ts'
import { readUsdaTables } from './foods/usda-tables.ts'
import { type Built, writeTable } from './foods/write-table.ts'

const data = join(import.meta.dirname, '../app/nutrition/data')

const usda = readUsdaTables()
const { figures, portions } = usda
const curated = readCurated(join(data, 'curated'))
checkList(curated)
const listed: Built[] = curated.map(buildCurated)
const exact = listed.filter(({ near }) => !near).map(({ source }) => source)
const rows = rowFoods(
  usda.rows,
  new Set(exact),
  listed.map(({ name }) => name),
)
const foods = [...listed, ...rows.map(buildByRule)]
writeTable(join(data, 'foods.json'), foods, { listed: listed.length }, usda)
console.log(`${foods.length} foods written`)
const names = new Map(foods.map(({ source, name }) => [source, name]))
const drawn = join(import.meta.dirname, '../app/images/illustrator/plan/dish-parts.txt')
console.log(`${writeDishParts(drawn, names, curated)} dishes with parts written`)
await import('./build-documents.ts')

function buildCurated(food: CuratedFood): Built {
  const dish = food.recipe.length > 0 ? makeRecipe(food, curated, figures) : null
  const usdaPortions = readPortions(portions.get(food.source) ?? [], food.name)
  // USDA's own measures take precedence if the row is the food itself
  const usdaFirst = !food.near && food.recipe.length === 0
  const own = usdaFirst ? usdaPortions.measures : {}
  const measures = { ...usdaPortions.measures, ...food.measures, ...own }
  const { each: ofUsda } = own
  keepGrowing(measures, new Set(Object.keys(food.measures)))
  return {
    ...food,
    source: dish?.source ?? food.source,
    per100: dish?.per100 ?? figures.get(food.source) ?? [],
    serving: food.serving ?? usdaPortions.usual ?? 0,
    each:
      (food.counted && ofUsda) ||
      food.each ||
      (food.counted ? countedGrams(food.group, measures) : 0),
    density: food.density ?? 0,
    measures: withoutEach(measures),
  }
}

/** The measures without `each`, which has a column of its own. */
function withoutEach({ each: _, ...measures }: Record<string, number>): Record<string, number> {
  return measures
}

function buildByRule({ name, group, source }: RowFood): Built {
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
    aliases: [],
  }
}

/** Checks the list for unknown sources and duplicate names. Throws with all problems. */
function checkList(foods: CuratedFood[]) {
  const owners = new Map<string, string>()
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
