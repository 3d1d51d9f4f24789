import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import chain from 'stream-chain'
import { parser } from 'stream-json'
import { pick } from 'stream-json/filters/pick.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { z } from 'zod'
import { invalid, isFailure } from '#platform/errors.ts'
import { cannotRead } from '#platform/files/named-file.ts'
import { type Dataset, nutrientId, type UsdaFood } from './usda-food.ts'
import type { Portion } from './usda-portions.ts'

/** Names of the lists in FoodData Central's JSON downloads, with their collections. */
const lists: Record<string, Dataset> = {
  FoundationFoods: 'foundation',
  SRLegacyFoods: 'sr',
  SurveyFoods: 'survey',
  BrandedFoods: 'branded',
}

const number = z.union([z.number(), z.string()]).nullish()
const text = z.string().nullish()
const amount = z.number().nullish()

const nutrientSchema = z.object({
  nutrient: z.object({ id: number, number }).nullish(),
  nutrientId: number,
  number,
  amount,
  value: amount,
})

const portionSchema = z.object({
  amount,
  gramWeight: amount,
  portionDescription: text,
  modifier: text,
  measureUnit: z.object({ name: text }).nullish(),
})

const foodSchema = z.object({
  fdcId: z.coerce.number().int(),
  description: z.string().trim().min(1),
  dataType: text,
  ndbNumber: number,
  foodCode: number,
  gtinUpc: text,
  brandOwner: text,
  brandName: text,
  brandedFoodCategory: text,
  foodCategory: z.union([z.string(), z.object({ description: text })]).nullish(),
  wweiaFoodCategory: z.object({ wweiaFoodCategoryDescription: text }).nullish(),
  foodNutrients: z.array(nutrientSchema),
  foodPortions: z.array(portionSchema).nullish(),
  foodAttributes: z
    .array(z.object({ value: z.unknown(), foodAttributeType: z.object({ id: number }).nullish() }))
    .nullish(),
  servingSize: amount,
  servingSizeUnit: text,
  householdServingFullText: text,
})

type JsonFood = z.infer<typeof foodSchema>

/**
 * Yields the foods of a JSON download of FoodData Central, or of a plain list of such foods. The file is
 * streamed, as the largest has 3 GB. Throws 400 for any other file, naming the food where reading failed.
 */
export async function* readUsdaJson(path: string): AsyncGenerator<UsdaFood> {
  const list: { name?: string } = {}
  const foods = chain([
    parser({ streamValues: false }),
    pick({ filter: (stack, { name }) => name === 'startArray' && isFoodList(stack, list) }),
    streamArray(),
  ])
  // An error of the file also ends the chain, so that the loop below throws it.
  pipeline(createReadStream(path), foods, () => undefined)
  try {
    for await (const { key, value } of foods as AsyncIterable<{ key: number; value: unknown }>) {
      yield readFood(value, key + 1, list.name)
    }
  } catch (error) {
    if (isFailure(error) || !(error instanceof Error)) throw error
    if ('code' in error) throw cannotRead(path, error)
    throw Object.assign(invalid(`${path} is not JSON to its end: ${error.message}`), {
      cause: error,
    })
  }
  if (list.name === undefined) {
    throw invalid(`${path} has none of the lists ${Object.keys(lists).join(', ')}`)
  }
}

/** True for an array at the top level, or for one of the named lists below it; records its name. */
function isFoodList(stack: (string | number | null)[], list: { name?: string }): boolean {
  const [name = ''] = stack
  if (stack.length > 1 || (stack.length === 1 && !(String(name) in lists))) return false
  list.name = String(name)
  return true
}

function readFood(value: unknown, place: number, list = ''): UsdaFood {
  const parsed = foodSchema.safeParse(value)
  if (parsed.success) return toUsdaFood(parsed.data, lists[list])
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.') || 'it'
  throw invalid(`Food ${place} of the file is not as USDA writes it: ${where}: ${issue?.message}`)
}

function toUsdaFood(food: JsonFood, listed: Dataset | undefined): UsdaFood {
  const dataset = listed ?? datasetOf(food)
  const numbers = { foundation: food.ndbNumber, sr: food.ndbNumber, survey: food.foodCode }
  const own = dataset === 'branded' ? food.gtinUpc : numbers[dataset]
  return {
    dataset,
    number: String(own || `fdc${food.fdcId}`),
    fdcId: food.fdcId,
    description: food.description,
    category: categoryOf(food),
    brand: food.brandName || food.brandOwner || '',
    synonyms: synonymsOf(food),
    amounts: amountsOf(food),
    portions: [...(food.foodPortions ?? []).map(toPortion), ...householdPortion(food)],
    serving: servingOf(food),
  }
}

function datasetOf({ dataType, foodCode, gtinUpc, ndbNumber }: JsonFood): Dataset {
  const said = dataType ?? ''
  if (/survey/i.test(said) || foodCode) return 'survey'
  if (/branded/i.test(said) || gtinUpc) return 'branded'
  return /legacy/i.test(said) || (said === '' && ndbNumber) ? 'sr' : 'foundation'
}

function categoryOf(food: JsonFood): string {
  const { foodCategory } = food
  const plain = typeof foodCategory === 'string' ? foodCategory : foodCategory?.description
  const survey = food.wweiaFoodCategory?.wweiaFoodCategoryDescription
  return survey || food.brandedFoodCategory || plain || ''
}

/** The additional descriptions: attributes of type 1001. */
function synonymsOf({ foodAttributes }: JsonFood): string[] {
  return (foodAttributes ?? [])
    .filter(({ foodAttributeType }) => Number(foodAttributeType?.id) === 1001)
    .flatMap(({ value }) => String(value).split(';'))
    .map((part) => part.trim())
}

function amountsOf({ foodNutrients }: JsonFood): Map<number, number> {
  const amounts = new Map<number, number>()
  for (const { nutrient, nutrientId: flat, number, amount, value } of foodNutrients) {
    const id = nutrientId(nutrient?.id ?? flat ?? nutrient?.number ?? number ?? '')
    const said = amount ?? value
    if (id !== undefined && said != null) amounts.set(id, said)
  }
  return amounts
}

function toPortion(portion: z.infer<typeof portionSchema>): Portion {
  const { amount, gramWeight, portionDescription, modifier, measureUnit } = portion
  const grams = gramWeight ?? 0
  if (portionDescription) return { amount: 1, measure: portionDescription, grams }
  const unit = measureUnit?.name === 'undetermined' ? '' : (measureUnit?.name ?? '')
  const measure = [unit, modifier ?? ''].filter((part) => part !== '').join(', ')
  return { amount: amount ?? 1, measure, grams }
}

/** Size of a serving in grams, or in millilitres for products whose figures are per 100 ml. */
function servingOf({ servingSize, servingSizeUnit }: JsonFood): number | null {
  const known = /^(g|grm|ml|mlt)$/i.test(servingSizeUnit ?? '')
  return known && servingSize && servingSize > 0 ? servingSize : null
}

/** The measure on a label, such as "2 COOKIES", which weighs one serving. */
function householdPortion(food: JsonFood): Portion[] {
  const grams = servingOf(food)
  return grams ? readHousehold(food.householdServingFullText ?? '', grams) : []
}

/** Reads the measure that a label states for a serving of `grams`: "0.5 cup", "2 COOKIES", "1 BAR". */
export function readHousehold(label: string, grams: number): Portion[] {
  const said = /^(\d+(?:\.\d+)?)\s+(\D+)$/.exec(label.trim())
  return said ? [{ amount: Number(said[1]), measure: (said[2] ?? '').toLowerCase(), grams }] : []
}
