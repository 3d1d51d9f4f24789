import { type Kysely, sql } from 'kysely'

/** Adds an index for lists of posts by title. */
export async function up(db: Kysely<unknown>) {
  await sql`create index posts_by_title on posts (title_key, id, deleted_at, published)
    where deleted_at is null`.execute(db)
}
