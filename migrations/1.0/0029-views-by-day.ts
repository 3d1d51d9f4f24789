import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds how often posts were opened on each day (UTC), counted from now on. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  await sql
    .raw(`create table views_by_day (day ${w.text} not null primary key, views integer not null)`)
    .execute(db)
}
