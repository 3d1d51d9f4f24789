import type { Nutrient } from '../nutrition.ts'
import type { Portion } from './usda-portions.ts'

/** The collections of FoodData Central, each with numbers of its own for its foods. */
export type Dataset = 'foundation' | 'sr' | 'survey' | 'branded'

/** One food as a download of FoodData Central gives it, whichever format that has. */
export type UsdaFood = {
  dataset: Dataset
  /** What stays the same from one release to the next: NDB number, survey food code or GTIN; else the FDC id. */
  number: string
  fdcId: number
  description: string
  category: string
  brand: string
  /** USDA's additional descriptions. */
  synonyms: string[]
  /** Amounts in 100 g by nutrient id; what is not reported is not in it. */
  amounts: ReadonlyMap<number, number>
  portions: Portion[]
  /** Grams of a branded food's serving, where its label tells them. */
  serving: number | null
}

/** FoodData Central's nutrient ids for our figures; of several the first that is reported counts. */
const nutrientIds: Record<Nutrient, number[]> = {
  // Energy, else by Atwater's specific factors, else by his general ones; all in kcal.
  calories: [1008, 2048, 2047],
  carbohydrates: [1005, 1050],
  protein: [1003],
  fat: [1004, 1085],
  fiber: [1079, 2033],
  sugar: [2000, 1063],
  sodium: [1093],
}

/** The older numbers of the same nutrients, which the survey's CSV files give instead. */
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

/** Our figures per 100 g; null for what the food does not report, which is not zero. */
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

/** What a food is known by: its collection and number there, without leading zeros. */
export function sourceOf({ dataset, number }: Pick<UsdaFood, 'dataset' | 'number'>): string {
  return `${dataset}:${number.replace(/^0+(?=\d)/, '')}`
}

const tableDatasets: [name: string, dataset: Dataset, digits: number][] = [
  ['sr28', 'sr', 5],
  ['fndds1718', 'survey', 8],
  ['foundation2410', 'foundation', 0],
]

/** The source of a food of our table (`sr28:01001`) that is known by a source of this kind (`sr:1001`). */
export function tableSourceOf(source: string): string | undefined {
  const [dataset, number = ''] = source.split(':')
  const known = tableDatasets.find(([, own]) => own === dataset)
  return known && `${known[0]}:${number.padStart(known[2], '0')}`
}
