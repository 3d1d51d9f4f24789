-- The statements by which the last release that used pg-boss (12.35) made the schema of a site on PostgreSQL.
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
insert into schema_migrations (name, applied_at) values ('0001-foundation', '2026-11-23T21:32:06.403Z');
drop index posts_listed;
create index posts_listed on posts (published, deleted_at) where deleted_at is null;
create index posts_seen on posts (id, published, deleted_at);
create index posts_deleted on posts (deleted_at) where deleted_at is not null;
drop index posts_all_newest;
create index posts_all_created_at on posts (created_at, id, deleted_at)
    where deleted_at is null;
drop index posts_by_created_at;
create index posts_by_created_at on posts (published, created_at, id, deleted_at)
    where deleted_at is null;
drop index posts_by_category;
create index posts_by_category on posts (category, published, created_at, id, deleted_at)
    where deleted_at is null;
create table post_revisions (
    id text collate "C" not null primary key,
    post_id text collate "C" not null references posts (id) on delete cascade,
    title text collate "C" not null,
    description text collate "C" not null,
    content text collate "C" not null,
    category text collate "C" not null,
    tags jsonb not null,
    featured_image text collate "C" not null,
    featured_image_alt text collate "C" not null,
    published boolean not null,
    image_ids jsonb not null,
    saved_by text collate "C" not null,
    saved_at timestamptz(3) not null
  );
create index post_revisions_post on post_revisions (post_id, id);
insert into schema_migrations (name, applied_at) values ('0002-blog', '2026-11-23T21:32:06.412Z');
alter table tokens add column agent text collate "C" not null default '';
insert into schema_migrations (name, applied_at) values ('0003-session-agents', '2026-11-23T21:32:06.415Z');
create table settings (
    name text collate "C" not null primary key,
    value jsonb not null,
    updated_at timestamptz(3) not null
  );
create table ai_calls (
    id text collate "C" not null primary key,
    month text collate "C" not null,
    purpose text collate "C" not null check (purpose in ('image', 'vision', 'test')),
    model text collate "C" not null,
    micros bigint,
    status text collate "C" not null check (status in ('reserved', 'spent', 'free')),
    subject text collate "C",
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  );
create index ai_calls_month on ai_calls (month);
insert into schema_migrations (name, applied_at) values ('0007-ai-providers', '2026-11-23T21:32:06.419Z');
create unlogged table rate_limits (
    key text not null primary key,
    points integer not null,
    expire bigint
  );
insert into schema_migrations (name, applied_at) values ('0008-rate-limits', '2026-11-23T21:32:06.423Z');
alter table post_revisions add column autosaved_by text collate "C";
alter table post_revisions add column begun_at timestamptz(3);
insert into schema_migrations (name, applied_at) values ('0009-thinned-revisions', '2026-11-23T21:32:06.425Z');
alter table content_version add column drafts bigint not null default 1;
insert into schema_migrations (name, applied_at) values ('0010-draft-version', '2026-11-23T21:32:06.427Z');
create table own_foods (
      source text collate "C" not null primary key,
      food jsonb not null,
      updated_at timestamptz(3) not null
    );
insert into schema_migrations (name, applied_at) values ('0011-own-foods', '2026-11-23T21:32:06.430Z');
update jobs set kind = 'contact.mail' where kind = 'mail contact message';
update jobs set kind = 'meals.illustrate' where kind = 'illustrate meal';
update jobs set kind = 'blog.illustrate' where kind = 'illustrate post';
drop table jobs;
create schema pgboss;
SET LOCAL lock_timeout = 30000;
    SET LOCAL idle_in_transaction_session_timeout = 30000;
    SELECT pg_advisory_xact_lock(('x' || encode(sha224((current_database() || '.pgboss.pgboss')::bytea), 'hex'))::bit(64)::bigint);
