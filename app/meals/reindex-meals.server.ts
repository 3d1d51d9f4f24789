import type { App } from '#platform/app.ts'
import { remakeSearch } from '#platform/database/search/remake-search.ts'
import { searchColumns } from './meal-columns.server.ts'
import { searchRows } from './meals.db.server.ts'

/** Makes again what meals are searched by; gives how many there are, and how many were out of step. */
export async function reindexMeals(app: App) {
  return await remakeSearch(app, {
    table: 'meals',
    read: searchRows,
    columnsOf: (row) => searchColumns(row),
  })
}
