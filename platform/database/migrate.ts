import { type Kysely, sql } from 'kysely'
import { StartFault } from '../start-fault.ts'
import { dialectOf } from './dialect-of.ts'
import { type MigrationPlace, openMigrationConnection } from './migration-connection.ts'
import { copyAside } from './sqlite/sqlite-copy.ts'
import { takeTurns } from './take-turns.ts'

/** One step of the schema; `up` runs in its own transaction. */
export type Migration = { name: string; up(db: Kysely<unknown>): Promise<void> }

type MigrationLog = (msg: string, fields: Record<string, unknown>) => void

/** The database was written by a newer version of the program. */
export class NewerDatabase extends StartFault {}

/**
 * Runs the migrations that the database has not had yet, each in its own transaction under an exclusive lock,
 * so that several processes may start at the same time. A SQLite file with data is copied first. Throws
 * NewerDatabase if the database has a migration that is not in the list.
 */
export async function migrate(place: MigrationPlace, migrations: Migration[], log: MigrationLog) {
  const { db, close } = await openMigrationConnection(place)
  try {
    const known = await appliedMigrations(db)
    refuseNewer(known, migrations)
    let copied = false
    for (const migration of migrations.filter(({ name }) => !known.includes(name))) {
      const started = performance.now()
      const ran = await runMigration(db, migrations, migration, () => {
        if (copied || known.length === 0 || !place.file || place.databaseUrl) return
        log('copied the database aside', { copy: copyAside(place.file, migration.name) })
        copied = true
      })
      const ms = Math.round(performance.now() - started)
      if (ran) log('migrated the database', { migration: migration.name, ms })
    }
  } finally {
    await close()
  }
}

/** Returns false if another process has run the migration. */
async function runMigration(
  db: Kysely<unknown>,
  migrations: Migration[],
  migration: Migration,
  beforeUp: () => void,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    await takeTurns(transaction, 'migration')
    // Another process may be serving the site while this one starts: its open writes finish first, and new
    // ones wait.
    await takeTurns(transaction, 'all writes')
    await createBookkeeping(transaction)
    const applied = await appliedMigrations(transaction)
    refuseNewer(applied, migrations)
    if (applied.includes(migration.name)) return false
    beforeUp()
    await migration.up(transaction)
    await checkForeignKeys(transaction)
    const now = new Date().toISOString()
    await sql`insert into schema_migrations (name, applied_at) values (${migration.name}, ${now})`.execute(
      transaction,
    )
    return true
  })
}

async function createBookkeeping(db: Kysely<unknown>) {
  const time = dialectOf(db) === 'sqlite' ? sql`text` : sql`timestamptz(3)`
  await sql`create table if not exists schema_migrations
    (name text primary key, applied_at ${time} not null)`.execute(db)
}

async function appliedMigrations(db: Kysely<unknown>): Promise<string[]> {
  const catalogue =
    dialectOf(db) === 'sqlite'
      ? sql`select 1 from sqlite_schema where name = 'schema_migrations'`
      : sql`select 1 where to_regclass('schema_migrations') is not null`
  const exists = await catalogue.execute(db)
  if (exists.rows.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

function refuseNewer(applied: string[], migrations: Migration[]) {
  const unknown = applied.find((name) => !migrations.some((migration) => migration.name === name))
  if (!unknown) return
  throw new NewerDatabase(
    `The database is newer than this program (it has migration ${unknown}). ` +
      'Update Platewise or restore an older database.',
  )
}

/** Foreign keys are off while SQLite's tables are rebuilt, so violations are checked here. */
async function checkForeignKeys(db: Kysely<unknown>) {
  if (dialectOf(db) === 'postgres') return
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  if (rows.length === 0) return
  const tables = new Set(rows.map(({ table }) => table))
  throw new Error(`The migration leaves rows without their parent in ${[...tables].join(', ')}`)
}
