import { type Kysely, sql } from 'kysely'
import { conflict, Failure, type Issue, invalid } from '../errors.ts'
import { freeSlug, slugOf } from '../text/slug.ts'
import { isUniqueViolation } from './faults.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** A table whose titles and slugs are unique among its rows that are not in the trash. */
export type Titled = {
  table: 'meals' | 'posts'
  kind: 'meal' | 'post'
  /** The slug of a title or of a slug that was sent; empty without letters and digits. */
  addressOf: (title: string) => string
  /** What the 409 of a taken title or slug says. */
  taken: string
}

/** What titles are compared by. */
export type TitleColumns = {
  /** The title's slug form; null for a title without letters and digits, which is like no other. */
  title_slug: string | null
  /** 0; another number for a title that was there twice before titles had to be unique. */
  title_twin: number
}

type Db = Kysely<Tables>

/** The columns of a title that was just given. */
export const titleColumns = (title: string): TitleColumns => ({
  title_slug: slugOf(title) || null,
  title_twin: 0,
})

/** True when both titles have the same slug form. */
export const isSameTitle = (one: string, other: string) => slugOf(one) === slugOf(other)

/** True when a row outside the trash, other than `exceptId`, has a title of the same slug form. */
export async function isTitleTaken(
  db: Db,
  { table }: Titled,
  title: string,
  exceptId = '',
): Promise<boolean> {
  const form = slugOf(title)
  if (form === '') return false
  const { rows } = await sql`select id from ${sql.table(table)}
    where title_slug = ${form} and deleted_at is null and id <> ${exceptId} limit 1`.execute(db)
  return rows.length > 0
}

/** The title itself, or the first with a number behind it, `Soup (2)`, that is free. */
export async function freeTitle(
  db: Db,
  titled: Titled,
  { title, exceptId, maxLength }: { title: string; exceptId?: string; maxLength: number },
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`
    const candidate = `${startOf(title, maxLength - suffix.length).trim()}${suffix}`
    if (!(await isTitleTaken(db, titled, candidate, exceptId))) return candidate
  }
}

/** At most so many UTF-16 units, which is what schemas count, and no half of a surrogate pair at the end. */
const startOf = (text: string, length: number) =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/**
 * The title under which something imported is stored: as sent where the row that it updates (`had`) has the
 * same title already, at most written differently; else as sent or, where another row has it, with a number.
 */
export async function importedTitle(
  db: Db,
  titled: Titled,
  { title, had, maxLength }: { title: string; had: Had | null; maxLength: number },
): Promise<string> {
  if (had && isSameTitle(had.title, title)) return title
  return await freeTitle(db, titled, { title, exceptId: had?._id, maxLength })
}

/**
 * The slug itself, or the first with a number behind it that leads nowhere else: no other row has it, and
 * none that is not in the trash had it before.
 */
export async function freeAddress(db: Db, titled: Titled, slug: string, exceptId = '') {
  return await freeSlug(slug, (slug) => leadsElsewhere(db, titled, slug, exceptId))
}

async function leadsElsewhere(db: Db, { table, kind }: Titled, slug: string, exceptId: string) {
  const { rows } = await sql`
    select id from ${sql.table(table)}
      where slug = ${slug} and deleted_at is null and id <> ${exceptId}
    union all
    select owner_id from slug_history join ${sql.table(table)} as owner on owner.id = owner_id
      where kind = ${kind} and slug_history.slug = ${slug}
      and owner.deleted_at is null and owner_id <> ${exceptId}
    limit 1`.execute(db)
  return rows.length > 0
}

/** What a write sends of title and slug, and what the row has that is changed. */
type Sent = { title?: string; slug?: string }
type Had = { _id: string; title: string; slug: string }

/** What is taken of what a write sends: a new title, or a slug that somebody chose. */
export async function clashOf(
  db: Db,
  titled: Titled,
  sent: Sent,
  had?: Had,
): Promise<Issue | undefined> {
  const title = sent.title ?? had?.title ?? ''
  const isNew = !had || !isSameTitle(title, had.title)
  if (isNew && (await isTitleTaken(db, titled, title, had?._id))) {
    return { msg: titled.taken, path: 'title' }
  }
  const slug = titled.addressOf(sent.slug ?? '')
  if (slug === '' || slug === had?.slug || !isChosenSlug(titled, title, sent.slug)) return undefined
  const taken = await isSlugTaken(db, titled, slug, had?._id)
  return taken ? { msg: titled.taken, path: 'slug' } : undefined
}

/** Throws 400 with every problem where anything is wrong, else 409 where only a title or slug is taken. */
export function refuse(problems: Issue[], clash: Issue | undefined): void {
  if (problems.length > 0) throw invalid(clash ? [...problems, clash] : problems)
  if (clash) throw new Failure(409, clash.msg, { issues: [clash] })
}

async function isSlugTaken(db: Db, { table }: Titled, slug: string, exceptId = '') {
  const { rows } = await sql`select id from ${sql.table(table)}
    where slug = ${slug} and deleted_at is null and id <> ${exceptId} limit 1`.execute(db)
  return rows.length > 0
}

/** True for a slug that somebody chose: one that only says the title again was not. */
export const isChosenSlug = ({ addressOf }: Titled, title: string, sent: string | undefined) =>
  Boolean(sent) && addressOf(sent ?? '') !== addressOf(title)

type Bound = { db: Db; reads: Db }

/** What somebody chose, and is refused when it is taken; the rest is derived, and is then derived anew. */
type Chosen = { title: boolean; slug: boolean }

/** How often other saves may be faster before the next loss is an error. */
const attempts = 5

/**
 * Runs the work in a transaction. Where another save took a title or slug between the look and the write,
 * the unique indexes say so: where it was chosen that is a 409, else the work runs again.
 */
export async function savingTitle<A extends Bound, T>(
  app: A,
  { table, taken }: Titled,
  chosen: Chosen,
  work: (app: A) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(app, work)
    } catch (error) {
      const lost = lostField(error, table)
      if (!lost) throw error
      const isLast = attempt === attempts || app.db.isTransaction
      if (chosen[lost] || isLast) throw conflict(taken, lost)
    }
  }
}

function lostField(error: unknown, table: Titled['table']): 'title' | 'slug' | undefined {
  if (isUniqueViolation(error, `${table}_title_slug_title_twin`)) return 'title'
  return isUniqueViolation(error, `${table}_slug`) ? 'slug' : undefined
}
