import { type Kysely, sql } from 'kysely'
import { type Words, words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Pages that the program brings a text for; they show it until somebody changes them. */
const builtIn = [
  ['about', 'About'],
  ['privacy-policy', 'Privacy Policy'],
  ['terms-and-conditions', 'Terms & Conditions'],
  ['cookie-policy', 'Cookie Policy'],
]

const since = '2025-05-01T00:00:00.000Z'

/** Adds the tables of pages and of their revisions, and the triggers that raise the content version. */
export async function up(db: Kysely<unknown>) {
  const dialect = dialectOf(db)
  const statements = [...tables(words[dialect]), ...rows(), ...triggers[dialect]]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const tables = (w: Words) => [
  `create table pages (
    id ${w.text} not null primary key,
    slug ${w.text} not null,
    title ${w.text} not null,
    description ${w.text} not null default '',
    content ${w.text} not null default '',
    published ${w.boolean} not null,
    built_in ${w.boolean} not null,
    created_at ${w.time} not null,
    updated_at ${w.time} not null
  )`,
  'create unique index pages_slug on pages (slug)',
  `create table page_revisions (
    id ${w.text} not null primary key,
    page_id ${w.text} not null references pages (id) on delete cascade,
    title ${w.text} not null,
    description ${w.text} not null,
    content ${w.text} not null,
    published ${w.boolean} not null,
    saved_by ${w.text} not null,
    saved_at ${w.time} not null
  )`,
  'create index page_revisions_page on page_revisions (page_id, id)',
]

const rows = () =>
  builtIn.map(
    ([slug, title], index) => `insert into pages
      (id, slug, title, published, built_in, created_at, updated_at)
      values ('01968800-0000-7000-8000-00000000000${index + 1}', '${slug}', '${title}', true, true,
        '${since}', '${since}')`,
  )

const sqliteTrigger = (event: string, seen: string) =>
  `create trigger pages_version_${event} after ${event} on pages when ${seen}
    begin
      update content_version set version = version + 1 where id = 1;
    end`

const triggers = {
  sqlite: [
    sqliteTrigger('insert', 'new.published'),
    sqliteTrigger('update', 'old.published or new.published'),
    sqliteTrigger('delete', 'old.published'),
  ],
  postgres: [
    `create function pages_raise_version() returns trigger
      language plpgsql set search_path from current as $$
      begin
        if current_setting('platewise.version', true) <> '' then
          return null;
        end if;
        if old.published or new.published then
          perform raise_content_version('version');
        end if;
        return null;
      end $$`,
    `create constraint trigger pages_version after insert or update or delete on pages
      deferrable initially deferred for each row execute function pages_raise_version()`,
  ],
}
