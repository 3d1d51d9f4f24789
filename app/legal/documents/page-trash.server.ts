import { recordUses } from '#app/images/images.server.ts'
import { lockTrashed, purgeTrash, removeForGood } from '#app/publishing/trash.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { freeSlug } from '#platform/text/slug.ts'
import { deletablePages, isBuiltIn, type PageDocument } from './page-document.ts'
import { changePage } from './pages.db.server.ts'
import { findPageRow, getPage, isTaken, lockPageRow, refusingTaken } from './pages.server.ts'

/** Moves a page to the trash; one that the program brings shows its built-in text again. Throws 404. */
export async function deletePage(app: App, _admin: Admin, text: string): Promise<string> {
  const { id } = await findPageRow(app, text)
  return await inTransaction(app, async (app) => {
    const page = await lockPageRow(app, id)
    const updated_at = timestampAfter(app.clock, page.updated_at)
    if (isBuiltIn(page.slug)) {
      await changePage(app.db, id, { content: '', built_in: true, published: true, updated_at })
      return 'The built-in text is shown again'
    }
    await changePage(app.db, id, { deleted_at: timestamp(app.clock), updated_at })
    return 'Page deleted'
  })
}

/**
 * Restores a page, with a number in its address when that is taken. A page that is not deleted stays as it is.
 * Throws 404 when there is none, or when it was deleted over 30 days ago.
 */
export async function restorePage(app: App, admin: Admin, id: string): Promise<PageDocument> {
  return await refusingTaken(app, async (app) => {
    const row = await lockTrashed(app, deletablePages, id)
    if (row) {
      const slug = await freeSlug(row.slug, (slug) => isTaken(app, admin, slug))
      const updated_at = timestampAfter(app.clock, row.updated_at)
      await changePage(app.db, id, { slug, deleted_at: null, updated_at })
    }
    return await getPage(app, admin, id)
  })
}

/** Removes a deleted page for good. Throws 404 when the trash does not have it. */
export async function removePageForGood(app: App, _admin: Admin, id: string): Promise<void> {
  await removeForGood(app, deletablePages, id, letGo)
}

/** Removes pages for good that have been in the trash for 30 days. Returns how many. */
export async function purgeDeletedPages(app: App): Promise<number> {
  return await purgeTrash(app, deletablePages, letGo)
}

const letGo = (app: App, id: string) => recordUses(app, { kind: 'page', ownerId: id }, [])
