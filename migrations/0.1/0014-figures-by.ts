import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/**
 * Adds who set figures of a meal by hand, and when. The name is stored as text, so that it remains after the
 * account is deleted; for older meals it is unknown.
 */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  await sql.raw(`alter table meals add column figures_by ${w.text}`).execute(db)
  await sql.raw(`alter table meals add column figures_at ${w.time}`).execute(db)
}
