import { showBody } from '#app/blog/content/body.server.ts'
import type { Body } from '#app/blog/content/body.ts'
import type { App } from '#platform/app.ts'
import type { BuiltInSlug } from './page-document.ts'
import { findPage } from './pages.db.server.ts'

/** What the public page shows of a document. */
export type ShownPage = {
  slug: string
  title: string
  description: string
  updatedAt: string
  blocks: Body['blocks']
}

/** The published page at an address; null if there is none or it shows the built-in text. */
export async function findShownPage(app: App, slug: string): Promise<ShownPage | null> {
  const row = await findPage(app.db, 'slug', slug)
  if (!row?.published || row.built_in) return null
  const { title, description, updated_at: updatedAt } = row
  const { blocks } = await showBody(app, row.content)
  return { slug, title, description, updatedAt, blocks }
}

/** What somebody wrote in place of a built-in text; null while that is shown. */
export const findChangedPage = (app: App, slug: BuiltInSlug) => findShownPage(app, slug)
