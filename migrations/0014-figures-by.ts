import { type Kysely, sql } from 'kysely'
import { words } from './columns.ts'
import { dialectOf } from './dialect.ts'

/**
 * Who set figures of a meal by hand, and when. The name is kept as text, so that it outlives the account;
 * of older meals nobody knows it.
 */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  await sql.raw(`alter table meals add column figures_by ${w.text}`).execute(db)
  await sql.raw(`alter table meals add column figures_at ${w.time}`).execute(db)
}
