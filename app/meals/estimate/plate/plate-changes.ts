import type { FoundFood } from '#app/nutrition/foods/found-food.ts'
import {
  type CorrectedPlate,
  gramsOf,
  type NamedFood,
  type PlateRow,
  type Portions,
} from './plate-rows.ts'

const changeRow = (
  { rows, unknown }: CorrectedPlate,
  key: number,
  change: Partial<PlateRow>,
): CorrectedPlate => ({
  rows: rows.map((row) => (row.key === key ? { ...row, problem: undefined, ...change } : row)),
  unknown,
})

/** The plate with another number in a row. */
export const withAmount = (plate: CorrectedPlate, key: number, amount: string) =>
  changeRow(plate, key, { amount })

/** The plate with another unit in a row; the grams stay nearly the same, at least one half of a unit. */
export function withUnit(
  plate: CorrectedPlate,
  key: number,
  unit: string,
  portions: Portions,
): CorrectedPlate {
  const row = plate.rows.find((one) => one.key === key)
  const grams = row && gramsOf(row, portions)
  if (!row || grams === null || grams === undefined) return changeRow(plate, key, { unit })
  const one = portions[row.foodId]?.find(({ name }) => name === unit)?.grams
  const amount = one ? Math.max(0.5, Math.round((grams / one) * 2) / 2) : grams
  return changeRow(plate, key, { unit, amount: String(amount) })
}

/** The plate with another food in a row, in the same grams. */
export function withFood(
  plate: CorrectedPlate,
  key: number,
  { foodId, name }: NamedFood,
  portions: Portions,
): CorrectedPlate {
  const row = plate.rows.find((one) => one.key === key)
  if (!row) return plate
  const grams = row.unit === 'g' ? row.amount : String(gramsOf(row, portions) ?? row.amount)
  const before = { foodId: row.foodId, name: row.name }
  return changeRow(plate, key, { foodId, name, amount: grams, unit: 'g', near: [before] })
}

/** The plate without a row. */
export const withoutRow = ({ rows, unknown }: CorrectedPlate, key: number): CorrectedPlate => ({
  rows: rows.filter((row) => row.key !== key),
  unknown,
})

/** The food's usual serving, in grams. */
const servingOf = ({ portions }: Pick<FoundFood, 'portions'>) => portions[0]?.grams ?? 100

/** The plate with a further food in its usual amount; `words`, which it stands for, are understood then. */
export function withAdded(
  { rows, unknown }: CorrectedPlate,
  food: Pick<FoundFood, 'foodId' | 'name' | 'portions'>,
  words = '',
): CorrectedPlate {
  const grams = servingOf(food)
  const added: PlateRow = {
    key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
    foodId: food.foodId,
    name: food.name,
    amount: String(grams),
    unit: 'g',
    read: `~${grams}`,
    words,
    near: unknown.find(({ text }) => text === words)?.foods ?? [],
  }
  return {
    rows: [...rows, added],
    unknown: words === '' ? unknown : unknown.filter(({ text }) => text !== words),
  }
}
