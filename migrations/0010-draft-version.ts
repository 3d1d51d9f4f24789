import { type Kysely, sql } from 'kysely'
import { words } from './columns.ts'
import { dialectOf } from './dialect.ts'

/** A number that grows with each write that staff alone can see, so that their totals can be kept too. */
export async function up(db: Kysely<unknown>) {
  const { bigint } = words[dialectOf(db)]
  await sql
    .raw(`alter table content_version add column drafts ${bigint} not null default 1`)
    .execute(db)
}
