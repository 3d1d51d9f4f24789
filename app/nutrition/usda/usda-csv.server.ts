import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { invalid } from '#platform/errors.ts'
import { nullIfMissing } from '#platform/files/missing-file.ts'
import { cannotRead } from '#platform/files/named-file.ts'
import { type Dataset, nutrientId, type UsdaFood } from './usda-food.ts'
import { readHousehold } from './usda-json.server.ts'
import type { Portion } from './usda-portions.ts'

type Row = Record<string, string>

/** Values of `data_type` in food.csv that mark foods; other rows are samples that were analysed. */
const datasets: Record<string, Dataset> = {
  foundation_food: 'foundation',
  sr_legacy_food: 'sr',
  survey_fndds_food: 'survey',
  branded_food: 'branded',
}

/** A food whose rows are still being gathered from the files. */
type Gathered = Omit<UsdaFood, 'amounts'> & { amounts: Map<number, number>; categoryId: string }

type Foods = Map<string, Gathered>

/** Wanted are foods that have all the words. Reading stops at one food more than `most`. */
export type Wanted = { words: string[]; most: number }

/**
 * The wanted foods of a folder with FoodData Central's CSV files. Only food.csv and food_nutrient.csv are
 * required. Foods are chosen first, so that only their rows are kept of the download's 2 million foods.
 * Throws 400 for an invalid folder or file, naming it and what is wrong.
 */
export async function readUsdaCsv(folder: string, wanted: Wanted): Promise<UsdaFood[]> {
  const foods = await chooseFoods(folder, wanted)
  await addNumbers(folder, foods)
  await addProducts(folder, foods)
  await addCategories(folder, foods)
  await addNutrients(folder, foods)
  await addPortions(folder, foods)
  await addSynonyms(folder, foods)
  return [...foods.values()]
}

async function chooseFoods(folder: string, { words, most }: Wanted): Promise<Foods> {
  const inBrand = await wordsInBrands(folder, words)
  const foods: Foods = new Map()
  for await (const row of rowsOf(folder, 'food.csv', ['fdc_id', 'data_type', 'description'])) {
    const { fdc_id = '', data_type = '', description = '', food_category_id = '' } = row
    const dataset = datasets[data_type]
    if (!dataset || description.trim() === '') continue
    const said = `${description} ${inBrand.get(fdc_id) ?? ''}`
    if (!holdsWords(said, words)) continue
    foods.set(fdc_id, newFood(dataset, fdc_id, description.trim(), food_category_id))
    if (foods.size > most) break
  }
  return foods
}

