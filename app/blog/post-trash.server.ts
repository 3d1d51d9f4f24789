import { type Caller, requireRole } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { forgetSlug, forgetSlugsOf } from '#platform/database/slug-history.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { purgeInParts, trashEnd } from '#platform/database/trash.ts'
import {
  freeAddress,
  freeTitle,
  savingTitle,
  titleColumns,
} from '#platform/database/unique-titles.ts'
import { noteChange } from '#platform/database/versions/content-version.ts'
import { conflict } from '#platform/errors.ts'
import { isId } from '#platform/text/slug.ts'
import { settleCategory } from './categories/post-categories.server.ts'
import type { Post } from './post.ts'
import { searchColumns } from './post-columns.server.ts'
import { notePostImages } from './post-images.server.ts'
import { maxTitleLength } from './post-input.ts'
import { postTitles } from './post-titles.server.ts'
import * as store from './posts.db.server.ts'
import { getPost, postNotFound } from './posts.server.ts'

/** Puts a post into the trash: it is gone for everybody at once, and its slug is free. Throws 404. */
export async function deletePost(app: App, user: Caller | null, id: string): Promise<void> {
  requireRole('staff', user)
  await inTransaction(app, async (app) => {
    const row = isId(id) ? await store.lockPost(app.db, id) : undefined
    if (!row) throw postNotFound()
    const updated_at = timestampAfter(app.clock, row.updated_at)
    const basis = { id, updatedAt: row.updated_at }
    await store.changePost(app.db, basis, { deleted_at: timestamp(app.clock), updated_at })
    await noteChange(app.db, { seenByVisitors: row.published })
  })
}

/**
 * Takes a post out of the trash, with a number behind its title or slug when that is taken. One that is not
 * deleted stays as it is. Throws 404 when there is none, or it was deleted over 30 days ago.
 */
export async function restorePost(app: App, user: Caller | null, id: string): Promise<Post> {
  requireRole('staff', user)
  const restore = async (app: App) => {
    // Before the post, as whoever moves the posts of a category does.
    const seen = isId(id) ? await store.findCategoryOf(app.db, id) : undefined
    const category = await settleCategory(app, seen?.category ?? '')
    const row = seen && (await store.lockDeletedPost(app.db, id, trashEnd(app)))
    if (!row) return await getPost(app, user, id)
    if (row.category !== seen.category) throw conflict('Please try again')
    const title = await restoredTitle(app, row)
    const slug = await freeAddress(app.db, postTitles, row.slug, id)
    const updated_at = timestampAfter(app.clock, row.updated_at)
    const basis = { id, updatedAt: row.updated_at }
    const restored = { ...title, deleted_at: null, slug, category, updated_at }
    await store.changePost(app.db, basis, restored)
    await forgetSlug(app.db, { kind: 'post', slug })
    await noteChange(app.db, { seenByVisitors: row.published })
    return await getPost(app, user, id)
  }
  return await savingTitle(app, postTitles, { title: false, slug: false }, restore)
}

/** Its own title, or with a number behind it where another post has that one now. */
async function restoredTitle(app: App, { title: had, description, tags }: store.ShownPostRow) {
  const title = await freeTitle(app.db, postTitles, { title: had, maxLength: maxTitleLength })
  return { title, ...titleColumns(title), ...searchColumns({ title, description, tags }) }
}

/** Removes for good what has been in the trash for 30 days. Returns how many posts that were. */
export async function purgeDeletedPosts(app: App): Promise<number> {
  return await purgeInParts((limit) =>
    inTransaction(app, async (app) => {
      const ids = await store.lockLongDeletedPosts(app.db, trashEnd(app), limit)
      if (ids.length === 0) return 0
      for (const id of ids) await notePostImages(app, id, [])
      await forgetSlugsOf(app.db, 'post', ids)
      await store.removePosts(app.db, ids)
      return ids.length
    }),
  )
}
