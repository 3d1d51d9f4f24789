import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds what is read out in place of a meal's picture; empty where it follows from the picture or the title. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  await sql.raw(`alter table meals add column image_alt ${w.text} not null default ''`).execute(db)
}
