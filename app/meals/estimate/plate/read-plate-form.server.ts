import type { Reader } from '#app/nutrition/estimate.ts'
import { suggestionsFor } from '#app/nutrition/foods/find-foods.ts'
import type { Food } from '#app/nutrition/foods/food.ts'
import { type FoodPortion, foodPortions } from '#app/nutrition/foods/food-portions.ts'
import { maxItemText, mostPlateItems } from '#app/nutrition/plate-limits.ts'
import { noSuchFood } from '../loaded-estimate.ts'
import { withAdded, withFood, withoutRow } from './plate-changes.ts'
import type { CorrectedPlate, PlateRow } from './plate-rows.ts'

/** A plate as the fields of its form have it, after the change that a button or field asks for. */
export type PlateForm = {
  plate: CorrectedPlate
  portions: Record<string, FoodPortion[]>
  /** The name of a food to add that no food has; empty without one. */
  notAdded: string
  /** True when a change was made that the address does not show yet. */
  changed: boolean
}

const longestName = 100

/**
 * Reads the fields of a plate: `food`, `amount`, `unit`, `read` and `words` once for each row, `unknown` for each
 * stretch that is not understood. `remove`, `use`, `swap` and `add` ask for a change.
 */
export function readPlateForm(reader: Reader, params: URLSearchParams): PlateForm {
  const portions: PlateForm['portions'] = {}
  const known = (food: Food | undefined) => {
    if (food) portions[food.id] = foodPortions(food)
    return food
  }
  const { rows, lost } = readRows(params, (id) => known(reader.foods.find(id)))
  const words = [...params.getAll('unknown'), ...lost].map((text) => text.slice(0, maxItemText))
  const before = {
    rows,
    unknown: suggestionsFor(reader.foods, [...new Set(words)].slice(0, mostPlateItems)),
  }
  const change: Change = {
    params,
    portions,
    byId: (id) => known(reader.foods.find(id)),
    byName: (name) => known(reader.search(name.slice(0, longestName), 1)[0]),
  }
  const swapped = swap(chooseFood(remove(before, params), change), change)
  const name = (params.get('add') ?? '').trim()
  const added = name === '' ? undefined : change.byName(name)
  const plate = added ? withAdded(swapped, choiceOf(added)) : swapped
  return {
    plate,
    portions,
    notAdded: added ? '' : name,
    changed:
      plate !== before &&
      (added !== undefined || name === '') &&
      !plate.rows.some(({ problem }) => problem),
  }
}

/** The parameters of a change, and ways to find the foods that it names. */
type Change = {
  params: URLSearchParams
  portions: PlateForm['portions']
  byId: (id: string) => Food | undefined
  byName: (name: string) => Food | undefined
}

const choiceOf = (food: Food) => ({
  foodId: food.id,
  name: food.name,
  portions: foodPortions(food),
})

/** The rows of known foods, and the words of rows whose food is gone. */
function readRows(params: URLSearchParams, find: (id: string) => Food | undefined) {
  const all = (name: string) => params.getAll(name).map((value) => value.slice(0, maxItemText))
  const [amounts, units, reads, words] = [all('amount'), all('unit'), all('read'), all('words')]
  const rows: PlateRow[] = []
  const lost: string[] = []
  for (const [key, foodId] of all('food').slice(0, mostPlateItems).entries()) {
    const food = find(foodId.trim())
    if (food) {
      rows.push({
        key,
        foodId: food.id,
        name: food.name,
        amount: amounts[key] ?? '',
        unit: units[key] || 'g',
        read: reads[key] ?? '',
        words: words[key] ?? '',
        near: [],
      })
    } else if (foodId !== '') lost.push(words[key] || foodId)
  }
  return { rows, lost }
}

/** Without the row that `remove` names by its place. */
function remove(plate: CorrectedPlate, params: URLSearchParams): CorrectedPlate {
  const place = params.get('remove')
  return place === null ? plate : withoutRow(plate, Number(place))
}

/** With the food that `use` names, in a row ("row~2~egg") or for words not understood ("words~0~egg"). */
function chooseFood(plate: CorrectedPlate, { params, portions, byId }: Change): CorrectedPlate {
  const [kind, place, id = ''] = (params.get('use') ?? '').split('~')
  const food = byId(id)
  if (!food) return plate
  if (kind === 'row') return withFood(plate, Number(place), choiceOf(food), portions)
  const words = plate.unknown[Number(place)]?.text
  return words === undefined ? plate : withAdded(plate, choiceOf(food), words)
}

/** With the foods that the fields `swap` name; a name that no food has is a problem of its row. */
function swap(plate: CorrectedPlate, { params, portions, byName }: Change): CorrectedPlate {
  let swapped = plate
  for (const [key, typed] of params.getAll('swap').entries()) {
    const name = typed.trim()
    if (name === '') continue
    const food = byName(name)
    swapped = food
      ? withFood(swapped, key, choiceOf(food), portions)
      : {
          ...swapped,
          rows: swapped.rows.map((row) =>
            row.key === key ? { ...row, problem: noSuchFood(name) } : row,
          ),
        }
  }
  return swapped
}
