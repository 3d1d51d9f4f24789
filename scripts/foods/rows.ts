import { groupOf } from '#app/nutrition/usda/usda-groups.ts'
import { naturalNames } from '#app/nutrition/usda/usda-names.ts'
import type { CuratedFood } from './curated.ts'
import { sourceOfRow, type UsdaRow } from './usda-tables.ts'

/** A food whose name is derived from a USDA row by rule. */
export type RowFood = Pick<CuratedFood, 'name' | 'group' | 'source'>

/** False for fragments that the rules leave of a description they cannot parse. */
const isName = /^[a-z\d]/i

/** Matches lists such as "Pork, rice, and vegetables", which already are in natural order. */
const isList = /^[^,()]+(?:, [^,()]+)+,? and /

/**
 * All rows of the survey and of SR Legacy that no listed food represents, in USDA's order. Survey foods get
 * colloquial names. SR Legacy foods, lists of foods, and foods whose plain name is already taken (`names`)
 * keep USDA's description.
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
