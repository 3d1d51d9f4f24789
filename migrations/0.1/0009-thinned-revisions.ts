import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Marks revisions made by autosaves; older revisions count as saved by hand. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  await sql.raw(`alter table post_revisions add column autosaved_by ${w.text}`).execute(db)
  await sql.raw(`alter table post_revisions add column begun_at ${w.time}`).execute(db)
}
