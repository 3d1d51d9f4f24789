import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../database/dialect-of.ts'

type Row = Record<string, unknown>

/** How many rows are read or written at a time. */
const pageSize = 500

/** SQLite allows 32,766 parameters in a statement, PostgreSQL twice as many. */
const maxParameters = 30_000

/**
 * Secrets that open the site: sessions, mailed links and tokens of programs. They are not archived, and a restore removes those that
 * exist, because it would bring back what somebody has ended.
 */
export const openings = ['tokens', 'mail_tokens', 'invitations', 'api_tokens']

/** Tables that are not archived: those used only to run one site at a time, and secrets that open it. */
const leftOut = [
  ...['schema_migrations', 'content_version', 'rate_limits', 'open_screens'],
  ...openings,
]

/** The names of all tables with the site's own rows, without search indexes. */
async function tablesOf<T>(db: Kysely<T>): Promise<string[]> {
  const catalogue =
    dialectOf(db) === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table'
          and name not like 'sqlite~_%' escape '~' and name not like '%~_trigrams%' escape '~'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = current_schema() and table_type = 'BASE TABLE'`
  const { rows } = await catalogue.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

/** The names of the tables that go into an archive. */
export async function archivedTables<T>(db: Kysely<T>): Promise<string[]> {
  return (await tablesOf(db)).filter((name) => !leftOut.includes(name))
}

/** The column names of a table in a SQLite database. */
export async function columnsOf<T>(db: Kysely<T>, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`pragma table_info(${sql.table(table)})`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** The tables of a SQLite database, ordered so that each one comes after the tables it refers to. */
export async function parentsFirst<T>(db: Kysely<T>): Promise<string[]> {
  const parents = new Map<string, string[]>()
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{
      table: string
    }>`pragma foreign_key_list(${sql.table(table)})`.execute(db)
    parents.set(
      table,
      rows.map((row) => row.table).filter((parent) => parent !== table),
    )
  }
  const ordered = new Set<string>()
  const visit = (table: string) => {
    if (ordered.has(table)) return
    for (const parent of parents.get(table) ?? []) visit(parent)
    ordered.add(table)
  }
  for (const table of parents.keys()) visit(table)
  return [...ordered]
}

/** Yields all rows of a table in pages. On PostgreSQL it reads through a cursor and needs a transaction. */
export function pagesOf<T>(db: Kysely<T>, table: string): AsyncGenerator<Row[]> {
  return dialectOf(db) === 'sqlite' ? pagesByRowid(db, table) : pagesByCursor(db, table)
}

async function* pagesByRowid<T>(db: Kysely<T>, table: string) {
  let after = Number.MIN_SAFE_INTEGER
  while (true) {
    const { rows } = await sql<Row>`select rowid as archive_position, * from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${pageSize}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = Number(last.archive_position)
    yield rows.map(({ archive_position: _, ...row }) => row)
  }
}

async function* pagesByCursor<T>(db: Kysely<T>, table: string) {
  await sql`declare archive_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  while (true) {
    const { rows } = await sql<Row>`fetch ${sql.lit(pageSize)} from archive_rows`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close archive_rows`.execute(db)
}

/** Inserts rows that all have the same columns. */
export async function insertRows<T>(db: Kysely<T>, table: string, rows: Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const atOnce = Math.floor(maxParameters / columns.length)
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(values)}`.execute(db)
  }
}

/** The number of rows in a table. */
export async function countRows<T>(db: Kysely<T>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
