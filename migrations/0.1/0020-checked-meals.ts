import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/**
 * Adds who has checked a meal, and when. The name is stored as text, so that it remains after the account is
 * deleted. The index finds the checked meals, which may be few.
 */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  const statements = [
    `alter table meals add column checked_by ${w.text}`,
    `alter table meals add column checked_at ${w.time}`,
    `create index meals_checked on meals (checked_at, is_published, deleted_at)
      where checked_at is not null`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
