import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import { openDatabase } from '../open-database.ts'
import { inTransaction } from '../transaction.ts'
import { contentVersion, noteChange, raiseContentVersion, staffVersion } from './content-version.ts'

describeOnAll('the content version', (open) => {
  test('grows with each write that is kept, and only then', async () => {
    const app = await open()
    const first = await contentVersion(app.db)
    await inTransaction(app, (app) => raiseContentVersion(app.db))
    const failing = inTransaction(app, async (app) => {
      await raiseContentVersion(app.db)
      throw new Error('not kept')
    })
    await expect(failing).rejects.toThrow('not kept')
    expect(await contentVersion(app.reads)).toBe(first + 1)
  })

  test('is known at once where it was raised', async () => {
    const { db } = await open()
    const first = await contentVersion(db)
    await raiseContentVersion(db)
    expect(await contentVersion(db)).toBe(first + 1)
  })

  test('is known to the next request, whichever process has raised it', async () => {
    const { db, place } = await open()
    const other = await openDatabase(place)
    onTestFinished(() => other.close())
    const first = await contentVersion(db)
    await raiseContentVersion(other.db)
    await nextTurn()
    expect(await contentVersion(db)).toBe(first + 1)
    const forStaff = await staffVersion(db)
    await noteChange(other.db, { seenByVisitors: false })
    await nextTurn()
    expect(await staffVersion(db)).not.toBe(forStaff)
    expect(await contentVersion(db)).toBe(first + 1)
  })

  test('in a transaction is the one that it has raised itself', async () => {
    const app = await open()
    const first = await contentVersion(app.db)
    await inTransaction(app, async (app) => {
      await raiseContentVersion(app.db)
      expect(await contentVersion(app.db)).toBe(first + 1)
    })
  })
})
