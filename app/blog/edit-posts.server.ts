import { ownImagesAt } from '#app/images/images-by-address.server.ts'
import { createOnce } from '#app/publishing/create-once.server.ts'
import {
  lockForChange,
  type PublishedRow,
  refuseStale,
  savingTitle,
} from '#app/publishing/save.server.ts'
import {
  changedSlug,
  claimSlug,
  isChosenSlug,
  moveSlug,
  newSlug,
} from '#app/publishing/slugs.server.ts'
import { isUnchanged, tellWebhooks } from '#app/webhooks/tell-webhooks.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { notFound } from '#platform/errors.ts'
import { resolveCategory } from './categories/post-categories.server.ts'
import { type Post, postPublication } from './post.ts'
import { authorColumns } from './post-author.server.ts'
import {
  changedColumns,
  dateColumns,
  newColumns,
  requirePublishable,
  tagRows,
} from './post-columns.server.ts'
import { holdPostImages, notePostImages, resolvePostImages } from './post-images.server.ts'
import { type NewPost, type PostChanges, publishedAfter } from './post-input.ts'
import { refuseWrongPost } from './post-problems.server.ts'
import * as store from './posts.db.server.ts'
import { getPost } from './posts.server.ts'
import { keepRevision } from './revisions/keep-revision.server.ts'

/** Where an imported post comes from. */
export type Origin = {
  createdAt?: string
  author?: string
  /** The account of the author, if this site has it. */
  authorId?: string
  views?: number
  /** Former slugs; their addresses lead to the post. */
  oldSlugs?: string[]
  /** The slug belongs to an existing address and is kept even if it equals the title's. */
  exactSlug?: boolean
} & Content

/** Existing or imported content may name images that can no longer be copied. */
type Content = { keepsImageAddresses?: boolean }

/**
 * Stores a new post, with copies of images of other hosts. Throws 400 for what is missing to publish it or
 * for an image that cannot be copied, and 409 when the title or a chosen slug is taken. A repeated call with
 * `newId` returns the post that is there.
 */
export async function createPost(
  app: App,
  staff: Staff,
  { newId: chosen, ...input }: NewPost,
  origin: Origin = {},
): Promise<Post> {
  return await createOnce(app, postPublication, {
    chosen,
    find: (id) => getPost(app, staff, id),
    create: (id) => storePost(app, staff, { ...input, id }, origin),
  })
}

async function storePost(
  app: App,
  staff: Staff,
  { id, ...input }: NewPost & { id: string },
  origin: Origin,
): Promise<Post> {
  const columns = newColumns(id, input)
  await refuseWrongPost(app, input)
  const wanted = { ...columns, category: input.category ?? '' }
  const { featuredImage, socialImage, content } = input
  const images = { featuredImage, socialImage }
  const sent = origin.keepsImageAddresses ? images : { ...images, content }
  const settled = await resolvePostImages(app, staff, sent)
  const { image, social } = settled
  const now = timestamp(app.clock)
  const chosen = origin.exactSlug || isChosenSlug(postPublication, input.title, input.slug)
  const save = { title: true, slug: chosen }
  return await savingTitle(app, postPublication, save, async (app) => {
    const content = settled.content ?? wanted.content
    const category = await resolveCategory(app, wanted.category)
    const before = origin.keepsImageAddresses ? content : ''
    const imageIds = await holdPostImages(app, { image, social, content, before })
    const slug = await newSlug(app, postPublication, { ...input, id }, chosen)
    await store.insertPost(app.db, {
      ...wanted,
      slug,
      content,
      category,
      featured_image: image?.imageUrl ?? '',
      featured_image_id: image?.imageId ?? null,
      social_image: social?.imageUrl ?? '',
      ...originColumns(staff, origin, now),
      ...datesOf(input, origin.createdAt ?? now, now),
      ...(await authorColumns(app, input.authorId)),
      updated_at: now,
      deleted_at: null,
    })
    await claimSlug(app, postPublication, { id, slug }, origin.oldSlugs)
    return await finishSave(app, staff, {
      ...{ id, row: null, before: null, imageIds },
      autosave: false,
    })
  })
}

