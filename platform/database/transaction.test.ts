import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { describeOnBoth, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { createSamples, sample, sampleIds } from '#tests/support/sample-table.ts'
import { keptRead } from './kept-reads.ts'
import { afterCommit, inTransaction } from './transaction.ts'

async function openSamples(open: () => Promise<TestDatabase>) {
  const app = await open()
  await createSamples(app)
  return app
}

describeOnBoth('a transaction', (open) => {
  test('keeps all of its writes', async () => {
    const app = await openSamples(open)
    const result = await inTransaction(app, async (app) => {
      await app.db.insertInto('samples').values(sample('a')).execute()
      await app.db.insertInto('samples').values(sample('b')).execute()
      return await sampleIds(app.reads)
    })
    expect(result).toEqual(['a', 'b'])
    expect(await sampleIds(app.db)).toEqual(['a', 'b'])
  })

  test('keeps none of its writes after an error', async () => {
    const app = await openSamples(open)
    const work = inTransaction(app, async (app) => {
      await app.db.insertInto('samples').values(sample('a')).execute()
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await sampleIds(app.db)).toEqual([])
  })

  test('is joined by one that is opened inside it', async () => {
    const app = await openSamples(open)
    const work = inTransaction(app, async (app) => {
      await inTransaction(app, (app) => app.db.insertInto('samples').values(sample('a')).execute())
      throw new Error('the outer one fails')
    })
    await expect(work).rejects.toThrow()
    expect(await sampleIds(app.db)).toEqual([])
  })

  test('refuses the outer app inside it, also for reads', async () => {
    const app = await openSamples(open)
    for (const outer of [app.db, app.reads]) {
      const work = inTransaction(app, async () => await sampleIds(outer))
      await expect(work).rejects.toThrow('Inside a transaction use the App it was given')
    }
    expect(await sampleIds(app.db)).toEqual([])
  })

  test('refuses the outer app also for what is kept', async () => {
    const app = await openSamples(open)
    const read = () => keptRead(app, 'samples', sampleIds)
    await read()
    await expect(inTransaction(app, read)).rejects.toThrow('Inside a transaction use the App')
  })

  test('leaves the outer app alone for others, and for what it started once it is over', async () => {
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

  test('another database may be used inside it', async () => {
    const app = await openSamples(open)
    const other = await openSamples(open)
    const ids = await inTransaction(app, () => sampleIds(other.db))
    expect(ids).toEqual([])
  })

  test('runs what was asked for after its commit, and nothing after an error', async () => {
    const app = await openSamples(open)
    const seen: string[] = []
    await inTransaction(app, async (app) => {
      afterCommit(app, () => seen.push('committed'))
      await app.db.insertInto('samples').values(sample('a')).execute()
      seen.push('written')
    })
    expect(seen).toEqual(['written', 'committed'])
    const failing = inTransaction(app, async (app) => {
      afterCommit(app, () => seen.push('never'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(seen).toEqual(['written', 'committed'])
    afterCommit(app, () => seen.push('at once'))
    expect(seen).toEqual(['written', 'committed', 'at once'])
  })

  test('many at once all count', async () => {
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
  test('is resolved by running one of the two again', async () => {
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
})
