import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { buildPost, openBlogApp } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { addViews } from '../posts.db.server.ts'
import { getPost } from '../posts.server.ts'
import { countView, viewsWritten } from './views.server.ts'

const visit = (app: TestApp, id: string) => countView(app, null, { id, userAgent: 'Firefox' })

describeOnBoth('counted views', (open) => {
  it('are waited for while they are being written, as are those counted meanwhile', async () => {
    const app = await openBlogApp(open)
    const { _id } = await buildPost(app)
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const holding = inTransaction(app, async (app) => {
      await addViews(app.db, _id, 0)
      begun.resolve()
      await end.promise
    })
    await begun.promise
    await visit(app, _id)
    // By then the write has started and waits for the transaction.
    await pause(800)
    let isWritten = false
    const written = viewsWritten(app).then(() => {
      isWritten = true
    })
    await pause(100)
    expect(isWritten).toBe(false)
    await visit(app, _id)
    const all = viewsWritten(app)
    end.resolve()
    await Promise.all([holding, written, all])
    expect((await getPost(app, null, _id)).views).toBe(2)
  })
})
