import { type Kysely, sql } from 'kysely'
import { emptyTrigrams, trigramTriggers } from '#migrations/shared/trigram-search.ts'
import { dialectOf } from '../dialect-of.ts'
import { inSteps } from '../sqlite/in-steps.ts'
import type { Tables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'

type Db = Kysely<Tables>
type Bound = { db: Db; reads: Db }

/** Rows added per step: few enough that other writers wait at most 0.1 s. */
const batch = 500

/**
 * Rebuilds the SQLite search index of `table` from its rows; PostgreSQL maintains its own. The new index is
 * built next to the old one, which searches use until it is replaced, in many transactions. Rows written in
 * the meantime are included.
 */
export async function rebuildSearchIndex(app: Bound, table: keyof Tables): Promise<void> {
  if (dialectOf(app.db) === 'postgres') return
  const names = namesFor(table)
  await inTransaction(app, ({ db }) => begin(db, names))
  await inSteps(() => inTransaction(app, ({ db }) => addRows(db, names)))
}

type Names = ReturnType<typeof namesFor>

/**
 * Names of the new index and its helpers. The only row of `reached` holds the last table row that is in the
 * new index.
 */
function namesFor(table: string) {
  const index = `${table}_trigrams`
  return { table, index, next: `${index}_next`, reached: `${index}_reached` }
}

/** Starts the new index, after dropping what an interrupted attempt left. */
async function begin(db: Db, { table, next, reached }: Names) {
  await dropIndex(db, next)
  await run(db, [
    `drop table if exists ${reached}`,
    `create table ${reached} (search_row integer not null)`,
    `insert into ${reached} values (0)`,
    emptyTrigrams(table, next),
    ...trigramTriggers(table, next, `(select search_row from ${reached})`),
  ])
}

/** Adds the next rows. Returns false once the new index is complete and has replaced the old one. */
async function addRows(db: Db, names: Names): Promise<boolean> {
  const { table, next, reached } = names
  if (!(await isUnderWay(db, names))) return false
  const following = `from ${table} where search_row > (select search_row from ${reached})
    order by search_row limit ${batch}`
  const add = `insert into ${next} (rowid, search_text) select search_row, search_text ${following}`
  const { numAffectedRows } = await sql.raw(add).execute(db)
  if (Number(numAffectedRows) < batch) {
    await replaceIndex(db, names)
    return false
  }
  await run(db, [
    `update ${reached} set search_row =
      (select max(search_row) from (select search_row ${following}) as following)`,
  ])
  return true
}

/** False if another process has completed the same rebuild in the meantime. */
async function isUnderWay(db: Db, { reached }: Names): Promise<boolean> {
  const tables = sql`select 1 from sqlite_schema where name = ${reached}`
  return (await tables.execute(db)).rows.length > 0
}

async function replaceIndex(db: Db, { table, index, next, reached }: Names) {
  await dropTriggers(db, next)
  await dropIndex(db, index)
  await run(db, [
    `drop table ${reached}`,
    `alter table ${next} rename to ${index}`,
    ...trigramTriggers(table, index),
  ])
}

async function dropIndex(db: Db, index: string) {
  await dropTriggers(db, index)
  await run(db, [`drop table if exists ${index}`])
}

const dropTriggers = (db: Db, index: string) =>
  run(
    db,
    ['insert', 'update', 'delete'].map((event) => `drop trigger if exists ${index}_${event}`),
  )

async function run(db: Db, statements: string[]) {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
