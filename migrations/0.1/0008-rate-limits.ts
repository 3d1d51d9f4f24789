import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../shared/dialect.ts'

/** Adds counts of events per key, shared by the web processes of a site on PostgreSQL. */
export async function up(db: Kysely<unknown>) {
  const postgres = dialectOf(db) === 'postgres'
  // The counts may be lost in a crash, so they need no write-ahead log.
  const table = sql.raw(postgres ? 'unlogged table' : 'table')
  await sql`create ${table} rate_limits (
    key text not null primary key,
    points integer not null,
    expire bigint
  )`.execute(db)
}
