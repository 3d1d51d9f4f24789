import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { emptyPlace } from '#tests/support/servers/databases.ts'
import { faultyPostgres } from '#tests/support/servers/faulty-postgres.ts'
import { isUnreachable } from '../faults.ts'
import { openDatabase } from '../open-database.ts'
import { takeTurns } from '../take-turns.ts'
import { poolSize } from './postgres-dialect.ts'

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

async function openBehindFaultyLine() {
  const place = await emptyPlace('postgres')
  const { state, databaseUrl } = await faultyPostgres(place.databaseUrl ?? '')
  const faults: string[] = []
  const onFault = ({ message }: Error) => void faults.push(message)
  const database = await openDatabase({ ...place, databaseUrl, onFault })
  onTestFinished(() => database.close())
  return { state, faults, ...database }
}

it('connections that break before they are ready take no place in the pool', async () => {
  const { state, db, ping } = await openBehindFaultyLine()
  state.line = 'breaks'
  for (let count = 0; count <= poolSize; count++) {
    expect(isUnreachable(await errorOf(ping()))).toBe(true)
  }
  state.line = 'works'
  const { rows } = await sql`select current_setting('lock_timeout') as lock`.execute(db)
  expect(rows).toEqual([{ lock: '5s' }])
})

it('connections to a machine that is gone are closed once a query got no answer', async () => {
  const { state, faults, db, ping } = await openBehindFaultyLine()
  const all = () => Promise.all(Array.from({ length: poolSize }, () => errorOf(ping())))
  expect(await all()).toEqual(Array(poolSize).fill(undefined))
  state.line = 'silent'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const unanswered = all()
  const waiting = errorOf(db.transaction().execute(async () => undefined))
  await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(69_000)
  expect(faults).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect((await unanswered).map(isUnreachable)).toEqual(Array(poolSize).fill(true))
  expect(isUnreachable(await waiting)).toBe(true)
  expect(faults).toEqual(Array(poolSize).fill('PostgreSQL did not answer for too long'))
  state.line = 'works'
  expect(await all()).toEqual(Array(poolSize).fill(undefined))
})

it('a transaction that may take any time is not ended, and those after it are again', async () => {
  const { state, faults, db, ping } = await openBehindFaultyLine()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await db.transaction().execute(async (db) => {
    await takeTurns(db, 'samples')
    const slow = sql`select pg_sleep(0.2)`.execute(db)
    await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(600_000)
    await slow
  })
  expect(faults).toEqual([])
  state.line = 'silent'
  const unanswered = errorOf(ping())
  await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(70_000)
  expect(isUnreachable(await unanswered)).toBe(true)
})
