import { categoryNamed } from '#app/blog/categories/post-categories.server.ts'
import { listPosts, type PostListQuery } from '#app/blog/list-posts.server.ts'
import type { PostSummary } from '#app/blog/post.ts'
import { getPost } from '#app/blog/posts.server.ts'
import { blogHref } from '#app/blog/reading/blog-query.ts'
import { postsFeedPath } from '#app/blog/reading/posts-feed-path.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import type { App } from '#platform/app.ts'
import { isFailure, notFound } from '#platform/errors.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { atomAnswer, entryOfPost, type FeedEntry } from './atom.ts'
import { contentHtml, pictureHtml } from './content-html.server.ts'

/** How many posts a feed has at most, newest first; few, because each has its full text. */
const feedLength = 20

const missing = 'There is no such feed'

/**
 * `/blog/feed.xml` and `/blog/KIND/NAME/feed.xml` for each category and tag:
 * the newest posts with their full text. 404 for a name that no post has.
 */
export const loader = pageLoader<{ kind?: string; name?: string }, Response>(
  async ({ app, params: { kind, name } }) => {
    if (kind === undefined || name === undefined) return await feedOf(app, {}, 'Articles')
    if (kind === 'category') {
      const category = await categoryNamed(app, name)
      if (!category) throw notFound(missing)
      return await feedOf(app, { category }, category)
    }
    if (kind !== 'tag') throw notFound(missing)
    const { blogs } = await listPosts(app, null, { tag: name, page: 1, limit: 1 })
    const tag = blogs[0]?.tags.find((one) => searchKey(one) === searchKey(name))
    if (!tag) throw notFound(missing)
    return await feedOf(app, { tag }, `#${tag}`)
  },
)

type About = Pick<PostListQuery, 'category' | 'tag'>

async function feedOf(app: App, about: About, title: string): Promise<Response> {
  const { category = '', tag = '' } = about
  const { blogs } = await listPosts(app, null, { ...about, page: 1, limit: feedLength })
  const entries: FeedEntry[] = []
  for (const post of blogs) entries.push(...(await fullEntry(app, post)))
  return atomAnswer(app, {
    title: `${app.config.siteName}: ${title}`,
    path: postsFeedPath({ category, tag }),
    page: blogHref({ search: '', category, tag, page: 1 }),
    entries,
  })
}

/** The entry of a post with its text; none if it was withdrawn meanwhile. */
async function fullEntry(app: App, summary: PostSummary): Promise<FeedEntry[]> {
  const { siteUrl } = app.config
  try {
    const post = await getPost(app, null, summary._id)
    const alt = post.featuredImageAlt || post.title
    const picture = pictureHtml({ url: post.featuredImage, alt }, siteUrl)
    const html = picture + (await contentHtml(app, post.content))
    const tags = [post.category, ...post.tags].filter(Boolean)
    return [{ ...entryOfPost(post), html, tags }]
  } catch (error) {
    if (isFailure(error) && error.status === 404) return []
    throw error
  }
}
