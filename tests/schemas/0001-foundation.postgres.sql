-- The statements by which the first release made the schema of a site on PostgreSQL.
create table if not exists schema_migrations
    (name text primary key, applied_at timestamptz(3) not null);
create table users (
    id text collate "C" not null primary key,
    name text collate "C" not null,
    email text collate "C" not null,
    password_hash text collate "C" not null,
    role text collate "C" not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  );
create unique index users_email on users (email);
create table tokens (
    hash text collate "C" not null primary key,
    user_id text collate "C" not null references users (id) on delete cascade,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3) not null
  );
create index tokens_user_id on tokens (user_id);
create table images (
    id text collate "C" not null primary key,
    status text collate "C" not null check (status in ('pending', 'ready', 'failed')),
    source text collate "C" not null check (source in ('generated', 'uploaded', 'linked')),
    prompt text collate "C" not null default '',
    model text collate "C",
    seed bigint,
    error text collate "C",
    progress double precision not null default 0,
    width integer,
    height integer,
    media_key text collate "C",
    variants jsonb,
    placeholder text collate "C",
    color text collate "C",
    created_by text collate "C",
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3)
  );
create index images_newest on images (created_at, id) where deleted_at is null;
create index images_media_key on images (media_key) where media_key is not null;
create index images_pending on images (status) where status = 'pending';
create table image_uses (
    image_id text collate "C" not null references images (id),
    kind text collate "C" not null,
    owner_id text collate "C" not null,
    primary key (image_id, kind, owner_id)
  );
create index image_uses_owner on image_uses (kind, owner_id);
create table categories (
    id text collate "C" not null primary key,
    name text collate "C" not null,
    name_key text collate "C" not null,
    created_at timestamptz(3) not null
  );
create unique index categories_name_key on categories (name_key);
create table meal_types (
    id text collate "C" not null primary key,
    name text collate "C" not null,
    name_key text collate "C" not null,
    slug text collate "C" not null,
    position integer not null,
    created_at timestamptz(3) not null
  );
create unique index meal_types_name_key on meal_types (name_key);
create unique index meal_types_slug on meal_types (slug);
create table meals (
    
    id text collate "C" primary key,
    title text collate "C" not null,
    name text collate "C" not null,
    slug text collate "C" not null,
    title_key text collate "C" not null,
    search_text text collate "C" not null,
    is_published boolean not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    description text collate "C" not null default '',
    image_id text collate "C" references images (id),
    image_url text collate "C" not null default '',
    meal_type_id text collate "C" references meal_types (id),
    calories double precision not null default 0, carbohydrates double precision not null default 0, protein double precision not null default 0, fat double precision not null default 0, fiber double precision not null default 0, sugar double precision not null default 0, sodium double precision not null default 0,
    calories_low double precision,
    calories_high double precision,
    nutrition_source text collate "C" not null check (nutrition_source in ('computed', 'edited')),
    ingredients jsonb not null,
    missing jsonb not null,
    created_by text collate "C"
  );
create unique index meals_slug on meals (slug) where deleted_at is null;
create index meals_image_id on meals (image_id) where image_id is not null;
create index meals_all_created_at on meals (created_at, id, deleted_at)
      where deleted_at is null;
create index meals_by_created_at on meals (is_published, created_at, id, deleted_at)
      where deleted_at is null;
create index meals_all_title_key on meals (title_key, id, deleted_at)
      where deleted_at is null;
create index meals_by_title_key on meals (is_published, title_key, id, deleted_at)
      where deleted_at is null;
create index meals_all_calories on meals (calories, id, deleted_at)
      where deleted_at is null;
create index meals_by_calories on meals (is_published, calories, id, deleted_at)
      where deleted_at is null;
create index meals_all_protein on meals (protein, id, deleted_at)
      where deleted_at is null;
create index meals_by_protein on meals (is_published, protein, id, deleted_at)
      where deleted_at is null;
create index meals_by_meal_type on meals (meal_type_id, is_published, deleted_at)
    where deleted_at is null;
