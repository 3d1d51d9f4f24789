import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { App } from '#platform/app.ts'

/** Resolves when a statement waits for another transaction of the test's PostgreSQL database. */
export async function untilOneWaits({ db }: Pick<App, 'db'>): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    expect(rows).toHaveLength(1)
  })
}
