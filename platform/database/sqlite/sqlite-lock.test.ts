import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSamples, sample, sampleIds } from '#tests/support/builders/sample-table.ts'
import { openTestDatabase } from '#tests/support/servers/databases.ts'
import { isBusy } from '../faults.ts'
import { createLock } from '../lock.ts'
import type { Tables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'
import { openSqlite } from './sqlite-connection.ts'
import { SharedSqliteAdapter, sqliteDialect } from './sqlite-dialect.ts'

/** A database with samples, and a second connection that simulates another process. */
async function openBeside() {
  const app = await openTestDatabase('sqlite')
  await createSamples(app)
  const other = new Sqlite(app.place.file)
  onTestFinished(() => void other.close())
  return { app, other }
}

describe('a lock that another process holds', () => {
  test('is waited for without blocking the event loop', async () => {
    const { app, other } = await openBeside()
    other.exec('begin immediate')
    let ticks = 0
    const clock = setInterval(() => ticks++, 10)
    const single = app.db.insertInto('samples').values(sample('a')).execute()
    const transaction = inTransaction(app, (app) =>
      app.db.insertInto('samples').values(sample('b')).execute(),
    )
    expect(await sampleIds(app.db)).toEqual([])
    await pause(300)
    other.exec('commit')
    await Promise.all([single, transaction])
    clearInterval(clock)
    expect(await sampleIds(app.db)).toEqual(['a', 'b'])
    expect(ticks).toBeGreaterThan(0)
  })

  test('causes a busy error if it lasts, and leaves no trace', async () => {
    const { app, other } = await openBeside()
    const file = app.place.file ?? ''
    const connection = (readOnly: boolean) => openSqlite(file, { readOnly, busyTimeout: 5 })
    const dialect = sqliteDialect(
      {
        writer: connection(false),
        reader: connection(true),
        begin: 'immediate',
        writeTimeout: 100,
      },
      new SharedSqliteAdapter(),
    )
    const db = new Kysely<Tables>({ dialect })
    other.exec('begin immediate')
    const write = db.insertInto('samples').values(sample('a')).execute()
    expect(isBusy(await write.catch((error) => error))).toBe(true)
    const transaction = db.transaction().execute((db) => sampleIds(db))
    expect(isBusy(await transaction.catch((error) => error))).toBe(true)
    other.exec('commit')
    await db.insertInto('samples').values(sample('b')).execute()
    expect(await sampleIds(db)).toEqual(['b'])
  })

  test('does not block reads', async () => {
    const { app, other } = await openBeside()
    other.exec("begin exclusive; insert into samples (id) values ('x')")
    expect(await sampleIds(app.db)).toEqual([])
    expect(await sampleIds(app.reads)).toEqual([])
    other.exec('rollback')
  })
})

test('a process that dies during a transaction leaves neither its writes nor its lock', async () => {
  const { app } = await openBeside()
  const script = `
    const Sqlite = require('better-sqlite3')
    const database = new Sqlite(process.argv[1])
    database.exec("begin immediate; insert into samples (id) values ('lost')")
    process.send('written')
    setInterval(() => {}, 1000)`
  const child = fork('-e', [script, app.place.file ?? ''], { execArgv: [] })
  await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await app.db.insertInto('samples').values(sample('a')).execute()
  expect(await sampleIds(app.db)).toEqual(['a'])
})

describe('the lock within a process', () => {
  const soon = () => performance.now() + 1000

  test('is given in the order of requests, to one holder at a time', async () => {
    const lock = createLock()
    const order: string[] = []
    const hold = async (name: string) => {
      const release = await lock.acquire(soon())
      order.push(`${name} in`)
      await pause(5)
      order.push(`${name} out`)
      release()
    }
    await Promise.all([hold('a'), hold('b'), hold('c')])
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
  })

  test('is not lost when a wait times out', async () => {
    const lock = createLock()
    const release = await lock.acquire(soon())
    const error = await lock.acquire(performance.now() + 20).catch((error) => error)
    expect(isBusy(error)).toBe(true)
    release()
    const again = await lock.acquire(soon())
    again()
  })
})

test('dataVersion changes with each commit of any connection', async () => {
  const { app, other } = await openBeside()
  const first = app.dataVersion()
  expect(app.dataVersion()).toBe(first)
  await app.db.insertInto('samples').values(sample('a')).execute()
  const second = app.dataVersion()
  expect(second).not.toBe(first)
  other.exec("insert into samples (id) values ('b')")
  expect(app.dataVersion()).not.toBe(second)
  await sql`select 1`.execute(app.db)
})
