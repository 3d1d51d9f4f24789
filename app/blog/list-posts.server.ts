import { forgive, publishedTerms } from '#app/publishing/finding/forgive.server.ts'
import { searchTerms } from '#app/publishing/finding/search-terms.ts'
import { type Caller, seesDrafts } from '#platform/api/caller.ts'
import { pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { pageOfList, totalOfList } from '#platform/database/lists/list-pages.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { isId } from '#platform/text/slug.ts'
import { categoryNamed } from './categories/post-categories.server.ts'
import { postPublication } from './post.ts'
import {
  listOfPosts,
  type PostFilter,
  postsById,
  rankedPosts,
  sortedPosts,
} from './post-lists.db.server.ts'
import type { PostQuery } from './post-query.ts'
import { showSummaries } from './reading/show-posts.server.ts'

/** A query with its paging; fields that are missing or empty do not filter. */
export type PostListQuery = Partial<PostQuery> &
  Pick<PostQuery, 'page' | 'limit'> & {
    /** Puts the best matches of a search first. */
    ranked?: boolean
  }

/**
 * One page of the posts that the caller may see, without their content, and what was searched for instead, if
 * it was corrected.
 */
export async function listPosts(app: App, user: Caller | null, query: PostListQuery) {
  const { filter, corrected } = await forgive(app, postPublication, {
    search: query.search,
    exact: query.exact,
    read: (search) => readFilter(app, { ...query, search }, seesDrafts(user)),
    count: (filter) => totalOfList(app, listOfPosts, filter),
  })
  const list = query.ranked ? rankedPosts : sortedPosts(query.sort)
  const { ids, total } = await pageOfList(app, list, filter, query)
  const rows = await postsById(app.db, ids, filter?.published)
  return { blogs: await showSummaries(app, rows), ...pageOf(total, query), corrected }
}

/** The query as a filter; null when no post can match. */
async function readFilter(app: App, query: PostListQuery, drafts: boolean) {
  const { status, search = '', exact, category, tag, exclude } = query
  if (status && status !== 'published' && !drafts) return null
  const known = category ? await categoryNamed(app, category) : undefined
  if (category && !known) return null
  const published = status ? status === 'published' : drafts ? undefined : true
  const terms = searchTerms(search, exact)
  const filter: PostFilter = {
    published,
    scheduled: status && status !== 'published' ? status === 'scheduled' : undefined,
    terms: published ? await publishedTerms(app, postPublication, terms) : terms,
    category: known,
    tagKey: tag ? searchKey(tag) : undefined,
    exclude: exclude && isId(exclude) ? exclude : undefined,
  }
  return filter
}
