import type { Food } from '../foods/food.ts'
import { foodAt, foodCount, placesOfSource } from '../foods/food-table.ts'
import { type Foods, foodsWith, tableFoods } from '../foods/foods.ts'
import { describeName, describeRow } from '../reader/describe.ts'
import { type FoodDocument, packDocuments } from '../reader/document.ts'
import { tableIndex } from '../reader/documents.ts'
import { makeIndex } from '../reader/index.ts'
import { tableSourceOf } from '../usda/usda-food.ts'
import { asFood, type OwnFood } from './own-food.ts'

/** How many foods are processed before yielding to the event loop. */
const foodsAtOnce = 100

/**
 * The program's foods with those that an owner imported. A food that our table has takes its figures from the
 * import and keeps its names; the others come behind the table's. `yieldToEventLoop` is awaited now and then.
 */
export async function makeOwnFoods(
  stored: readonly OwnFood[],
  yieldToEventLoop: () => Promise<unknown>,
): Promise<Foods> {
  if (stored.length === 0) return tableFoods
  const replaced = new Map<string, Food>()
  const added: { food: Food; own: OwnFood }[] = []
  for (const own of stored) {
    const same = foodsOfTable(own.source)
    for (const food of same) replaced.set(food.id, { ...food, per100: own.per100 })
    if (same.length === 0) added.push({ food: asFood(own), own })
  }
  const documents: FoodDocument[] = []
  for (const [i, { own }] of added.entries()) {
    if (i % foodsAtOnce === foodsAtOnce - 1) await yieldToEventLoop()
    documents.push(...documentsOf(own, foodCount() + i))
  }
  const { words, numbers } = packDocuments(documents)
  const foods = added.map(({ food }) => food)
  return foodsWith(replaced, foods, makeIndex(words, numbers, tableIndex()))
}

/** The descriptions of a food: its names, and USDA's description, whose first words say what the food is. */
function documentsOf({ name, aliases, description }: OwnFood, place: number): FoodDocument[] {
  const names = [name, ...aliases].map(describeName)
  const described = description === '' ? names : [...names, describeRow(description)]
  return described
    .map((words): FoodDocument => ({ place, origin: 'own', unspecified: false, ...words }))
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
