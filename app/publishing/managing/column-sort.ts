import type { ColumnSort } from '#app/ui/lists/table-head.tsx'
import type { ListQuery } from './list-query.ts'

/** Sorts the list by a column: `title` is ascending, `-title` descending. */
export type SortBy = (ascending: string, descending: string) => ColumnSort

/** Makes the links of the columns by which a list can be sorted, on its first page. An empty order is the default. */
export function columnSorts<Query extends ListQuery>(
  query: Query,
  href: (query: Query) => string,
): SortBy {
  return (ascending, descending) => {
    const to = (sort: string) => href({ ...query, sort, page: 1 })
    if (query.sort === ascending) return { href: to(descending), direction: 'ascending' }
    if (query.sort === descending) return { href: to(ascending), direction: 'descending' }
    return { href: to(ascending) }
  }
}
