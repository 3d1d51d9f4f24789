import { readTable } from '../data/read-table.ts'
import type { Food } from './food.ts'
import { idOfSource, readRow, rowId, rowSource } from './food-row.ts'

let read: ReturnType<typeof readTable<'foods'>> | undefined

/** Loaded on first use, as some processes never need it. */
function table() {
  read ??= readTable('foods')
  return read
}

/** Foods parsed so far: a text needs a few dozen of many thousands. */
const made: (Food | undefined)[] = []

/** How many foods there are. */
export const foodCount = () => table().foods.length

/** How many foods of the curated lists there are; they stand first. */
export const listedCount = () => table().listed

/** The food at an index of the table. Of equal matches the earlier food is the plainer one. */
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
 * The index of the food for a row of USDA ("sr28:01001"): the first listed food with its
 * figures, else the row's own; undefined when the table has none.
 */
export function placeOfSource(source: string): number | undefined {
  const exact = listedBySource()
    .get(source)
    ?.find((place) => !foodAt(place).near)
  return exact ?? placeOfId(idOfSource(source))
}

/** The indexes of all foods with the figures of a row of USDA, in the order of the table. */
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
