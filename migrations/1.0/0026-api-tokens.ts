import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds tokens for programs that use the API in the name of an Admin. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  const statements = [
    `create table api_tokens (
      id ${w.text} not null primary key,
      hash ${w.text} not null,
      name ${w.text} not null,
      scope ${w.text} not null check (scope in ('read', 'content')),
      user_id ${w.text} not null references users (id) on delete cascade,
      created_at ${w.time} not null,
      expires_at ${w.time},
      last_used_at ${w.time}
    )`,
    'create unique index api_tokens_hash on api_tokens (hash)',
    'create index api_tokens_user_id on api_tokens (user_id)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
