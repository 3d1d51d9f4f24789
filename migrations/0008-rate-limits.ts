import { type Kysely, sql } from 'kysely'
import { dialectOf } from './dialect.ts'

/** How often something happened for a key; shared by the web processes of a site on PostgreSQL. */
export async function up(db: Kysely<unknown>) {
  const postgres = dialectOf(db) === 'postgres'
  // A crash may forget counts, and need not write them twice.
  const table = sql.raw(postgres ? 'unlogged table' : 'table')
  await sql`create ${table} rate_limits (
    key text not null primary key,
    points integer not null,
    expire bigint
  )`.execute(db)
}
