import type { Food } from './food.ts'
import type { Name } from './food-index.ts'
import { findFood as findInTable } from './food-table.ts'

/** Foods that the owner of a site imported, ready for reading beside the program's own table. */
export type OwnFoods = {
  /** Foods of the table with figures of the import, by id. */
  replaced: ReadonlyMap<string, Food>
  /** Foods that the table lacks, by id. */
  foods: ReadonlyMap<string, Food>
  /** Their names; they come behind all names of the table. */
  names: readonly Name[]
  /** For each of their words the places of all names that hold it, those of the table first. */
  places: ReadonlyMap<string, readonly number[]>
}

export const noOwnFoods: OwnFoods = {
  replaced: new Map(),
  foods: new Map(),
  names: [],
  places: new Map(),
}

let inUse = noOwnFoods

/**
 * Reads with these foods beside the table. They hold for this one call, which cannot be interrupted, so
 * that readers of different sites in one process never meet each other's.
 */
export function withOwnFoods<T>(own: OwnFoods, read: () => T): T {
  const before = inUse
  inUse = own
  try {
    return read()
  } finally {
    inUse = before
  }
}

export const ownFoods = (): OwnFoods => inUse

/** The food with this id, or undefined. */
export function findFood(id: string): Food | undefined {
  return inUse.replaced.get(id) ?? findInTable(id) ?? inUse.foods.get(id)
}

/** A food of the table with the figures that count now. */
export function inUseOf(food: Food): Food {
  return inUse.replaced.get(food.id) ?? food
}
