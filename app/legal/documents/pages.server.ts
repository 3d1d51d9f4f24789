import { copyInlineImages, issuesOfMissing } from '#app/blog/content/inline-images.server.ts'
import { imageUrlsIn } from '#app/blog/post-images.server.ts'
import { recordUses } from '#app/images/images.server.ts'
import { ownImagesAt } from '#app/images/images-by-address.server.ts'
import { createOnce } from '#app/publishing/create-once.server.ts'
import { redirectMoved } from '#app/redirects/redirects.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import { type Paging, pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { isUniqueViolation } from '#platform/database/faults.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { isId, slugOf } from '#platform/text/slug.ts'
import {
  deletablePages,
  isBuiltIn,
  isReserved,
  type NewPage,
  type PageChanges,
  type PageDocument,
  type PageSummary,
} from './page-document.ts'
import { pagePath } from './page-path.ts'
import { keepRevision } from './page-revisions.server.ts'
import * as store from './pages.db.server.ts'

export async function listPages(app: App, _admin: Admin, paging: Paging) {
  const { rows, total } = await store.pageOfPages(app.reads, paging)
  return { pages: rows.map(toSummary), ...pageOf(total, paging) }
}

/** A page by its id or slug. Throws 404. */
export async function getPage(app: App, _admin: Admin, text: string): Promise<PageDocument> {
  return toPage(await findPageRow(app, text))
}

/** The page with this slug, if there is one. */
export async function findPageAt(app: App, _admin: Admin, slug: string) {
  const row = await store.findPage(app.db, 'slug', slug)
  return row ? toPage(row) : null
}

/** True if no page can have this slug, because it is reserved or another page has it. */
export async function isTaken(app: App, _admin: Admin, slug: string, exceptId?: string) {
  if (isReserved(slug)) return true
  const other = await store.findPage(app.db, 'slug', slug)
  return other !== undefined && other.id !== exceptId
}

/** What an import knows of a page: its text may name images that can no longer be copied. */
type Origin = { createdAt?: string; keepsImageAddresses?: boolean }

/**
 * Adds a page. Throws 400, and 409 at the slug if its address is reserved or taken. A repeated call with `newId`
 * returns the page that is there.
 */
export async function createPage(
  app: App,
  admin: Admin,
  { newId: chosen, ...input }: NewPage,
  origin: Origin = {},
): Promise<PageDocument> {
  return await createOnce(app, deletablePages, {
    chosen,
    find: (id) => getPage(app, admin, id),
    create: (id) => storePage(app, admin, { ...input, id }, origin),
  })
}

async function storePage(
  app: App,
  admin: Admin,
  { id, ...input }: NewPage & { id: string },
  { createdAt, keepsImageAddresses = false }: Origin,
): Promise<PageDocument> {
  const { title, description = '', published = false, content: sent = '' } = input
  const slug = input.slug ? readSlug(input.slug) : allowedSlug(slugOf(title))
  const content = keepsImageAddresses ? sent : await copyInlineImages(app, admin, sent, [])
  const now = timestamp(app.clock)
  const times = { created_at: createdAt ?? now, updated_at: now }
  const said = { slug, title, description, published, content }
  const row = { id, ...said, built_in: false, ...times, deleted_at: null }
  return await refusingTaken(app, async (app) => {
    await store.insertPage(app.db, row)
    return await finishSave(app, admin, row, keepsImageAddresses ? content : '')
  })
}

/**
 * Changes a page by its id or slug. A change of the text of a built-in page replaces the text that the
 * program brings. Throws 404, 400, and 409 for a taken address or if the page changed meanwhile.
 */
export async function changePage(
  app: App,
  admin: Admin,
  text: string,
  changes: PageChanges,
  { createdAt, keepsImageAddresses = false }: Origin = {},
): Promise<PageDocument> {
  const seen = await findPageRow(app, text)
  refuseStale(seen, changes)
  const slug = changes.slug ? newSlug(seen, changes.slug) : seen.slug
  const content = changes.content ?? seen.content
  const kept = imageUrlsIn(keepsImageAddresses ? content : seen.content)
  const copied = await copyInlineImages(app, admin, content, kept)
  return await refusingTaken(app, async (app) => {
    const before = await lockPageRow(app, seen.id)
    refuseStale(before, changes)
    const row = {
      ...before,
      slug,
      title: changes.title ?? before.title,
      description: changes.description ?? before.description,
      content: changes.content === undefined ? before.content : copied,
      published: changes.published ?? before.published,
      built_in: before.built_in && changes.content === undefined,
      created_at: createdAt ?? before.created_at,
      updated_at: timestampAfter(app.clock, before.updated_at),
    }
    await store.changePage(app.db, row.id, row)
    await leaveRedirect(app, admin, before, row)
    const known = keepsImageAddresses ? row.content : before.content
    return await finishSave(app, admin, row, known, changes.autosave)
  })
}

