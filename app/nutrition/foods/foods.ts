import { tableIndex } from '../reader/documents.ts'
import type { DocumentIndex } from '../reader/index.ts'
import type { Food } from './food.ts'
import { findFood, foodAt, foodCount } from './food-table.ts'

/** The foods that a reader knows: those of the table, and those that the owner of a site imported. */
export type Foods = {
  /** The food with this id, or undefined. */
  find(id: string): Food | undefined
  /** The food at an index position. */
  at(place: number): Food
  /** Descriptions of the foods, those of the table first. */
  indexes(): readonly DocumentIndex[]
}

/** The program's own table alone. */
export const tableFoods: Foods = {
  find: findFood,
  at: foodAt,
  indexes: () => [tableIndex()],
}

/**
 * The table with imported foods: `replaced` are foods of the table with new figures, by id; `added`
 * are foods that it lacks, whose positions in `index` follow the table's last.
 */
export function foodsWith(
  replaced: ReadonlyMap<string, Food>,
  added: readonly Food[],
  index: DocumentIndex,
): Foods {
  const byId = new Map(added.map((food) => [food.id, food]))
  const inUse = (food: Food) => replaced.get(food.id) ?? food
  const both = () => [tableIndex(), index]
  return {
    find: (id) => replaced.get(id) ?? findFood(id) ?? byId.get(id),
    at: (place) => added[place - foodCount()] ?? inUse(foodAt(place)),
    indexes: both,
  }
}
