import { readUsdaCsv } from '../foods/usda-csv.ts'
import { type Measure, readMeasure } from './measures.ts'

/** Figures per 100 g: energy in kcal, the others in grams. */
export type Figures = { calories: number; carbohydrates: number; protein: number; fat: number }

/** A USDA food with its household measures. */
export type Row = {
  /** Data set and id, such as `fndds1718:63101000`. */
  id: string
  description: string
  category: string
  per100: Figures
  measures: Measure[]
  /** Grams of USDA's default amount ("Quantity not specified"); 0 if there is none. */
  usual: number
}

const datasets = new Set(['fndds1718', 'sr28'])

/** All foods of FNDDS and SR Legacy with reported energy and macronutrients. */
export function readRows(): Row[] {
  const portions = Map.groupBy(
    readUsdaCsv('usda_portions'),
    ({ dataset, id }) => `${dataset}:${id}`,
  )
  return readUsdaCsv('usda_foods').flatMap((food) => {
    const per100 = readFigures(food)
    if (!per100 || !datasets.has(food.dataset ?? '')) return []
    const id = `${food.dataset}:${food.id}`
    const own = portions.get(id) ?? []
    const measures = own.flatMap((portion) => readMeasure(portion) ?? [])
    const usual = own.find(({ measure }) => measure === 'Quantity not specified')
    return [
      {
        id,
        description: food.description ?? '',
        category: food.category ?? '',
        per100,
        measures,
        usual: Number(usual?.grams ?? 0),
      },
    ]
  })
}

function readFigures(food: Record<string, string>): Figures | null {
  const [calories, carbohydrates, protein, fat] = ['kcal', 'carb_g', 'protein_g', 'fat_g'].map(
    (name) => (food[name] ? Number(food[name]) : undefined),
  )
  if (calories === undefined || carbohydrates === undefined) return null
  if (protein === undefined || fat === undefined) return null
  return { calories, carbohydrates, protein, fat }
}

/** Foods that adults rarely write in a diary; they are drawn less often. */
const rare = /^(Baby|Formula|Infant|Not included|Protein and nutritional)/

/**
 * The weight with which a food is drawn. Survey foods are what people eat, and short descriptions are the
 * common foods. Meat cuts and imported meat fill a third of SR Legacy and are hardly ever named.
 */
export function commonness({ id, description, category }: Row): number {
  const qualifiers = description.split(/, | \(/).length
  const base = id.startsWith('sr28') ? 0.12 : 1
  const cut = /separable lean|imported|choice|select|trimmed/.test(description) ? 0.1 : 1
  return (base * cut * (rare.test(category) ? 0.08 : 1)) / (1 + 0.5 * qualifiers)
}