;

    CREATE TYPE pgboss.job_state AS ENUM (
      'created',
      'retry',
      'active',
      'completed',
      'cancelled',
      'failed'
    )
  ;

    CREATE FUNCTION pgboss.job_now()
    RETURNS timestamp with time zone AS
    $$
      SELECT pg_catalog.now();
    $$
    LANGUAGE sql STABLE;
  ;

    CREATE TABLE pgboss.version (
      version int primary key,
      cron_on timestamp with time zone,
      bam_on timestamp with time zone,
      flow_on timestamp with time zone,
      reindex_on timestamp with time zone,
      monitor_backoff_on timestamp with time zone
    )
  ;

    CREATE TABLE pgboss.queue (
      name text NOT NULL,
      policy text NOT NULL,
      retry_limit int NOT NULL,
      retry_delay int NOT NULL,
      retry_backoff bool NOT NULL,
      retry_delay_max int,
      expire_seconds int NOT NULL,
      retention_seconds int NOT NULL,
      deletion_seconds int NOT NULL,
      dead_letter text REFERENCES pgboss.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
      partition bool NOT NULL,
      table_name text NOT NULL,
      deferred_count int NOT NULL default 0,
      queued_count int NOT NULL default 0,
      ready_count int NOT NULL default 0,
      warning_queued int NOT NULL default 0,
      active_count int NOT NULL default 0,
      failed_count int NOT NULL default 0,
      total_count int NOT NULL default 0,
      created_delta int NOT NULL default 0,
      completed_delta int NOT NULL default 0,
      failed_delta int NOT NULL default 0,
      delta_on timestamp with time zone,
      delta_seconds int,
      ready_history int[] NOT NULL default '{}',
      heartbeat_seconds int,
      notify bool NOT NULL DEFAULT false,
      singletons_active text[],
      monitor_claim_on timestamp with time zone,
      monitor_on timestamp with time zone,
      maintain_on timestamp with time zone,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    )
  ;

    CREATE TABLE pgboss.schedule (
      name text REFERENCES pgboss.queue ON DELETE CASCADE,
      key text not null DEFAULT '',
      kind text not null DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule')),
      cron text not null,
      timezone text DEFAULT 'UTC',
      data jsonb,
      options jsonb,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      last_job_id uuid,
      PRIMARY KEY (name, key)
    )
  ;

    CREATE TABLE pgboss.subscription (
      event text not null,
      name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY(event, name)
    )
  ;

    CREATE TABLE pgboss.bam (
      id uuid PRIMARY KEY default gen_random_uuid(),
      name text NOT NULL,
      version int NOT NULL,
      status text NOT NULL DEFAULT 'pending',
      queue text,
      table_name text NOT NULL,
      command text NOT NULL,
      error text,
      created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone
    )
  ;

    CREATE FUNCTION pgboss.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  ;

    CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$
    LANGUAGE plpgsql;
  ;

    CREATE FUNCTION pgboss.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$
    LANGUAGE plpgsql;
  ;

    CREATE TABLE pgboss.job (
      id uuid not null default gen_random_uuid(),
      name text not null,
      priority integer not null default(0),
      data jsonb,
      state pgboss.job_state not null default 'created',
      retry_limit integer not null default 2,
      retry_count integer not null default 0,
      retry_delay integer not null default 0,
      retry_backoff boolean not null default false,
      retry_delay_max integer,
      expire_seconds int not null default 900,
      deletion_seconds int not null default 604800,
      singleton_key text,
      singleton_on timestamp without time zone,
      group_id text,
      group_tier text,
      start_after timestamp with time zone not null default now(),
      created_on timestamp with time zone not null default now(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone,
      keep_until timestamp with time zone NOT NULL default now() + interval '1209600',
      output jsonb,
      dead_letter text,
      policy text,
      heartbeat_on timestamp with time zone,
      heartbeat_seconds int,
      blocked boolean not null default false,
      blocking boolean not null default false,
      pending_dependencies int not null default 0,
      source_name text,
      source_id uuid,
      source_created_on timestamp with time zone,
      source_retry_count int,
      source_output jsonb,
      source_root_id uuid
    ) PARTITION BY LIST (name)
  ;
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);

    CREATE TABLE pgboss.job_common (LIKE pgboss.job INCLUDING GENERATED INCLUDING DEFAULTS);

    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, 'job_common');

    ALTER TABLE pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;
  ;

    CREATE TABLE pgboss.warning (
      id uuid PRIMARY KEY default gen_random_uuid(),
      type text NOT NULL,
      message text NOT NULL,
      data jsonb,
      created_on timestamp with time zone NOT NULL DEFAULT now()
    )
  ;
