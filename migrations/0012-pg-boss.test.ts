import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { type DatabasePlace, openDatabase } from '#platform/database/open-database.ts'
import type { JobRow } from '#platform/jobs/jobs.db.ts'
import { emptyPlace } from '#tests/support/servers/databases.ts'
import { majorOf, programsOf } from '#tests/support/servers/postgres-versions.ts'
import { migrations } from './index.ts'

const quiet = () => undefined
const before = migrations.filter(({ name }) => name < '0012')

async function openAt(place: DatabasePlace) {
  const database = await openDatabase(place)
  onTestFinished(() => database.close())
  return database.db
}

const row = (id: string, job: Partial<JobRow>): JobRow => ({
  id: `00000000-0000-7000-8000-00000000000${id}`,
  kind: 'images.generate',
  payload: { imageId: id },
  status: 'waiting',
  priority: 10,
  run_at: '2026-01-02T00:00:00.000Z',
  attempts: 0,
  max_attempts: 3,
  started_at: null,
  lease_until: null,
  lease_owner: null,
  last_error: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...job,
})

/** Each test on the newest PostgreSQL, and on the oldest where there is one for this platform. */
const versions = (['newest', 'oldest'] as const)
  .filter(programsOf)
  .map((version) => ({ version, major: majorOf(version) }))

test.each(versions)(
  'jobs of a site on PostgreSQL $major move into pg-boss; what ran waits again',
  async ({ version }) => {
    const place = await emptyPlace('postgres', version)
    await migrate(place, before, quiet)
    const lease = { lease_owner: 'gone|1|', lease_until: '2026-01-02T00:01:00.000Z' }
    const jobs = [
      row('1', { priority: 0, kind: 'mail contact message' }),
      row('2', { status: 'running', attempts: 1, max_attempts: 100, ...lease }),
      row('3', { status: 'failed', attempts: 3, last_error: 'no salt' }),
    ]
    const db = await openAt(place)
    await db.insertInto('jobs').values(jobs).execute()
    await migrate(place, migrations, quiet)
    const moved = await db.selectFrom('jobs').selectAll().orderBy('id').execute()
    const [first, second, third] = jobs
    expect(moved).toMatchObject([
      {
        id: first?.id,
        kind: 'contact.mail',
        payload: { imageId: '1' },
        priority: 0,
        run_at: first?.run_at,
      },
      { id: second?.id, status: 'waiting', attempts: 0, max_attempts: 100, lease_owner: null },
      { id: third?.id, status: 'failed', last_error: 'no salt' },
    ])
  },
)

test('a job of a site on SQLite stays, under the new name of its kind', async () => {
  const place = await emptyPlace('sqlite')
  await migrate(place, before, quiet)
  const db = await openAt(place)
  const running = row('1', { kind: 'illustrate meal', status: 'running', lease_owner: 'here|1|' })
  await db.insertInto('jobs').values(running).execute()
  await migrate(place, migrations, quiet)
  const jobs = await db.selectFrom('jobs').selectAll().execute()
  expect(jobs).toEqual([{ ...running, kind: 'meals.illustrate' }])
})

test('the schema is of the version of pg-boss that is installed', async () => {
  const place = await emptyPlace('postgres')
  await migrate(place, migrations, quiet)
  const { rows } = await sql`select version from pgboss.version`.execute(await openAt(place))
  // Another number means that sites need a migration which brings their schema there.
  expect(rows).toEqual([{ version: 43 }])
})

test.each(versions)(
  'a user on PostgreSQL $major who may not add the schema is told what to do',
  async ({ version }) => {
    const place = await emptyPlace('postgres', version)
    const admin = new pg.Client(place.databaseUrl)
    await admin.connect()
    onTestFinished(() => admin.end())
    const name = `no_schemas_${process.pid}`
    await admin.query(`create role ${name} login; create extension pg_trgm`)
    await admin.query(`grant create on schema public to ${name}`)
    onTestFinished(async () => void (await admin.query(`drop owned by ${name}; drop role ${name}`)))
    const databaseUrl = Object.assign(new URL(place.databaseUrl ?? ''), { username: name }).href
    await expect(migrate({ databaseUrl }, migrations, quiet)).rejects.toThrow(
      'CREATE SCHEMA pgboss',
    )
    await admin.query(`create schema pgboss authorization ${name}`)
    await migrate({ databaseUrl }, migrations, quiet)
  },
)
