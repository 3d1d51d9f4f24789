import type { App } from '#platform/app.ts'
import { remakeSearch } from '#platform/database/search/remake-search.ts'
import { searchColumns } from './post-columns.server.ts'
import { searchRows } from './posts.db.server.ts'

/** Makes again what posts are searched by; gives how many there are, and how many were out of step. */
export async function reindexPosts(app: App) {
  return await remakeSearch(app, {
    table: 'posts',
    read: searchRows,
    columnsOf: (row) => searchColumns(row),
  })
}
