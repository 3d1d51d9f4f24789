import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSamples, sample, sampleIds } from '#tests/support/builders/sample-table.ts'
import {
  describeOnAll,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/servers/databases.ts'
import { toFailure } from '../http/answers/error-reply.ts'
import { fetchPublic } from '../http/fetch-public.ts'
import { dialectOf } from './dialect-of.ts'
import { inTransaction } from './transaction.ts'
import { cachedRead } from './versions/cached-reads.ts'
import { bumpContentVersion, onContentRaised } from './versions/content-version.ts'

async function openSamples(open: () => Promise<TestDatabase>) {
  const app = await open()
  await createSamples(app)
  return app
}

describeOnAll('a transaction', (open) => {
  test('commits all of its writes', async () => {
    const app = await openSamples(open)
    const result = await inTransaction(app, async (app) => {
      await app.db.insertInto('samples').values(sample('a')).execute()
      await app.db.insertInto('samples').values(sample('b')).execute()
      return await sampleIds(app.reads)
    })
    expect(result).toEqual(['a', 'b'])
    expect(await sampleIds(app.db)).toEqual(['a', 'b'])
  })

  test('rolls back all of its writes after an error', async () => {
    const app = await openSamples(open)
    const work = inTransaction(app, async (app) => {
      await app.db.insertInto('samples').values(sample('a')).execute()
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await sampleIds(app.db)).toEqual([])
  })

  test('is joined by a nested one', async () => {
    const app = await openSamples(open)
    const work = inTransaction(app, async (app) => {
      await inTransaction(app, (app) => app.db.insertInto('samples').values(sample('a')).execute())
      throw new Error('the outer one fails')
    })
    await expect(work).rejects.toThrow()
    expect(await sampleIds(app.db)).toEqual([])
  })

  test('refuses use of the outer app inside it, also for reads', async () => {
    const app = await openSamples(open)
    for (const outer of [app.db, app.reads]) {
      const work = inTransaction(app, async () => await sampleIds(outer))
      await expect(work).rejects.toThrow('Inside a transaction use the App it was given')
    }
    expect(await sampleIds(app.db)).toEqual([])
  })

  test('refuses use of the outer app inside it, also for cached reads', async () => {
    const app = await openSamples(open)
    const read = () => cachedRead(app, 'samples', sampleIds)
    await read()
    await expect(inTransaction(app, read)).rejects.toThrow('Inside a transaction use the App')
  })

  test('does not affect use of the outer app by others, or after it has ended', async () => {
    const app = await openSamples(open)
    const seenByOthers = Promise.withResolvers<void>()
    const over = Promise.withResolvers<void>()
    let later: Promise<string[]> | undefined
    const work = inTransaction(app, async (inner) => {
      await inner.db.insertInto('samples').values(sample('a')).execute()
      later = over.promise.then(() => sampleIds(app.db))
      await seenByOthers.promise
    })
    expect(await sampleIds(app.reads)).toEqual([])
    seenByOthers.resolve()
    await work
    over.resolve()
    expect(await later).toEqual(['a'])
  })

  test('allows use of another database inside it', async () => {
    const app = await openSamples(open)
    const other = await openSamples(open)
    const ids = await inTransaction(app, () => sampleIds(other.db))
    expect(ids).toEqual([])
  })

  test('announces a raised version after the commit, and none after an error', async () => {
    const app = await openSamples(open)
    const seen: string[] = []
    onTestFinished(onContentRaised(app.db, () => seen.push('told')))
    await inTransaction(app, async (app) => {
      await bumpContentVersion(app.db)
      seen.push('written')
    })
    const told = dialectOf(app.db) === 'postgres' ? ['written', 'told'] : ['written']
    expect(seen).toEqual(told)
    const failing = inTransaction(app, async (app) => {
      await bumpContentVersion(app.db)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(seen).toEqual(told)
  })

  test('waits for all others if it has to run alone, and they wait for it', async () => {
    const app = await openSamples(open)
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const seen: string[] = []
    const first = inTransaction(app, async () => {
      begun.resolve()
      await goOn.promise
      seen.push('first')
    })
    await begun.promise
    const alone = inTransaction(app, async () => void seen.push('alone'), { alone: true })
    goOn.resolve()
    await Promise.all([first, alone])
    expect(seen).toEqual(['first', 'alone'])
  })

  test('refuses requests to other servers inside it', async () => {
    const app = await openSamples(open)
    const rules = { path: 'imageUrl', maxBytes: 1, tooLargeMessage: '', allowHosts: [] }
    const work = inTransaction(app, () => fetchPublic('https://example.com/a.png', rules))
    await expect(work).rejects.toThrow('is not allowed inside a transaction')
  })

  test('loses no update when many run concurrently', async () => {
    const app = await openSamples(open)
    await app.db
      .insertInto('samples')
      .values(sample('a', { amount: 0 }))
      .execute()
    const addOne = () =>
      inTransaction(app, async (app) => {
        await app.db.updateTable('samples').set({ amount: sql<number>`amount + 1` }).execute()
        await sampleIds(app.db)
      })
    await Promise.all(Array.from({ length: 40 }, addOne))
    const row = await app.db.selectFrom('samples').select('amount').executeTakeFirst()
    expect(row).toEqual({ amount: 40 })
  })
})

describe('a deadlock on PostgreSQL', () => {
  test('is resolved by running one of the two transactions again', async () => {
    const app = await openSamples(() => openTestDatabase('postgres'))
    const rows = [sample('a', { amount: 0 }), sample('b', { amount: 0 })]
    await app.db.insertInto('samples').values(rows).execute()
    let runs = 0
    const addInOrder = (ids: string[]) =>
      inTransaction(app, async (app) => {
        runs += 1
        for (const id of ids) {
          await app.db
            .updateTable('samples')
            .set({ amount: sql<number>`amount + 1` })
            .where('id', '=', id)
            .execute()
          await pause(100)
        }
      })
    await Promise.all([addInOrder(['a', 'b']), addInOrder(['b', 'a'])])
    expect(runs).toBe(3)
    const amounts = await app.db.selectFrom('samples').select('amount').execute()
    expect(amounts).toEqual([{ amount: 2 }, { amount: 2 }])
  })

  test('becomes a 503 with Retry-After if it repeats', async () => {
    const app = await openTestDatabase('postgres')
    let runs = 0
    const losing = inTransaction(app, async ({ db }) => {
      runs += 1
      await sql`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`.execute(db)
    })
    const failure = toFailure(await losing.catch((error: unknown) => error))
    expect(failure).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } })
    expect(runs).toBe(2)
  })
})

describe('the pool on PostgreSQL', () => {
  /** Locks a row that every writer needs, until `letGo` is called. */
  async function holdRow(app: TestDatabase) {
    await createSamples(app)
    await app.db
      .insertInto('samples')
      .values(sample('a', { amount: 0 }))
      .execute()
    const holder = new pg.Client(app.place.databaseUrl)
    await holder.connect()
    onTestFinished(() => holder.end())
    await holder.query('begin; update samples set amount = 1')
    return { letGo: () => holder.query('commit') }
  }

  const raise = (app: TestDatabase) =>
    inTransaction(app, async ({ db }) => {
      await db.updateTable('samples').set({ amount: sql<number>`amount + 1` }).execute()
    })

  test('keeps connections for reads while all writers wait', async () => {
    const app = await openTestDatabase('postgres')
    const { letGo } = await holdRow(app)
    const writers = Array.from({ length: 25 }, () => raise(app))
    // If writers had all connections, each read would wait for one and fail after five seconds.
    const reads = Array.from({ length: 50 }, () => sampleIds(app.db))
    expect(await Promise.all(reads)).toHaveLength(50)
    await letGo()
    await Promise.all(writers)
    const row = await app.db.selectFrom('samples').select('amount').executeTakeFirst()
    expect(row).toEqual({ amount: 26 })
  })

  test('refuses a writer that waits too long for a place', async () => {
    const app = await openTestDatabase('postgres')
    const { letGo } = await holdRow(app)
    const writers = Array.from({ length: 7 }, () => raise(app).catch((error: unknown) => error))
    const first = toFailure(await Promise.race(writers))
    expect(first).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } })
    await letGo()
    await Promise.all(writers)
  })

  test('ends statements and transactions that hang', async () => {
    const { db } = await openTestDatabase('postgres')
    const { rows } = await sql<Record<string, string>>`select
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
    expect(rows).toEqual([{ statement: '1min', lock: '5s', idle: '1min' }])
    const endless = db.transaction().execute(async (db) => {
      await sql`set local statement_timeout = '50ms'`.execute(db)
      await sql`select pg_sleep(60)`.execute(db)
    })
    const failure = toFailure(await endless.catch((error: unknown) => error))
    expect(failure).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } })
  })
})
