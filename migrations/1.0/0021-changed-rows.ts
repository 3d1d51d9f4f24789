import { type Kysely, sql } from 'kysely'

/** Indexes by which the words of searches are read from the rows that changed, instead of from all of them. */
export async function up(db: Kysely<unknown>) {
  const statements = [
    'create index meals_changed on meals (updated_at)',
    'create index posts_changed on posts (updated_at)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
