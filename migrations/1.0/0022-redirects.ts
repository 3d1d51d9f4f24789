import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds the table of redirects: old addresses and where they lead. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  const statements = [
    `create table redirects (
      id ${w.text} not null primary key,
      from_path ${w.text} not null,
      to_address ${w.text} not null,
      status integer not null check (status in (301, 302)),
      created_at ${w.time} not null
    )`,
    'create unique index redirects_from on redirects (from_path)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
