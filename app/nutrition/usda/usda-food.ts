import type { Nutrient } from '../nutrition.ts'
import type { Portion } from './usda-portions.ts'

/** The collections of FoodData Central. Each numbers its foods itself. */
export type Dataset = 'foundation' | 'sr' | 'survey' | 'branded'

/** One food of a FoodData Central download, in CSV or JSON. */
export type UsdaFood = {
  dataset: Dataset
  /** Stable across releases: NDB number, survey food code or GTIN; if missing, `fdc` and the FDC id. */
  number: string
  fdcId: number
  description: string
  category: string
  brand: string
  /** USDA's additional descriptions. */
  synonyms: string[]
  /** Amounts per 100 g by nutrient id, without nutrients that are not reported. */
  amounts: ReadonlyMap<number, number>
  portions: Portion[]
  /** Grams (or ml) of a serving of a branded food; null when its label does not state them. */
  serving: number | null
}

/** FoodData Central's nutrient ids for our figures. The first one that is reported is used. */
const nutrientIds: Record<Nutrient, number[]> = {
  // Energy in kcal, else by Atwater's specific factors, else by the general ones.
  calories: [1008, 2048, 2047],
  carbohydrates: [1005, 1050],
  protein: [1003],
  fat: [1004, 1085],
  fiber: [1079, 2033],
  sugar: [2000, 1063],
  sodium: [1093],
}

/** Older numbers of the same nutrients, which the survey's CSV files use. */
const idByNumber: Record<string, number> = {
  203: 1003,
  204: 1004,
  205: 1005,
  '205.2': 1050,
  208: 1008,
  269: 2000,
  '269.3': 1063,
  291: 1079,
  293: 2033,
  298: 1085,
  307: 1093,
  957: 2047,
  958: 2048,
}

const known = new Set(Object.values(nutrientIds).flat())

/** The id of a nutrient that we need, from its id or its older number; undefined for all others. */
export function nutrientId(said: string | number): number | undefined {
  const id = idByNumber[String(said)] ?? Number(said)
  return known.has(id) ? id : undefined
}

/** Our figures per 100 g; null, not zero, for nutrients that are not reported. */
export function figuresOf(amounts: ReadonlyMap<number, number>): Record<Nutrient, number | null> {
  const figure = (nutrient: Nutrient) => {
    const id = nutrientIds[nutrient].find((each) => amounts.has(each))
    return id === undefined ? null : Math.round((amounts.get(id) ?? 0) * 100) / 100
  }
  return {
    calories: figure('calories'),
    carbohydrates: figure('carbohydrates'),
    protein: figure('protein'),
    fat: figure('fat'),
    fiber: figure('fiber'),
    sugar: figure('sugar'),
    sodium: figure('sodium'),
  }
}

/** Identifies a food by its collection and its number there, without leading zeros: `sr:1001`. */
export function sourceOf({ dataset, number }: Pick<UsdaFood, 'dataset' | 'number'>): string {
  return `${dataset}:${number.replace(/^0+(?=\d)/, '')}`
}

const tableDatasets: [name: string, dataset: Dataset, digits: number][] = [
  ['sr28', 'sr', 5],
  ['fndds1718', 'survey', 8],
  ['foundation2410', 'foundation', 0],
]

/** Converts such a source (`sr:1001`) to that of the food table (`sr28:01001`); undefined for other collections. */
export function tableSourceOf(source: string): string | undefined {
  const [dataset, number = ''] = source.split(':')
  const known = tableDatasets.find(([, own]) => own === dataset)
  return known && `${known[0]}:${number.padStart(known[2], '0')}`
}
