import type { Food } from '../food.ts'
import { type Name, nameCount, namesWith, weightOf } from '../food-index.ts'
import { foodAt, foodCount, namedCount, placesOfSource } from '../food-table.ts'
import { type OwnFoods, withOwnFoods } from '../foods-in-use.ts'
import { namesOf, type ReadName } from '../name-list.ts'
import { tableSourceOf } from '../usda/usda-food.ts'
import { asFood, type OwnFood } from './own-food.ts'

/** How many foods are read, and then names weighed, before others get their turn: 5 to 20 ms each. */
const foodsAtOnce = 25
const namesAtOnce = 2000

/**
 * Makes what the engine needs to know of imported foods. A food that our table has takes its figures from
 * the import and keeps its names; the others come behind the table's. `breathe` is awaited now and then.
 */
export async function makeOwnFoods(
  stored: readonly OwnFood[],
  breathe: () => Promise<unknown>,
): Promise<OwnFoods> {
  const replaced = new Map<string, Food>()
  const foods = new Map<string, Food>()
  for (const own of stored) {
    const same = foodsOfTable(own.source)
    for (const food of same) replaced.set(food.id, { ...food, per100: own.per100 })
    if (same.length === 0) foods.set(own.source, asFood(own))
  }
  const places = new Map<string, number[]>()
  const read: Read[] = []
  for (const [i, food] of [...foods.values()].entries()) {
    if (i % foodsAtOnce === foodsAtOnce - 1) await breathe()
    for (const name of namesOf(food)) {
      read.push({ food, rank: foodCount + i, name })
      addPlaces(name.words, nameCount + read.length - 1, places)
    }
  }
  const own: OwnFoods = { replaced, foods, names: [], places }
  const names: Name[] = []
  for (let start = 0; start < read.length; start += namesAtOnce) {
    await breathe()
    const part = read.slice(start, start + namesAtOnce)
    names.push(...withOwnFoods(own, () => part.map(toName)))
  }
  return { ...own, names }
}

function addPlaces(words: readonly string[], place: number, places: Map<string, number[]>) {
  for (const word of words) {
    const list = places.get(word) ?? [...namesWith(word)]
    list.push(place)
    places.set(word, list)
  }
}

type Read = { food: Food; rank: number; name: ReadName }

function toName({ food, rank, name }: Read): Name {
  const { words, prepared, head, joined } = name
  return { food, rank, words, preparations: prepared, head, joined, weight: weightOf(words) }
}

/** True for a source that a food of the program's own table has, under a name that is read. */
export function isOfTable(source: string): boolean {
  return placesOfTable(source).length > 0
}

function foodsOfTable(source: string): Food[] {
  return placesOfTable(source).map(foodAt)
}

/** Rows of USDA that have no names to be read by are as good as new: an import gives them some. */
function placesOfTable(source: string): number[] {
  const ofTable = tableSourceOf(source)
  return ofTable ? placesOfSource(ofTable).filter((place) => place < namedCount) : []
}