/** True when each of the words is the beginning of a word of the text, and when there are none. */
export function holdsWords(text: string, words: string[]): boolean {
  const padded = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`
  return words.every((word) => padded.includes(` ${word}`))
}

/** By FDC id, the wanted words that the brand of a product has. */
async function wordsInBrands(folder: string, words: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (words.length === 0) return found
  for await (const row of rowsOf(folder, 'branded_food.csv', ['fdc_id'], true)) {
    const brand = `${row.brand_owner ?? ''} ${row.brand_name ?? ''}`
    const held = words.filter((word) => holdsWords(brand, [word]))
    if (held.length > 0) found.set(row.fdc_id ?? '', held.join(' '))
  }
  return found
}

function newFood(
  dataset: Dataset,
  fdcId: string,
  description: string,
  categoryId: string,
): Gathered {
  return {
    dataset,
    number: `fdc${fdcId}`,
    fdcId: Number(fdcId),
    description,
    category: '',
    categoryId,
    brand: '',
    synonyms: [],
    amounts: new Map(),
    portions: [],
    serving: null,
  }
}

async function addNumbers(folder: string, foods: Foods) {
  const files = [
    ['sr_legacy_food.csv', 'NDB_number'],
    ['foundation_food.csv', 'NDB_number'],
    ['survey_fndds_food.csv', 'food_code'],
  ] as const
  for (const [file, column] of files) {
    for await (const row of rowsOf(folder, file, ['fdc_id', column], true)) {
      const food = foods.get(row.fdc_id ?? '')
      if (!food) continue
      food.number = row[column] || food.number
      food.categoryId ||= row.wweia_category_code ?? row.wweia_category_number ?? ''
    }
  }
}

async function addProducts(folder: string, foods: Foods) {
  for await (const row of rowsOf(folder, 'branded_food.csv', ['fdc_id'], true)) {
    const food = foods.get(row.fdc_id ?? '')
    if (!food) continue
    food.number = row.gtin_upc || food.number
    food.brand = row.brand_name || row.brand_owner || ''
    food.category = row.branded_food_category ?? ''
    const grams = Number(row.serving_size)
    if (!(grams > 0) || !/^(g|grm|ml|mlt)$/i.test(row.serving_size_unit ?? '')) continue
    food.serving = grams
    food.portions.push(...readHousehold(row.household_serving_fulltext ?? '', grams))
  }
}

async function addCategories(folder: string, foods: Foods) {
  const names = new Map<string, string>()
  for await (const row of rowsOf(folder, 'food_category.csv', ['id', 'description'], true)) {
    names.set(row.id ?? '', row.description ?? '')
  }
  for await (const row of rowsOf(folder, 'wweia_food_category.csv', [], true)) {
    const code = row.wweia_food_category ?? row.wweia_food_category_code ?? ''
    names.set(code, row.wweia_food_category_description ?? '')
  }
  for (const food of foods.values()) {
    // Products have the name of their category instead of its id.
    const said = /\D/.test(food.categoryId) ? food.categoryId : names.get(food.categoryId)
    food.category ||= said ?? ''
  }
}

async function addNutrients(folder: string, foods: Foods) {
  const columns = ['fdc_id', 'nutrient_id', 'amount']
  let line = 1
  for await (const { fdc_id = '', nutrient_id = '', amount = '' } of rowsOf(
    folder,
    'food_nutrient.csv',
    columns,
  )) {
    line += 1
    const id = nutrientId(nutrient_id)
    const food = foods.get(fdc_id)
    if (id === undefined || !food || amount.trim() === '') continue
    const value = Number(amount)
    if (Number.isNaN(value)) {
      throw invalid(`food_nutrient.csv, line ${line}: the amount "${amount}" is no number`)
    }
    food.amounts.set(id, value)
  }
}

async function addPortions(folder: string, foods: Foods) {
  const units = new Map<string, string>()
  for await (const row of rowsOf(folder, 'measure_unit.csv', ['id', 'name'], true)) {
    units.set(row.id ?? '', row.name ?? '')
  }
  for await (const row of rowsOf(folder, 'food_portion.csv', ['fdc_id', 'gram_weight'], true)) {
    const food = foods.get(row.fdc_id ?? '')
    if (food) food.portions.push(toPortion(row, units))
  }
}

function toPortion(row: Row, units: Map<string, string>): Portion {
  const grams = Number(row.gram_weight)
  if (row.portion_description) return { amount: 1, measure: row.portion_description, grams }
  const unit = units.get(row.measure_unit_id ?? '') ?? ''
  const parts = [unit === 'undetermined' ? '' : unit, row.modifier ?? '']
  const measure = parts.filter((part) => part !== '').join(', ')
  return { amount: Number(row.amount || 1), measure, grams }
}

/** Adds the additional descriptions: attributes of type 1001. */
async function addSynonyms(folder: string, foods: Foods) {
  for await (const row of rowsOf(folder, 'food_attribute.csv', ['fdc_id', 'value'], true)) {
    if (row.food_attribute_type_id !== '1001') continue
    const said = (row.value ?? '').split(';').map((part) => part.trim())
    foods.get(row.fdc_id ?? '')?.synonyms.push(...said)
  }
}

/** Yields the rows of a file by column name; none when an optional file is missing. */
async function* rowsOf(
  folder: string,
  file: string,
  columns: readonly string[],
  optional = false,
): AsyncGenerator<Row> {
  const path = join(folder, file)
  if (!(await isThere(path))) {
    if (optional) return
    throw invalid(`${folder} has no ${file}`)
  }
  const rows = parse({ columns: true, bom: true, skip_empty_lines: true })
  // An error of the file also ends the parser, so that the loop below throws it.
  pipeline(createReadStream(path), rows, () => undefined)
  let checked = false
  try {
    for await (const row of rows as AsyncIterable<Row>) {
      const missing = checked ? undefined : columns.find((column) => !(column in row))
      if (missing) throw invalid(`${file} has no column ${missing}`)
      checked = true
      yield row
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw cannotRead(path, error)
    throw Object.assign(invalid(`${file} is no CSV file: ${error.message}`), { cause: error })
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await nullIfMissing(stat(path))) !== null
  } catch (error) {
    throw cannotRead(path, error)
  }
}
