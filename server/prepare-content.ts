import { ensureFirstAdministrator } from '#app/accounts/accounts.server.ts'
import { ensurePostCategories } from '#app/blog/post-categories.server.ts'
import { ensureMealNames } from '#app/meals/categories.server.ts'
import { fillEmptySite } from '#app/meals/sample-content.server.ts'
import type { App } from '#platform/app.ts'

/** Gives a new site what it cannot do without: names, an administrator and, if wanted, samples. */
export async function prepareContent(app: App): Promise<void> {
  await ensureMealNames(app)
  await ensurePostCategories(app)
  const password = await ensureFirstAdministrator(app)
  if (password) {
    // Never through the log: only who starts the site may see it.
    console.log(`First administrator: ${app.config.admin.email}  password: ${password}`)
  }
  const samples = await fillEmptySite(app)
  if (samples > 0) app.log.info({ samples }, 'made the sample meals; their images follow')
}
