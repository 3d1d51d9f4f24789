import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { showBody } from '../content/body.server.ts'
import type { Body } from '../content/body.ts'
import { listPosts, type PostListQuery } from '../list-posts.server.ts'
import type { Post, PostSummary } from '../post.ts'
import { shownDate } from '../post-dates.ts'
import { getPostByAny, postsAround } from '../posts.server.ts'
import type { PostCardData } from './post-card-data.ts'

/** How many related posts a post's page shows. */
const relatedPosts = 3

/** The newest posts of a category among which those with most of the same tags are looked for. */
const comparedPosts = 12

/** The first tags of a post by which others are looked for. */
const comparedTags = 3

/** Everything that the page of a post shows. */
export type PostPage = {
  post: PostSummary
  body: Body
  related: PostCardData[]
  previous: PostCardData | null
  next: PostCardData | null
}

/** One page of the published posts, with only what their cards show. */
export async function listPostCards(app: App, query: PostListQuery) {
  const { blogs, ...paging } = await listPosts(app, null, query)
  return { posts: blogs.map(toCard), ...paging }
}

/** The data of a post's page, by slug or id, as far as the caller may see it. Throws 404. */
export async function getPostPage(app: App, user: Caller | null, text: string): Promise<PostPage> {
  return await pageOfPost(app, await getPostByAny(app, user, text))
}

/** The data of a post's page. */
export async function pageOfPost(app: App, post: Post): Promise<PostPage> {
  const [body, related, around] = await Promise.all([
    showBody(app, post.content),
    relatedTo(app, post),
    postsAround(app, post),
  ])
  const { content: _, ...summary } = post
  return {
    post: summary,
    body,
    related,
    previous: around.previous && toCard(around.previous),
    next: around.next && toCard(around.next),
  }
}

/**
 * Posts of its category, those with most of its tags first, then the newest posts with one of its tags; without
 * the post itself.
 */
async function relatedTo(app: App, post: Post): Promise<PostCardData[]> {
  const query = { exclude: post._id, page: 1, limit: relatedPosts }
  const keys = new Set(post.tags.map(searchKey))
  const shared = ({ tags }: PostSummary) => tags.filter((tag) => keys.has(searchKey(tag))).length
  const found: PostSummary[] = []
  if (post.category) {
    const { category } = post
    const { blogs } = await listPosts(app, null, { ...query, category, limit: comparedPosts })
    found.push(...blogs.toSorted((a, b) => shared(b) - shared(a)).slice(0, relatedPosts))
  }
  for (const tag of post.tags.slice(0, comparedTags)) {
    if (found.length >= relatedPosts) break
    const { blogs } = await listPosts(app, null, { ...query, tag, limit: 2 * relatedPosts })
    found.push(...blogs.filter(({ _id }) => !found.some((other) => other._id === _id)))
  }
  return found.slice(0, relatedPosts).map(toCard)
}

function toCard(post: PostSummary): PostCardData {
  const { _id, slug, title, description, category, views } = post
  const { featuredImage, featuredImageAlt, image } = post
  return {
    ...{ _id, slug, title, description, category, views },
    date: shownDate(post),
    ...{ featuredImage, featuredImageAlt, image },
  }
}
