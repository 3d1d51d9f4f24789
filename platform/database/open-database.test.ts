import { expect, test } from 'vitest'
import { describeOnBoth } from '#tests/support/databases.ts'

describeOnBoth('an open database', (open) => {
  test('answers a ping and has a content version', async () => {
    const { db, ping } = await open()
    await ping()
    const rows = await db.selectFrom('content_version').selectAll().execute()
    expect(rows).toEqual([{ id: 1, version: 1 }])
  })
})
