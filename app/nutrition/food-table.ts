import table from './data/foods.json' with { type: 'json' }
import type { Food } from './food.ts'
import { groupDefaults } from './food-groups.ts'
import { foodGroups, type Nutrient, nutrients } from './nutrition.ts'
import { volumeMl } from './units.ts'

/** A row as scripts/build-foods.ts writes it; 0 grams stand for "take the group's". */
type Row = [
  id: string,
  name: string,
  group: number,
  source: string,
  per100: (number | null)[],
  amounts: [serving: number, each: number, density: number, near: number],
  measures: string,
  forms: string,
  aliases: string,
]

/** Foods that are named by rule have USDA's code for an id. */
const ruleNamed = /^[fs]\d{5,8}$/
const rows = table.foods as Row[]
const byId = new Map(rows.map(([id], place) => [id, place]))
/** Foods are made when they are first needed: a text needs a few dozen of some thousands. */
const made: (Food | undefined)[] = []

/** The food at a place of the table; of equal matches the earlier is the plainer food. */
export function foodAt(place: number): Food {
  const known = made[place]
  if (known) return known
  const row = rows[place]
  if (!row) throw new Error(`The food table has no row ${place}`)
  const food = readRow(row)
  made[place] = food
  return food
}

/** How many foods of the curated lists there are; they stand first. */
export const listedCount = rows.findIndex(([id]) => ruleNamed.test(id))

/** All foods, in the order of the table. */
export function allFoods(): Food[] {
  return rows.map((_, place) => foodAt(place))
}

/** The food with this id, or undefined. */
export function findFood(id: string): Food | undefined {
  const place = byId.get(id)
  return place === undefined ? undefined : foodAt(place)
}

function readRow(row: Row): Food {
  const [id, name, groupIndex, source, figures, amounts, measureText, forms, aliases] = row
  const [serving, each, density, near] = amounts
  const group = foodGroups[groupIndex]
  if (!group) throw new Error(`foods.json: ${id} has no known group`)
  const measures = readMeasures(measureText)
  const per100 = Object.fromEntries(
    nutrients.map((nutrient, i) => [nutrient, figures[i] ?? null]),
  ) as Record<Nutrient, number | null>
  return {
    id,
    name,
    group,
    source,
    listed: !ruleNamed.test(id),
    near: near === 1,
    per100,
    serving: serving || groupDefaults[group].serving,
    each: each || null,
    density: density || densityOf(measures) || groupDefaults[group].density,
    measures,
    forms: split(forms, ','),
    aliases: split(aliases, ';'),
  }
}

/** "cup=158 large_slice=43" as a record. */
function readMeasures(text: string): Record<string, number> {
  const measures: Record<string, number> = {}
  for (const part of split(text, ' ')) {
    const at = part.indexOf('=')
    measures[part.slice(0, at).replaceAll('_', ' ')] = Number(part.slice(at + 1))
  }
  return measures
}

function split(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}

/** Grams per millilitre by the largest volume that the food has a measure for. */
function densityOf(measures: Record<string, number>): number {
  for (const [name, ml] of Object.entries(volumeMl)) {
    const weight = measures[name]
    if (weight) return Math.round((weight / ml) * 1000) / 1000
  }
  return 0
}
