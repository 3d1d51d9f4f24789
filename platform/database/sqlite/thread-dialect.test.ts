import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/servers/databases.ts'
import { isBusy } from '../faults.ts'
import { openDatabase } from '../open-database.ts'

/** A query that takes some hundred milliseconds. */
const longRead = sql<{ n: number }>`
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 400000)
  select max(n) as n from numbers`

test('a long read blocks neither the event loop nor short reads', async () => {
  const { db, reads } = await openTestDatabase('sqlite')
  let finished = false
  const long = longRead.execute(reads).then((result) => {
    finished = true
    return result
  })
  await db.selectFrom('content_version').selectAll().execute()
  expect(finished).toBe(false)
  expect((await long).rows).toEqual([{ n: 400000 }])
})

test('too many long reads are refused as busy, and the others succeed', async () => {
  const { reads } = await openTestDatabase('sqlite')
  const read = () => reads.selectFrom('content_version').selectAll().execute()
  const results = await Promise.allSettled(Array.from({ length: 100 }, read))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(36)
  expect(refused.every(({ reason }) => isBusy(reason))).toBe(true)
  expect(await read()).toHaveLength(1)
})

test('the thread cannot write', async () => {
  const { reads } = await openTestDatabase('sqlite')
  await expect(sql`delete from content_version`.execute(reads)).rejects.toThrow('readonly')
  await expect(reads.transaction().execute(async () => 1)).rejects.toThrow('no transactions')
})

test('an error in the thread keeps its code', async () => {
  const { reads } = await openTestDatabase('sqlite')
  const error = await sql`select * from nowhere`.execute(reads).catch((error) => error)
  expect(error).toMatchObject({ message: 'no such table: nowhere', code: 'SQLITE_ERROR' })
})

test('a thread that cannot start fails only its reads', async () => {
  const { place } = await openTestDatabase('sqlite')
  const database = await openDatabase({ ...place, root: '/nowhere' })
  const read = () => sql`select 1`.execute(database.reads)
  await expect(read()).rejects.toThrow('nowhere')
  await expect(read()).rejects.toThrow('nowhere')
  await database.ping()
  await database.close()
})

test('closing during a read ends that read with an error', async () => {
  const { reads, close } = await openTestDatabase('sqlite')
  const long = longRead.execute(reads).catch((error) => error)
  await sql`select 1`.execute(reads)
  const second = longRead.execute(reads).catch((error) => error)
  await close()
  expect(await long).toBeDefined()
  expect(await second).toBeInstanceOf(Error)
})
