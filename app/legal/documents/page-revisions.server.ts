import { revisionSummary } from '#app/blog/revisions/revision-summary.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { PageRevision } from './page-document.ts'
import * as store from './pages.db.server.ts'

/** The number of revisions that a page keeps. */
const mostRevisions = 50

/**
 * Stores what was just saved as a revision, unless the last one is equal, and removes the oldest ones. Call
 * it in the transaction of the save. Returns the revisions that are kept.
 */
export async function keepRevision(app: App, admin: Admin, page: store.PageRow) {
  const { title, description, content, published } = page
  const said = { title, description, content, published }
  const [last] = await store.revisionsOf(app.db, page.id)
  if (!last || !isSame(last, said)) {
    const saved = { saved_by: admin.name, saved_at: page.updated_at }
    await store.insertRevision(app.db, { id: newId(), page_id: page.id, ...said, ...saved })
  }
  const all = await store.revisionsOf(app.db, page.id)
  const old = all.slice(mostRevisions).map(({ id }) => id)
  await store.removeRevisions(app.db, old)
  return all.slice(0, mostRevisions)
}

type Said = Pick<store.PageRow, 'title' | 'description' | 'content' | 'published'>

const isSame = (one: Said, other: Said) =>
  one.title === other.title &&
  one.description === other.description &&
  one.content === other.content &&
  one.published === other.published

/** The revisions of a page, newest first. */
export async function listRevisions(app: App, _admin: Admin, pageId: string) {
  const rows = await store.revisionsOf(app.db, pageId)
  return { revisions: rows.map(revisionSummary) }
}

/** One revision in full. Throws 404. */
export async function getRevision(
  app: App,
  _admin: Admin,
  place: { pageId: string; revision: string },
): Promise<PageRevision> {
  const rows = await store.revisionsOf(app.db, place.pageId)
  const row = rows.find(({ id }) => id === place.revision)
  if (!row) throw notFound('Revision not found')
  const { id, title, description, content, published } = row
  const saved = { savedBy: row.saved_by, savedAt: row.saved_at }
  return { _id: id, title, description, content, published, ...saved }
}
