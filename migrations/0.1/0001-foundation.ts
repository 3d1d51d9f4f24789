import { type Kysely, sql } from 'kysely'
import { figures, namesOf, type Words, words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'
import { jobsTable } from '../shared/jobs-table.ts'
import { requireTrigrams, trigramSearch } from '../shared/trigram-search.ts'

/**
 * Creates the tables for accounts, images, meals, blog, contact and jobs, and the search indexes of meals and
 * posts.
 */
export async function up(db: Kysely<unknown>) {
  const dialect = dialectOf(db)
  const w = words[dialect]
  const statements = [
    ...accounts(w),
    ...images(w),
    ...mealNames(w),
    ...meals(w),
    ...mealParts(w),
    ...posts(w),
    ...contact(w),
    ...jobsTable(w),
    ...contentVersion(w),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  if (dialect === 'postgres') await requireTrigrams(db)
  for (const table of ['meals', 'posts']) {
    for (const statement of trigramSearch[dialect](table)) await sql.raw(statement).execute(db)
  }
}

const accounts = (w: Words) => [
  `create table users (
    id ${w.text} not null primary key,
    name ${w.text} not null,
    email ${w.text} not null,
    password_hash ${w.text} not null,
    role ${w.text} not null,
    created_at ${w.time} not null,
    updated_at ${w.time} not null
  )`,
  'create unique index users_email on users (email)',
  `create table tokens (
    hash ${w.text} not null primary key,
    user_id ${w.text} not null references users (id) on delete cascade,
    created_at ${w.time} not null,
    last_used_at ${w.time} not null
  )`,
  'create index tokens_user_id on tokens (user_id)',
]

const images = (w: Words) => [
  `create table images (
    id ${w.text} not null primary key,
    status ${w.text} not null check (status in ('pending', 'ready', 'failed')),
    source ${w.text} not null check (source in ('generated', 'uploaded', 'linked')),
    prompt ${w.text} not null default '',
    model ${w.text},
    seed ${w.bigint},
    error ${w.text},
    progress ${w.real} not null default 0,
    width integer,
    height integer,
    media_key ${w.text},
    variants ${w.json},
    placeholder ${w.text},
    color ${w.text},
    created_by ${w.text},
    created_at ${w.time} not null,
    updated_at ${w.time} not null,
    deleted_at ${w.time}
  )`,
  'create index images_newest on images (created_at, id) where deleted_at is null',
  'create index images_media_key on images (media_key) where media_key is not null',
  `create index images_pending on images (status) where status = 'pending'`,
  `create table image_uses (
    image_id ${w.text} not null references images (id),
    kind ${w.text} not null,
    owner_id ${w.text} not null,
    primary key (image_id, kind, owner_id)
  )`,
  'create index image_uses_owner on image_uses (kind, owner_id)',
]

const mealNames = (w: Words) => [
  ...namesOf('categories', w),
  `create table meal_types (
    id ${w.text} not null primary key,
    name ${w.text} not null,
    name_key ${w.text} not null,
    slug ${w.text} not null,
    position integer not null,
    created_at ${w.time} not null
  )`,
  'create unique index meal_types_name_key on meal_types (name_key)',
  'create unique index meal_types_slug on meal_types (slug)',
]

const meals = (w: Words) => [
  `create table meals (
    ${w.searchRow}
    ${w.id},
    title ${w.text} not null,
    name ${w.text} not null,
    slug ${w.text} not null,
    title_key ${w.text} not null,
    search_text ${w.text} not null,
    is_published ${w.boolean} not null,
    created_at ${w.time} not null,
    updated_at ${w.time} not null,
    deleted_at ${w.time},
    description ${w.text} not null default '',
    image_id ${w.text} references images (id),
    image_url ${w.text} not null default '',
    meal_type_id ${w.text} references meal_types (id),
    ${figures(w)},
    calories_low ${w.real},
    calories_high ${w.real},
    nutrition_source ${w.text} not null check (nutrition_source in ('computed', 'edited')),
    ingredients ${w.json} not null,
    missing ${w.json} not null,
    created_by ${w.text}
  )`,
  'create unique index meals_slug on meals (slug) where deleted_at is null',
  'create index meals_image_id on meals (image_id) where image_id is not null',
  // Staff list drafts and published meals together; all others filter by is_published. SQLite checks
  // deleted_at even for a partial index on it, so having it in the index saves reading the row.
  ...['created_at', 'title_key', 'calories', 'protein'].flatMap((column) => [
    `create index meals_all_${column} on meals (${column}, id, deleted_at)
      where deleted_at is null`,
    `create index meals_by_${column} on meals (is_published, ${column}, id, deleted_at)
      where deleted_at is null`,
  ]),
  `create index meals_by_meal_type on meals (meal_type_id, is_published, deleted_at)
    where deleted_at is null`,
  // For counts. It starts with is_published, because with an index starting with deleted_at, SQLite would
  // read the whole table to find a few rows by their ids.
  'create index meals_listed on meals (is_published, deleted_at) where deleted_at is null',
  'create index meals_seen on meals (id, is_published, deleted_at)',
  'create index meals_deleted on meals (deleted_at) where deleted_at is not null',
]

const mealParts = (w: Words) => [
  `create table meal_items (
    meal_id ${w.text} not null references meals (id) on delete cascade,
    position integer not null,
    food_id ${w.text} not null,
    food ${w.text} not null,
    food_group ${w.text} not null,
    text ${w.text} not null,
    grams ${w.real} not null,
    grams_assumed ${w.boolean} not null,
    confidence ${w.real} not null,
    ${figures(w)},
    missing ${w.json} not null,
    primary key (meal_id, position)
  )`,
  `create table meal_categories (
    meal_id ${w.text} not null references meals (id) on delete cascade,
    category_id ${w.text} not null references categories (id),
    position integer not null,
    primary key (meal_id, category_id)
  )`,
  'create index meal_categories_category on meal_categories (category_id, meal_id)',
  `create table slug_history (
    kind ${w.text} not null,
    slug ${w.text} not null,
    owner_id ${w.text} not null,
    created_at ${w.time} not null,
    primary key (kind, slug)
  )`,
  'create index slug_history_owner on slug_history (kind, owner_id)',
]

const posts = (w: Words) => [
  ...namesOf('blog_categories', w),
  `create table posts (
    ${w.searchRow}
    ${w.id},
    title ${w.text} not null,
    slug ${w.text} not null,
    title_key ${w.text} not null,
    search_text ${w.text} not null,
    published ${w.boolean} not null,
    views integer not null default 0,
    created_at ${w.time} not null,
    updated_at ${w.time} not null,
    deleted_at ${w.time},
    description ${w.text} not null default '',
    category ${w.text} not null default '',
    tags ${w.json} not null,
    featured_image ${w.text} not null default '',
    featured_image_id ${w.text} references images (id),
    featured_image_alt ${w.text} not null default '',
    author_id ${w.text},
    author_name ${w.text} not null,
    content ${w.text} not null default ''
  )`,
  'create unique index posts_slug on posts (slug) where deleted_at is null',
  `create index posts_featured_image on posts (featured_image_id)
    where featured_image_id is not null`,
  'create index posts_all_newest on posts (created_at, id) where deleted_at is null',
  'create index posts_by_created_at on posts (published, created_at, id) where deleted_at is null',
  `create index posts_by_category
    on posts (category, published, created_at, id) where deleted_at is null`,
  'create index posts_listed on posts (deleted_at, published)',
  `create table post_tags (
    post_id ${w.text} not null references posts (id) on delete cascade,
    tag ${w.text} not null,
    tag_key ${w.text} not null,
    primary key (post_id, tag_key)
  )`,
  'create index post_tags_tag on post_tags (tag_key, post_id)',
]

const contact = (w: Words) => [
  `create table contact_messages (
    id ${w.text} not null primary key,
    name ${w.text} not null,
    email ${w.text} not null,
    subject ${w.text} not null,
    message ${w.text} not null,
    status ${w.text} not null,
    created_at ${w.time} not null,
    answered_at ${w.time}
  )`,
  'create index contact_messages_newest on contact_messages (created_at, id)',
]

const contentVersion = (w: Words) => [
  `create table content_version (
    id integer primary key check (id = 1),
    version ${w.bigint} not null
  )`,
  'insert into content_version (id, version) values (1, 1)',
]
