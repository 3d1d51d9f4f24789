import { type Caller, requireRole } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { claimOldSlugs, forgetSlug, moveSlug } from '#platform/database/slug-history.ts'
import { freeAddress, isChosenSlug, savingTitle } from '#platform/database/unique-titles.ts'
import { noteChange } from '#platform/database/versions/content-version.ts'
import { conflict } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { settleCategory } from './categories/post-categories.server.ts'
import { type Post, stalePost } from './post.ts'
import { changedColumns, newColumns, requirePublishable, tagRows } from './post-columns.server.ts'
import { holdPostImages, notePostImages, settlePostImages } from './post-images.server.ts'
import type { NewPost, PostChanges } from './post-input.ts'
import { refuseWrongPost } from './post-problems.server.ts'
import { postTitles } from './post-titles.server.ts'
import * as store from './posts.db.server.ts'
import { getPost, postNotFound } from './posts.server.ts'
import { keepRevision } from './revisions/keep-revision.server.ts'

/** Where a post comes from that was not written here just now. */
export type Origin = {
  createdAt?: string
  author?: string
  /** The account of the author, where this site has one. */
  authorId?: string
  views?: number
  /** Slugs that it had before; addresses with them lead to it. */
  oldSlugs?: string[]
  /** The slug is that of an address, also where it says the same as the title. */
  exactSlug?: boolean
} & Content

/** Content that was here before, or is imported, may name images that can no longer be copied. */
type Content = { keepsImageAddresses?: boolean }

/**
 * Stores a new post, with copies of images of other hosts. Throws 400 for what it lacks to be published
 * or an image that cannot be had, and 409 when the title, or a chosen slug, is taken.
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
  await refuseWrongPost(app, input)
  const wanted = { ...columns, category: input.category ?? '' }
  const { featuredImage, content } = input
  const sent = origin.keepsImageAddresses ? { featuredImage } : { featuredImage, content }
  const settled = await settlePostImages(app, user, sent)
  const { image } = settled
  const now = timestamp(app.clock)
  const chosen = origin.exactSlug || isChosenSlug(postTitles, input.title, input.slug)
  const save = { title: true, slug: chosen }
  return await savingTitle(app, postTitles, save, async (app) => {
    const content = settled.content ?? wanted.content
    const category = await settleCategory(app, wanted.category)
    const before = origin.keepsImageAddresses ? content : ''
    const imageIds = await holdPostImages(app, { image, content, before })
    const slug = chosen ? columns.slug : await freeAddress(app.db, postTitles, columns.slug)
    await store.insertPost(app.db, {
      ...wanted,
      slug,
      content,
      category,
      featured_image: image?.imageUrl ?? '',
      featured_image_id: image?.imageId ?? null,
      ...originColumns(user, origin, now),
      updated_at: now,
      deleted_at: null,
    })
    await forgetSlug(app.db, { kind: 'post', slug })
    await claimOldSlugs(app.db, { kind: 'post', ownerId: id, createdAt: now }, origin.oldSlugs)
    const wasPublished = wanted.published
    return await finishSave(app, user, { id, imageIds, wasPublished, autosave: false })
  })
}

const originColumns = (
  user: Caller | null,
  { author, authorId, views = 0, createdAt }: Origin,
  now: string,
) => ({
  author_id: author === undefined ? (user?._id ?? null) : (authorId ?? null),
  author_name: author ?? user?.name ?? '',
  views,
  created_at: createdAt ?? now,
})

/**
 * Changes the fields that are sent. Throws 404, 400 for what it lacks to be published or an image that
 * cannot be had, and 409 when a new title or chosen slug is taken or the post is no longer the one that
 * the client saw.
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
  await refuseWrongPost(app, changes, seen)
  const { featuredImage, content } = changes
  const sent = keepsImageAddresses ? { featuredImage } : { featuredImage, content }
  const settled = await settlePostImages(app, user, sent, seen)
  const { image } = settled
  const chosen = isChosenSlug(postTitles, changes.title ?? seen.title, changes.slug)
  const save = { title: true, slug: chosen }
  return await savingTitle(app, postTitles, save, async (app) => {
    const { category: named } = changes
    // Before the post, as whoever moves the posts of a category does.
    const category = named === undefined ? undefined : await settleCategory(app, named)
    const before = await store.lockPost(app.db, id)
    if (!before) throw postNotFound()
    const saved = settled.content ?? content ?? before.content
    const imageIds = await holdPostImages(app, {
      image,
      content: saved,
      before: keepsImageAddresses ? saved : before.content,
    })
    const columns = changedColumns(before, { ...changes, content: settled.content ?? content })
    const after = {
      ...columns,
      slug: chosen ? columns.slug : await followingSlug(app, before, columns.slug),
      category,
      featured_image: image?.imageUrl,
      featured_image_id: image?.imageId,
      updated_at: timestampAfter(app.clock, before.updated_at),
    }
    const basis = { id, updatedAt: changes.updatedAt ?? before.updated_at }
    if (!(await store.changePost(app.db, basis, after))) throw conflict(stalePost)
    if (after.slug) await moveSlug(app, 'post', before, after.slug)
    const { autosave = false } = changes
    return await finishSave(app, user, { id, imageIds, wasPublished: before.published, autosave })
  })
}

type Save = { id: string; imageIds: string[]; wasPublished: boolean; autosave: boolean }

/** All that follows from a post's new row: its tags, its revision, its images, and that it is seen. */
async function finishSave(app: App, user: Caller | null, save: Save) {
  const { id, wasPublished, autosave } = save
  const post = await store.lockPost(app.db, id)
  if (!post) throw postNotFound()
  if (post.published) requirePublishable(post)
  await store.replaceTags(app.db, id, tagRows(post.tags))
  const imageIds = [...save.imageIds, ...(post.featured_image_id ? [post.featured_image_id] : [])]
  const kept = await keepRevision(app, user, { post, imageIds, autosave })
  await notePostImages(app, id, [...imageIds, ...kept])
  await noteChange(app.db, { seenByVisitors: wasPublished || post.published })
  return await getPost(app, user, id)
}

/** A slug that follows the title; undefined where the post stays at its address. */
async function followingSlug(app: App, { id, slug: old }: store.ShownPostRow, slug?: string) {
  const free = slug && (await freeAddress(app.db, postTitles, slug, id))
  return free === old ? undefined : free
}
