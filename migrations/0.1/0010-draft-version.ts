import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/**
 * Adds a version number that grows with writes that only staff can see, so that totals for staff can be
 * cached too.
 */
export async function up(db: Kysely<unknown>) {
  const { bigint } = words[dialectOf(db)]
  await sql
    .raw(`alter table content_version add column drafts ${bigint} not null default 1`)
    .execute(db)
}
