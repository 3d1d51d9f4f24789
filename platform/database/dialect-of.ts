import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'

export type DialectName = 'sqlite' | 'postgres'

/** Which database stands behind a Kysely instance or a transaction. */
export function dialectOf(db: QueryExecutorProvider): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
