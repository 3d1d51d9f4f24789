import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { changeContent } from '#tests/support/builders/change-content.ts'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import { openDatabase } from '../open-database.ts'
import { inTransaction } from '../transaction.ts'
import { cachedTotal } from './cached-totals.ts'
import { bumpContentVersion, contentVersion, staffVersion } from './content-version.ts'

describeOnAll('the content version', (open, kind) => {
  test('grows with each committed write, and only then', async () => {
    const app = await open()
    const first = await contentVersion(app.db)
    await inTransaction(app, (app) => changeContent(app.db))
    const failing = inTransaction(app, async (app) => {
      await changeContent(app.db)
      throw new Error('not kept')
    })
    await expect(failing).rejects.toThrow('not kept')
    expect(await contentVersion(app.reads)).toBe(first + 1)
  })

  test('is known immediately in the process that raised it', async () => {
    const { db } = await open()
    const first = await contentVersion(db)
    await changeContent(db)
    expect(await contentVersion(db)).toBe(first + 1)
    await bumpContentVersion(db)
    expect(await contentVersion(db)).toBe(first + 2)
  })

  test('is known to the next request in any process', async () => {
    const { db, place } = await open()
    const other = await openDatabase(place)
    onTestFinished(() => other.close())
    const first = await contentVersion(db)
    await changeContent(other.db)
    await nextTurn()
    expect(await contentVersion(db)).toBe(first + 1)
    const forStaff = await staffVersion(db)
    const created_at = '2026-01-01T00:00:00.000Z'
    const ofDraft = { kind: 'meal', slug: 'old', owner_id: 'a draft', created_at }
    await other.db.insertInto('slug_history').values(ofDraft).execute()
    await nextTurn()
    expect(await staffVersion(db)).not.toBe(forStaff)
    expect(await contentVersion(db)).toBe(first + 1)
  })

  test('is raised once by a transaction with many writes, if there are concurrent writers', async () => {
    const app = await open()
    const first = await contentVersion(app.db)
    const writers = Array.from({ length: 20 }, () =>
      inTransaction(app, async ({ db }) => {
        await changeContent(db)
        await changeContent(db)
      }),
    )
    await Promise.all(writers)
    // SQLite has one writer at a time, so its triggers may raise the version once per row.
    expect(await contentVersion(app.db)).toBe(first + (kind === 'postgres' ? 20 : 40))
  })

  test('does not affect a total that is counted in a transaction', async () => {
    const app = await open()
    const count = async (bound: Pick<typeof app, 'db' | 'reads'>) => {
      const rows = () => bound.db.selectFrom('categories').select('id').execute()
      return await cachedTotal(bound, 'visitors', 'categories', async () => (await rows()).length)
    }
    expect(await count(app)).toBe(0)
    await inTransaction(app, async (app) => {
      await changeContent(app.db)
      expect(await count(app)).toBe(1)
      await changeContent(app.db)
      expect(await count(app)).toBe(2)
    })
    expect(await count(app)).toBe(2)
  })
})
