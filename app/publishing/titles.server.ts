import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { Failure, type Issue, invalid } from '#platform/errors.ts'
import { slugOf } from '#platform/text/slug.ts'
import { addressOf, maxTitleLength, type Publication, type TitleColumns } from './publication.ts'
import { otherRow } from './rows.db.server.ts'
import { isChosenSlug } from './slugs.server.ts'

/** The columns of a new title. */
export const titleColumns = (title: string): TitleColumns => ({
  title_slug: slugOf(title) || null,
  title_twin: 0,
})

/** The columns of a changed title; a row that shares its title with another and keeps it stays as it is. */
export const changedTitleColumns = (before: string, title: string): Partial<TitleColumns> =>
  isSameTitle(title, before) ? {} : titleColumns(title)

/** True when both titles have the same slug form. */
const isSameTitle = (one: string, other: string) => slugOf(one) === slugOf(other)

/** Returns whether a title of this slug form is taken; `excludeId` is the row that is being edited. */
export async function titleExists(
  app: App,
  _staff: Staff,
  publication: Publication,
  { slug, excludeId }: { slug: string; excludeId?: string },
): Promise<{ exists: boolean }> {
  return { exists: await isTitleTaken(app, publication, slug, excludeId) }
}

async function isTitleTaken(
  { db }: App,
  publication: Publication,
  title: string,
  exceptId?: string,
): Promise<boolean> {
  const form = slugOf(title)
  if (form === '') return false
  return Boolean(await otherRow(db, publication, ['title_slug', form], exceptId))
}

/** The title, or the first free one with a number, such as `Soup (2)`. */
export async function freeTitle(
  app: App,
  publication: Publication,
  title: string,
  exceptId?: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`
    const candidate = `${startOf(title, maxTitleLength - suffix.length).trim()}${suffix}`
    if (!(await isTitleTaken(app, publication, candidate, exceptId))) return candidate
  }
}

/** Cuts a text to UTF-16 units, as schemas count them, without splitting a surrogate pair. */
const startOf = (text: string, length: number) =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/**
 * The title of an imported row: as sent when the row that it updates (`had`) has the same title apart from
 * spelling; otherwise as sent, with a number when another row has it.
 */
export async function importedTitle(
  app: App,
  publication: Publication,
  title: string,
  had: Had | null,
): Promise<string> {
  if (had && isSameTitle(had.title, title)) return title
  return await freeTitle(app, publication, title, had?._id)
}

/** The title and slug of a write, and those that the changed row has. */
type Sent = { title?: string; slug?: string }
type Had = { _id: string; title: string; slug: string }

/** The part of a write that is taken: a new title or a chosen slug. */
export async function clashOf(
  app: App,
  publication: Publication,
  sent: Sent,
  had?: Had,
): Promise<Issue | undefined> {
  const msg = publication.titleTaken
  const title = sent.title ?? had?.title ?? ''
  const isNew = !had || !isSameTitle(title, had.title)
  if (isNew && (await isTitleTaken(app, publication, title, had?._id))) {
    return { msg, path: 'title' }
  }
  const slug = addressOf(publication, sent.slug ?? '')
  if (slug === '' || slug === had?.slug) return undefined
  if (!isChosenSlug(publication, title, sent.slug)) return undefined
  const other = await otherRow(app.db, publication, ['slug', slug], had?._id)
  return other && { msg, path: 'slug' }
}

/** Throws 400 with every problem if there is any, or 409 if only a title or slug is taken. */
export async function refuseWrong(
  app: App,
  publication: Publication,
  { problems, sent, had }: { problems: Issue[]; sent: Sent; had?: Had },
): Promise<void> {
  const clash = await clashOf(app, publication, sent, had)
  if (problems.length > 0) throw invalid(clash ? [...problems, clash] : problems)
  if (clash) throw new Failure(409, clash.msg, { issues: [clash] })
}
