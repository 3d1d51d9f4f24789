import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { emptyPlace } from '#tests/support/servers/databases.ts'
import { faultyPostgres } from '#tests/support/servers/faulty-postgres.ts'
import { isUnreachable } from '../faults.ts'
import { openDatabase } from '../open-database.ts'
import { poolSize } from './postgres-dialect.ts'

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

async function openBehindFaultyLine() {
  const place = await emptyPlace('postgres')
  const { state, databaseUrl } = await faultyPostgres(place.databaseUrl ?? '')
  const database = await openDatabase({ ...place, databaseUrl })
  onTestFinished(() => database.close())
  return { state, ...database }
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
