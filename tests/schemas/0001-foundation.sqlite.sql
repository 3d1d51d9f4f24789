-- The schema of a site on SQLite as the first release made it.
CREATE TABLE schema_migrations
    (name text primary key, applied_at text not null);
CREATE TABLE users (
    id text not null primary key,
    name text not null,
    email text not null,
    password_hash text not null,
    role text not null,
    created_at text not null,
    updated_at text not null
  );
CREATE UNIQUE INDEX users_email on users (email);
CREATE TABLE tokens (
    hash text not null primary key,
    user_id text not null references users (id) on delete cascade,
    created_at text not null,
    last_used_at text not null
  );
CREATE INDEX tokens_user_id on tokens (user_id);
CREATE TABLE images (
    id text not null primary key,
    status text not null check (status in ('pending', 'ready', 'failed')),
    source text not null check (source in ('generated', 'uploaded', 'linked')),
    prompt text not null default '',
    model text,
    seed integer,
    error text,
    progress real not null default 0,
    width integer,
    height integer,
    media_key text,
    variants json,
    placeholder text,
    color text,
    created_by text,
    created_at text not null,
    updated_at text not null,
    deleted_at text
  );
CREATE INDEX images_newest on images (created_at, id) where deleted_at is null;
CREATE INDEX images_media_key on images (media_key) where media_key is not null;
CREATE INDEX images_pending on images (status) where status = 'pending';
CREATE TABLE image_uses (
    image_id text not null references images (id),
    kind text not null,
    owner_id text not null,
    primary key (image_id, kind, owner_id)
  );
CREATE INDEX image_uses_owner on image_uses (kind, owner_id);
CREATE TABLE categories (
    id text not null primary key,
    name text not null,
    name_key text not null,
    created_at text not null
  );
CREATE UNIQUE INDEX categories_name_key on categories (name_key);
CREATE TABLE meal_types (
    id text not null primary key,
    name text not null,
    name_key text not null,
    slug text not null,
    position integer not null,
    created_at text not null
  );
CREATE UNIQUE INDEX meal_types_name_key on meal_types (name_key);
CREATE UNIQUE INDEX meal_types_slug on meal_types (slug);
CREATE TABLE meals (
    search_row integer primary key,
    id text not null unique,
    title text not null,
    name text not null,
    slug text not null,
    title_key text not null,
    search_text text not null,
    is_published boolean not null,
    created_at text not null,
    updated_at text not null,
    deleted_at text,
    description text not null default '',
    image_id text references images (id),
    image_url text not null default '',
    meal_type_id text references meal_types (id),
    calories real not null default 0, carbohydrates real not null default 0, protein real not null default 0, fat real not null default 0, fiber real not null default 0, sugar real not null default 0, sodium real not null default 0,
    calories_low real,
    calories_high real,
    nutrition_source text not null check (nutrition_source in ('computed', 'edited')),
    ingredients json not null,
    missing json not null,
    created_by text
  );
CREATE UNIQUE INDEX meals_slug on meals (slug) where deleted_at is null;
CREATE INDEX meals_image_id on meals (image_id) where image_id is not null;
CREATE INDEX meals_all_created_at on meals (created_at, id, deleted_at)
      where deleted_at is null;
CREATE INDEX meals_by_created_at on meals (is_published, created_at, id, deleted_at)
      where deleted_at is null;
CREATE INDEX meals_all_title_key on meals (title_key, id, deleted_at)
      where deleted_at is null;
CREATE INDEX meals_by_title_key on meals (is_published, title_key, id, deleted_at)
      where deleted_at is null;
CREATE INDEX meals_all_calories on meals (calories, id, deleted_at)
      where deleted_at is null;
CREATE INDEX meals_by_calories on meals (is_published, calories, id, deleted_at)
      where deleted_at is null;
CREATE INDEX meals_all_protein on meals (protein, id, deleted_at)
      where deleted_at is null;
CREATE INDEX meals_by_protein on meals (is_published, protein, id, deleted_at)
      where deleted_at is null;
CREATE INDEX meals_by_meal_type on meals (meal_type_id, is_published, deleted_at)
    where deleted_at is null;
CREATE INDEX meals_listed on meals (is_published, deleted_at) where deleted_at is null;
CREATE INDEX meals_seen on meals (id, is_published, deleted_at);
CREATE INDEX meals_deleted on meals (deleted_at) where deleted_at is not null;
CREATE TABLE meal_items (
    meal_id text not null references meals (id) on delete cascade,
    position integer not null,
    food_id text not null,
    food text not null,
    food_group text not null,
    text text not null,
    grams real not null,
    grams_assumed boolean not null,
    confidence real not null,
    calories real not null default 0, carbohydrates real not null default 0, protein real not null default 0, fat real not null default 0, fiber real not null default 0, sugar real not null default 0, sodium real not null default 0,
    missing json not null,
    primary key (meal_id, position)
  );
