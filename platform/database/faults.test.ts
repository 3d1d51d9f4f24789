import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createSamples, sample, sampleIds } from '#tests/support/builders/sample-table.ts'
import { describeOnBoth, emptyPlace, openTestDatabase } from '#tests/support/servers/databases.ts'
import { isBusy, isDiskFull, isReadOnly, isUniqueViolation, isUnreachable } from './faults.ts'
import { openDatabase } from './open-database.ts'
import { inTransaction } from './transaction.ts'

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describeOnBoth('a fault', (open) => {
  test('reports which unique index refused a row', async () => {
    const { db } = await open()
    const insert = (id: string, email: string) =>
      sql`insert into users (id, name, email, password_hash, role, created_at, updated_at)
        values (${id}, '', ${email}, '', 'User', '2026-01-01', '2026-01-01')`.execute(db)
    await insert('1', 'a@example.com')
    const error = await errorOf(insert('2', 'a@example.com'))
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'users_email')).toBe(true)
    expect(isUniqueViolation(error, 'users_name')).toBe(false)
    const sameId = await errorOf(insert('1', 'b@example.com'))
    expect(isUniqueViolation(sameId)).toBe(true)
    expect(isUniqueViolation(sameId, 'users_email')).toBe(false)
  })

  test('reports a unique index with several columns', async () => {
    const database = await open()
    await createSamples(database)
    const { db } = database
    await sql`create unique index samples_flag_amount on samples (flag, amount)`.execute(db)
    const row = { flag: true, amount: 1 }
    await db.insertInto('samples').values(sample('a', row)).execute()
    const error = await errorOf(db.insertInto('samples').values(sample('b', row)).execute())
    expect(isUniqueViolation(error, 'samples_flag_amount')).toBe(true)
  })

  test('of another kind is not treated as a unique violation', async () => {
    const { db } = await open()
    const at = '2026-01-01T00:00:00.000Z'
    const orphan = sql`insert into tokens (hash, user_id, created_at, last_used_at)
      values ('h', 'nobody', ${at}, ${at})`.execute(db)
    const error = await errorOf(orphan)
    expect(error).toBeInstanceOf(Error)
    expect(isUniqueViolation(error)).toBe(false)
    expect([isBusy, isDiskFull, isReadOnly, isUnreachable].some((is) => is(error))).toBe(false)
  })
})

describe('a full disk on SQLite', () => {
  test('fails the transaction, and the next one succeeds once there is space', async () => {
    const app = await openTestDatabase('sqlite')
    await createSamples(app)
    const big = sample('big', { document: ['x'.repeat(500_000)] })
    const insert = () =>
      inTransaction(app, async (app) => {
        await app.db.insertInto('samples').values(sample('small')).execute()
        await app.db.insertInto('samples').values(big).execute()
      })
    await setRoom(app, 120)
    expect(isDiskFull(await errorOf(insert()))).toBe(true)
    expect(isDiskFull(await errorOf(app.db.insertInto('samples').values(big).execute()))).toBe(true)
    expect(await sampleIds(app.db)).toEqual([])
    await app.db.insertInto('samples').values(sample('fits')).execute()
    await setRoom(app, 1_000_000)
    await insert()
    expect(await sampleIds(app.reads)).toEqual(['big', 'fits', 'small'])
  })
})

test('a read-only database is distinguished from other faults on SQLite', async () => {
  const app = await openTestDatabase('sqlite')
  await createSamples(app)
  const insert = ({ db }: Pick<typeof app, 'db'>) =>
    db.insertInto('samples').values(sample('a')).execute()
  const error = await inTransaction(app, async (app) => {
    await sql`pragma query_only = on`.execute(app.db)
    const error = await errorOf(insert(app))
    await sql`pragma query_only = off`.execute(app.db)
    return error
  })
  expect(isReadOnly(error)).toBe(true)
  await insert(app)
  expect(await sampleIds(app.db)).toEqual(['a'])
})

/** Limits the number of pages in the file; runs in a transaction to use the writer's connection. */
async function setRoom(app: Awaited<ReturnType<typeof openTestDatabase>>, pages: number) {
  await inTransaction(app, (app) => sql.raw(`pragma max_page_count = ${pages}`).execute(app.db))
}

describe('a lost connection on PostgreSQL', () => {
  test('is distinguished from other faults if there is no server', async () => {
    const database = await openDatabase({ databaseUrl: 'postgres://a@127.0.0.1:1/b', root: '' })
    expect(isUnreachable(await errorOf(database.ping()))).toBe(true)
    await database.close()
  })

  test('fails the running query, and the next one gets a new connection', async () => {
    const app = await openTestDatabase('postgres')
    await createSamples(app)
    const cut = inTransaction(app, async (app) => {
      await app.db.insertInto('samples').values(sample('a')).execute()
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(app.db)
      await terminate(app.place.databaseUrl ?? '', rows[0]?.pid ?? 0)
      await sampleIds(app.db)
    })
    expect(isUnreachable(await errorOf(cut))).toBe(true)
    expect(await sampleIds(app.db)).toEqual([])
  })

  test('does not end the process while idle', async () => {
    const place = await emptyPlace('postgres')
    const lost = Promise.withResolvers<Error>()
    const database = await openDatabase({ ...place, onFault: lost.resolve })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
    await terminate(place.databaseUrl ?? '', rows[0]?.pid ?? 0)
    expect(isUnreachable(await lost.promise)).toBe(true)
    await database.ping()
    await database.close()
  })
})

async function terminate(url: string, pid: number) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('select pg_terminate_backend($1, 1000)', [pid])
  await client.end()
}

test('a row locked for too long is reported as busy on PostgreSQL', async () => {
  const app = await openTestDatabase('postgres')
  await createSamples(app)
  await app.db.insertInto('samples').values(sample('a')).execute()
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holder = inTransaction(app, async (app) => {
    await app.db.updateTable('samples').set({ amount: 1 }).execute()
    held.resolve()
    await promise
  })
  await held.promise
  const waiting = inTransaction(app, async (app) => {
    await sql`set local lock_timeout = '50ms'`.execute(app.db)
    await app.db.updateTable('samples').set({ amount: 2 }).execute()
  })
  expect(isBusy(await errorOf(waiting))).toBe(true)
  resolve()
  await holder
})
