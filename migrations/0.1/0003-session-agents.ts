import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds the browser that a token was given to, so that people can tell their sessions apart. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  await sql.raw(`alter table tokens add column agent ${w.text} not null default ''`).execute(db)
}
