import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createSamples, sample, sampleIds } from '#tests/support/builders/sample-table.ts'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import { dialectOf } from './dialect-of.ts'

describeOnAll('an open database', (open, kind) => {
  test('returns booleans, documents, times and numbers as they were stored', async () => {
    const database = await open()
    await createSamples(database)
    const row = sample('a', {
      flag: true,
      document: { list: [1, 'two', null], text: "it's" },
      at: '2026-01-02T03:04:05.006Z',
      amount: 0.1,
    })
    const empty = sample('b', { flag: false, document: [], at: '2026-01-01T00:00:00.000Z' })
    const { db, reads } = database
    const stored = await db.insertInto('samples').values([row, empty]).returningAll().execute()
    expect(stored).toEqual([row, empty])
    for (const reader of [db, reads]) {
      const rows = await reader.selectFrom('samples').selectAll().orderBy('id').execute()
      expect(rows).toEqual([row, empty])
    }
  })

  test('distinguishes null from false and from an empty document', async () => {
    const database = await open()
    await createSamples(database)
    await database.db.insertInto('samples').values(sample('a')).execute()
    const rows = await database.db.selectFrom('samples').selectAll().execute()
    expect(rows).toEqual([sample('a')])
  })

  test('returns counts and sums as numbers', async () => {
    const database = await open()
    await createSamples(database)
    const rows = [sample('a', { amount: 1.5 }), sample('b', { amount: 2 })]
    await database.db.insertInto('samples').values(rows).execute()
    const totals = await database.reads
      .selectFrom('samples')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('amount').as('sum')])
      .execute()
    expect(totals).toEqual([{ count: 2, sum: 3.5 }])
  })

  test('finds rows by a boolean and by a time', async () => {
    const database = await open()
    await createSamples(database)
    const at = '2026-01-02T03:04:05.006Z'
    const rows = [sample('a', { flag: true, at }), sample('b', { flag: false })]
    await database.db.insertInto('samples').values(rows).execute()
    const query = database.db.selectFrom('samples').select('id')
    expect(await query.where('flag', '=', true).execute()).toEqual([{ id: 'a' }])
    expect(await query.where('at', '=', at).execute()).toEqual([{ id: 'a' }])
  })

  test('refuses undefined and numbers that are not finite', async () => {
    const database = await open()
    await createSamples(database)
    const missing: { id?: string } = {}
    const byUndefined = sql`select * from samples where id = ${missing.id}`
    await expect(byUndefined.execute(database.db)).rejects.toThrow('A query parameter is undefined')
    const rows = [sample('a', { amount: Number.NaN })]
    await expect(database.db.insertInto('samples').values(rows).execute()).rejects.toThrow('NaN')
  })

  test('removes characters from text and documents that one of the databases refuses', async () => {
    const database = await open()
    await createSamples(database)
    const rows = [sample('a\0b\ud800', { document: ['c\0', { d: 'e\udc00' }] })]
    const stored = await database.db.insertInto('samples').values(rows).returningAll().execute()
    expect(stored).toEqual([sample('ab\ufffd', { document: ['c', { d: 'e\ufffd' }] })])
  })

  test('sorts text by code point, capitals first', async () => {
    const { db } = await open()
    const names = ['b', 'a', 'B', 'é', 'z', '_', 'aa']
    const at = '2026-01-01T00:00:00.000Z'
    for (const name of names) {
      await sql`insert into categories (id, name, name_key, created_at)
        values (${name}, ${name}, ${name}, ${at})`.execute(db)
    }
    const { rows } = await sql<{ id: string }>`select id from categories order by id`.execute(db)
    expect(rows.map(({ id }) => id)).toEqual(['B', '_', 'a', 'aa', 'b', 'z', 'é'])
  })

  test('knows which database it is, also inside a transaction', async () => {
    const { db, reads } = await open()
    expect(dialectOf(db)).toBe(kind)
    expect(dialectOf(reads)).toBe(kind)
    const inside = await db.transaction().execute(async (transaction) => dialectOf(transaction))
    expect(inside).toBe(kind)
  })

  test('answers a ping until it is closed', async () => {
    const { ping, close } = await open()
    await ping()
    await close()
    await expect(ping()).rejects.toThrow()
  })

  test('shows a write to the next read', async () => {
    const database = await open()
    await createSamples(database)
    const { db, reads } = database
    await db.insertInto('samples').values(sample('a')).execute()
    expect(await sampleIds(db)).toEqual(['a'])
    expect(await sampleIds(reads)).toEqual(['a'])
  })
})
