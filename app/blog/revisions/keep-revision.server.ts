import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { newId } from '#platform/ids.ts'
import type { ShownPostRow } from '../posts.db.server.ts'
import * as store from './revisions.db.server.ts'

/** The number of revisions that a post keeps. */
const mostRevisions = 50

/** How long (ms) the autosaves of one author share a revision. */
export const autosaveSpan = 10 * 60_000

type Save = { post: ShownPostRow; imageIds: string[]; autosave: boolean }

/**
 * Stores what was just saved as a revision, unless the last one is equal, and removes the oldest ones. Call
 * it in the transaction of the save. Returns the ids of all images in stored revisions.
 */
export async function keepRevision(app: App, staff: Staff, save: Save): Promise<string[]> {
  const { id } = save.post
  await note(app, staff, save)
  const all = await store.revisionsOf(app.db, id)
  await store.removeRevisions(
    app.db,
    all.slice(mostRevisions).map((revision) => revision.id),
  )
  return all.slice(0, mostRevisions).flatMap(({ image_ids }) => image_ids)
}

/** Adds a revision, or overwrites the one of the previous autosaves. */
async function note(app: App, staff: Staff, { post, imageIds, autosave }: Save) {
  const said = saidIn(post)
  const autosavedBy = autosave ? staff._id : null
  const last = await store.latestRevision(app.db, post.id)
  if (last && saysTheSame(last, said)) {
    // Somebody saved this state by hand, so later autosaves must not overwrite it.
    if (!autosave) await store.changeRevision(app.db, last.id, { autosaved_by: null })
    return
  }
  const saved = { ...said, image_ids: imageIds, saved_at: post.updated_at }
  if (last && autosavedBy && goesOn(last, { by: autosavedBy, post })) {
    return await store.changeRevision(app.db, last.id, saved)
  }
  await store.insertRevision(app.db, {
    ...saved,
    id: newId(),
    post_id: post.id,
    saved_by: staff.name,
    autosaved_by: autosavedBy,
    begun_at: autosavedBy ? post.updated_at : null,
  })
}

/**
 * Counted from the first autosave; counted from the last
 * one, a whole day without a pause would be one revision.
 */
function goesOn(last: store.RevisionRow, { by, post }: { by: string; post: ShownPostRow }) {
  if (last.autosaved_by !== by || last.begun_at === null) return false
  if (last.published !== post.published) return false
  return Date.parse(post.updated_at) - Date.parse(last.begun_at) < autosaveSpan
}

function saidIn(post: ShownPostRow) {
  const { title, description, content, category, tags, published } = post
  const { featured_image, featured_image_alt } = post
  return {
    ...{ title, description, content, category, tags, published },
    ...{ featured_image, featured_image_alt },
  }
}

type Said = ReturnType<typeof saidIn>

function saysTheSame(last: Said, said: Said): boolean {
  return (
    last.title === said.title &&
    last.description === said.description &&
    last.content === said.content &&
    last.category === said.category &&
    last.published === said.published &&
    last.featured_image === said.featured_image &&
    last.featured_image_alt === said.featured_image_alt &&
    last.tags.join('\n') === said.tags.join('\n')
  )
}
