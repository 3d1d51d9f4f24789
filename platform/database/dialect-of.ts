import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'

export type DialectName = 'sqlite' | 'postgres'

/** The database of a Kysely instance or transaction. */
export function dialectOf(db: QueryExecutorProvider): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
