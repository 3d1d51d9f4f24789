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
  /** The images of ours that it shows, which are kept as long as it is. */
  image_ids: string[]
  saved_by: string
  saved_at: string
  /** The id of the user whose autosaves it stands for; null for a save that is kept for good. */
  autosaved_by: string | null
  /** When the first of those autosaves was stored. */
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

/** Changes what a revision says, or how it is kept. */
export async function changeRevision(db: Db, id: string, changes: Partial<RevisionRow>) {
  await db.updateTable('post_revisions').set(changes).where('id', '=', id).execute()
}

/** The revisions of a post without their text, newest first. */
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
