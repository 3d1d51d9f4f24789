import { searchKey } from '#platform/text/search-key.ts'
import type { Category, MealType } from '../meal.ts'
import { diets, type ReadPlate } from './diets.ts'
import { mealTimeOf } from './meal-times.ts'
import type { Proposal } from './proposal.ts'

type Labels = { categories: readonly Category[]; mealTypes: readonly MealType[] }

/** The meal type and the categories that fit a plate, among those that the site has. */
export function fittingLabels(
  plate: ReadPlate,
  { categories, mealTypes }: Labels,
): Pick<Proposal, 'mealType' | 'categories'> {
  const time = mealTimeOf(plate)
  const fitting = categories.flatMap(({ _id, name }) => {
    const why = reasonFor(name, plate)
    return why ? [{ _id, name, why }] : []
  })
  const mealType = mealTypes.find(({ slug, name }) => slug === time || labelKey(name) === time)
  return {
    mealType: mealType ? { _id: mealType._id, name: mealType.name, slug: mealType.slug } : null,
    categories: fitting,
  }
}

/** Names in the form in which `High-Protein` and `high protein` are equal. */
const labelKey = (name: string) =>
  searchKey(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Why a plate belongs to a category: its own words say so, or a rule about foods and figures. */
function reasonFor(category: string, plate: ReadPlate): string | null {
  const key = labelKey(category)
  if (key === '') return null
  const words = ` ${labelKey(plate.text)} `
  const at = words.indexOf(` ${key} `)
  if (at >= 0 && !/(?:^| )(?:not|non|no|never)$/.test(words.slice(0, at))) {
    return 'the words say so'
  }
  return diets.find(({ names }) => names.includes(key))?.why(plate) ?? null
}
