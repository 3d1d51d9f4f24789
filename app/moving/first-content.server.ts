import { ensureFirstAdministrator } from '#app/accounts/accounts.server.ts'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { ensureMealNames } from '#app/meals/labels/categories.server.ts'
import type { App } from '#platform/app.ts'

/**
 * Gives a database what every site begins with, where it is missing: categories, meal types and an administrator. The
 * address and password of a new administrator are given to `print` and not logged, because only the person who starts
 * the site may see them.
 */
export async function ensureFirstContent(
  app: App,
  print: (line: string) => void | Promise<void>,
): Promise<void> {
  await ensureMealNames(app)
  await ensurePostCategories(app)
  const password = await ensureFirstAdministrator(app)
  if (password) await print(`First administrator: ${app.config.admin.email}  password: ${password}`)
}
