import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The row before or after a change, as named in a trigger. */
type Row = 'old' | 'new'

/** A table that visitors see: any change of a visible row raises the content version. */
type Watched = {
  table: string
  /** SQL condition: visitors can see this row. */
  seen(row: Row): string
  /** True if changes of other rows raise the draft version, because cached lists for staff show them. */
  drafts: boolean
  /** SQL condition: the update is visible to somebody. If absent, all updates are. */
  update?: string
}

const isPublished = { meals: 'is_published', posts: 'published' }

const exists = (table: 'meals' | 'posts', id: string) =>
  `exists (select 1 from ${table} as owner
    where owner.id = ${id} and owner.${isPublished[table]} and owner.deleted_at is null)`

const all = () => '1 = 1'

const watched: Watched[] = [
  {
    table: 'meals',
    seen: (row) => `(${row}.is_published and ${row}.deleted_at is null)`,
    drafts: true,
  },
  { table: 'meal_items', seen: (row) => exists('meals', `${row}.meal_id`), drafts: true },
  { table: 'meal_categories', seen: (row) => exists('meals', `${row}.meal_id`), drafts: true },
  { table: 'categories', seen: all, drafts: false },
  { table: 'meal_types', seen: all, drafts: false },
  {
    table: 'posts',
    seen: (row) => `(${row}.published and ${row}.deleted_at is null)`,
    drafts: true,
    // Counting a view leaves updated_at unchanged, so it does not clear the caches.
    update: 'old.views = new.views or old.updated_at <> new.updated_at',
  },
  { table: 'post_tags', seen: (row) => exists('posts', `${row}.post_id`), drafts: true },
  { table: 'blog_categories', seen: all, drafts: false },
  {
    table: 'slug_history',
    seen: (row) =>
      `((${row}.kind = 'meal' and ${exists('meals', `${row}.owner_id`)})
        or (${row}.kind = 'post' and ${exists('posts', `${row}.owner_id`)}))`,
    drafts: true,
  },
  {
    table: 'images',
    seen: (row) => `exists (select 1 from image_uses as shown where shown.image_id = ${row}.id)`,
    drafts: false,
    // The progress of a picture that is still being made is shown only to its creator.
    update: `old.status <> 'pending' or new.status <> 'pending'`,
  },
  // Uses by meals and posts change together with those rows; an author's picture has no other row.
  { table: 'image_uses', seen: (row) => `(${row}.user_id is not null)`, drafts: false },
]

/** Creates triggers that raise the content version, so that no code has to do it. */
export async function up(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const statements = isPostgres
    ? [raiseFunction, settleFunction, ...watched.flatMap(postgresTrigger)]
    : watched.flatMap(sqliteTriggers)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** SQLite has only one writer at a time, so the version can be raised immediately and once per row. */
function sqliteTriggers({ table, seen, drafts, update }: Watched): string[] {
  const trigger = (event: string, rows: Row[], when = '') => {
    const visible = rows.map(seen).join(' or ')
    const raise = (column: string, condition: string) =>
      `update content_version set ${column} = ${column} + 1 where id = 1 and ${condition};`
    return `create trigger ${table}_version_${event} after ${event} on ${table} ${when}
      begin
        ${raise('version', `(${visible})`)}
        ${drafts ? raise('drafts', `not (${visible})`) : ''}
      end`
  }
  return [
    trigger('insert', ['new']),
    trigger('update', ['old', 'new'], update && `when ${update}`),
    trigger('delete', ['old']),
  ]
}

/**
 * Deferred to the end of the transaction: all writers update the same version row, so it should be locked
 * last and only for the duration of the commit. After the first visible row, the transaction has nothing more
 * to raise. For an insert, `old` is null.
 */
function postgresTrigger({ table, seen, drafts, update }: Watched): string[] {
  return [
    `create function ${table}_raise_version() returns trigger
      language plpgsql set search_path from current as $$
      begin
        if current_setting('platewise.version', true) <> '' then
          return null;
        end if;
        if tg_op = 'UPDATE' and not (${update ?? all()}) then
          return null;
        end if;
        if ${seen('old')} or ${seen('new')} then
          perform raise_content_version('version');
        ${drafts ? `else perform raise_content_version('drafts');` : ''}
        end if;
        return null;
      end $$`,
    `create constraint trigger ${table}_version after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function ${table}_raise_version()`,
  ]
}

/** Raises a version once per transaction, and records that in a setting of the transaction. */
const raiseFunction = `create function raise_content_version(kind text) returns void
  language plpgsql set search_path from current as $$
  declare
    raised bigint;
  begin
    if current_setting('platewise.' || kind, true) <> '' then
      return;
    end if;
    if kind = 'version' then
      update content_version set version = version + 1 where id = 1 returning version into raised;
      perform pg_notify('content_version', raised::text);
    else
      update content_version set drafts = drafts + 1 where id = 1 returning drafts into raised;
    end if;
    perform set_config('platewise.' || kind, raised::text, true);
  end $$`

/** Runs the deferred triggers, and returns the version that this transaction has raised; null if none. */
const settleFunction = `create function settle_content_version() returns bigint
  language plpgsql set search_path from current as $$
  begin
    set constraints all immediate;
    return nullif(current_setting('platewise.version', true), '')::bigint;
  end $$`
