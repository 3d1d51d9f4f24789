import { authorBios } from '#app/accounts/users/author-bios.server.ts'
import { authorPictures } from '#app/images/library/author-picture.server.ts'
import { filesOfImages } from '#app/images/show-images.server.ts'
import type { App } from '#platform/app.ts'
import type { Post, PostSummary } from '../post.ts'
import { statusOf } from '../post-dates.ts'
import type { ShownPostRow, SummaryRow } from '../posts.db.server.ts'

/**
 * Turns rows into posts as lists return them, in the same order;
 * the number of queries does not depend on the number of rows.
 */
export async function showSummaries(app: App, rows: SummaryRow[]): Promise<PostSummary[]> {
  const images = await filesOfImages(
    app,
    rows.flatMap((row) => row.featured_image_id ?? []),
  )
  const authors = rows.flatMap((row) => row.author_id ?? [])
  const avatars = await authorPictures(app, authors)
  const bios = await authorBios(app, authors)
  return rows.map((row) => ({
    _id: row.id,
    title: row.title,
    slug: row.slug,
    description: row.description,
    featuredImage: row.featured_image,
    featuredImageId: row.featured_image_id,
    featuredImageAlt: row.featured_image_alt,
    image: images.get(row.featured_image_id ?? '') ?? null,
    category: row.category,
    tags: row.tags,
    published: row.published || row.scheduled,
    status: statusOf(row),
    publishedAt: row.published_at,
    views: row.views,
    author: {
      name: row.author_name,
      avatar: avatars.get(row.author_id ?? '') ?? null,
      bio: bios.get(row.author_id ?? '') ?? '',
    },
    authorId: row.author_id,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    socialImage: row.social_image,
    canonicalUrl: row.canonical_url,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}

/** A post in full; undefined without a row. */
export async function showPost(app: App, row: ShownPostRow | undefined): Promise<Post | undefined> {
  const [summary] = await showSummaries(app, row ? [row] : [])
  return summary && row && { ...summary, content: row.content }
}
