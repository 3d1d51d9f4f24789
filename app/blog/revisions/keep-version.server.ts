import { ownImagesAt } from '#app/images/images-by-address.server.ts'
import { lockForChange } from '#app/publishing/save.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { notFound } from '#platform/errors.ts'
import { postPublication } from '../post.ts'
import { imageUrlsIn, notePostImages } from '../post-images.server.ts'
import type { NewPost } from '../post-input.ts'
import { findPost, type ShownPostRow } from '../posts.db.server.ts'
import { keepRevision } from './keep-revision.server.ts'

/**
 * Stores a version of a post among its revisions, without changing the post: one that lost against another
 * version. Throws 404.
 */
export async function keepVersion(app: App, staff: Staff, id: string, version: NewPost) {
  await inTransaction(app, async (app) => {
    await lockForChange(app, postPublication, id)
    const post = await findPost(app.db, { id }, { drafts: true })
    if (!post) throw notFound(postPublication.notFound)
    const lost = lostVersion(post, version, timestamp(app.clock))
    const { ids: shown } = await ownImagesAt(app, addressesIn(post))
    const { ids: imageIds } = await ownImagesAt(app, addressesIn(lost))
    const kept = await keepRevision(app, staff, { post: lost, imageIds, autosave: false })
    await notePostImages(app, id, [...new Set([...shown, ...kept])])
  })
}

function lostVersion(post: ShownPostRow, version: NewPost, now: string): ShownPostRow {
  const { title, description, content, category, tags, published } = version
  return {
    ...post,
    title,
    description: description ?? post.description,
    content: content ?? post.content,
    category: category ?? post.category,
    tags: tags ?? post.tags,
    published: published ?? post.published,
    featured_image: version.featuredImage ?? post.featured_image,
    featured_image_alt: version.featuredImageAlt ?? post.featured_image_alt,
    updated_at: now,
  }
}

const addressesIn = ({ content, featured_image, social_image }: ShownPostRow) =>
  [...imageUrlsIn(content), featured_image, social_image].filter((url) => url !== '')
