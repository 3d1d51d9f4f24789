import { type Kysely, sql } from 'kysely'
import { words } from './columns.ts'
import { dialectOf } from './dialect.ts'

/** Foods that the owner imported, beside those that the program carries. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  await sql
    .raw(`create table own_foods (
      source ${w.text} not null primary key,
      food ${w.json} not null,
      updated_at ${w.time} not null
    )`)
    .execute(db)
}
