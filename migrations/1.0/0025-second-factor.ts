import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/**
 * Adds the second factor of accounts: the secret shared with an authenticator app, the time step of the last code
 * that was used, and hashes of the recovery codes that are left.
 */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  const statements = [
    `create table second_factors (
      user_id ${w.text} not null primary key references users (id) on delete cascade,
      secret ${w.text} not null,
      confirmed_at ${w.time},
      last_step ${w.bigint} not null default 0,
      created_at ${w.time} not null
    )`,
    `create table recovery_codes (
      user_id ${w.text} not null references users (id) on delete cascade,
      hash ${w.text} not null,
      primary key (user_id, hash)
    )`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
