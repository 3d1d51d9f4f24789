import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'
import { slugOf } from './0016-slug.ts'

/** Number of rows per query. */
const batch = 2000

/**
 * Adds the slug form of each title, unique among rows that are not deleted. Existing duplicate titles are
 * kept, distinguished by `title_twin`, and count as taken until somebody renames them.
 */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  for (const table of ['meals', 'posts']) {
    await sql.raw(`alter table ${table} add column title_slug ${w.text}`).execute(db)
    await sql
      .raw(`alter table ${table} add column title_twin integer not null default 0`)
      .execute(db)
    await fillTitles(db, table)
    await sql.raw(numberTwins(table)).execute(db)
    await sql
      .raw(
        `create unique index ${table}_title_slug_title_twin on ${table} (title_slug, title_twin)
          where deleted_at is null`,
      )
      .execute(db)
  }
}

/** Numbers the rows that share a title. The first one has 0, like all titles from now on. */
const numberTwins = (table: string) =>
  `update ${table} set title_twin = twins.place from (
    select id, row_number() over (partition by title_slug order by id) - 1 as place
    from ${table} where deleted_at is null and title_slug is not null
  ) as twins where ${table}.id = twins.id and twins.place > 0`

async function fillTitles(db: Kysely<unknown>, table: string) {
  let after = ''
  for (;;) {
    const { rows } = await sql<{ id: string; title: string }>`
      select id, title from ${sql.table(table)} where id > ${after} order by id limit ${batch}
    `.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const forms = rows.map(({ id, title }) => ({ id, form: slugOf(title) || null }))
    await writeForms(db, table, JSON.stringify(forms))
  }
}

async function writeForms(db: Kysely<unknown>, table: string, forms: string) {
  const given =
    dialectOf(db) === 'postgres'
      ? sql`select id, form from jsonb_to_recordset(${forms}::jsonb) as rows (id text, form text)`
      : sql`select value ->> 'id' as id, value ->> 'form' as form from json_each(${forms})`
  await sql`update ${sql.table(table)} set title_slug = given.form from (${given}) as given
    where ${sql.table(table)}.id = given.id`.execute(db)
}
