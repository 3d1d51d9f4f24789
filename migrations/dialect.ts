import { type Kysely, PostgresAdapter } from 'kysely'

/** Which database a migration changes. */
export function dialectOf(db: Kysely<unknown>): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
