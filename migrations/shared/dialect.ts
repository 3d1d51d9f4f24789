import { type Kysely, PostgresAdapter } from 'kysely'

/** The database that a migration runs on. */
export function dialectOf(db: Kysely<unknown>): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
