import { tellWebhooks } from '#app/webhooks/tell-webhooks.server.ts'
import { offsetOf, type Paging } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { notFound } from '#platform/errors.ts'
import { isId } from '#platform/text/slug.ts'
import type { Deletable, Publication } from './publication.ts'
import * as store from './rows.db.server.ts'
import { lockForChange } from './save.server.ts'
import { forgetSlugsOf } from './slug-history.db.server.ts'
import { claimSlug, freeAddress } from './slugs.server.ts'
import { freeTitle, titleColumns } from './titles.server.ts'

/** How long (ms) deleted rows can be restored. */
const trashTime = 30 * 24 * 3_600_000

/** Rows that one transaction removes for good; few, so that other writers do not wait long. */
const purgedAtOnce = 100

/** Rows deleted at or before this time can no longer be restored. */
const trashEnd = ({ clock }: App) => new Date(clock.now().getTime() - trashTime).toISOString()

/** Moves a row to the trash: nobody sees it any more, and its title and slug are free. Throws 404. */
export async function putIntoTrash(app: App, publication: Publication, id: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const row = await lockForChange(app, publication, id)
    await store.changeRow(app.db, publication, id, {
      deleted_at: timestamp(app.clock),
      updated_at: timestampAfter(app.clock, row.updated_at),
    })
    await tellWebhooks(app, publication.noun, row, null)
  })
}

/** Locks a row that can be restored until the transaction ends; undefined if the trash does not have it. */
export async function lockTrashed(app: App, publication: Deletable, id: string) {
  const place = { id, since: trashEnd(app) }
  return isId(id) ? await store.lockDeletedRow(app.db, publication, place) : undefined
}

/**
 * Restores a row, with a number in its title or slug when that is taken; call it in `savingTitle` with
 * nothing chosen. Returns the title that it had, or undefined when the trash has no such row.
 */
export async function takeOutOfTrash(
  app: App,
  publication: Publication,
  id: string,
): Promise<string | undefined> {
  const row = await lockTrashed(app, publication, id)
  if (!row) return undefined
  const title = await freeTitle(app, publication, row.title)
  const slug = await freeAddress(app, publication, row.slug, id)
  await store.changeRow(app.db, publication, id, {
    ...{ title, ...titleColumns(title), slug },
    deleted_at: null,
    updated_at: timestampAfter(app.clock, row.updated_at),
  })
  await claimSlug(app, publication, { id, slug })
  await tellWebhooks(app, publication.noun, null, { ...row, title, slug })
  return row.title
}

/** A page of what can still be restored, the latest first. */
export async function listTrash(app: App, publication: Deletable, paging: Paging) {
  const place = { since: trashEnd(app), limit: paging.limit, offset: offsetOf(paging) }
  const { rows, total } = await store.pageOfDeleted(app.reads, publication, place)
  const items = rows.map(({ id, title, deleted_at }) => {
    const deletedAt = deleted_at ?? ''
    const endsAt = new Date(Date.parse(deletedAt) + trashTime).toISOString()
    return { _id: id, title, deletedAt, endsAt }
  })
  return { items, total }
}

/** Removes one row in the trash for good; calls `letGo` for it first. Throws 404 when the trash has no such row. */
export async function removeForGood(
  app: App,
  publication: Deletable,
  id: string,
  letGo: LetGo,
): Promise<void> {
  await inTransaction(app, async (app) => {
    const row = await lockTrashed(app, publication, id)
    if (!row) throw notFound(publication.notFound)
    await remove(app, publication, [id], letGo)
  })
}

/** Lets go what a row shows, before the row is removed. */
type LetGo = (app: App, id: string) => Promise<void>

async function remove(app: App, publication: Deletable, ids: string[], letGo: LetGo) {
  for (const id of ids) await letGo(app, id)
  await forgetSlugsOf(app.db, publication.noun, ids)
  await store.removeRows(app.db, publication, ids)
}

/**
 * Removes rows for good that have been in the trash for 30 days, in batches; calls `letGo` for each row
 * first. Returns the number of rows.
 */
export async function purgeTrash(app: App, publication: Deletable, letGo: LetGo): Promise<number> {
  const place = { until: trashEnd(app), limit: purgedAtOnce }
  let purged = 0
  for (;;) {
    const count = await inTransaction(app, async (app) => {
      const ids = await store.lockLongDeleted(app.db, publication, place)
      if (ids.length === 0) return 0
      await remove(app, publication, ids, letGo)
      return ids.length
    })
    purged += count
    if (count < purgedAtOnce) return purged
  }
}
