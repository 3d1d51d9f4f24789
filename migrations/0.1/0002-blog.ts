import { type Kysely, sql } from 'kysely'
import { type Words, words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds revisions of posts, and the indexes that lists of posts need at any size. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  for (const statement of [...indexes, ...revisions(w)]) await sql.raw(statement).execute(db)
}

/**
 * SQLite checks deleted_at even for a partial index on it, so having it in the index saves reading the row.
 */
const indexes = [
  // It started with deleted_at, which made SQLite read the whole table to find a few rows by their ids.
  'drop index posts_listed',
  'create index posts_listed on posts (published, deleted_at) where deleted_at is null',
  'create index posts_seen on posts (id, published, deleted_at)',
  'create index posts_deleted on posts (deleted_at) where deleted_at is not null',
  'drop index posts_all_newest',
  `create index posts_all_created_at on posts (created_at, id, deleted_at)
    where deleted_at is null`,
  'drop index posts_by_created_at',
  `create index posts_by_created_at on posts (published, created_at, id, deleted_at)
    where deleted_at is null`,
  'drop index posts_by_category',
  `create index posts_by_category on posts (category, published, created_at, id, deleted_at)
    where deleted_at is null`,
]

const revisions = (w: Words) => [
  `create table post_revisions (
    id ${w.text} not null primary key,
    post_id ${w.text} not null references posts (id) on delete cascade,
    title ${w.text} not null,
    description ${w.text} not null,
    content ${w.text} not null,
    category ${w.text} not null,
    tags ${w.json} not null,
    featured_image ${w.text} not null,
    featured_image_alt ${w.text} not null,
    published ${w.boolean} not null,
    image_ids ${w.json} not null,
    saved_by ${w.text} not null,
    saved_at ${w.time} not null
  )`,
  'create index post_revisions_post on post_revisions (post_id, id)',
]
