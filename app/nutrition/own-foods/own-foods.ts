import type { Food } from '../food.ts'
import { foodAt, foodCount, placesOfSource } from '../food-table.ts'
import { type Foods, foodsWith, tableFoods } from '../foods.ts'
import { describeName } from '../reader/describe.ts'
import { type FoodDocument, packDocuments } from '../reader/document.ts'
import { tableIndex } from '../reader/documents.ts'
import { makeIndex } from '../reader/index.ts'
import { tableSourceOf } from '../usda/usda-food.ts'
import { asFood, type OwnFood } from './own-food.ts'

/** How many foods are read before others get their turn. */
const foodsAtOnce = 100

/**
 * The program's foods with those that an owner imported. A food that our table has takes its figures from
 * the import and keeps its names; the others come behind the table's. `breathe` is awaited now and then.
 */
export async function makeOwnFoods(
  stored: readonly OwnFood[],
  breathe: () => Promise<unknown>,
): Promise<Foods> {
  if (stored.length === 0) return tableFoods
  const replaced = new Map<string, Food>()
  const added: Food[] = []
  for (const own of stored) {
    const same = foodsOfTable(own.source)
    for (const food of same) replaced.set(food.id, { ...food, per100: own.per100 })
    if (same.length === 0) added.push(asFood(own))
  }
  const documents: FoodDocument[] = []
  for (const [i, food] of added.entries()) {
    if (i % foodsAtOnce === foodsAtOnce - 1) await breathe()
    documents.push(...documentsOf(food, foodCount + i))
  }
  const { words, numbers } = packDocuments(documents)
  return foodsWith(replaced, added, makeIndex(words, numbers, tableIndex()))
}

function documentsOf(food: Food, place: number): FoodDocument[] {
  return [food.name, ...food.aliases]
    .map((name): FoodDocument => ({ place, origin: 'own', unspecified: false, ...describeName(name) }))
    .filter(({ words }) => words.length > 0)
}

/** True for a source that a food of the program's own table has. */
export function isOfTable(source: string): boolean {
  return foodsOfTable(source).length > 0
}

function foodsOfTable(source: string): Food[] {
  const ofTable = tableSourceOf(source)
  return ofTable ? placesOfSource(ofTable).map(foodAt) : []
}