create index meals_listed on meals (is_published, deleted_at) where deleted_at is null;
create index meals_seen on meals (id, is_published, deleted_at);
create index meals_deleted on meals (deleted_at) where deleted_at is not null;
create table meal_items (
    meal_id text collate "C" not null references meals (id) on delete cascade,
    position integer not null,
    food_id text collate "C" not null,
    food text collate "C" not null,
    food_group text collate "C" not null,
    text text collate "C" not null,
    grams double precision not null,
    grams_assumed boolean not null,
    confidence double precision not null,
    calories double precision not null default 0, carbohydrates double precision not null default 0, protein double precision not null default 0, fat double precision not null default 0, fiber double precision not null default 0, sugar double precision not null default 0, sodium double precision not null default 0,
    missing jsonb not null,
    primary key (meal_id, position)
  );
create table meal_categories (
    meal_id text collate "C" not null references meals (id) on delete cascade,
    category_id text collate "C" not null references categories (id),
    position integer not null,
    primary key (meal_id, category_id)
  );
create index meal_categories_category on meal_categories (category_id, meal_id);
create table slug_history (
    kind text collate "C" not null,
    slug text collate "C" not null,
    owner_id text collate "C" not null,
    created_at timestamptz(3) not null,
    primary key (kind, slug)
  );
create index slug_history_owner on slug_history (kind, owner_id);
create table blog_categories (
    id text collate "C" not null primary key,
    name text collate "C" not null,
    name_key text collate "C" not null,
    created_at timestamptz(3) not null
  );
create unique index blog_categories_name_key on blog_categories (name_key);
create table posts (
    
    id text collate "C" primary key,
    title text collate "C" not null,
    slug text collate "C" not null,
    title_key text collate "C" not null,
    search_text text collate "C" not null,
    published boolean not null,
    views integer not null default 0,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    description text collate "C" not null default '',
    category text collate "C" not null default '',
    tags jsonb not null,
    featured_image text collate "C" not null default '',
    featured_image_id text collate "C" references images (id),
    featured_image_alt text collate "C" not null default '',
    author_id text collate "C",
    author_name text collate "C" not null,
    content text collate "C" not null default ''
  );
create unique index posts_slug on posts (slug) where deleted_at is null;
create index posts_featured_image on posts (featured_image_id)
    where featured_image_id is not null;
create index posts_all_newest on posts (created_at, id) where deleted_at is null;
create index posts_by_created_at on posts (published, created_at, id) where deleted_at is null;
create index posts_by_category
    on posts (category, published, created_at, id) where deleted_at is null;
create index posts_listed on posts (deleted_at, published);
create table post_tags (
    post_id text collate "C" not null references posts (id) on delete cascade,
    tag text collate "C" not null,
    tag_key text collate "C" not null,
    primary key (post_id, tag_key)
  );
create index post_tags_tag on post_tags (tag_key, post_id);
create table contact_messages (
    id text collate "C" not null primary key,
    name text collate "C" not null,
    email text collate "C" not null,
    subject text collate "C" not null,
    message text collate "C" not null,
    status text collate "C" not null,
    created_at timestamptz(3) not null,
    answered_at timestamptz(3)
  );
create index contact_messages_newest on contact_messages (created_at, id);
create table jobs (
    id text collate "C" not null primary key,
    kind text collate "C" not null,
    payload jsonb not null,
    status text collate "C" not null check (status in ('waiting', 'running', 'done', 'failed')),
    priority integer not null,
    run_at timestamptz(3) not null,
    attempts integer not null default 0,
    max_attempts integer not null,
    started_at timestamptz(3),
    lease_until timestamptz(3),
    lease_owner text collate "C",
    last_error text collate "C",
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  );
create index jobs_next on jobs (status, priority, run_at, id);
create table content_version (
    id integer primary key check (id = 1),
    version bigint not null
  );
insert into content_version (id, version) values (1, 1);
create extension if not exists pg_trgm;
create index meals_trigrams on meals using gin (search_text gin_trgm_ops);
create index posts_trigrams on posts using gin (search_text gin_trgm_ops);
insert into schema_migrations (name, applied_at) values ('0001-foundation', '2026-11-23T21:32:06.008Z');
