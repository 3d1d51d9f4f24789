import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds who has which post, meal or page open to edit it; a row counts until shortly after `seen_at`. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  const statements = [
    `create table open_screens (
      id ${w.text} not null primary key,
      user_id ${w.text} not null references users (id) on delete cascade,
      item ${w.text} not null,
      seen_at ${w.time} not null
    )`,
    'create index open_screens_item on open_screens (item)',
    'create index open_screens_user_id on open_screens (user_id)',
    'create index open_screens_seen_at on open_screens (seen_at)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