const originColumns = (
  staff: Staff,
  { author, authorId, views = 0, createdAt }: Origin,
  now: string,
) => ({
  author_id: author === undefined ? staff._id : (authorId ?? null),
  author_name: author ?? staff.name,
  views,
  created_at: createdAt ?? now,
})

/** A published post without a chosen time was published when it was made, which an import may know. */
const datesOf = ({ published = false, publishedAt }: NewPost, createdAt: string, now: string) =>
  dateColumns(
    { published, publishedAt: publishedAt || (published ? createdAt : undefined) },
    { publishedAt: null, createdAt },
    now,
  )

/**
 * Changes the fields that are sent. Throws 404, 400 for what is missing to
 * publish it or for an image that cannot be copied, and 409 when a new title
 * or chosen slug is taken, or when the post changed since the client saw it.
 */
export async function updatePost(
  app: App,
  staff: Staff,
  id: string,
  changes: PostChanges,
  { keepsImageAddresses = false }: Content = {},
): Promise<Post> {
  const seen = await getPost(app, staff, id)
  refuseStale(postPublication, changes, seen)
  await refuseWrongPost(app, changes, seen)
  const { featuredImage, socialImage, content } = changes
  const images = { featuredImage, socialImage }
  const sent = keepsImageAddresses ? images : { ...images, content }
  const settled = await resolvePostImages(app, staff, sent, seen)
  const { image, social } = settled
  const chosen = isChosenSlug(postPublication, changes.title, changes.slug)
  const save = { title: true, slug: chosen }
  return await savingTitle(app, postPublication, save, async (app) => {
    const { category: named } = changes
    // Locked before the post, in the same order as when the posts of a category are moved.
    const category = named === undefined ? undefined : await resolveCategory(app, named)
    const row = await lockForChange(app, postPublication, id, changes)
    const before = await getPost(app, staff, id)
    const saved = settled.content ?? content ?? before.content
    const imageIds = await holdPostImages(app, {
      ...{ image, social, content: saved },
      before: keepsImageAddresses ? saved : before.content,
    })
    const slug = await changedSlug(app, postPublication, before, changes.slug, chosen)
    await store.changePost(app.db, id, {
      ...changedColumns(before, { ...changes, content: settled.content ?? content }),
      slug,
      category,
      featured_image: image?.imageUrl,
      featured_image_id: image?.imageId,
      social_image: social?.imageUrl,
      ...(await authorColumns(app, changes.authorId, before.authorId)),
      ...dateColumns(wishOf(before, changes), before, timestamp(app.clock)),
      updated_at: timestampAfter(app.clock, before.updatedAt),
    })
    await moveSlug(app, postPublication, before, slug)
    const { autosave = false } = changes
    return await finishSave(app, staff, { id, row, before, imageIds, autosave })
  })
}

/** Whether the post is to be seen after a change, and from when on. */
const wishOf = (before: Post, changes: PostChanges) => ({
  published: publishedAfter(changes, before),
  publishedAt: changes.publishedAt,
})

type Save = {
  id: string
  /** The post before the save; null for a new one. */
  row: PublishedRow | null
  before: Post | null
  imageIds: string[]
  autosave: boolean
}

/** Writes what belongs to a post's new row: its tags, its revision and its images; tells the webhooks. */
async function finishSave(app: App, staff: Staff, save: Save) {
  const { id, autosave } = save
  const post = await store.findPost(app.db, { id }, { drafts: true })
  if (!post) throw notFound(postPublication.notFound)
  if (post.published || post.scheduled) requirePublishable(post)
  await store.replaceTags(app.db, id, tagRows(post.tags))
  const { ids: social } = await ownImagesAt(app, post.social_image ? [post.social_image] : [])
  const featured = post.featured_image_id ? [post.featured_image_id] : []
  const imageIds = [...save.imageIds, ...featured, ...social]
  const kept = await keepRevision(app, staff, { post, imageIds, autosave })
  await notePostImages(app, id, [...imageIds, ...kept])
  const after = await getPost(app, staff, id)
  if (!isUnchanged(save.before, after)) await tellWebhooks(app, 'post', save.row, post)
  return after
}
