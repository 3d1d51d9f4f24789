import { expect, test } from 'vitest'
import { describeOnBoth } from '#tests/support/databases.ts'
import { contentVersion, raiseContentVersion } from './content-version.ts'
import { inTransaction } from './transaction.ts'

describeOnBoth('the content version', (open) => {
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
})
