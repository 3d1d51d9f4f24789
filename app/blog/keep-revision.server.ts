import type { App } from '#platform/app.ts'
import { newId } from '#platform/ids.ts'
import type { ShownPostRow } from './posts.db.server.ts'
import * as store from './revisions.db.server.ts'

/** A post keeps so many of its last revisions. */
export const keptRevisions = 50

/**
 * Keeps what was just saved, unless the last revision says the same, and lets go of the oldest. Call it
 * in the transaction of the save. Returns the ids of all images that kept revisions show.
 */
export async function keepRevision(
  app: App,
  post: ShownPostRow,
  { savedBy, imageIds }: { savedBy: string; imageIds: string[] },
): Promise<string[]> {
  const { id, title, description, content, category, tags, published } = post
  const { featured_image, featured_image_alt } = post
  const last = await store.latestRevision(app.db, id)
  const said = {
    ...{ title, description, content, category, tags, published },
    ...{ featured_image, featured_image_alt },
  }
  if (!last || !saysTheSame(last, said)) {
    await store.insertRevision(app.db, {
      ...said,
      id: newId(),
      post_id: id,
      image_ids: imageIds,
      saved_by: savedBy,
      saved_at: post.updated_at,
    })
  }
  const all = await store.revisionsOf(app.db, id)
  await store.removeRevisions(
    app.db,
    all.slice(keptRevisions).map((revision) => revision.id),
  )
  return all.slice(0, keptRevisions).flatMap(({ image_ids }) => image_ids)
}

type Said = Pick<
  ShownPostRow,
  | 'title'
  | 'description'
  | 'content'
  | 'category'
  | 'tags'
  | 'published'
  | 'featured_image'
  | 'featured_image_alt'
>

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
