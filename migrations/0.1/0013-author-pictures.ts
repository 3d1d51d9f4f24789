import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds pictures of authors: images that are used by an account and not offered for meals or posts. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  const statements = [
    `alter table images add column portrait ${w.boolean} not null default false`,
    `alter table image_uses add column user_id ${w.text} references users (id) on delete cascade`,
    'create unique index image_uses_user_id on image_uses (user_id) where user_id is not null',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
