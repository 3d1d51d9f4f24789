import { type Kysely, sql } from 'kysely'

/** The statements that make `search_text` of a table searchable by parts of words. */
export const trigramSearch = { sqlite: trigramTable, postgres: trigramIndex }

/**
 * An FTS5 table of the rows' trigrams alone (`detail=none`): the text itself stays in its table, and
 * triggers keep the index in step within the writing transaction.
 */
function trigramTable(table: string): string[] {
  const index = `${table}_trigrams`
  const add = `insert into ${index} (rowid, search_text) values (new.search_row, new.search_text);`
  const remove = `insert into ${index} (${index}, rowid, search_text)
    values ('delete', old.search_row, old.search_text);`
  return [
    `create virtual table ${index} using fts5(
      search_text, content='${table}', content_rowid='search_row', detail=none, columnsize=0,
      tokenize='trigram case_sensitive 1'
    )`,
    `create trigger ${index}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${index}_delete after delete on ${table} begin ${remove} end`,
    `create trigger ${index}_update after update of search_text on ${table}
      when old.search_text <> new.search_text begin ${remove} ${add} end`,
  ]
}

function trigramIndex(table: string): string[] {
  return [`create index ${table}_trigrams on ${table} using gin (search_text gin_trgm_ops)`]
}

/** Throws with the way out where the database's user may not add the extension. */
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
