import { type Kysely, sql } from 'kysely'

/**
 * The statements that make `search_text` of a table searchable by parts of words. `cli reindex` also uses
 * them, so a different index needs new statements and a migration.
 */
export const trigramSearch = { sqlite: trigramTable, postgres: trigramIndex }

function trigramTable(table: string): string[] {
  const index = `${table}_trigrams`
  return [emptyTrigrams(table, index), ...trigramTriggers(table, index)]
}

/**
 * Creates an empty FTS5 table that stores only the trigrams (`detail=none`); the text itself stays in
 * `table`.
 */
export const emptyTrigrams = (table: string, index: string) =>
  `create virtual table ${index} using fts5(
      search_text, content='${table}', content_rowid='search_row', detail=none, columnsize=0,
      tokenize='trigram case_sensitive 1'
    )`

/**
 * Creates the triggers that update the index in the writing transaction: for all rows, or for rows up to a
 * `search_row` given by the SQL expression `last`.
 */
export function trigramTriggers(table: string, index: string, last?: string): string[] {
  const add = `insert into ${index} (rowid, search_text) values (new.search_row, new.search_text);`
  const remove = `insert into ${index} (${index}, rowid, search_text)
    values ('delete', old.search_row, old.search_text);`
  const when = (row: 'new' | 'old') => (last ? `when ${row}.search_row <= ${last}` : '')
  return [
    `create trigger ${index}_insert after insert on ${table} ${when('new')} begin ${add} end`,
    `create trigger ${index}_delete after delete on ${table} ${when('old')} begin ${remove} end`,
    `create trigger ${index}_update after update of search_text on ${table}
      when old.search_text <> new.search_text ${last ? `and new.search_row <= ${last}` : ''}
      begin ${remove} ${add} end`,
  ]
}

function trigramIndex(table: string): string[] {
  return [`create index ${table}_trigrams on ${table} using gin (search_text gin_trgm_ops)`]
}

/** Throws with instructions if the database user may not create the extension. */
export async function requireTrigrams(db: Kysely<unknown>) {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db)
  } catch (cause) {
    throw new Error(
      'The search needs the PostgreSQL extension pg_trgm, which could not be added. ' +
        'Let an administrator run: CREATE EXTENSION pg_trgm',
      { cause },
    )
  }
}
