import pg from 'pg'
import { expect, vi } from 'vitest'
import { databaseAt } from '../servers/postgres.ts'

/**
 * How many deadlocks PostgreSQL had to resolve in a database. Connections tell of theirs as they end, so
 * all must have been closed.
 */
export async function countDeadlocks(databaseUrl: string): Promise<number> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const client = new pg.Client(databaseAt(databaseUrl, 'postgres'))
  await client.connect()
  const count = async (query: string) => Number((await client.query(query, [name])).rows[0]?.count)
  try {
    await vi.waitFor(async () => {
      const open = await count('select count(*) from pg_stat_activity where datname = $1')
      expect(open).toBe(0)
    })
    return await count('select deadlocks as count from pg_stat_database where datname = $1')
  } finally {
    await client.end()
  }
}
