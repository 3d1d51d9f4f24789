import pg from 'pg'
import { expect, vi } from 'vitest'
import { databaseAt } from '../servers/postgres.ts'

/**
 * The number of deadlocks that PostgreSQL has resolved in a database. Connections report theirs when they
 * end, so all of them must have been closed.
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
