import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changeContent } from '#tests/support/builders/change-content.ts'
import {
  describeOnBoth,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/servers/databases.ts'
import { openDatabase } from '../open-database.ts'
import { inTransaction } from '../transaction.ts'

function watch(database: TestDatabase) {
  const started = database.watchContent()
  onTestFinished(() => started.close())
  return started
}

/** Opens the same database like another process. */
async function openAgain({ place }: TestDatabase) {
  const other = await openDatabase(place)
  onTestFinished(() => other.close())
  return other
}

/** A watch that already knows the version. */
async function watchAwake(database: TestDatabase) {
  const started = watch(database)
  await expect.poll(() => started.ask()).toBe(1)
  return started
}

describeOnBoth('the watch over the content version', (open, kind) => {
  test('knows a version raised by its own process as soon as it is committed', async () => {
    const database = await open()
    const content = await watchAwake(database)
    await inTransaction(database, async (app) => {
      await changeContent(app.db)
      expect(content.known()).toBe(1)
    })
    expect(content.known()).toBe(2)
    await inTransaction(database, (app) => changeContent(app.db))
    expect(content.known()).toBe(3)
  })

  test('is notified of versions raised by another process', async () => {
    const database = await open()
    const content = await watchAwake(database)
    const other = await openAgain(database)
    await inTransaction(other, async (app) => {
      await changeContent(app.db)
      expect(content.known()).toBe(1)
    })
    // Requests caused by another process's answer arrive in a later turn of the event loop.
    await turn()
    if (kind === 'sqlite') expect(content.known()).toBe(2)
    else await expect.poll(() => content.known(), { timeout: 10_000, interval: 10 }).toBe(2)
  })

  test('ignores rolled back writes and writes that nobody sees', async () => {
    const database = await open()
    const content = await watchAwake(database)
    const failing = inTransaction(database, async (app) => {
      await changeContent(app.db)
      throw new Error('not kept')
    })
    await expect(failing).rejects.toThrow('not kept')
    await sql`insert into rate_limits (key, points) values ('x', 1)`.execute(database.db)
    expect(await content.ask()).toBe(1)
  })
})

describe('the watch over the content version on PostgreSQL', () => {
  const endListeners = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like '%listener' and datname = current_database()`

  test('knows no version while its listener is down, and reconnects', async () => {
    const database = await openTestDatabase('postgres')
    const content = await watchAwake(database)
    await endListeners.execute(database.db)
    await expect.poll(() => content.known(), { interval: 5 }).toBeUndefined()
    await changeContent(database.db)
    expect(content.known()).toBeUndefined()
    await expect.poll(() => content.known()).toBe(2)
    await changeContent((await openAgain(database)).db)
    await expect.poll(() => content.known(), { timeout: 10_000, interval: 10 }).toBe(3)
  })

  test('does not trust a connection that was lost without an error', async () => {
    const { place } = await openTestDatabase('postgres')
    const line = await openLine(place.databaseUrl ?? '')
    const database = await openDatabase({ ...place, databaseUrl: line.url })
    onTestFinished(() => database.close())
    const content = database.watchContent()
    onTestFinished(() => content.close())
    await expect.poll(() => content.known()).toBe(1)
    line.fallSilent()
    await expect.poll(() => content.known()).toBeUndefined()
  })
})

/** A TCP proxy to PostgreSQL that can stop forwarding without closing its connections. */
async function openLine(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.on('error', () => undefined).pipe(far)
    far.on('error', () => undefined).pipe(near)
    sockets.push(near, far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The line has no port')
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(address.port) }).href,
    fallSilent() {
      for (const socket of sockets) socket.unpipe().pause()
    },
  }
}
