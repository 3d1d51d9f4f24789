import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { notFound } from '#platform/errors.ts'
import { isId } from '#platform/text/slug.ts'
import { updatePost } from '../edit-posts.server.ts'
import type { Post, Revision, RevisionSummary } from '../post.ts'
import { getPost } from '../posts.server.ts'
import { revisionSummary } from './revision-summary.server.ts'
import * as store from './revisions.db.server.ts'

/** The revisions of a post, newest first. Throws 404, also for a post in the trash. */
export async function listRevisions(
  app: App,
  staff: Staff,
  postId: string,
): Promise<{ revisions: RevisionSummary[] }> {
  const post = await getPost(app, staff, postId)
  const rows = await store.revisionsOf(app.db, post._id)
  return { revisions: rows.map(revisionSummary) }
}

type Place = { id: string; revision: string }

/** One revision in full. Throws 404. */
export async function getRevision(app: App, staff: Staff, place: Place): Promise<Revision> {
  const post = await getPost(app, staff, place.id)
  const row = isId(place.revision)
    ? await store.findRevision(app.db, post._id, place.revision)
    : undefined
  if (!row) throw notFound('Revision not found')
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    content: row.content,
    category: row.category,
    tags: row.tags,
    featuredImage: row.featured_image,
    featuredImageAlt: row.featured_image_alt,
    published: row.published,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
  }
}

/** Restores the content of a revision, as a save like any other; the post stays a draft or published. */
export async function restoreRevision(app: App, staff: Staff, place: Place): Promise<Post> {
  const revision = await getRevision(app, staff, place)
  const { title, description, content, category, tags } = revision
  const { featuredImage, featuredImageAlt } = revision
  const said = { title, description, content, category, tags, featuredImage, featuredImageAlt }
  return await updatePost(app, staff, place.id, said, { keepsImageAddresses: true })
}
