import { groupOf } from '#app/nutrition/usda/usda-groups.ts'
import { naturalNames } from '#app/nutrition/usda/usda-names.ts'
import type { CuratedFood } from './curated.ts'
import type { UsdaRow } from './survey.ts'
import { sourceOfRow } from './usda-tables.ts'

/** A food that has a row of USDA and a name to be shown, but none that texts are matched with. */
export type RemainingFood = Pick<CuratedFood, 'name' | 'group' | 'source'>

/** False for what the rules leave of a description that they do not understand. */
const isName = /^[a-z\d]/i

/**
 * Every row of the survey and of SR Legacy that no food stands for yet, in USDA's order; `names` are
 * those that are shown already: where a row's plain name is one of them it keeps USDA's description.
 */
export function remainingFoods(
  rows: readonly UsdaRow[],
  sources: ReadonlySet<string>,
  names: Iterable<string>,
): RemainingFood[] {
  const shown = new Set([...names].map((name) => name.toLowerCase()))
  const survey = rows.filter(({ dataset }) => dataset === 'fndds1718')
  const reference = rows.filter(({ dataset }) => dataset === 'sr28')
  return [...survey, ...reference]
    .filter((row) => !sources.has(sourceOfRow(row)))
    .map((row) => {
      const description = row.description ?? ''
      const [plain = ''] = naturalNames(description)
      const name = isName.test(plain) && !shown.has(plain.toLowerCase()) ? plain : description
      shown.add(name.toLowerCase())
      const group = groupOf(row.category ?? '', description)
      return { name, group, source: sourceOfRow(row) }
    })
}
