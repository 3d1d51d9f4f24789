import { type Caller, seesDrafts } from '#platform/api/caller.ts'
import { pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { pageOfList } from '#platform/database/lists/list-pages.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { isId } from '#platform/text/slug.ts'
import { categoryNamed } from './categories/post-categories.server.ts'
import { listOfPosts, type PostFilter, postsById } from './post-lists.db.server.ts'
import type { PostQuery } from './post-query.ts'
import { showSummaries } from './reading/show-posts.server.ts'

/** A query with its paging; fields that are missing or empty do not filter. */
export type PostListQuery = Partial<PostQuery> & Pick<PostQuery, 'page' | 'limit'>

/** One page of the posts that the caller may see, without their content; newest first. */
export async function listPosts(app: App, user: Caller | null, query: PostListQuery) {
  const filter = await readFilter(app, query, seesDrafts(user))
  const { ids, total } = await pageOfList(app, listOfPosts, filter, query)
  const rows = await postsById(app.db, ids, filter?.published)
  return { blogs: await showSummaries(app, rows), ...pageOf(total, query) }
}

/** The query as a filter; null when no post can match. */
async function readFilter(app: App, query: PostListQuery, drafts: boolean) {
  const { status, search, category, tag, exclude } = query
  if (status === 'draft' && !drafts) return null
  const known = category ? await categoryNamed(app, category) : undefined
  if (category && !known) return null
  const filter: PostFilter = {
    published: status ? status === 'published' : drafts ? undefined : true,
    search: searchKey(search ?? '') || undefined,
    category: known,
    tagKey: tag ? searchKey(tag) : undefined,
    exclude: exclude && isId(exclude) ? exclude : undefined,
  }
  return filter
}
