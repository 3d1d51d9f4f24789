import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Lets pages be deleted for a while before they are removed; meanwhile another page may have their address. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  const statements = [
    `alter table pages add column deleted_at ${w.time}`,
    'drop index pages_slug',
    'create unique index pages_slug on pages (slug) where deleted_at is null',
    'create index pages_deleted on pages (deleted_at) where deleted_at is not null',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
