import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

export interface PostRevisionTable {
  id: string
  post_id: string
  title: string
  description: string
  content: string
  category: string
  tags: string[]
  featured_image: string
  featured_image_alt: string
  published: boolean
  /** The stored images that the revision shows; they are kept as long as the revision. */
  image_ids: string[]
  saved_by: string
  saved_at: string
  /** The id of the user whose autosaves share the revision; null for a save by hand. */
  autosaved_by: string | null
  /** The time of the first of those autosaves. */
  begun_at: string | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    post_revisions: PostRevisionTable
  }
}

type Db = Kysely<Tables>

export type RevisionRow = Selectable<PostRevisionTable>

export async function insertRevision(db: Db, row: RevisionRow) {
  await db.insertInto('post_revisions').values(row).execute()
}

/** Changes the content of a revision, or how it is kept. */
export async function changeRevision(db: Db, id: string, changes: Partial<RevisionRow>) {
  await db.updateTable('post_revisions').set(changes).where('id', '=', id).execute()
}

/** The revisions of a post without their content, newest first. */
export async function revisionsOf(db: Db, postId: string) {
  return await db
    .selectFrom('post_revisions')
    .select(['id', 'title', 'saved_by', 'saved_at', 'image_ids'])
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .execute()
}

export async function findRevision(db: Db, postId: string, id: string) {
  return await db
    .selectFrom('post_revisions')
    .selectAll()
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function latestRevision(db: Db, postId: string) {
  return await db
    .selectFrom('post_revisions')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function removeRevisions(db: Db, ids: string[]) {
  if (ids.length === 0) return
  await db.deleteFrom('post_revisions').where('id', 'in', ids).execute()
}