CREATE INDEX warning_i1 ON pgboss.warning (created_on DESC);

    CREATE TABLE pgboss.queue_stats (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      deferred_count int NOT NULL DEFAULT 0,
      queued_count   int NOT NULL DEFAULT 0,
      ready_count    int NOT NULL DEFAULT 0,
      active_count   int NOT NULL DEFAULT 0,
      failed_count   int NOT NULL DEFAULT 0,
      total_count    int NOT NULL DEFAULT 0,
      created_delta   int,
      completed_delta int,
      failed_delta    int,
      delta_seconds   int,
      delta_on        timestamptz,
      captured_on timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (id, captured_on)
    ) PARTITION BY RANGE (captured_on)
  ;
CREATE INDEX queue_stats_i1 ON pgboss.queue_stats (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

    DO $$
    DECLARE
      d date;
      i int;
      part_name text;
    BEGIN
      FOR i IN 0..1 LOOP
        d := (pgboss.job_now() AT TIME ZONE 'UTC')::date + i;
        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
        IF NOT EXISTS (
          SELECT 1 FROM pg_class c
          JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = 'pgboss' AND c.relname = part_name
        ) THEN
          EXECUTE format(
            'CREATE TABLE pgboss.%I PARTITION OF pgboss.queue_stats FOR VALUES FROM (%L) TO (%L)',
            part_name,
            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
          );
        END IF;
      END LOOP;
    END;
    $$
  ;

    CREATE TABLE pgboss.job_dependency (
      child_name text NOT NULL,
      child_id uuid NOT NULL,
      parent_name text NOT NULL,
      parent_id uuid NOT NULL,
      PRIMARY KEY (child_name, child_id, parent_name, parent_id)
    )
  ;
CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON pgboss.job_dependency (parent_name, parent_id);

    CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  ;

    CREATE FUNCTION pgboss.delete_queue(queue_name text)
    RETURNS VOID AS
    $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$
    LANGUAGE plpgsql;
  ;
INSERT INTO pgboss.version(version) VALUES ('43');
create view jobs as select
    id,
    name as kind,
    data as payload,
    case
      when state < 'active' then 'waiting'
      when state = 'active' then 'running'
      when state = 'completed' then 'done'
      else 'failed'
    end as status,
    -priority as priority,
    start_after as run_at,
    retry_count + case when started_on is null then 0 else 1 end as attempts,
    retry_limit + 1 as max_attempts,
    (output ->> 'startedAt')::timestamptz as started_at,
    case when state = 'active' then
      heartbeat_on + (output ->> 'leaseMs')::integer * interval '1 millisecond'
    end as lease_until,
    case when state = 'active' then output ->> 'owner' end as lease_owner,
    output ->> 'message' as last_error,
    created_on as created_at,
    coalesce(completed_on, greatest(created_on, started_on, heartbeat_on)) as updated_at
    from pgboss.job;
insert into schema_migrations (name, applied_at) values ('0012-pg-boss', '2026-11-23T21:32:06.646Z');
alter table images add column portrait boolean not null default false;
alter table image_uses add column user_id text collate "C" references users (id) on delete cascade;
create unique index image_uses_user_id on image_uses (user_id) where user_id is not null;
insert into schema_migrations (name, applied_at) values ('0013-author-pictures', '2026-11-23T21:32:06.666Z');
alter table meals add column figures_by text collate "C";
alter table meals add column figures_at timestamptz(3);
insert into schema_migrations (name, applied_at) values ('0014-figures-by', '2026-11-23T21:32:06.671Z');
alter table meals add column title_slug text collate "C";
alter table meals add column title_twin integer not null default 0;
update meals set title_twin = twins.place from (
    select id, row_number() over (partition by title_slug order by id) - 1 as place
    from meals where deleted_at is null and title_slug is not null
  ) as twins where meals.id = twins.id and twins.place > 0;
create unique index meals_title_slug_title_twin on meals (title_slug, title_twin)
          where deleted_at is null;
alter table posts add column title_slug text collate "C";
alter table posts add column title_twin integer not null default 0;
update posts set title_twin = twins.place from (
    select id, row_number() over (partition by title_slug order by id) - 1 as place
    from posts where deleted_at is null and title_slug is not null
  ) as twins where posts.id = twins.id and twins.place > 0;
create unique index posts_title_slug_title_twin on posts (title_slug, title_twin)
          where deleted_at is null;
insert into schema_migrations (name, applied_at) values ('0016-unique-titles', '2026-11-23T21:32:06.688Z');
