import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds the secret addresses that show a draft to anyone: one for each post, by the hash of its token. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  const statements = [
    `create table preview_links (
      post_id ${w.text} not null primary key references posts (id) on delete cascade,
      token_hash ${w.text} not null,
      created_at ${w.time} not null,
      expires_at ${w.time} not null
    )`,
    'create unique index preview_links_token_hash on preview_links (token_hash)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
