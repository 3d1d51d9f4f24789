import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { placeOfRelease, runFile } from '#tests/support/servers/old-schemas.ts'
import { majorOf, programsOf } from '#tests/support/servers/postgres-versions.ts'
import { migrations } from '../index.ts'

/** The newest PostgreSQL, and the oldest one if it is available for this platform. */
const versions = (['newest', 'oldest'] as const)
  .filter(programsOf)
  .map((version) => ({ version, major: majorOf(version) }))

/** Drops fractions of a second: the table stores milliseconds, pg-boss stored microseconds. */
const inSeconds = (jobs: unknown) => JSON.parse(JSON.stringify(jobs).replaceAll(/\.\d{3}Z/g, 'Z'))

test.each(versions)(
  'jobs in pg-boss on PostgreSQL $major are moved to the table unchanged',
  async ({ version }) => {
    const place = await placeOfRelease('0016-unique-titles', 'postgres', version)
    await runFile(place, '0016-jobs.postgres.sql')
    const { db, close } = await openDatabase(place)
    onTestFinished(close)
    const jobs = () => db.selectFrom('jobs').selectAll().orderBy('id').execute()
    const before = await jobs()
    await migrate(place, migrations, () => undefined)
    expect(inSeconds(await jobs())).toEqual(inSeconds(before))
    const fresh = { status: 'waiting', attempts: 0, max_attempts: 3, lease_owner: null }
    expect(before).toMatchObject([
      { ...fresh, kind: 'images.generate', payload: { imageId: 'waits' }, priority: 0 },
      { ...fresh, run_at: '2030-01-01T00:00:00.000Z', max_attempts: 100 },
      { status: 'running', attempts: 1, lease_owner: 'machine|12|345', priority: 30 },
      { status: 'waiting', attempts: 1, max_attempts: 3, last_error: 'no salt' },
      { status: 'failed', last_error: 'burnt' },
      { status: 'waiting', attempts: 1, max_attempts: 4, payload: {} },
    ])
  },
)