CREATE TABLE meal_categories (
    meal_id text not null references meals (id) on delete cascade,
    category_id text not null references categories (id),
    position integer not null,
    primary key (meal_id, category_id)
  );
CREATE INDEX meal_categories_category on meal_categories (category_id, meal_id);
CREATE TABLE slug_history (
    kind text not null,
    slug text not null,
    owner_id text not null,
    created_at text not null,
    primary key (kind, slug)
  );
CREATE INDEX slug_history_owner on slug_history (kind, owner_id);
CREATE TABLE blog_categories (
    id text not null primary key,
    name text not null,
    name_key text not null,
    created_at text not null
  );
CREATE UNIQUE INDEX blog_categories_name_key on blog_categories (name_key);
CREATE TABLE posts (
    search_row integer primary key,
    id text not null unique,
    title text not null,
    slug text not null,
    title_key text not null,
    search_text text not null,
    published boolean not null,
    views integer not null default 0,
    created_at text not null,
    updated_at text not null,
    deleted_at text,
    description text not null default '',
    category text not null default '',
    tags json not null,
    featured_image text not null default '',
    featured_image_id text references images (id),
    featured_image_alt text not null default '',
    author_id text,
    author_name text not null,
    content text not null default ''
  );
CREATE UNIQUE INDEX posts_slug on posts (slug) where deleted_at is null;
CREATE INDEX posts_featured_image on posts (featured_image_id)
    where featured_image_id is not null;
CREATE INDEX posts_all_newest on posts (created_at, id) where deleted_at is null;
CREATE INDEX posts_by_created_at on posts (published, created_at, id) where deleted_at is null;
CREATE INDEX posts_by_category
    on posts (category, published, created_at, id) where deleted_at is null;
CREATE INDEX posts_listed on posts (deleted_at, published);
CREATE TABLE post_tags (
    post_id text not null references posts (id) on delete cascade,
    tag text not null,
    tag_key text not null,
    primary key (post_id, tag_key)
  );
CREATE INDEX post_tags_tag on post_tags (tag_key, post_id);
CREATE TABLE contact_messages (
    id text not null primary key,
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    status text not null,
    created_at text not null,
    answered_at text
  );
CREATE INDEX contact_messages_newest on contact_messages (created_at, id);
CREATE TABLE jobs (
    id text not null primary key,
    kind text not null,
    payload json not null,
    status text not null check (status in ('waiting', 'running', 'done', 'failed')),
    priority integer not null,
    run_at text not null,
    attempts integer not null default 0,
    max_attempts integer not null,
    started_at text,
    lease_until text,
    lease_owner text,
    last_error text,
    created_at text not null,
    updated_at text not null
  );
CREATE INDEX jobs_next on jobs (status, priority, run_at, id);
CREATE TABLE content_version (
    id integer primary key check (id = 1),
    version integer not null
  );
CREATE VIRTUAL TABLE meals_trigrams using fts5(
      search_text, content='meals', content_rowid='search_row', detail=none, columnsize=0,
      tokenize='trigram case_sensitive 1'
    );
CREATE TRIGGER meals_trigrams_insert after insert on meals begin insert into meals_trigrams (rowid, search_text) values (new.search_row, new.search_text); end;
CREATE TRIGGER meals_trigrams_delete after delete on meals begin insert into meals_trigrams (meals_trigrams, rowid, search_text)
    values ('delete', old.search_row, old.search_text); end;
CREATE TRIGGER meals_trigrams_update after update of search_text on meals
      when old.search_text <> new.search_text begin insert into meals_trigrams (meals_trigrams, rowid, search_text)
    values ('delete', old.search_row, old.search_text); insert into meals_trigrams (rowid, search_text) values (new.search_row, new.search_text); end;
CREATE VIRTUAL TABLE posts_trigrams using fts5(
      search_text, content='posts', content_rowid='search_row', detail=none, columnsize=0,
      tokenize='trigram case_sensitive 1'
    );
CREATE TRIGGER posts_trigrams_insert after insert on posts begin insert into posts_trigrams (rowid, search_text) values (new.search_row, new.search_text); end;
CREATE TRIGGER posts_trigrams_delete after delete on posts begin insert into posts_trigrams (posts_trigrams, rowid, search_text)
    values ('delete', old.search_row, old.search_text); end;
CREATE TRIGGER posts_trigrams_update after update of search_text on posts
      when old.search_text <> new.search_text begin insert into posts_trigrams (posts_trigrams, rowid, search_text)
    values ('delete', old.search_row, old.search_text); insert into posts_trigrams (rowid, search_text) values (new.search_row, new.search_text); end;
insert into schema_migrations values ('0001-foundation', '2026-01-01T00:00:00.000Z');
insert into content_version (id,version) values (1,1);
