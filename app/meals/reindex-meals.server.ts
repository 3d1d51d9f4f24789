import type { App } from '#platform/app.ts'
import { remakeSearch } from '#platform/database/search/remake-search.ts'
import { searchColumns } from './meal-columns.server.ts'
import { searchRows } from './meals.db.server.ts'

/**
 * Rebuilds the columns that meals are searched by. Returns
 * the number of meals, and how many were out of date.
 */
export async function reindexMeals(app: App) {
  return await remakeSearch(app, {
    table: 'meals',
    read: searchRows,
    columnsOf: (row) => searchColumns(row),
  })
}
