import { expect, it, onTestFinished } from 'vitest'
import type { DialectName } from '#platform/database/dialect-of.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import type { JobRow } from '#platform/jobs/jobs.db.ts'
import { placeOfRelease } from '#tests/support/servers/old-schemas.ts'
import { migrations } from '../index.ts'

const time = '2026-01-01T00:00:00.000Z'

const running: JobRow = {
  id: '00000000-0000-7000-8000-000000000001',
  kind: 'illustrate meal',
  payload: { mealId: '1' },
  status: 'running',
  priority: 10,
  run_at: time,
  attempts: 1,
  max_attempts: 3,
  started_at: time,
  lease_until: time,
  lease_owner: 'here|1|',
  last_error: null,
  created_at: time,
  updated_at: time,
}

it.each(['sqlite', 'postgres'] satisfies DialectName[])(
  'a job of the first release is kept on %s, under the new name of its kind',
  async (database) => {
    const place = await placeOfRelease('0001-foundation', database)
    const { db, close } = await openDatabase(place)
    onTestFinished(close)
    await db.insertInto('jobs').values(running).execute()
    await migrate(place, migrations, () => undefined)
    const jobs = await db.selectFrom('jobs').selectAll().execute()
    expect(jobs).toEqual([{ ...running, kind: 'meals.illustrate' }])
  },
)
