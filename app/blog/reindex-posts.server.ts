import type { App } from '#platform/app.ts'
import { remakeSearch } from '#platform/database/search/remake-search.ts'
import { searchColumns } from './post-columns.server.ts'
import { searchRows } from './posts.db.server.ts'

/**
 * Rebuilds the columns that posts are searched by. Returns
 * the number of posts, and how many were out of date.
 */
export async function reindexPosts(app: App) {
  return await remakeSearch(app, {
    table: 'posts',
    read: searchRows,
    columnsOf: (row) => searchColumns(row),
  })
}
