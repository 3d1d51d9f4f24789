import { groupOf } from '#app/nutrition/usda/usda-groups.ts'
import { naturalNames } from '#app/nutrition/usda/usda-names.ts'
import type { CuratedFood } from './curated.ts'
import { sourceOfRow, type UsdaRow } from './usda-tables.ts'

/** A food that is named by rule from a row of USDA. */
export type RowFood = Pick<CuratedFood, 'name' | 'group' | 'source'>

/** False for what the rules leave of a description that they do not understand. */
const isName = /^[a-z\d]/i

/** "Pork, rice, and vegetables" are in their order already. */
const isList = /^[^,()]+(?:, [^,()]+)+,? and /

/**
 * Every row of the survey and of SR Legacy that no listed food stands for, in USDA's order. Foods of the
 * survey have names as people say them; those of SR Legacy, lists of foods, and those whose plain name is shown
 * already (`names`), keep USDA's description.
 */
export function rowFoods(
  rows: readonly UsdaRow[],
  sources: ReadonlySet<string>,
  names: Iterable<string>,
): RowFood[] {
  const shown = new Set([...names].map((name) => name.toLowerCase()))
  const survey = rows.filter(({ dataset }) => dataset === 'fndds1718')
  const reference = rows.filter(({ dataset }) => dataset === 'sr28')
  return [...survey, ...reference]
    .filter((row) => !sources.has(sourceOfRow(row)))
    .map((row) => {
      const description = row.description ?? ''
      const plainer = description
        .replace(/, NFS\b/g, ', any kind')
        .replace(/, NS as to [^,;()]*/g, '')
      const asWritten = row.dataset === 'sr28' || isList.test(description)
      const [plain = ''] = asWritten ? [] : naturalNames(description)
      const name = isName.test(plain) && !shown.has(plain.toLowerCase()) ? plain : plainer
      shown.add(name.toLowerCase())
      const group = groupOf(row.category ?? '', description)
      return { name, group, source: sourceOfRow(row) }
    })
}
