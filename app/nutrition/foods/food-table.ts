import { readTable } from '../data/read-table.ts'
import type { Food } from './food.ts'
import { idOfSource, readRow, rowId, rowSource } from './food-row.ts'

let read: ReturnType<typeof readTable<'foods'>> | undefined

/** Read when a food is first asked for: a process may never do. */
function table() {
  read ??= readTable('foods')
  return read
}

/** Foods are made when they are first needed: a text needs a few dozen of many thousands. */
const made: (Food | undefined)[] = []

/** How many foods there are. */
export const foodCount = () => table().foods.length

/** How many foods of the curated lists there are; they stand first. */
export const listedCount = () => table().listed

/** The food at a place of the table; of equal matches the earlier is the plainer food. */
export function foodAt(place: number): Food {
  const known = made[place]
  if (known) return known
  const { foods: rows, measures: texts } = table()
  const row = rows[place]
  if (row === undefined) throw new Error(`The food table has no row ${place}`)
  const food = readRow(row, texts)
  made[place] = food
  return food
}

/** All foods, in the order of the table. */
export function allFoods(): Food[] {
  return table().foods.map((_, place) => foodAt(place))
}

/** The food with this id, or undefined. */
export function findFood(id: string): Food | undefined {
  const place = placeOfId(id)
  return place === undefined ? undefined : foodAt(place)
}

/**
 * The place of the food that stands for a row of USDA ("sr28:01001"): the first listed food with its
 * figures, else the row's own; undefined for what the table has not.
 */
export function placeOfSource(source: string): number | undefined {
  const exact = listedBySource()
    .get(source)
    ?.find((place) => !foodAt(place).near)
  return exact ?? placeOfId(idOfSource(source))
}

/** The places of all foods that have the figures of a row of USDA, in the order of the table. */
export function placesOfSource(source: string): number[] {
  const own = placeOfId(idOfSource(source))
  return [...(listedBySource().get(source) ?? []), ...(own === undefined ? [] : [own])]
}

let byId: Map<string, number> | undefined

function placeOfId(id: string): number | undefined {
  byId ??= new Map(table().foods.map((row, place) => [rowId(row), place]))
  return byId.get(id)
}

let bySource: Map<string, number[]> | undefined

function listedBySource(): Map<string, number[]> {
  const { foods: rows, listed } = table()
  bySource ??= Map.groupBy(Array(listed).keys(), (place) => rowSource(rows[place] ?? ''))
  return bySource
}