/** The old address of a page leads to its new one; that of a draft is nowhere. */
async function leaveRedirect(app: App, admin: Admin, before: store.PageRow, row: store.PageRow) {
  if (before.slug === row.slug) return
  const [from, to] = [pagePath(before.slug), pagePath(row.slug)]
  await redirectMoved(app, admin, {
    from,
    to,
    wasPublic: before.published,
    isPublic: row.published,
  })
}

/** The published pages with addresses of their own, for the sitemap. */
export async function ownPageAddresses(app: App) {
  const rows = await store.publishedPages(app.reads)
  return rows
    .filter(({ slug }) => !isBuiltIn(slug))
    .map(({ slug, updated_at }) => ({ path: pagePath(slug), updatedAt: updated_at }))
}

/** Records the images and the revision of what was just saved. */
async function finishSave(
  app: App,
  admin: Admin,
  row: store.PageRow,
  before: string,
  autosave = false,
): Promise<PageDocument> {
  const urls = imageUrlsIn(row.content)
  const { missing } = await ownImagesAt(app, urls)
  const issues = issuesOfMissing(urls, missing, imageUrlsIn(before))
  if (issues.length > 0) throw invalid(issues)
  const kept = autosave
    ? await store.revisionsOf(app.db, row.id)
    : await keepRevision(app, admin, row)
  const all = [row, ...kept].flatMap(({ content }) => imageUrlsIn(content))
  const { ids } = await ownImagesAt(app, [...new Set(all)])
  await recordUses(app, { kind: 'page', ownerId: row.id }, ids, 'content')
  return toPage(row)
}

/** The row of a page by its id or slug. Throws 404. */
export async function findPageRow(app: App, text: string): Promise<store.PageRow> {
  const row = await store.findPage(app.db, isId(text) ? 'id' : 'slug', text)
  if (!row) throw notFound('Page not found')
  return row
}

/** Locks the row of a page until the transaction ends. Throws 404. */
export async function lockPageRow(app: App, id: string): Promise<store.PageRow> {
  const row = await store.lockPage(app.db, id)
  if (!row) throw notFound('Page not found')
  return row
}

function refuseStale(row: store.PageRow, { updatedAt }: PageChanges): void {
  if (updatedAt === undefined || updatedAt === row.updated_at) return
  throw conflict('Someone else changed this page. Reload to see the latest version.')
}

function newSlug(page: store.PageRow, text: string): string {
  const slug = slugOf(text.replace(/^\/+/, ''))
  if (slug === page.slug) return slug
  if (isBuiltIn(page.slug)) throw invalid('The address of this page is fixed', 'slug')
  return readSlug(text)
}

/** The slug of a typed address of one part. Throws 400 for more parts, 409 for a reserved one. */
function readSlug(text: string): string {
  const given = text.trim().replace(/^\/+|\/+$/g, '')
  if (/[/\\?#]/.test(given)) {
    throw invalid('The address must have one part, such as /imprint', 'slug')
  }
  return allowedSlug(slugOf(given))
}

/** The slug, if a page can have it. Throws 400 for an empty one, 409 for a reserved one. */
export function allowedSlug(slug: string): string {
  if (!slug) throw invalid('Please enter an address for the page', 'slug')
  if (isReserved(slug)) throw conflict(`The address /${slug} is reserved`, 'slug')
  return slug
}

/** Runs `work` in a transaction. Throws 409 when another page has got the address meanwhile. */
export async function refusingTaken<T>(app: App, work: (app: App) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(app, work)
  } catch (error) {
    const taken = isUniqueViolation(error, 'pages_slug')
    throw taken ? conflict('Another page has this address', 'slug') : error
  }
}

const toSummary = (row: store.SummaryRow): PageSummary => ({
  _id: row.id,
  slug: row.slug,
  path: pagePath(row.slug),
  title: row.title,
  description: row.description,
  published: row.published,
  builtIn: row.built_in,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toPage = (row: store.PageRow): PageDocument => ({ ...toSummary(row), content: row.content })
