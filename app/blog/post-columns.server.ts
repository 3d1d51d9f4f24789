import { changedTitleColumns, titleColumns } from '#app/publishing/titles.server.ts'
import { type Issue, invalid } from '#platform/errors.ts'
import { searchKey, searchText } from '#platform/text/search-key.ts'
import { isEmptyContent } from './content/content.ts'
import type { Post } from './post.ts'
import { publicationOf } from './post-dates.ts'
import type { NewPost, PostChanges } from './post-input.ts'
import type { ShownPostRow } from './posts.db.server.ts'

/** The columns of a new post that come from its input. */
export function newColumns(id: string, input: NewPost) {
  const { title, description = '', tags = [] } = input
  return {
    id,
    title,
    ...titleColumns(title),
    ...searchColumns({ title, description, tags }),
    description,
    content: input.content ?? '',
    tags,
    featured_image_alt: input.featuredImageAlt ?? '',
    seo_title: input.seoTitle ?? '',
    seo_description: input.seoDescription ?? '',
    canonical_url: input.canonicalUrl ?? '',
    views: 0,
  }
}

type Searched = { title: string; description: string; tags: string[] }

/** The columns that a post is sorted and searched by. */
export const searchColumns = ({ title, description, tags }: Searched) => ({
  title_key: searchKey(title),
  search_text: searchText([title, description, ...tags]),
})

/** The columns of a change; undefined for those that stay. */
export function changedColumns(before: Post, changes: PostChanges) {
  const { title = before.title, description = before.description, tags = before.tags } = changes
  return {
    title,
    ...changedTitleColumns(before.title, title),
    ...searchColumns({ title, description, tags }),
    description,
    content: changes.content,
    tags,
    featured_image_alt: changes.featuredImageAlt,
    seo_title: changes.seoTitle,
    seo_description: changes.seoDescription,
    canonical_url: changes.canonicalUrl,
  }
}

/** The columns that say when a post goes live, and where lists have it. */
export function dateColumns(
  wish: { published: boolean; publishedAt?: string },
  { publishedAt, createdAt }: { publishedAt: string | null; createdAt: string },
  now: string,
) {
  const publication = publicationOf(wish, publishedAt, now)
  return { ...publication, listed_at: publication.published_at ?? createdAt }
}

/** The rows by which the tags are found. */
export const tagRows = (tags: string[]) => tags.map((tag) => ({ tag, tag_key: searchKey(tag) }))

type Publishable = Pick<
  ShownPostRow,
  'title' | 'description' | 'featured_image' | 'category' | 'content'
>

/** Throws 400 with everything that is missing to publish a post; a draft only needs a title. */
export function requirePublishable(post: Publishable): void {
  const issues = lackingParts(post)
  if (issues.length > 0) throw invalid(issues)
}

/** What is missing to publish a post. */
export function lackingParts(post: Publishable): Issue[] {
  const needed: [string, string, boolean][] = [
    ['title', 'a title', post.title === ''],
    ['description', 'a description', post.description === ''],
    ['featuredImage', 'a featured image', post.featured_image === ''],
    ['category', 'a category', post.category === ''],
    ['content', 'content', isEmptyContent(post.content)],
  ]
  return needed.flatMap(([path, what, missing]): Issue[] =>
    missing ? [{ msg: `A published post needs ${what}`, path }] : [],
  )
}
