import { postPublication } from '#app/blog/post.ts'
import { removePostForGood } from '#app/blog/post-trash.server.ts'
import { deletablePages } from '#app/legal/documents/page-document.ts'
import { removePageForGood } from '#app/legal/documents/page-trash.server.ts'
import { mealPublication } from '#app/meals/meal.ts'
import { removeMealForGood } from '#app/meals/meal-trash.server.ts'
import { listTrash } from '#app/publishing/trash.server.ts'
import { requireAdmin, type Staff } from '#platform/api/caller.ts'
import { type Paging, pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import type { TrashKind } from './trash.ts'

const kinds = {
  meals: { publication: mealPublication, remove: removeMealForGood },
  blogs: { publication: postPublication, remove: removePostForGood },
  pages: { publication: deletablePages, remove: removeAsAdmin },
}

/** Pages are for Admins alone. */
async function removeAsAdmin(app: App, staff: Staff, id: string): Promise<void> {
  await removePageForGood(app, requireAdmin(staff), id)
}

/** A page of what was deleted in the last 30 days, the latest first. Throws 403 for pages if not an Admin asks. */
export async function listDeleted(app: App, staff: Staff, kind: TrashKind, paging: Paging) {
  if (kind === 'pages') requireAdmin(staff)
  const { items, total } = await listTrash(app, kinds[kind].publication, paging)
  return { items, ...pageOf(total, paging) }
}

/** Removes something in the trash for good. Throws 404 for anything else. */
export async function removeDeleted(app: App, staff: Staff, kind: TrashKind, id: string) {
  await kinds[kind].remove(app, staff, id)
}
