import { savingTitle } from '#app/publishing/save.server.ts'
import {
  purgeTrash,
  putIntoTrash,
  removeForGood,
  takeOutOfTrash,
} from '#app/publishing/trash.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { conflict } from '#platform/errors.ts'
import { isId } from '#platform/text/slug.ts'
import { resolveCategory } from './categories/post-categories.server.ts'
import { type Post, postPublication } from './post.ts'
import { searchColumns } from './post-columns.server.ts'
import { notePostImages } from './post-images.server.ts'
import * as store from './posts.db.server.ts'
import { getPost } from './posts.server.ts'

/** Moves a post to the trash: nobody sees it any more, and its slug is free. Throws 404. */
export async function deletePost(app: App, _staff: Staff, id: string): Promise<void> {
  await putIntoTrash(app, postPublication, id)
}

/**
 * Restores a post, with a number in its title or slug when that is taken. A post that is not deleted stays
 * as it is. Throws 404 when there is none, or when it was deleted over 30 days ago.
 */
export async function restorePost(app: App, staff: Staff, id: string): Promise<Post> {
  return await savingTitle(app, postPublication, { title: false, slug: false }, async (app) => {
    // The category is locked before the post, in the same order as when the posts of a category are moved.
    const seen = isId(id) ? await store.findCategoryOf(app.db, id) : undefined
    const category = await resolveCategory(app, seen?.category ?? '')
    const hadTitle = seen && (await takeOutOfTrash(app, postPublication, id))
    const post = await getPost(app, staff, id)
    if (!seen || hadTitle === undefined) return post
    if (post.category !== seen.category) throw conflict('Please try again')
    await store.changePost(app.db, id, { category, ...searchColumns(post) })
    return await getPost(app, staff, id)
  })
}

/** Removes a deleted post for good. Throws 404 when the trash does not have it. */
export async function removePostForGood(app: App, _staff: Staff, id: string): Promise<void> {
  await removeForGood(app, postPublication, id, letGo)
}

/** Removes posts for good that have been in the trash for 30 days. Returns how many. */
export async function purgeDeletedPosts(app: App): Promise<number> {
  return await purgeTrash(app, postPublication, letGo)
}

const letGo = (app: App, id: string) => notePostImages(app, id, [])
