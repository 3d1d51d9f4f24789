import { type Caller, requireRole } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { noteChange } from '#platform/database/content-version.ts'
import { isUniqueViolation } from '#platform/database/faults.ts'
import { forgetSlug, rememberSlug } from '#platform/database/slug-history.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { conflict } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { keepRevision } from './keep-revision.server.ts'
import { type Post, postAddress, stalePost, takenPostTitle } from './post.ts'
import { settleCategory } from './post-categories.server.ts'
import { changedColumns, newColumns, requirePublishable, tagRows } from './post-columns.server.ts'
import { inlineImageIds, notePostImages, settlePostImages } from './post-images.server.ts'
import type { NewPost, PostChanges } from './post-input.ts'
import * as store from './posts.db.server.ts'
import { getPost, postNotFound } from './posts.server.ts'

/** Where a post comes from that was not written here just now. */
export type Origin = { createdAt?: string; author?: string; views?: number } & Content

/** Content that was here before, or is imported, may name images that can no longer be copied. */
type Content = { keepsImageAddresses?: boolean }

/**
 * Stores a new post, with copies of images of other hosts. Throws 400 for what it lacks to be published
 * or an image that cannot be had, and 409 when the slug is taken.
 */
export async function createPost(
  app: App,
  user: Caller | null,
  input: NewPost,
  origin: Origin = {},
): Promise<Post> {
  requireRole('staff', user)
  const id = newId()
  const columns = newColumns(id, input)
  const field = columns.slug === postAddress(input.title) ? 'title' : 'slug'
  if (await store.isSlugTaken(app.db, columns.slug)) throw conflict(takenPostTitle, field)
  const wanted = { ...columns, category: input.category ?? '' }
  // Before the image is fetched: what is missing is told at once.
  if (columns.published) {
    requirePublishable({ ...wanted, featured_image: input.featuredImage ?? '' })
  }
  const { featuredImage, content } = input
  const sent = origin.keepsImageAddresses ? { featuredImage } : { featuredImage, content }
  const settled = await settlePostImages(app, user, sent)
  const { image } = settled
  const now = timestamp(app.clock)
  return await refusingTakenSlug(field, app, async (app) => {
    await store.insertPost(app.db, {
      ...wanted,
      content: settled.content ?? wanted.content,
      category: await settleCategory(app, wanted.category),
      featured_image: image?.imageUrl ?? '',
      featured_image_id: image?.imageId ?? null,
      author_id: origin.author === undefined ? (user?._id ?? null) : null,
      author_name: origin.author ?? user?.name ?? '',
      views: origin.views ?? 0,
      created_at: origin.createdAt ?? now,
      updated_at: now,
      deleted_at: null,
    })
    await forgetSlug(app.db, { kind: 'post', slug: columns.slug })
    return await finishSave(app, user, { id, wasPublished: wanted.published, autosave: false })
  })
}

/**
 * Changes the fields that are sent. Throws 404, 400 for what it lacks to be published or an image that
 * cannot be had, and 409 when the slug is taken or the post is no longer the one that the client saw.
 */
export async function updatePost(
  app: App,
  user: Caller | null,
  id: string,
  changes: PostChanges,
  { keepsImageAddresses = false }: Content = {},
): Promise<Post> {
  requireRole('staff', user)
  const seen = await getPost(app, user, id)
  if (changes.updatedAt && changes.updatedAt !== seen.updatedAt) throw conflict(stalePost)
  const { featuredImage, content } = changes
  const sent = keepsImageAddresses ? { featuredImage } : { featuredImage, content }
  const settled = await settlePostImages(app, user, sent, seen)
  const { image } = settled
  return await refusingTakenSlug('slug', app, async (app) => {
    const before = await store.lockPost(app.db, id)
    if (!before) throw postNotFound()
    const { category } = changes
    const after = {
      ...changedColumns(before, { ...changes, content: settled.content ?? content }),
      category: category === undefined ? undefined : await settleCategory(app, category),
      featured_image: image?.imageUrl,
      featured_image_id: image?.imageId,
      updated_at: timestampAfter(app.clock, before.updated_at),
    }
    const basis = { id, updatedAt: changes.updatedAt ?? before.updated_at }
    if (!(await store.changePost(app.db, basis, after))) throw conflict(stalePost)
    if (after.slug) await moveSlug(app, before, after.slug)
    const { autosave = false } = changes
    return await finishSave(app, user, { id, wasPublished: before.published, autosave })
  })
}

type Save = { id: string; wasPublished: boolean; autosave: boolean }

/** All that follows from a post's new row: its tags, its revision, its images, and that it is seen. */
async function finishSave(app: App, user: Caller | null, { id, wasPublished, autosave }: Save) {
  const post = await store.lockPost(app.db, id)
  if (!post) throw postNotFound()
  if (post.published) requirePublishable(post)
  await store.replaceTags(app.db, id, tagRows(post.tags))
  const imageIds = await inlineImageIds(app, post.content)
  if (post.featured_image_id) imageIds.push(post.featured_image_id)
  const kept = await keepRevision(app, user, { post, imageIds, autosave })
  await notePostImages(app, id, [...imageIds, ...kept])
  await noteChange(app.db, { seenByVisitors: wasPublished || post.published })
  return await getPost(app, user, id)
}

/** Runs the work in a transaction; the index that keeps slugs apart decides who was first. */
async function refusingTakenSlug<T>(field: string, app: App, work: (app: App) => Promise<T>) {
  try {
    return await inTransaction(app, work)
  } catch (error) {
    if (isUniqueViolation(error, 'posts_slug')) throw conflict(takenPostTitle, field)
    throw error
  }
}

/** The old address leads to the post from now on; whoever had left the new one loses it. */
async function moveSlug(app: App, { id, slug: old }: store.ShownPostRow, slug: string) {
  const created_at = timestamp(app.clock)
  await rememberSlug(app.db, { kind: 'post', slug: old, owner_id: id, created_at })
  await forgetSlug(app.db, { kind: 'post', slug })
}
