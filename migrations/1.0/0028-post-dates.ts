import { type Kysely, sql } from 'kysely'
import { type Words, words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/**
 * Adds when a post is published, whether it waits for that time, and what search engines and networks are told.
 * Lists go by `listed_at`, which is the time of publication, or of creation while there is none.
 */
export async function up(db: Kysely<unknown>) {
  const dialect = dialectOf(db)
  const w = words[dialect]
  const statements = [...columns(w), ...fill(dialect), ...indexes, ...authorNames[dialect]]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const columns = (w: Words) => [
  `alter table posts add column published_at ${w.time}`,
  `alter table posts add column listed_at ${w.time} not null default '1970-01-01T00:00:00.000Z'`,
  `alter table posts add column scheduled ${w.boolean} not null default false`,
  ...['seo_title', 'seo_description', 'social_image', 'canonical_url'].map(
    (column) => `alter table posts add column ${column} ${w.text} not null default ''`,
  ),
]

const fill = (dialect: ReturnType<typeof dialectOf>) => [
  `update posts set listed_at = created_at,
    published_at = case when published then created_at end`,
  // PostgreSQL creates no index while triggers of the table are still to run.
  ...(dialect === 'postgres' ? ['set constraints all immediate'] : []),
]

const indexes = [
  'drop index posts_all_created_at',
  `create index posts_all_listed_at on posts (listed_at, id, deleted_at)
    where deleted_at is null`,
  'drop index posts_by_created_at',
  `create index posts_by_listed_at on posts (published, listed_at, id, deleted_at)
    where deleted_at is null`,
  'drop index posts_by_category',
  `create index posts_by_category on posts (category, published, listed_at, id, deleted_at)
    where deleted_at is null`,
  `create index posts_scheduled on posts (published_at, id, deleted_at)
    where deleted_at is null and scheduled`,
  'create index posts_author on posts (author_id) where author_id is not null',
]

const rename = `update posts set author_name = new.name
  where author_id = new.id and author_name = old.name;`

/** Posts carry the name of their author, who may rename the account later. */
const authorNames = {
  sqlite: [
    `create trigger users_author_name after update of name on users when old.name <> new.name
      begin ${rename} end`,
  ],
  postgres: [
    `create function users_rename_author() returns trigger
      language plpgsql set search_path from current as $$
      begin
        ${rename}
        return null;
      end $$`,
    `create trigger users_author_name after update of name on users
      for each row when (old.name <> new.name) execute function users_rename_author()`,
  ],
}
