import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestDatabase } from '#tests/support/servers/databases.ts'
import { takeTurns } from './take-turns.ts'

it('waits long for processes that start together, but not for paid calls', async () => {
  const { db } = await openTestDatabase('postgres')
  const lockTimeout = (what: Parameters<typeof takeTurns>[1]) =>
    db.transaction().execute(async (db) => {
      await takeTurns(db, what)
      const { rows } = await sql<{ set: string }>`
        select current_setting('lock_timeout') as set`.execute(db)
      return rows[0]?.set
    })
  expect(await lockTimeout('migration')).toBe('10min')
  expect(await lockTimeout('samples')).toBe('10min')
  expect(await lockTimeout('paid calls')).toBe('5s')
})
