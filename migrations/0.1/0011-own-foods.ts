import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds foods imported by the owner, in addition to those of the program. */
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
